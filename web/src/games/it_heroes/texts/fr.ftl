heroes-draw = Pioche
heroes-collect = Collecte
heroes-play = Jeu
heroes-threat = Menaces
heroes-end = Fin
heroes-phases = Phases du tour
heroes-turn-of = Tour de { $seat }
heroes-flash-window = Fenêtre Flash
heroes-flash-note = Une Menace n’est pas bloquée. Un Héros avec Flash peut sortir de la main sans payer et la bloquer.
heroes-signs = Signes sur les cartes
heroes-resolving = { $card } : effet en cours
heroes-deflects = Esquivé
heroes-hit = Touche
heroes-at-stake = { $count ->
    [one] { $count } carte en jeu
   *[other] { $count } cartes en jeu
}
heroes-first-pile = Recyclage une fois vide
heroes-last-pile = Dernière pioche
heroes-income = +{ $count } par tour
heroes-no-threats = Rien ne menace cette organisation.
heroes-no-heroes = Personne de garde.
heroes-all-blocking = Tout le monde bloque.
heroes-no-resources = Aucune pour l’instant.
heroes-recycle = Recyclage
