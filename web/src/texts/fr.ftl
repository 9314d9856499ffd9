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

## Le plateau
board = Plateau
board-players = Autres joueurs
board-common = Au centre
board-yours = Votre côté
board-empty = vide
board-figure = { $name } : { $figure }
board-of = { $value } sur { $most }
board-times = { $count } × { $name }
board-with = avec { $name }
board-can = Possible : { $label }
board-choose = Que voulez-vous faire ?
board-range = De { $low } à { $high }
board-play-number = Jouer { $value }
board-hidden = { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
moves = Coups
moves-none = Vous n’avez rien à faire pour l’instant.

seat-you = vous
seat-here = À la table
seat-away = Absent
seat-bot = Un robot
seat-bot-sits-in = Un robot assure l’intérim
seat-resigned = A abandonné
seat-out = Hors du jeu
seat-to-move = à jouer
seat-team = Équipe { $team }
time-left = Temps restant

## La table
your-turn = À vous de jouer
asides = Journal et discussion
log = Journal
log-empty = Rien ne s’est encore passé.
log-jump = Revoir ce moment
log-jump-to = Revoir ce moment : { $line }
log-sheet = La feuille de score
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-watching = Les joueurs n’ont encore rien dit.
chat-spectator = Un spectateur
chat-write = Écrire à la table
chat-send = Envoyer
chat-typing = { $count ->
    [one] { $names } écrit…
   *[other] { $names } écrivent…
}
table-menu = Plus sur cette table
rules = Règles
undo = Annuler
undo-ask = Demander à annuler
undo-waiting = Vous avez demandé à reprendre votre coup. En attente de { $names }.
undo-others = { $name } souhaite reprendre un coup. En attente de { $names }.
undo-question-title = Reprendre un coup ?
undo-question = { $name } souhaite reprendre un coup. Depuis, quelque chose de caché a été montré ; tout le monde doit donc accepter.
undo-agree = Accepter
undo-refuse = Refuser
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-note = Les autres continuent sans vous, et vous êtes classé après tous ceux qui restent. C’est définitif.
resign-stay = Continuer à jouer
rematch = Revanche
rematch-go = Vers la revanche
replay-watch = Revoir la partie
past-shown = Vous regardez un moment passé.
past-back = Revenir à maintenant
watching = Vous regardez cette table.
bot-in-your-seat = Un robot joue à votre place.
take-seat-back = Reprendre votre place
move-stale = La table avait avancé. Regardez encore avant de choisir.
ending = Le résultat
ending-you-won = Vous avez gagné !
ending-you-share = Vous partagez la victoire !
ending-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
ending-sheet = D’où viennent les points

keys = Clavier
keys-tab = aller de place en place
keys-arrows = aller de carte en carte
keys-enter = jouer la carte, ou voir ce qu’elle permet
keys-numbers = jouer ce coup de la liste
keys-undo = reprendre votre coup
keys-escape = fermer ou lâcher
keys-help = cette aide
keys-shortcuts = Les touches seules (1 – 9, U, ?) agissent

## Le plateau de Startups
startups-table = Qui a combien de parts de quelle société
startups-cell = { $owner }, { $company } : { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}
startups-cell-note = { $shares ->
    [0] { $owner } n’a pas encore de part.
    [one] { $owner } a 1 part.
   *[other] { $owner } a { $shares } parts.
} { $out } sur { $copies } sont dans des portefeuilles.
startups-majority = majorité
startups-majority-note = { $owner } a la majorité : à compter maintenant, tous les autres paieraient.
startups-company-note = { $out } parts sur { $copies } sont dans des portefeuilles.
startups-chip-free = Personne ne détient encore son jeton anti-monopole.
startups-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
startups-your-hand = Votre main
startups-market-empty = Le marché est vide : piocher est gratuit.
startups-round-of = Manche { $round } sur { $rounds }
startups-count-begins = Les mains rejoignent les portefeuilles, et les sociétés sont comptées une à une.
startups-count-skip = Voir le résultat
place-number = { $place }.

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
