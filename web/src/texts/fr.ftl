## Partout
close = Fermer
dismiss = Masquer
try-again = Réessayer
to-lobby = Vers l’accueil
skip-to-content = Aller au contenu
home = Captable, vers l’accueil
main-menu = Menu principal
player-number = Joueur { $number }
not-now = Pas maintenant :
rule-number = Règle { $clause }

footer-note = Les règles des jeux sont dites dans nos propres mots ; leurs noms appartiennent à leurs détenteurs.
footer-licences = Licences de ce dont Captable est fait

page-failed = Cette page n’a pas pu être chargée
page-failed-note = La connexion s’est interrompue, ou Captable vient d’être mis à jour. Recharger suffit le plus souvent.
unreachable = Le serveur est injoignable pour l’instant. Vérifiez votre connexion et réessayez.
unexpected = Un imprévu s’est produit. Rechargez la page ; vos tables sont en sécurité sur le serveur.
missing-title = Il n’y a rien ici
missing-note = L’adresse contient peut-être une coquille, ou la table n’existe plus.

## Réglages
settings = Réglages
language = Langue
language-note = Une table peut se lire en deux langues à la fois ; voici la vôtre.
theme = Thème
theme-note = Clair comme le papier, ou sombre comme le bureau la nuit.
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Mouvement
motion-note = Les cartes et les jetons peuvent voyager jusqu’à leur place, ou simplement y être.
motion-system = Comme le système
motion-full = En mouvement
motion-reduced = Immobile

## Éléments de pages
loading = Un instant…
offline = Pas de connexion. Vos tables sont en sécurité sur le serveur ; Captable continue d’essayer.
try-now = Essayer maintenant
option-default = habituel
option-number = Un nombre de { $low } à { $high }
invite-link = Lien d’invitation
invite-copy = Copier
invite-share = Partager
invite-copied = Le lien est copié. Envoyez-le à vos amis.
invite-copy-by-hand = Le lien est sélectionné : copiez-le par Ctrl+C ou un appui long.
your-name = Votre nom
name-saved = Votre nom est enregistré.
save = Enregistrer
