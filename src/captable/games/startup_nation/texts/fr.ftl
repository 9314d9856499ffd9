sn-name = Start-Up Nation
sn-pitch = Cachez qui vous êtes, devinez qui sont les autres et finissez la manche au plus haut rang, en solo ou avec votre allié.
sn-aim = Avoir le rang le plus haut en fin de manche, seul ou avec votre allié : 4 points, et plus que tous les autres, font gagner.

## Cartes
sn-an-intern = { $role }
sn-the-role = { $role }
sn-a-name = { $role }
sn-role-intern = Stagiaire
sn-card-miraculous = Stagiaire miraculeux
    .short = Miraculeux
sn-card-fire_elemental = Stagiaire élémentaire de feu
    .short = Élémentaire de feu
sn-card-string_puller = Stagiaire en magie du piston
    .short = Magie du piston
sn-card-legal_magic = Stagiaire en magie légale
    .short = Magie légale
sn-card-too_clever = Stagiaire trop malin
    .short = Trop malin
sn-card-hyper_productive = Stagiaire hyper-productif
    .short = Hyper-productif
sn-card-tax_magic = Stagiaire en magie fiscale
    .short = Magie fiscale
sn-card-tech_lead = Chef technique
sn-card-recruiter = Recruteuse
sn-card-sales_rep = Commercial
sn-card-executive = Dirigeant
sn-card-investor = Investisseur
sn-card-emmanuel = Emmanuel
sn-card-brigitte = Brigitte

sn-note-card = Rang { $rank }. { $does }
sn-does-none = { $who ->
    [intern] Ne pose pas de question.
    [emmanuel] Joué, il n’a aucun effet.
   *[other] Jouée, cette carte n’a aucun effet.
}
sn-does-emmanuel = Tant que vous l’avez en main, vous pouvez mentir aux stagiaires. { $does }
sn-does-brigitte = On ne peut pas la jouer, et qui doit la défausser sort de la manche.
sn-does-at-end = { $does } En main à la fin de la manche, cette carte compte { $end }.
sn-does-doubles = { $does } Si vous gagnez la manche avec cette carte, vous et votre allié marquez le double.
sn-does-ask_eliminate = Demandez à quelqu’un « es-tu… ? » : si c’est oui, cette personne sort de la manche.
sn-does-ask_swap = Demandez à quelqu’un « es-tu… ? » : si c’est oui, échangez vos cartes cachées.
sn-does-ask_take_tokens = Demandez à quelqu’un « es-tu… ? » : si c’est oui, prenez ses jetons BPI.
sn-does-neighbour_asks_eliminate = La personne suivante à votre gauche interroge qui elle veut, vous compris : si c’est oui, la victime sort de la manche.
sn-does-ask_extra_turn = Demandez à quelqu’un « es-tu… ? » : si c’est oui, rejouez aussitôt.
sn-does-look = Regardez la carte cachée de quelqu’un d’autre.
sn-does-swap = Échangez votre carte cachée avec celle de quelqu’un d’autre.
sn-does-swap_alliances = Vous pouvez échanger les jetons d’alliance de deux personnes.
sn-does-promote = Accordez une promotion : une carte de plus haut rang prise dans la pioche, ou la sortie.
sn-does-give_token = Donnez un jeton BPI à quelqu’un.

## Options
sn-option-interns = Stagiaires en jeu
sn-option-interns-note = Nommez-en exactement 5 sortes à 4 joueurs, 6 à 5 joueurs ; sans choix, ils sont tirés au sort.
sn-option-interns-miraculous = Miraculeux
sn-option-interns-miraculous-note = Ne pose pas de question ; en main à la fin, il compte −4.
sn-option-interns-fire_elemental = Élémentaire de feu
sn-option-interns-fire_elemental-note = Si c’est oui, la victime sort de la manche.
sn-option-interns-string_puller = Magie du piston
sn-option-interns-string_puller-note = Si c’est oui, échange des cartes cachées avec la victime.
sn-option-interns-legal_magic = Magie légale
sn-option-interns-legal_magic-note = Si c’est oui, prend les jetons BPI de la victime.
sn-option-interns-too_clever = Trop malin
sn-option-interns-too_clever-note = C’est la gauche qui interroge ; si c’est oui, la victime sort de la manche.
sn-option-interns-hyper_productive = Hyper-productif
sn-option-interns-hyper_productive-note = Si c’est oui, rejoue aussitôt.
sn-option-interns-tax_magic = Magie fiscale
sn-option-interns-tax_magic-note = Ne pose pas de question ; double les points d’une manche gagnée avec elle.

## Coups
sn-pair = { $one } et { $two }
sn-answer-yes = oui
sn-answer-above = au-dessus
sn-answer-below = en dessous
sn-move-play = jouer { $card }
sn-move-ask = demander à { $player } : { $role } ?
sn-move-answer = répondre { $answer }
sn-move-look = regarder la carte de { $player }
sn-move-swap = échanger avec { $player }
sn-move-promote = promouvoir { $player }
sn-move-give = donner un jeton à { $player }
sn-move-keep_alliances = laisser les alliances
sn-move-swap_alliances = échanger les alliances de { $players }

sn-choose-play = Jouer { $card }
sn-choose-ask = Demander à { $seat } : « Es‑tu { $named } ? »
sn-choose-answer-yes = Oui, je suis { $named }
sn-choose-answer-above = Non, mon rang est au-dessus de { $named }
sn-choose-answer-below = Non, mon rang est en dessous de { $named }
sn-choose-look = Regarder la carte de { $seat }
sn-choose-swap = Échanger avec { $seat }
sn-choose-promote = Promouvoir { $seat }
sn-choose-give = Donner le jeton BPI à { $seat }
sn-choose-keep = Laisser les alliances comme elles sont
sn-choose-alliances = Échanger les alliances de { $one } et { $two }

## Lieux et objets
sn-pile = Pioche
sn-pile-note = Les cartes encore à piocher. Quand elle est vide, la manche prend fin.
sn-pile-order = Ce que vous savez de la pioche, en partant du dessus
sn-pile-known = Par les promotions : qui est promu a vu les cartes laissées ; tout le monde sait que leur rang ne dépasse pas celui de la carte défaussée.
sn-no-higher-than = Son rang ne dépasse pas celui de { $named }.
sn-hidden = Carte cachée
sn-discard = Défausse
sn-discard-note = Les cartes jouées, défaussées, et celles de qui est hors de la manche ; toutes face visible.
sn-discard-earlier = Elle était là au début.
sn-discard-played = Jouée par { $seat }.
sn-discard-promoted = Défaussée par { $seat } pour une promotion.
sn-discard-out = { $seat } l’avait en main en sortant de la manche.
sn-interns = Stagiaires en jeu
sn-interns-note = Les sortes de stagiaires de ce match, une carte de chaque.
sn-hand = Carte cachée
sn-hand-known = Vous connaissez cette carte.
sn-alliance = Alliance
sn-alliance-blue = Alliance bleue
    .short = bleue
sn-alliance-red = Alliance rouge
    .short = rouge
sn-alliance-black = Alliance noire
    .short = noire
sn-alliance-note = En jeu, deux personnes de même couleur sont alliées : elles ajoutent leurs rangs et gagnent ou perdent ensemble.
sn-alliance-black-note = Le noir n’a pas d’allié.
sn-points = Points
    .count = { $value ->
        [1] { $value } point
       *[other] { $value } points
    }
sn-points-note = La première personne à { $points } points ou plus qui devance tout le monde gagne le match.
sn-bpi = BPI
    .count = { $value } BPI
sn-bpi-note = Chaque jeton BPI ajoute 1 au rang à la fin de la manche.
sn-supply = Réserve BPI
    .count = { $value } BPI en réserve
sn-supply-note = Les jetons BPI que personne n’a reçus dans cette manche.
sn-round = Manche
sn-round-note = Après { $rounds } manches, le plus de points l’emporte.

## Ce que l’on sait de quelqu’un
sn-note-holds = A en main { $card } : vous en avez la certitude.
sn-note-is = Ne peut être que { $named }.
sn-note-one-of = Peut être { $roles }.
sn-note-answered = { $asker } a demandé « { $role } ? » ; la réponse : « { $answer } ».
sn-note-answered-before = Avant que la carte ait pu changer, { $asker } a demandé « { $role } ? » ; la réponse : « { $answer } ».

## Invites
sn-prompt-play = Jouez une de vos deux cartes.
sn-prompt-ask = { $card } : qui interrogez-vous, et sur quel rôle ?
sn-prompt-ask-for = { $mover } a joué { $card } : c’est vous qui posez la question. À qui, et sur quel rôle ?
sn-prompt-look = De qui regardez-vous la carte ?
sn-prompt-swap = Avec qui échangez-vous votre carte ?
sn-prompt-swap_alliances = Échangez les alliances de deux personnes, ou laissez-les comme elles sont.
sn-prompt-promote = À qui accordez-vous la promotion ?
sn-prompt-give_token = Qui reçoit le jeton BPI ?
sn-prompt-answer = { $asker } vous demande : « Es‑tu { $named } ? » Répondez la vérité.
sn-prompt-answer-freely = { $asker } vous demande : « Es‑tu { $named } ? » Vous avez Emmanuel : répondez ce que vous voulez.
sn-prompt-wait-play = { $seat } choisit une carte à jouer.
sn-prompt-wait-aim = { $seat } choisit pour { $card }.
sn-prompt-wait-answer = { $asker } demande à { $seat } : « Es‑tu { $named } ? »
sn-prompt-over = Le match est terminé.

## Refus
sn-no-turn-out = Vous êtes hors de cette manche ; vous revenez à la suivante.
sn-no-aim-yet = Jouez d’abord une carte.
sn-no-second-card = Vous avez joué { $card } ; dites maintenant pour qui.
sn-no-but-ask = { $mover } a joué { $card } et c’est vous qui posez la question : dites d’abord à qui, et sur quel rôle.
sn-no-but-answer = On vous demande si vous êtes { $named } ; répondez d’abord.
sn-no-answer-now = Personne ne vous a posé de question.
sn-no-other-effect = { $card } ne permet pas cela.
sn-no-brigitte = { $card } ne peut pas être jouée ; jouez votre autre carte.
sn-no-such-card = Vous n’avez pas { $card } en main.
sn-no-below = Personne n’a un rang en dessous de { $named }.
sn-no-above = Personne n’a un rang au-dessus de { $named }.
sn-no-lie = Vous devez dire la vérité sur { $named } ; seul le détenteur d’Emmanuel peut mentir.
sn-no-such-player = Il n’y a que { $players } joueurs.
sn-no-dead = { $seat } est hors de la manche et ne peut pas être visé.
sn-no-dead-token = { $seat } est hors de la manche : on ne touche pas à son jeton d’alliance.
sn-no-oneself = Choisissez quelqu’un d’autre que vous.
sn-no-same-colour = Les deux ont la même couleur ({ $colour }) : rien ne changerait.

## Événements
sn-drew = { $seat } pioche une carte.
sn-you-drew = { $seat } pioche { $card }.
sn-played = { $seat } joue { $card }.
sn-asked = { $seat } demande à { $victim } : « Es‑tu { $named } ? »
sn-answered = { $seat } répond à « { $role } ? » : { $answer }.
sn-extra-turn = { $seat } rejoue aussitôt.
sn-looked = { $seat } regarde la carte de { $other }.
sn-you-saw = { $seat } regarde la carte de { $other } : { $card }.
sn-swapped = { $seat } et { $other } échangent leurs cartes cachées.
sn-you-swapped = { $seat } et { $other } échangent leurs cartes cachées : { $seat } reçoit { $got } contre { $gave }.
sn-took-tokens = { $tokens ->
    [0] { $victim } n’a pas de jeton BPI à céder à { $seat }.
    [1] { $seat } prend le jeton BPI de { $victim }.
   *[other] { $seat } prend les { $tokens } jetons BPI de { $victim }.
}
sn-kept-alliances = { $seat } laisse les alliances comme elles sont.
sn-swapped-alliances = { $seat } échange les alliances de { $one } et { $two }.
sn-promoted = { $passed ->
    [0] { $seat } promeut { $other }, qui défausse { $card } et prend la première carte de la pioche.
    [1] { $seat } promeut { $other }, qui défausse { $card }, laisse 1 carte et prend la suivante.
   *[other] { $seat } promeut { $other }, qui défausse { $card }, laisse { $passed } cartes et prend la suivante.
}
sn-you-promoted = { $passed ->
    [0] { $seat } promeut { $other }, qui défausse { $card } et prend { $taken } sur le dessus de la pioche.
   *[other] { $seat } promeut { $other }, qui défausse { $card }, laisse { $seen } et prend { $taken }.
}
sn-promoted-in-vain = { $seat } promeut { $other }, qui défausse { $card }, ne trouve rien de plus haut dans la pioche et sort de la manche.
sn-you-promoted-in-vain = { $passed ->
    [0] { $seat } promeut { $other }, qui défausse { $card }, trouve la pioche vide et sort de la manche.
   *[other] { $seat } promeut { $other }, qui défausse { $card }, ne trouve que { $seen } et sort de la manche.
}
sn-promoted-brigitte = { $seat } promeut { $other }, qui doit défausser { $card } et sort aussitôt de la manche.
sn-gave-token = { $seat } donne un jeton BPI à { $other }.
sn-took-token = { $seat } garde un jeton BPI.
sn-laid-down = { $seat } pose { $card }.
sn-eliminated = { $seat } sort de la manche et dévoile { $card }.
sn-showed = { $seat } dévoile { $card }.
sn-round-won = { $count ->
    [1] { $winners } gagne la manche : { $points } points.
   *[other] { $winners } gagnent la manche : { $points ->
        [1] 1 point
       *[other] { $points } points
    } chacun.
}
sn-new-round = La manche { $round } commence ; { $seat } ouvre le jeu.
sn-dealt = { $seat } reçoit { $card }.

## Fins
sn-end-one-left = Il ne reste qu’une personne dans la manche.
sn-end-allies = Il ne reste que deux alliés dans la manche.
sn-end-pile = La pioche est vide : chacun dévoile sa carte.
sn-end-ahead = { $points } points ou plus, et devant tout le monde.
sn-end-rounds = { $rounds } manches ont été jouées : le plus de points l’emporte.
sn-end-one-side = Il ne reste que deux alliés à la table : le plus de points l’emporte.
sn-end-all-left = Il ne reste qu’une personne à la table.
sn-sheet-round = Manche { $round }
sn-sheet-card = Carte
sn-sheet-bpi = Jetons BPI
sn-sheet-side = Avec l’allié
sn-sheet-gain = Points gagnés
sn-sheet-match = Le match
sn-sheet-of-round = Manche { $round }
sn-sheet-points = Points

sn-cards-total = total à { $players } joueurs est { $said }, mais la somme des cartes est { $total }
sn-cards-how-many = { $total } cartes à { $players } joueurs ; il en faut davantage, { $most } au plus
sn-cards-one-brigitte = deux Brigitte dans une main ne pourraient pas être jouées (SN-4.2), il y en a donc une au plus
