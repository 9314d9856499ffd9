su-name = Startups
su-pitch = Achetez des parts, prenez la majorité et faites payer tous les autres.
su-aim = Avoir le plus d’argent quand la pioche est vide : menez des sociétés, et faites payer ceux qui suivent.

## Sociétés
su-company-giraffe_beer = Giraffe Beer
su-company-bowwow_games = Bowwow Games
su-company-flamingo_soft = Flamingo Soft
su-company-octo_coffee = Octo Coffee
su-company-hippo_powertech = Hippo Powertech
su-company-elephant_mars_travel = Elephant Mars Travel
su-company-named = { $name }

## Options
su-option-anti_monopoly = Jeton anti-monopole
su-option-anti_monopoly-note = Qui n’a pas le droit de prendre au marché les cartes d’une société dont quelqu’un détient le jeton.
su-option-anti_monopoly-published = Son détenteur seul
su-option-anti_monopoly-published-note = Le détenteur ne prend pas les cartes de cette société au marché ; les autres le peuvent. La règle du jeu imprimé.
su-option-anti_monopoly-manual = Personne
su-option-anti_monopoly-manual-note = Tant que quelqu’un détient le jeton, personne ne prend les cartes de cette société. La règle du manuel à la lettre ; plus difficile.
su-option-rounds = Manches
su-option-rounds-note = Combien de manches font une partie.
su-option-rounds-1 = Une
su-option-rounds-1-note = Une seule manche ; le plus riche gagne.
su-option-rounds-4 = Quatre
su-option-rounds-4-note = Quatre manches ; les places donnent +2, +1 et −1 point, et les points décident.

## Coups
su-move-draw = piocher une carte
su-move-take = prendre la carte { $card } du marché
su-move-portfolio = garder { $company }
su-move-market = vendre { $company }

su-choose-draw = { $price ->
    [0] Piocher une carte, gratuitement
    [1] Piocher une carte et poser 1 jeton
   *[other] Piocher une carte et poser { $price } jetons
}
su-choose-take = { $chips ->
    [0] Prendre { $company }
    [1] Prendre { $company } avec son jeton
   *[other] Prendre { $company } avec ses { $chips } jetons
}
su-choose-keep = Jouer { $company } dans votre portefeuille
su-choose-sell = Jouer { $company } au marché

## Lieux et objets
su-pile = Pioche
su-pile-note = Les cartes encore à piocher. { $aside } autres ont été écartées sans être vues ; personne ne saura jamais lesquelles.
su-market = Marché
su-market-note = Prenez ici une carte avec tous ses jetons, ou payez un jeton par carte pour piocher à la place.
su-free-chips = Jetons anti-monopole que personne ne détient
    .short = Anti-monopole, libres
su-anti-monopoly = Jetons anti-monopole
    .short = Anti-monopole
su-portfolio = Portefeuille
su-hand = Main
su-hand-note = { $known ->
    [0] { $count } cartes cachées
   *[other] { $count } cartes, dont { $known } prises au marché au vu de tous
}
su-share-note = Une part de la société { $company } ; il y en a { $copies } dans le paquet.
su-chips = Jetons de capital
    .count = { $value ->
        [one] { $value } jeton
       *[other] { $value } jetons
    }
su-chips-note = Chacun vaut 1 à la fin et paie une part là où quelqu’un d’autre a la majorité.
su-chip = Jeton anti-monopole de la société { $company }
    .short = { $company }
su-chip-note = Son détenteur ne peut pas prendre les cartes de cette société au marché, et n’y pose pas de jeton quand il pioche.
su-chip-note-manual = Tant que quelqu’un le détient, personne ne peut prendre les cartes de cette société au marché ; le détenteur n’y pose pas de jeton quand il pioche.
su-points = Points
    .count = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
su-points-note = Des manches jouées : +{ $first } pour la première place, +{ $second } pour la deuxième, −{ $lost } pour la dernière.
su-round = Manche

## Invites
su-prompt-take = { $price ->
    [0] Prenez une carte : piochez gratuitement, ou prenez-en une au marché.
    [1] Prenez une carte : piochez pour 1 jeton, ou prenez-en une au marché.
   *[other] Prenez une carte : piochez pour { $price } jetons, ou prenez-en une au marché.
}
su-prompt-draw = Piochez une carte : c’est gratuit, car le marché est vide.
su-prompt-play = Jouez une carte de votre main, dans votre portefeuille ou au marché.
su-prompt-wait-take = { $seat } prend une carte.
su-prompt-wait-play = { $seat } joue une carte.
su-prompt-over = La partie est terminée.

## Refus
su-no-card-taken-already = Vous avez pris votre carte pour ce tour ; jouez-en une maintenant.
su-no-draw = Piocher coûte { $price ->
    [1] 1 jeton
   *[other] { $price } jetons
} à présent, un pour chaque carte du marché qui en demande un, et vous en avez { $chips }. Prenez plutôt une carte au marché.
su-no-such-card = Il n’y a pas de carte { $card } au marché ; { $cards ->
    [0] le marché est vide
    [1] il y a une carte
   *[other] il y a { $cards } cartes
}.
su-no-take-yours = Vous détenez le jeton anti-monopole de la société { $company } : ses cartes du marché sont pour les autres.
su-no-take-yours-manual = Vous détenez le jeton anti-monopole de la société { $company } : personne ne peut prendre ses cartes au marché, vous non plus.
su-no-take-held = { $holder } détient le jeton anti-monopole de la société { $company } : personne ne peut prendre ses cartes au marché.
su-no-play-yet = Prenez d’abord une carte : à la pioche ou au marché.
su-no-play-none = Vous n’avez pas de carte de la société { $company } en main.
su-no-sell-back = Vous avez pris { $company } au marché ce tour-ci : aucune de ses cartes ne peut y retourner avant votre prochain tour.

## Événements
su-drew = { $paid ->
    [0] { $seat } pioche une carte.
    [1] { $seat } pioche une carte et pose 1 jeton sur le marché.
   *[other] { $seat } pioche une carte et pose { $paid } jetons sur le marché.
}
su-you-drew = { $paid ->
    [0] { $seat } pioche { $company }.
    [1] { $seat } pioche { $company } et pose 1 jeton sur le marché.
   *[other] { $seat } pioche { $company } et pose { $paid } jetons sur le marché.
}
su-took = { $chips ->
    [0] { $seat } prend { $company } au marché.
    [1] { $seat } prend { $company } au marché avec 1 jeton.
   *[other] { $seat } prend { $company } au marché avec { $chips } jetons.
}
su-kept = { $seat } investit dans { $company }.
su-sold = { $seat } met { $company } au marché.
su-chip-first = { $seat } investit en premier dans { $company } et reçoit son jeton anti-monopole.
su-chip-moves = { $seat } a maintenant plus de parts de la société { $company } que { $holder } et prend son jeton anti-monopole.
su-new-round = La manche { $round } commence ; { $seat } ouvre le jeu.
su-dealt = { $seat } reçoit { $cards }.
su-opened = { $seat } dévoile { $cards }.
su-counted = { $company } : { $result }
su-round-won = { $seat } arrive en tête, avec { $score }.

## Fins
su-end-pile = La pioche est vide : les mains rejoignent les portefeuilles et les sociétés paient.
su-end-idle = Personne n’a pioché depuis trop longtemps : la manche est comptée telle quelle.
su-end-one-left = Il ne reste qu’une personne en jeu.
su-sheet-round = Le décompte
su-sheet-match = Le match
su-sheet-chips = Jetons à la fin
su-sheet-score = Total
su-sheet-points = Points
su-sheet-place = Place à la manche { $round }
su-sheet-majority = { $shares ->
    [1] { $seat } a la majorité avec 1 part.
   *[other] { $seat } a la majorité avec { $shares } parts.
}
su-sheet-tie = { $shares ->
    [1] égalité à 1 part ; personne ne paie.
   *[other] égalité à { $shares } parts ; personne ne paie.
}
su-sheet-none = personne n’a de part.
