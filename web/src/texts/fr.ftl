## Partout
close = Fermer
cancel = Annuler
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
footer-licences = Licences des composants de Captable

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
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
moves = Coups
moves-none = Vous n’avez rien à faire pour l’instant.
moves-which = { $label } ({ $nth } sur { $of })

seat-you = vous
seat-here = À la table
seat-away = Absent
seat-bot = Un robot
seat-bot-sits-in = Un robot assure l’intérim
seat-resigned = A abandonné
seat-out = Hors du jeu
seat-to-move = à jouer
seat-team = Équipe { $team }
place-number = { $place }.
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
chat-mute-menu = Faire taire des joueurs
chat-hide = Masquer ce qu’écrit { $name }
chat-show = Afficher ce qu’écrit { $name }
chat-mute = Retirer la parole à { $name }
chat-unmute = Rendre la parole à { $name }
chat-silenced = L’hôte vous a retiré la parole. Vous pouvez lire, mais pas écrire.
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
bots-waiting = { $count ->
    [one] { $names } attend son tour pour réfléchir : d’autres tables passent avant.
   *[other] { $names } attendent leur tour pour réfléchir : d’autres tables passent avant.
}
bot-in-your-seat = Un robot joue à votre place.
take-seat-back = Reprendre votre place
move-stale = La table avait avancé. Regardez encore avant de choisir.
ending = Le résultat
ending-places = Classement
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
keys-debug = le panneau de débogage
keys-help = cette aide
keys-shortcuts = Les touches seules (1 – 9, U, ?) agissent

## Le panneau de débogage, pour écrire un jeu
debug = Panneau de débogage
debug-secrets = Montre tous les secrets de cette partie. Seule votre propre machine le peut.
debug-copy = Copier l’état
debug-copied = L’état est copié : la fonction load de votre jeu le lit.
debug-state = État
debug-views = Vues
debug-events = Événements
debug-moves = Coups
debug-no-events = Rien n’a été dit à ce pas.
debug-nobody-else = (personne d’autre ne l’apprend)

## La relecture d’une partie finie
review = Relecture
review-begin = Relire la partie
review-offer = Voyez comment les probabilités ont évolué, ce qui a fait tourner la partie et quels coups auraient été meilleurs. Cela prend environ une minute, et tous ceux qui ouvrent cette partie peuvent la lire.
review-working = Relecture de la partie : { $done } positions sur { $all }
review-failed = La partie n’a pas pu être relue
review-graph = Probabilité de gagner de chaque joueur, au fil de la partie
review-position-says = Position { $position } sur { $last } : { $chances }
review-as-table = Le graphique en tableau
review-position = Pas
review-eyes = Quel regard
review-own-eyes = Ce que chacun pouvait savoir
review-own-eyes-note = Chaque ligne est la probabilité d’un joueur telle qu’il pouvait la connaître alors. Tous les conseils viennent de ce regard.
review-open = Cartes sur table
review-open-note = Ce qui était vrai, toutes cartes ouvertes. Personne ne pouvait le savoir : ce n’est pas un conseil.
review-moment = La position montrée
review-step = Pas { $step }
review-end = La fin de la partie
review-player = Joueur
review-chance = Probabilité
review-by-choice = Choix
review-by-luck = Chance
review-then = Ensuite
review-no-choice = Il n’y avait qu’une chose à faire.
review-considered = Coups
review-knowing = Selon ce que savait { $name }
review-best = Le meilleur coup :
review-played = joué
review-yours = le vôtre
review-more-moves = { $count ->
    [one] Un autre coup a été examiné ; il ne vaut pas mieux.
   *[other] { $count } autres coups ont été examinés ; ils ne valent pas mieux.
}
review-on-board = Le montrer sur le plateau
review-try-again = Réessayer d’ici
review-try-again-as = Réessayer d’ici à la place de { $name }
review-worth = À revoir
review-choice = Choix
review-luck = Chance
review-points-more = { $count ->
    [one] Un autre tournant
   *[other] { $count } autres tournants
}
review-choices = { $count ->
    [one] Un choix qui a coûté quelque chose
   *[other] { $count } choix qui ont coûté quelque chose
}
review-players = Les joueurs
review-from-to = Probabilité
review-best-share = Meilleurs choix
review-best-of = { $best } sur { $decisions }
review-given-away = Ses choix
review-gifts = Choix des autres
review-luck-in-all = Chance
review-players-note = Ses choix, ceux des autres et la chance s’additionnent : ils font tout le chemin parcouru.
review-elsewhere = Cette partie n’a pas été jouée ici. Relisez-la sur votre ordinateur avec cette commande, puis ouvrez le fichier qu’elle écrit :
review-open-file = Ouvrir la relecture
review-of-another = Ce fichier n’est pas une relecture de cet enregistrement.
exercises = Que joueriez-vous ?
exercises-own = Exercices tirés de vos parties
exercises-here = { $count ->
    [one] Faire mieux : un de vos choix en exercice
   *[other] Faire mieux : { $count } de vos choix en exercices
}
exercises-none = Pas encore d’exercices
exercises-none-note = Finissez une partie et relisez-la dans l’onglet « Relecture » de son résultat : ceux de vos choix qui ont coûté quelque chose deviennent des exercices ici.
exercises-failed = Les exercices n’ont pas pu être chargés
exercise-number = Exercice { $number } sur { $of } · { $game }, pas { $step }
exercise-ask = Vous êtes à votre place et savez ce que vous saviez. Jouez votre coup sur le plateau.
exercise-best = Oui, c’est le meilleur coup.
exercise-as-good = Aussi bon que le meilleur, pour autant que la relecture puisse en juger.
exercise-same = C’est ce que vous aviez joué. Ce coup coûte { $by }.
exercise-worse = Pas le meilleur : ce coup coûte { $by }.
exercise-unseen = La relecture n’a pas examiné ce coup : d’autres semblaient meilleurs.
exercise-next = Exercice suivant
exercise-again = Reprendre au premier
exercise-replay = Le voir dans la partie
review-bar = Probabilités, { $eyes } : { $chances }
review-goal = l’objectif
review-save = Enregistrer la relecture
review-deeper = Regarder de plus près
review-deeper-note = Trois fois plus long, et plus sûr pour les petites différences.

## La reprise
record = Regarder un enregistrement
record-note = Un enregistrement est une partie entière dans un fichier : celui que vous avez téléchargé d’une partie revue ou d’un rapport du labo, ou qu’a écrit captable play --save. Il est montré ici et gardé nulle part.
record-choose = Choisir un enregistrement
record-drop = Ou déposez le fichier ici.
record-is-none = Ce fichier n’est pas un enregistrement de Captable.
record-another = Un autre enregistrement
replay-failed = Cette partie ne peut pas être revue
replay-of = Partie de { $game } à revoir
replay-download = Télécharger la partie
replay-controls = À travers la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-link = Copier le lien vers ce pas
replay-link-copied = Le lien vers ce pas est copié.
replay-table = Retour à la table
replay-step = Pas { $step } sur { $steps }
replay-speed = Vitesse
replay-times = { $speed } ×
replay-eyes = Vu par
replay-open = Toutes mains ouvertes
replay-spectator = Un spectateur

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
pace = Vitesse
pace-note = La vitesse des déplacements.
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
bots = Robots
bots-note = Le temps qu’ils laissent avant de jouer, pour que vous puissiez suivre. À une table, le joueur qui les veut les plus lents décide.
sounds = Sons
sounds-note = Quelques notes discrètes quand c’est à vous de jouer et à la fin de la partie.
sounds-off = Désactivés
sounds-on = Activés

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

## Accueil
lobby-title = Fondez. Financez. Possédez.
lobby-lead = Des jeux de société sur le thème des start-up, entre amis par un lien ou contre des robots tout de suite. Pas de compte : un nom suffit.
playing-as = Vous jouez sous le nom de { $name }.
change-name = Changer de nom
your-name-note = C’est ainsi que les autres vous voient à vos tables.
title-your-turn = ({ $count }) À vous · Captable
games = Jeux
games-failed = Les jeux n’ont pas pu être chargés
no-games = Ce serveur n’a aucun jeu
no-games-note = La personne qui le tient peut en installer.
my-tables = Vos tables
open-tables = Tables ouvertes
open-tables-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
no-open-tables = Aucune table ne cherche de monde en ce moment
no-open-tables-note = Ouvrez-en une et affichez-la ici, ou envoyez le lien à quelqu’un.
running-tables = Tables à regarder
finished-tables = Vos dernières parties
play-now = Jouer
play-now-game = Jouer : { $game } contre des robots
new-table = Nouvelle table
new-table-game = Nouvelle table : { $game }
rules-game = Règles : { $game }
go-play = Jouer
go-to-table = Y aller
join = Rejoindre
watch = Regarder
look-back = Revoir
game-players = De { $fewest } à { $most } joueurs
game-players-exactly = { $count } joueurs
game-minutes = De { $from } à { $to } min

table-action = { $action } : { $game }, { $state }
table-players = À la table : { $names }.
table-your-turn = À vous de jouer
table-running = En cours
table-waiting-for = À { $names } de jouer
table-ready = Prête à commencer
table-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-over = Terminée
table-closed = Fermée
table-your-place = { $place ->
    [1] Victoire !
   *[other] Vous finissez à la { $place }e place
}
table-won-by = Victoire de { $names }

## Nouvelle table
new-table-title = Une nouvelle table de { $game }
no-such-game = Ce jeu n’est pas ici
no-such-game-note = Le serveur où vous êtes ne l’a pas. L’accueil montre ceux qu’il a.
read-rules = Lire les règles
who-plays = Qui joue
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
fewer-players = Un joueur de moins
more-players = Un joueur de plus
you-named = Vous ({ $name })
seat-number = Place { $number }
a-friend = Une personne, par lien
a-bot = Robot : { $level }
bot-intern = Stagiaire
bot-intern-note = Joue ce qui lui passe par la tête.
bot-junior = Junior
bot-junior-note = Joue avec bon sens, et vite.
bot-senior = Senior
bot-senior-note = Réfléchit à l’avance.
bot-principal = Principal
bot-principal-note = Réfléchit plus longtemps ; difficile à battre.
options = Règles de cette table
pace-and-company = Rythme et compagnie
clock = Temps par coup
clock-note = Sans limite, prenez votre temps ; qui disparaît est remplacé par un robot jusqu’à son retour.
clock-none = Sans limite
clock-seconds = { $count } secondes
clock-minutes = { $count } minutes
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-days = { $count } jours
time-days = { $days } j { $hours } h
clock-bank = { $time } pour tous vos coups
rest = Quand les pendules s’arrêtent
rest-note = À votre heure ; qui prend place est d’accord.
rest-nights = La nuit
rest-weekends = Le week-end
rest-break = Pendant une pause
rest-from = de
rest-to = à
no-clock = Sans pendule
is-late = En retard
rests-night = de { $from } à { $to }
rests-weekends = le week-end
rests-break = du { $from } au { $to }
late = Quand le temps de quelqu’un est écoulé
late-bot = Un robot assure l’intérim
late-lost = La place est perdue
visibility = Qui peut venir
by-link-only = Qui a le lien
by-link-only-note = L’accueil ne montre pas la table ; vous envoyez le lien à qui vous voulez.
in-the-lobby = Tout le monde
in-the-lobby-note = L’accueil montre la table, et chacun peut s’asseoir ou regarder.
not-made = La table n’a pas pu être créée
make-table = Créer la table
make-table-note = { $count ->
    [one] Vous recevez un lien pour la place libre.
   *[other] Vous recevez un lien pour les { $count } places libres.
}
make-table-bots = Commencer la partie
make-table-bots-note = Tout le monde est là : elle commence aussitôt.

## Salle d’attente
waiting-title = { $game } : la table est mise
invited-title = { $name } vous invite à jouer à { $game }
invited-facts = { $taken ->
    [one] Une place sur { $seats } est prise.
   *[other] { $taken } places sur { $seats } sont prises.
} Une partie dure de { $from } à { $to } minutes.
invited-free = { $count ->
    [one] Prenez la place libre pour jouer.
   *[other] Prenez une des { $count } places libres pour jouer.
}
waiting-free = { $count ->
    [one] Une place est libre. Envoyez le lien à quelqu’un.
   *[other] { $count } places sont libres. Envoyez le lien à vos amis.
}
waiting-ready-host = Tout le monde est là. Commencez quand vous voulez.
waiting-ready = Tout le monde est là.
seats = Places
seat-is-you = Vous
seat-is-here = Présent
seat-is-away = Pas là pour l’instant
seat-is-kept = Gardée pour { $name }
seat-is-free = Libre
seat-is-bot = Robot, niveau { $level }
sit-here = S’asseoir ici
sit-here-number = S’asseoir ici : place { $number }
others-see-you-as = Les autres vous voient sous le nom de { $name }.
seat-options = Votre choix
seat-options-note = Vous seul le voyez.
seat-options-saved = Votre choix est gardé.
bots-level = Niveau des robots
start-game = Commencer la partie
start-with-bots = { $count ->
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux { $count } places libres
}
host-starts = La personne qui a créé la table lance la partie.
all-seats-taken = Toutes les places sont prises. Vous pouvez regarder la partie d’ici.
closed-title = Cette table a été fermée
closed-note = On n’y joue plus. Ouvrez une nouvelle table quand vous voulez.
remove-player = Retirer
remove-player-name = Retirer { $name } de la table
open-seat = Libérer la place
open-seat-name = Ne plus garder la place de { $name }
leave-table = Quitter la table
invite-title = Une table de { $game } sur Captable

## Conseils
hint = Conseil
hint-title = Ce que ferait un robot senior
hint-result = { $result } %
hint-explored = Part de sa réflexion : { $explored } %
hint-range = { $label } : { $value }
hint-note = Le chiffre est ce qu’il attend du coup : 0 %, c’est perdu, 100 %, c’est gagné. La barre montre combien il y a réfléchi.
hint-close = Fermer le conseil
hints = Conseils
hints-allowed = Permis
hints-none = Aucun
hints-note = Si les joueurs peuvent demander ce qu’un robot ferait à leur place.

## Règles
contents = Sommaire
rules-failed = Les règles n’ont pas pu être chargées
link-to-clause = Lien vers la règle { $clause }
aim = But :
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun article
    [one] Un article
   *[other] { $count } articles
}
rules-clauses = Chaque règle par son numéro
rules-clauses-note = Les règles exactes, article par article. Les coups refusés et le journal citent ces numéros.
rules-close = Fermer les règles

## Decks
practice = S’exercer
practice-game = S’exercer à { $game }
decks = Paquets
decks-game = Paquets de { $game }
deck-builder = Atelier des paquets
deck-builder-of = Construire un paquet pour { $game }
deck-house-note = Le livret n’imprime pas de liste de cartes. Voici notre jeu maison : les cartes que le livret nomme, et les nôtres. Vos paquets restent dans ce navigateur.
deck-load-failed = Les cartes n’ont pas pu être chargées
deck-yours = Votre paquet
deck-which = Quel paquet
deck-new = Nouveau paquet
deck-from-ready = Partir d’un paquet tout prêt
deck-copy-of = { $deck }, modifié
deck-name = Nom
deck-unnamed = Mon paquet
deck-size = { $count } cartes sur { $size }
deck-empty = Il est encore vide. Ajoutez des cartes avec +, ou partez d’un paquet tout fait pour le modifier.
deck-legal = En règle : il peut être joué.
deck-illegal = { $count ->
    [one] Il enfreint une règle :
   *[other] Il enfreint { $count } règles :
}
deck-curve = Cartes par coût
deck-curve-of = Coût { $cost } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-less = Un exemplaire de moins : { $card }
deck-more = Un exemplaire de plus : { $card }
deck-add = Ajouter { $card }
deck-copies = { $count } / { $most }
deck-as-text = Importer et exporter en texte
deck-text-note = Un nombre et une carte par ligne, en français ou en anglais ; # commence un commentaire.
deck-take-text = Prendre ce texte
deck-copy = Copier
deck-copied = Le paquet est copié.
deck-copy-failed = Le navigateur n’a pas voulu copier. Sélectionnez le texte et copiez-le à la main.
deck-download = Enregistrer dans un fichier
deck-play = Jouer ce paquet
deck-remove = Supprimer
deck-remove-title = Supprimer ce paquet ?
deck-remove-note = « { $deck } » n’est gardé que dans ce navigateur, et sera perdu.
deck-keep = Le garder
deck-cards = Cartes
deck-search = Chercher
deck-type = Type
deck-rarity = Rareté
deck-cost = Coût
deck-any = Indifférent
deck-only-chosen = Dans le paquet seulement
deck-found = { $count } cartes sur { $all }
deck-none-found = Aucune carte ne correspond.
deck-own = Votre paquet
deck-build = Construire un paquet
deck-refused = { $count ->
    [one] Ce paquet enfreint une règle
   *[other] Ce paquet enfreint { $count } règles
}

# -- leçons ----------------------------------------------------------------------------------------------------
learn = Apprendre
learn-game = Apprendre { $game } en une partie guidée
learn-first = Première visite ? Apprenez { $game } en jouant
lesson = Leçon
lesson-page = { $page } sur { $pages }
lesson-on = Continuer
lesson-over = Jouer sans guide
lesson-end = Fin de la leçon
lesson-back = Reprendre ce coup
lesson-alone = Continuer sans le guide
lesson-again = Recommencer la leçon
lesson-menu = Menu de la leçon
lesson-fold = Replier la leçon, pour voir le plateau
lesson-unfold = Déplier la leçon
lesson-your-move = À vous : { $moves }
lesson-or = ou
lesson-outlined = Encadré sur le plateau : { $names }.
lesson-offer = Première partie de { $game } ? La partie guidée vous montre comment on joue, en cinq minutes environ.
lesson-offer-no = Non, merci
table-lesson = Une leçon

## Le labo
lab = Le labo des auteurs
lab-link = Le labo des auteurs
lab-note = Modifiez un fichier de cartes et voyez ce que cela change : des robots jouent, un rapport dit ce que leurs parties montrent.
lab-load-failed = Le labo n’a pas pu s’ouvrir
lab-begin-run = Nouvelle série
lab-begin-failed = La série n’a pas pu commencer
lab-game = Jeu
lab-games = Parties
lab-name = Nom
lab-run-of = { $game }
lab-every-deck = Chaque paquet à son tour
lab-more = Options, donnes et robots plus forts
lab-seed = Donnes
lab-seed-note = Avec le même texte ici, deux séries reçoivent les mêmes cartes : les petites différences se voient mieux.
lab-seed-said = donnes : { $seed }
lab-strong = Comparer avec des robots plus forts
lab-strong-note = Quelques parties de plus, par des robots qui réfléchissent. Le rapport dit où ils jouent autrement.
lab-play = { $count ->
    [one] Jouer une partie
   *[other] Jouer { $count } parties
}
lab-not-sound = Corrigez d’abord le fichier de cartes.
lab-cards = Fichier de cartes
lab-as-table = En tableau
lab-as-text = En texte
lab-cards-reset = Revenir à l’original
lab-cards-own = C’est le fichier du jeu. Changez n’importe quelle valeur.
lab-cards-checking = Lecture en cours…
lab-cards-sound = On peut jouer avec ce fichier.
lab-faults = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
}
lab-fault-line = Ligne { $line }
lab-in-the-text = dans le texte
lab-was = Avant : { $value }
lab-runs = Séries
lab-no-runs = Rien n’a encore été joué.
lab-all-runs = Toutes les séries
lab-edited = cartes modifiées
lab-so-far = { $games } parties sur { $wanted }
lab-progress = Avancement
lab-waiting = En attente
lab-playing = En cours
lab-stopped = Arrêtée
lab-done = Terminée
lab-failed = Interrompue
lab-stop = Arrêter
lab-go-on = Reprendre
lab-change = Changer quelque chose
lab-share = Copier le lien
lab-link-copied = Le lien est copié.
lab-rename = Renommer
lab-delete = Supprimer
lab-delete-title = Supprimer cette série ?
lab-delete-note = « { $name } » et tout ce qu’elle a montré seront perdus.
lab-keep = La garder
lab-report = Ce qu’elle montre
lab-read = Lire le rapport
lab-download = Télécharger le rapport
lab-compare = Comparer avec
lab-choose-run = une autre série
lab-read-difference = Lire la différence
lab-by-seat = Victoires par place
lab-by-order = Victoires par ordre de jeu
lab-turn = Tour { $number }
lab-course = Chances de victoire de qui mène, du début à la fin
lab-begin = Début
lab-end = Fin
lab-lengths = Coups par partie
lab-certain = Chaque valeur a l’intervalle qui contient la vérité avec 95 % de certitude. Une couleur veut dire que tout l’intervalle va dans ce sens.

## Vous sur plusieurs appareils
devices = Vos appareils
devices-note = Il n’y a pas de compte : un navigateur vous reconnaît à un cookie. Emmenez-vous sur vos autres appareils, et gardez une phrase pour le jour où ils seraient perdus.
devices-failed = Vos appareils n’ont pas pu être chargés
devices-unnamed = Un appareil
devices-this = cet appareil
devices-seen = vu { $ago }
devices-now = vu à l’instant
devices-add = Ajouter un appareil
devices-scan = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Vous serez la même personne sur les deux, en même temps.
devices-qr = Code QR du lien
devices-link = Lien pour votre autre appareil
devices-until = Il sert une seule fois, jusqu’à { $time }. Ne le donnez à personne : c’est vous.
devices-ended = Ce lien a expiré.
devices-again = En faire un autre
devices-added = Votre autre appareil est connecté.
devices-sign-out = Déconnecter
devices-sign-out-of = Déconnecter : { $device }
devices-signed-out = Cet appareil est déconnecté.
devices-leave = Vous déconnecter sur cet appareil ?
devices-leave-note = Vous ne pourrez revenir qu’avec un lien d’un autre appareil, ou avec votre phrase de secours. Sans l’un ni l’autre, vos places sont perdues.
passkeys = Clés d’accès
passkeys-note = Votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe peut vous reconnaître ici, par une empreinte, votre visage ou un code. Rien à noter, et rien qui vaille la peine d’être volé sur ce serveur.
passkeys-not-here = Les clés d’accès demandent une adresse en https avec un nom de domaine. Ici, une phrase de secours fait l’affaire.
passkey-make = Créer une clé d’accès
passkey-made = La clé d’accès est créée. Elle vous reconnaît sur tous les appareils qui l’ont.
passkey-since = depuis le { $day }
passkey-drop = Supprimer
passkey-drop-of = Supprimer la clé d’accès : { $device }
passkey-dropped = Cette clé d’accès ne sert plus à rien.
passkey-use = J’ai une clé d’accès
passkey-open = Continuer avec une clé d’accès
phrase = Phrase de secours
phrase-none = Six mots qui vous ramènent sur n’importe quel appareil. Vous n’en avez pas encore.
phrase-made = Six mots qui vous ramènent sur n’importe quel appareil. Vous avez créé les vôtres le { $day }.
phrase-make = Créer une phrase
phrase-make-new = En créer une autre
phrase-drop = N’en avoir aucune
phrase-dropped = La phrase ne mène plus à vous.
phrase-write = Notez ces six mots. Ils ne sont montrés que maintenant.
phrase-copy = Copier la phrase
phrase-copied = La phrase est copiée. Gardez-la là où personne d’autre ne regarde.
phrase-use = J’ai une phrase
own-data = Vos données
own-data-note = Tout ce que ce serveur a de vous : votre nom, vos appareils, vos tables, ce que vous avez dit, et le déroulé de vos parties.
own-data-download = Les télécharger
own-data-delete = Vous supprimer
own-data-delete-title = Vous supprimer ?
own-data-delete-note = Votre nom et tout ce que vous avez dit sont effacés, sur tous vos appareils. Vos parties restent, jouées par « Somebody » ; dans celles en cours, un robot prend votre place. C’est sans retour.
own-data-deleted = C’est effacé. Bienvenue, qui que vous soyez.
open-title = Jouer ici sous votre nom
open-note = Vous serez ici la même personne que sur votre autre appareil : même nom, mêmes tables, mêmes parties.
open-go = Continuer
open-go-as-new = Quitter { $name } et continuer
open-phrase = Votre phrase de secours
open-phrase-note = Tapez les six mots ; peu importent les majuscules et ce qui les sépare.
open-before = Ici, vous êtes pour l’instant { $name }, avec { $count ->
    [one] une table
   *[other] { $count } tables
}. Pour ne pas les perdre, créez d’abord une phrase de secours pour { $name } dans les réglages.
open-mail = Ou par courriel
open-mail-address = Votre adresse de courriel
open-mail-note = Si vous avez confirmé cette adresse ici, vous y recevrez un lien pour entrer.
open-mail-send = M’envoyer un lien
open-mail-sent = Si { $address } appartient à quelqu’un d’ici, un courriel est en route. Ouvrez son lien sur cet appareil.
open-done = Bon retour, { $name }.

## Une page à vous
you = Vous
you-lead = Ce que vous jouez, ce que vous avez joué, et la force que cela vous donne. Personne d’autre ne voit cette page ; tout en bas, vous choisissez ce que les autres voient.
you-going = En cours
you-going-none = Vous n’êtes à aucune table en ce moment
you-going-none-note = Ouvrez-en une à l’accueil, ou rejoignez-en une.
you-strength = Votre force
you-strength-note = Par jeu, contre des personnes et contre des robots. Tout le monde commence à 25 ± 8,3. Chaque partie finie déplace le chiffre et réduit le ± : la vérité s’y trouve deux fois sur trois.
you-strength-none = Aucune partie n’a compté pour l’instant
you-strength-none-note = Une partie entière avec quelqu’un compte ; une leçon, ou une partie que vous reprenez, non.
you-against-people = contre des personnes
you-against-bots = contre des robots
you-strength-is = { $mean } ± { $deviation }
you-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
you-graph = De { $first } à { $last } en { $count ->
    [one] une partie
   *[other] { $count } parties
}
you-finished = Parties finies
you-finished-none = Aucune partie finie de ce genre
you-game = Jeu
you-opponent = Jouée avec
you-any-game = tous les jeux
you-anybody = tout le monde
you-more = Suite
you-failed = Vos parties n’ont pas pu être chargées
you-with = avec { $names }

## Comment vous savez que c’est à vous
reach = Notifications de votre tour
reach-note = Dans une partie qui dure des jours, soyez averti quand c’est à vous de jouer et que vous êtes ailleurs. Seulement par les moyens que vous choisissez ici, et jamais à une table où il n’y a que des bots.
reach-failed = Vos réglages de notification n’ont pas pu être chargés
reach-browser = Dans ce navigateur
reach-allow = Autoriser sur cet appareil
reach-allowed = Ce navigateur vous avertit désormais, même quand il n’affiche aucune page de Captable.
reach-on = Ce navigateur vous avertit, même quand il n’affiche aucune page de Captable.
reach-try = Faire un essai
reach-tried = C’est envoyé.
reach-not-here = Désactiver sur cet appareil
reach-not-there = Désactiver
reach-not-there-of = Désactiver : { $device }
reach-insecure = Un navigateur n’affiche de notifications que pour une adresse en https.
reach-home-screen = Ajoutez d’abord Captable à votre écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là : cet appareil vous laisse alors autoriser les notifications.
reach-unable = Ce navigateur ne peut pas afficher de notifications, ou une fenêtre privée l’en empêche.
reach-denied = Ce navigateur bloque les notifications de ce site. Les réglages du site, à côté de la barre d’adresse, permettent d’en changer.
reach-often = Notifications sur vos appareils
reach-at-once = aussitôt
reach-hourly = au plus une par heure
reach-daily = une par jour
reach-never = jamais
reach-told = { $count ->
    [one] Une jusqu’ici, { $ago }.
   *[other] { $count } jusqu’ici, la dernière { $ago }.
}
reach-just-now = à l’instant
reach-mail = Par courriel
reach-no-mail = Ce serveur n’envoie pas de courriels.
reach-address = Votre adresse
reach-send-link = M’envoyer un lien
reach-link-sent = Un lien part vers { $address }. Ouvrez-le dans l’heure, et cette adresse est la vôtre.
reach-mail-remove = Retirer
reach-mail-often = Courriels
reach-feed = Dans un lecteur de flux
reach-feed-note = Un lien à vous, pour un programme qui lit les flux. Qui a le lien voit vos parties.
reach-feed-made = Vous avez créé un flux le { $day }.
reach-feed-make = Créer un flux
reach-feed-make-new = Créer un nouveau lien
reach-feed-link = Lien de votre flux
reach-feed-once = Copiez-le maintenant : il n’est montré que cette fois.
reach-feed-drop = Supprimer le flux
reach-hours = Quand
reach-daily-at = Une fois par jour à
reach-quiet = Silence la nuit
reach-zone = Heures de { $zone }.
reach-zone-here = Prendre { $zone }
reach-stop-all = Tout désactiver
reach-all-stopped = C’est fait : vous ne recevrez plus de notifications.
reach-silent = Toutes les notifications sont désactivées.
confirm-title = Confirmez votre adresse de courriel
confirm-note = Vous êtes averti à cette adresse quand c’est à vous de jouer, et elle vous ramène ici si vous perdez vos appareils.
confirm-do = C’est mon adresse
confirm-done = { $address } est désormais votre adresse.
confirm-missing = Ce lien est incomplet. Rouvrez-le depuis le courriel, ou demandez-en un autre.
stop-title = Arrêter ces notifications
stop-note = Vous ne serez plus averti par ce moyen. Les autres que vous avez choisis continuent.
stop-do = Les arrêter
stop-done-push = Vos appareils n’affichent plus de notifications.
stop-done-mail = Vous ne recevez plus de courriels.
stop-done-feed = Le flux n’existe plus.
stop-missing = Ce lien est incomplet. Vous pouvez aussi désactiver les notifications dans les réglages.

## Tournois
cups = Tournois
cups-all = Tous vos tournois
cups-lead = Une soirée, un mois ou une ligue avec les gens que vous aimez : qui a le lien peut participer.
cups-note = Toutes rondes, système suisse ou échelle, entre amis et par un lien.
cups-failed = Vos tournois n’ont pas pu être chargés
cups-none = Vous ne participez encore à aucun tournoi
cups-none-note = Organisez-en un et envoyez le lien à vos amis, ou ouvrez le lien que vous avez reçu.
cup-yours = C’est vous qui l’organisez.
cup-organise = Organiser un tournoi
cup-organise-lead = Décidez de son déroulement, puis envoyez le lien aux personnes qui doivent participer.
cup-what = Le tournoi
cup-title = Nom
cup-title-example = Vendredi soir
cup-form = Forme
cup-robin = Toutes rondes
cup-robin-note = Chacun rencontre tous les autres. Juste et long : jusqu’à huit personnes environ.
cup-swiss = Système suisse
cup-swiss-note = À chaque ronde se rencontrent celles et ceux qui ont autant de points. Peu de rondes suffisent à beaucoup de monde.
cup-ladder = Échelle
cup-ladder-note = Défiez quelqu’un jusqu’à trois échelons au-dessus de vous. En cas de victoire, vous prenez la place la plus haute. Elle n’a pas de fin.
cup-at-a-table = À chaque table
cup-rounds = Rondes
cup-fewer-rounds = Une ronde de moins
cup-more-rounds = Une ronde de plus
cup-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
cup-rounds-enough = jusqu’à un vainqueur
cup-fill = Places qui restent libres
cup-fill-none = restent libres
cup-fill-note = Des robots s’y assoient et ne marquent pas de points ; ainsi chacun a toujours une table.
cup-fill-none-note = Qui n’a pas de table à une ronde marque un point en système suisse, et se repose en toutes rondes.
cup-hints = Les conseils sont permis
cup-auto = La ronde suivante commence d’elle-même
cup-auto-note = Dès que la dernière partie d’une ronde est terminée. Sinon, vous commencez chaque ronde.
cup-join-too = Je participe
cup-join-too-note = Sous votre nom : { $name }.
cup-not-made = Le tournoi n’a pas pu être créé
cup-make = Créer le tournoi
cup-make-note = Vous recevez le lien ; rien ne commence avant que vous ne le disiez.
cup-state-open = { $count ->
    [one] Ouvert : { $count } participe
   *[other] Ouvert : { $count } participent
}
cup-state-round = Ronde { $round } sur { $rounds }
cup-state-ladder = { $count ->
    [0] L’échelle est dressée
    [one] L’échelle est dressée : { $count } partie
   *[other] L’échelle est dressée : { $count } parties
}
cup-state-over = Terminé
cup-over-won = Victoire de { $names }, le { $day }
cup-table-of = { $count } par table
cup-filled = places libres : { $level }
cup-your-game = Votre partie contre { $names } vous attend.
cup-take-part = Participer
cup-you-are-in = Vous participez
cup-come-back = Revenir
cup-not-part = Ne pas participer
cup-keep-choice = Garder ce choix
cup-leave = Ne plus jouer
cup-leave-title = Ne plus jouer ?
cup-leave-note = Un robot continue votre partie, et vous n’êtes d’aucune autre ronde. Ce que vous avez joué compte.
cup-dropped = On vous a retiré de ce tournoi
cup-dropped-note = Qui l’organise peut vous y laisser revenir.
cup-organising = Vous l’organisez
cup-begin = Commencer la première ronde
cup-begin-round = Commencer la ronde { $round }
cup-begin-ladder = Dresser l’échelle
cup-add-bot = Faire participer un robot
cup-entrants = Qui participe
cup-entrants-none = Personne encore.
cup-drop = Retirer
cup-drop-of = Retirer { $name } du tournoi
cup-let-back = Laisser revenir
cup-let-back-of = Laisser revenir { $name }
cup-left = ne joue plus
cup-end = Terminer le tournoi
cup-end-title = Terminer le tournoi ?
cup-end-note = Il n’y aura plus de ronde. Les parties en cours peuvent continuer, mais ne comptent pas. C’est définitif.
cup-standings = Classement
cup-result = Résultat
cup-place = Rang
cup-entrant = Nom
cup-points = Points
cup-points-short = Pts
cup-opponents = Points des adversaires
cup-opponents-short = Adv.
cup-beaten = Points des vaincus
cup-beaten-short = Vain.
cup-wins = Victoires
cup-wins-short = Vict.
cup-games = Parties
cup-places-how = D’où viennent les rangs
cup-points-note = Une victoire vaut un point, une égalité la moitié. À points égaux, ce qui suit décide, dans cet ordre.
cup-points-many-note = Qui devance toute sa table marque un point ; les autres en marquent une part pour chaque personne devancée, et la moitié de cette part pour une égalité. À points égaux, ce qui suit décide, dans cet ordre.
cup-opponents-note = Les points des personnes rencontrées : qui a eu des adversaires plus forts passe devant. À une table de plusieurs, c’est leur moyenne qui compte ; une ronde sans table compte comme si vous aviez rencontré quelqu’un qui a vos points.
cup-beaten-note = De même, mais seulement les personnes battues, et la moitié en cas d’égalité.
cup-wins-note = Les parties où personne ne vous a devancé. À égalité ici aussi, le rang est partagé.
cup-tie-shared = { $first } et { $second } sont à égalité en tout et partagent le rang { $place }.
cup-tie-opponents = { $first } est devant { $second } : ses adversaires ont plus de points ({ $more } contre { $less }).
cup-tie-beaten = { $first } est devant { $second } : les personnes battues ont plus de points ({ $more } contre { $less }).
cup-tie-wins = { $first } est devant { $second } : plus de victoires ({ $more } contre { $less }).
cup-pairings = Rencontres
cup-pairs-how = Comment les rencontres sont fixées
cup-pairs-robin = Chacun rencontre une fois tous les autres, dans un ordre tiré au sort. Aux tables de plusieurs, tout le monde se rencontre au moins une fois, en aussi peu de rondes qu’on en a trouvé.
cup-pairs-swiss = Personne ne rencontre deux fois la même personne tant que cela peut s’éviter. Ensuite se rencontrent celles et ceux dont les points sont les plus proches ; ce qui reste ouvert est tiré au sort. Si quelqu’un reste sans table, c’est une personne à qui ce n’est pas encore arrivé, et qui a peu de points.
cup-pairs-ladder = Qui veut monter défie quelqu’un plus haut. Qui gagne prend la plus haute des deux places ; après une égalité, chacun garde la sienne.
cup-round = Ronde { $round }
cup-before = Points avant : { $points }.
cup-again = Ils se sont déjà rencontrés.
cup-bye = { $name } n’a pas de table à cette ronde et marque un point.
cup-rest = { $name } se repose à cette ronde.
cup-void = Annulée ; personne ne marque
cup-being-played = En cours
cup-won = { $count ->
    [one] Victoire de { $names }
   *[other] Égalité : { $names }
}
cup-to-game = { $action } : { $names }
cup-call-off = Annuler
cup-call-off-of = Annuler la partie de { $names }
cup-call-off-title = Annuler cette partie ?
cup-call-off-note = La partie de { $names } prend fin sans résultat, et personne n’y marque.
cup-a-bot = un robot
cup-rungs = L’échelle
cup-challenge = Défier
cup-challenge-of = Défier { $name }
cup-choose = choisir
cup-challenge-them = { $count ->
    [one] Défier
   *[other] Défier ces { $count } personnes
}
cup-link = Lien du tournoi
cup-link-result = Lien du résultat
cup-link-note = Qui a le lien peut tout lire ici. Sans le lien, personne ne le trouve.
cup-of-table = Au tournoi

## Les autres, et ce qu’ils voient de vous
invitations = Invitations
invited-by = { $name } vous invite.
invited-no = Non merci
friends = Avec qui vous avez joué
friends-note = À une table qui n’a pas commencé, vous pouvez inviter ces personnes. Personne n’apprend qui est sur votre liste.
friends-failed = Les personnes avec qui vous avez joué n’ont pas pu être chargées
friends-none = Personne encore
friends-none-note = Qui joue à une table avec vous se retrouve ici ensuite.
friends-ask = Inviter quelqu’un avec qui vous avez joué
friend-ask-of = Inviter { $name } à cette table
friend-asked = { $name } trouvera votre invitation à l’accueil.
friend-games = { $count ->
    [one] { $count } partie ensemble, le { $day }
   *[other] { $count } parties ensemble, la dernière le { $day }
}
friend-playing = Votre première partie est en cours.
friend-block = Bloquer
friend-block-of = Bloquer { $name }
friend-block-title = Bloquer { $name } ?
friend-block-note = Cette personne ne peut plus vous inviter, ni prendre place à une table où vous êtes. Elle n’en est pas informée.
friend-blocked = Cette personne ne peut plus vous inviter.
friend-unblock = Ne plus bloquer
friend-unblock-of = Ne plus bloquer { $name }
friend-unblocked = Cette personne peut de nouveau vous inviter.
blocked = Personnes bloquées
showing = Ce que les autres voient de vous
showing-nothing = Rien que votre nom à vos tables. Si vous choisissez quelque chose ici, vous recevez un lien vers une page qui le montre.
showing-note = Qui a ce lien voit ce que vous avez choisi, sans les noms des personnes avec qui vous avez joué. Ne choisissez rien, et le lien ne mène plus nulle part.
showing-strength = Votre force, avec ses courbes
showing-games = Vos dernières parties finies
showing-link = Lien vers votre page
person-strength = Force
person-game = Place { $place } sur { $players }{ $bots ->
    [0] {""}
    [one] , dont un robot
   *[other] , dont { $bots } robots
} ; le { $day }
person-games-none = Aucune partie finie pour l’instant

## Sans connexion
shelf = Disponible hors connexion
shelf-note = Ce que vous avez ouvert sur cet appareil. Les tables, les leçons et les nouvelles parties ont besoin du serveur.
shelf-empty = Rien n’est encore disponible hors connexion
shelf-empty-note = Les règles, les exercices et les parties à revoir que vous ouvrez restent sur cet appareil pour les moments sans connexion.
shelf-practice = Exercice de { $game }
shelf-replay = { $game } avec { $names }
open-tables-offline = Les tables ne se voient pas sans connexion
