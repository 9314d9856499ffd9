is-name = IT Startup
is-pitch = Embauchez des développeurs, formez-les, et terminez le projet avant qu’ils ne craquent.
is-aim = Atteindre l’objectif en points de projet avant les autres, sans épuiser votre équipe en chemin.

## Cartes
is-card-intern = Stagiaire
is-card-ambitious_apprentice = Apprentie ambitieuse
is-card-copy_paste_developer = Développeur copier-coller
is-card-code_monkey_mike = Mike le pisseur de code
is-card-junior_backend_developer = Développeur back-end junior
is-card-research_engineer = Ingénieure de recherche
is-card-shy_frontend_developer = Développeur front-end timide
is-card-downer_dave = Dave le rabat-joie
is-card-bi_developer = Développeuse BI
is-card-qa_wizard = Magicienne de la qualité
is-card-full_stack_ninja = Ninja full-stack
is-card-database_developer = Développeur bases de données
is-card-senior_backend_developer = Développeuse back-end senior
is-card-lead_developer = Lead developer
is-card-assertive_cto = Directrice technique affirmée
is-card-office_manager = Office manager
is-card-rockstar_recruiter = Recruteuse rockstar
is-card-undercover_hr_agent = Agent RH infiltré
is-card-nice_hr_lady = Gentille dame des RH
is-card-nice_hr_guy = Gentil monsieur des RH
is-card-scrum_master = Scrum master
is-card-clean_code = Code propre
is-card-polymorphism = Polymorphisme
is-card-defensive_programming = Programmation défensive
is-card-version_control = Gestion de versions
is-card-design_patterns = Patrons de conception
is-card-solid = SOLID
is-card-dependency_injection = Injection de dépendances
is-card-debugging = Débogage
is-card-unit_tests = Tests unitaires
is-card-domain_knowledge = Connaissance du métier
is-card-continuous_integration = Intégration continue
is-card-tdd = TDD
is-card-investor = Investisseur
is-card-outsourcing = Externalisation
is-card-head_hunter = Chasseur de têtes
is-card-get_away_from_it_all = Prendre le large
is-card-coffee_machine = Machine à café
is-card-crunch_time = Coup de bourre
is-card-technical_debt = Dette technique
is-card-monster_bug = Bug monstrueux
is-card-named = { $name }

is-type-developer = développeur
is-type-hr = RH
is-type-coach = coach
is-type-knowledge = savoir
is-type-action = Action

## Ce que dit une carte, d’après ses chiffres
is-sentences = { $first } { $rest }
is-figures-developer = Développeur, coût { $cost }, efficacité { $efficiency }.
is-figures-hr = RH, coût { $cost }.
is-figures-coach = Coach agile, coût { $cost }.
is-figures-knowledge = Savoir, coût { $cost }, efficacité +{ $efficiency } pour son développeur.
is-figures-action = Action, coût { $cost }.
is-figures-resistance = Résistance à l’épuisement { $resistance }.
is-standing-coaching = Tant qu’il est en jeu, chacun de vos développeurs a +{ $amount } en efficacité.
is-standing-hiring_less = Tant qu’il est en jeu, vos développeurs coûtent { $amount } de moins à jouer.
is-standing-moving_less = Tant qu’il est en jeu, déplacer un savoir vous coûte { $amount } de moins.
is-standing-knowledge_less = Jouer ou déplacer un savoir sur ce développeur coûte { $amount } de moins.
is-when-action = Effet : { $effect }
is-when-played = Quand on le joue : { $effect }
is-when-end = À la fin de chacun de vos tours : { $effect }
is-when-used = { $times ->
    [1] Une fois par tour, pour { $price } : { $effect }
   *[other] Jusqu’à { $times } fois par tour, pour { $price } : { $effect }
}
is-effect-draw = { $cards ->
    [1] piochez une carte.
   *[other] piochez { $cards } cartes.
}
is-effect-draw-knowledge-less = { $cards ->
    [1] piochez une carte ; si c’est un savoir, elle coûte { $less } de moins ce tour-ci.
   *[other] piochez { $cards } cartes ; les savoirs parmi elles coûtent { $less } de moins ce tour-ci.
}
is-effect-draw-knowledge-free = { $cards ->
    [1] piochez une carte ; si c’est un savoir, vous pouvez la jouer pour 0 ce tour-ci.
   *[other] piochez { $cards } cartes ; vous pouvez jouer les savoirs parmi elles pour 0 ce tour-ci.
}
is-effect-draw-action-less = { $cards ->
    [1] piochez une carte ; si c’est une Action, elle coûte { $less } de moins ce tour-ci.
   *[other] piochez { $cards } cartes ; les Actions parmi elles coûtent { $less } de moins ce tour-ci.
}
is-effect-draw-action-free = { $cards ->
    [1] piochez une carte ; si c’est une Action, vous pouvez la jouer pour 0 ce tour-ci.
   *[other] piochez { $cards } cartes ; vous pouvez jouer les Actions parmi elles pour 0 ce tour-ci.
}
is-effect-draw-developer-less = { $cards ->
    [1] piochez une carte ; si c’est un développeur, elle coûte { $less } de moins ce tour-ci.
   *[other] piochez { $cards } cartes ; les développeurs parmi elles coûtent { $less } de moins ce tour-ci.
}
is-effect-draw-developer-free = { $cards ->
    [1] piochez une carte ; si c’est un développeur, vous pouvez la jouer pour 0 ce tour-ci.
   *[other] piochez { $cards } cartes ; vous pouvez jouer les développeurs parmi elles pour 0 ce tour-ci.
}
is-effect-draw-hr-less = { $cards ->
    [1] piochez une carte ; si c’est un RH, elle coûte { $less } de moins ce tour-ci.
   *[other] piochez { $cards } cartes ; les RH parmi elles coûtent { $less } de moins ce tour-ci.
}
is-effect-draw-hr-free = { $cards ->
    [1] piochez une carte ; si c’est un RH, vous pouvez la jouer pour 0 ce tour-ci.
   *[other] piochez { $cards } cartes ; vous pouvez jouer les RH parmi elles pour 0 ce tour-ci.
}
is-effect-draw-coach-less = { $cards ->
    [1] piochez une carte ; si c’est un coach, elle coûte { $less } de moins ce tour-ci.
   *[other] piochez { $cards } cartes ; les coachs parmi elles coûtent { $less } de moins ce tour-ci.
}
is-effect-draw-coach-free = { $cards ->
    [1] piochez une carte ; si c’est un coach, vous pouvez la jouer pour 0 ce tour-ci.
   *[other] piochez { $cards } cartes ; vous pouvez jouer les coachs parmi elles pour 0 ce tour-ci.
}
is-effect-draw_per_developer = { $cards ->
    [1] piochez une carte pour chacun de vos développeurs.
   *[other] piochez { $cards } cartes pour chacun de vos développeurs.
}
is-effect-look_and_take = regardez les { $cards } cartes du dessus, prenez-en { $take }, le reste va dessous.
is-effect-look_and_order = regardez les { $cards } cartes du dessus et reposez-les dans l’ordre de votre choix.
is-effect-tire_team = chacun de vos autres développeurs reçoit { $burnout } d’épuisement.
is-effect-tire_one = un employé adverse reçoit { $burnout } d’épuisement.
is-effect-tire_all = chaque employé d’un adversaire reçoit { $burnout } d’épuisement.
is-effect-return_one = vous pouvez reprendre en main un de vos employés, sauf s’il est externalisé ou s’appelle { $card }.
is-effect-buy_efficiency = payez autant de jetons que vous voulez : autant d’efficacité en plus ce tour-ci.
is-effect-rest = tous vos employés perdent { $burnout } d’épuisement.
is-effect-recruit = si un adversaire a { $employees } employés ou plus, débauchez-en un.
is-effect-coin_recruit = lancez une pièce ; face : débauchez un employé adverse.
is-effect-gain = { $tokens ->
    [1] gagnez un jeton.
   *[other] gagnez { $tokens } jetons.
}
is-effect-outsource = prenez un employé adverse jusqu’au début de votre prochain tour ; son propriétaire reçoit ce que vous avez payé.
is-effect-take_over = débauchez un employé adverse.
is-effect-shelter = vos employés ne reçoivent pas d’épuisement à la fin de ce tour.
is-effect-points = { $points ->
    [1] +1 point pour chacun de vos développeurs ce tour-ci.
   *[other] +{ $points } points pour chacun de vos développeurs ce tour-ci.
}
is-effect-overtime = chacun de vos développeurs reçoit { $burnout } d’épuisement de plus à la fin de ce tour.
is-effect-shuffle_away = tous les employés d’un adversaire, avec leurs savoirs, sont mélangés à la pioche.
is-counter-pay = Parade : la personne visée vous paie { $amount }.
is-counter-discard = Parade : la personne visée défausse une carte ({ $type }).
is-counter-burnout = Parade : un employé de la personne visée reçoit { $amount } d’épuisement.

## Options
is-option-threshold = Objectif
is-option-threshold-note = Les points de projet qui terminent le projet ; ou tout nombre de 8 à 256.
is-option-threshold-fast = Rapide (32)
is-option-threshold-fast-note = 32 points : une partie courte.
is-option-threshold-standard = Normale (64)
is-option-threshold-standard-note = 64 points.
is-option-threshold-long = Longue (128)
is-option-threshold-long-note = 128 points : une soirée.
is-option-planning_bonus = Bonus de planification
is-option-planning_bonus-note = Qui commence son tour avec 1, 2, 4, 8, 16, 32, 64 ou 128 points peut ôter 1 d’épuisement à un employé.
is-option-planning_bonus-false = Non
is-option-planning_bonus-false-note = Sans : plus simple pour débuter.
is-option-planning_bonus-true = Oui
is-option-planning_bonus-true-note = Avec : tomber juste vaut quelque chose.
is-option-teams = Équipes
is-option-teams-note = 2 contre 2, partenaires face à face, seulement à quatre.
is-option-teams-false = Chacun pour soi
is-option-teams-false-note = Chacun a sa startup.
is-option-teams-true = 2 contre 2
is-option-teams-true-note = Les points d’une équipe s’ajoutent, pour un objectif double.
is-option-hard = Difficile
is-option-hard-note = Seulement en solitaire : moins de tours.
is-option-hard-false = Non
is-option-hard-false-note = Le nombre de tours habituel.
is-option-hard-true = Oui
is-option-hard-true-note = Un tour de moins ; deux à partir d’un objectif de 128 points.

## Coups
is-move-end = finir le tour
is-move-buy = acheter une carte
is-move-play_planned = jouer la carte planifiée
is-move-skip = ne choisir personne
is-move-counter = parer
is-move-refuse = laisser faire
is-move-ready = échanger les cartes marquées
is-move-mark = marquer la carte { $card }
is-move-pick = choisir la carte { $card }
is-move-strike = viser { $seat }
is-move-choose = choisir l’employé { $employee } de { $seat }
is-move-play = jouer { $card }
is-move-sell = vendre { $card }
is-move-plan = planifier { $card }
is-move-move = déplacer { $card }
is-move-use = utiliser { $card }
is-move-discard = défausser { $card }
is-move-pay = payer { $tokens }

is-choose-ready = { $count ->
    [0] Garder les { $cards } cartes
    [1] Échanger la carte marquée
   *[other] Échanger les { $count } cartes marquées
}
is-choose-mark = Échanger { $card }
is-choose-unmark = Garder finalement { $card }
is-choose-play = Jouer { $card } pour { $price }
is-choose-teach = Enseigner { $card } à un développeur pour { $price }
is-choose-attach = Enseigner { $card } à un développeur, à partir de { $price }
is-choose-plan = Planifier { $card }, face cachée et gratuitement
is-choose-sell = Vendre { $card } pour { $tokens ->
    [1] 1 jeton
   *[other] { $tokens } jetons
}
is-choose-planned = Jouer { $card }, planifiée, pour { $price }
is-choose-move = Déplacer { $card } vers un autre développeur
is-choose-use = Utiliser { $card } pour { $price }
is-choose-buy = Piocher une carte pour { $price }
is-choose-end = { $points ->
    [0] Finir le tour sans marquer de point
    [1] Finir le tour et marquer 1 point
   *[other] Finir le tour et marquer { $points } points
}
is-choose-skip = Ne choisir personne
is-choose-employee = { $card }, chez { $seat }
is-choose-for = { $card }, chez { $seat }, pour { $price }
is-choose-rival = { $card } vise { $seat }
is-choose-take = Prendre { $card }
is-choose-order = { $card } vient au rang { $place } à partir du dessus
is-choose-discard = Défausser { $card }
is-choose-refuse = Laisser faire { $card }
is-choose-counter-pay = Parer { $card } : payer { $amount } à { $seat }
is-choose-counter-discard = Parer { $card } : défausser une carte ({ $type })
is-choose-counter-burnout = Parer { $card } : un de vos employés reçoit { $amount } d’épuisement
is-choose-pay = Payer de l’efficacité

is-group-play = Jouer
is-group-plan = Planifier
is-group-sell = Vendre
is-group-work = Au bureau

## Lieux et objets
is-deck = Pioche
is-deck-note = La même pour tout le monde. Ce qui est vendu, joué ou épuisé va dessous.
is-known-deck = Ce que vous savez de la pioche
is-known-deck-note = Les cartes de la pioche dont vous connaissez la place, comptée à partir du dessus.
is-place = à partir du dessus
is-group = Quelque part parmi { $where }
is-group-note = Vous savez que ces cartes y sont, mais pas laquelle est où.
is-among-deck = { $count ->
    [1] une carte de la pioche
   *[other] { $count } cartes de la pioche
}
is-among-hand = la main de { $seat }
is-among-plan = la carte planifiée de { $seat }
is-doing = En cours
is-look = Cartes regardées
is-look-note = Les cartes du dessus de la pioche, la première étant celle du dessus.
is-office = Bureau
is-office-note = Les employés en jeu, le plus ancien d’abord, avec leurs savoirs dessous.
is-planned-zone = Planifiée
is-planned-card = Carte planifiée
is-planned-note = Une Action, face cachée ; dès le tour suivant de son joueur, elle coûte { $less } de moins.
is-hand = Main
is-hand-note = { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}, dont { $known } que vous connaissez{ $grouped ->
    [0] {""}
   *[other]  ; voyez plus bas pour { $grouped } autres
}
is-points = Points
is-points-note = Les points de projet jusqu’ici, sur le chemin de l’objectif.
is-tokens = Jetons
is-tokens-note = Ils paient tout, et se gardent d’un tour à l’autre.
is-output = Score du tour
is-output-note = Ce que les développeurs marqueraient si le tour finissait maintenant.
is-cost = coût
is-burnout = épuisement
is-burnout-note = Un de plus à la fin de chaque tour ; à { $limit }, l’employé s’en va.
is-efficiency = efficacité
is-efficiency-note = Propre { $own }, savoirs +{ $knowledge }, coaching +{ $coaching }, achetée +{ $bought }.
is-adds = ajoute
is-round = Manche
is-round-note = La victoire se vérifie quand chacun a eu autant de tours ; après { $rounds } manches, le plus haut total gagne.
is-round-note-solo = Les tours dont vous disposez pour atteindre l’objectif.
is-team = Équipe { $team }
is-team-note = Les points des deux partenaires, pour un objectif double.
is-note-borrowed = { $card } retourne chez { $owner } au début du prochain tour
is-note-extra = { $points ->
    [1] +1 point pour chaque développeur ce tour-ci
   *[other] +{ $points } points pour chaque développeur ce tour-ci
}
is-note-overtime = +{ $points } d’épuisement pour chaque développeur à la fin de ce tour
is-note-shelter = Pas d’épuisement à la fin de ce tour
is-mark-outsourced = externalisé
is-mark-used = a servi ce tour-ci
is-mark-marked = à échanger
is-mark-cheaper = moins chère ce tour-ci
is-mark-spent = jouée ce tour-ci

## Invites
is-prompt-over = La partie est terminée.
is-prompt-mulligan = Marquez les cartes que vous voulez échanger, puis échangez-les.
is-prompt-wait-mulligan = Les cartes à échanger sont en train d’être choisies.
is-prompt-play = Jouez, planifiez, vendez ou achetez : vous avez { $tokens ->
    [0] 0 jeton
    [1] 1 jeton
   *[other] { $tokens } jetons
}. Finir le tour maintenant rapporte { $points }.
is-prompt-wait-play = { $seat } joue.
is-prompt-bonus = Vos points sont une puissance de deux : ôtez 1 d’épuisement à un employé.
is-prompt-wait-bonus = { $seat } peut ôter 1 d’épuisement à un employé.
is-prompt-take = { $card } : prenez { $wanted } de ces { $cards } cartes.
is-prompt-wait-take = { $seat } regarde les cartes du dessus.
is-prompt-order = { $card } : quelle carte vient ensuite à partir du dessus ?
is-prompt-wait-order = { $seat } ordonne les cartes du dessus.
is-prompt-return = { $card } : qui revient dans votre main ?
is-prompt-wait-return = { $seat } peut reprendre un employé en main.
is-prompt-pay = { $card } : payez jusqu’à { $tokens } pour autant d’efficacité ce tour-ci.
is-prompt-wait-pay = { $seat } paie de l’efficacité.
is-prompt-tire = { $card } : quel employé reçoit l’épuisement ?
is-prompt-wait-tire = { $seat } choisit qui reçoit l’épuisement.
is-prompt-poach = { $card } : qui débauchez-vous ?
is-prompt-wait-poach = { $seat } choisit qui débaucher.
is-prompt-home = { $card } : quel développeur l’apprend ?
is-prompt-wait-home = { $seat } choisit un développeur.
is-prompt-source = { $card } : de quel développeur ?
is-prompt-wait-source = { $seat } déplace un savoir.
is-prompt-destination = { $card } : vers quel développeur ?
is-prompt-wait-destination = { $seat } déplace un savoir.
is-prompt-victim = { $card } : l’employé de qui, et lequel ?
is-prompt-wait-victim = { $seat } choisit un employé.
is-prompt-rival = { $card } : quel adversaire ?
is-prompt-wait-rival = { $seat } choisit un adversaire.
is-prompt-counter = { $seat } vous vise avec { $card }. Voulez-vous parer ?
is-prompt-wait-counter = { $seat } peut parer.
is-prompt-discard = Quelle carte défaussez-vous contre { $card } ?
is-prompt-wait-discard = { $seat } défausse une carte.
is-prompt-suffer = Lequel de vos employés reçoit l’épuisement ?
is-prompt-wait-suffer = { $seat } choisit qui reçoit l’épuisement.

## Refus
is-no-chosen-already = Vous avez choisi ; c’est maintenant à { $seats }.
is-no-counter-first = { $seats } peut d’abord parer { $card }.
is-no-not-now = Autre chose est demandé d’abord : voyez la question ci-dessus.
is-no-not-asked = Rien de tel n’est demandé maintenant : jouez, planifiez, vendez ou achetez, ou finissez le tour.
is-no-more-marks = Vous avez assez changé d’avis ; échangez maintenant les cartes marquées.
is-no-such-pick = Il n’y a pas de carte { $card } à choisir ; vous en regardez { $cards }.
is-no-strike-empty = { $seat } n’a aucun employé et ne peut donc pas être visé.
is-no-opponent = Seul un adversaire peut être visé.
is-no-counter-card = Vous n’avez pas de carte pour parer.
is-no-discard = { $card } ne permet pas de parer.
is-no-such-employee = Cet employé n’existe pas.
is-no-outsourced-again = { $card } est externalisé : on ne peut pas le prendre avant son retour.
is-no-outsourced = { $card } est externalisé : il ne revient pas en main, et aucun savoir ne va vers lui ni n’en vient.
is-no-developer = { $card } n’est pas un développeur ; seuls les développeurs ont des savoirs.
is-no-choice-own = { $card } n’est pas à vous.
is-no-choice-opponent = { $card } ne travaille pour aucun de vos adversaires.
is-no-choice-few = { $seat } a moins de { $employees } employés.
is-no-choice-rested = { $card } n’a pas d’épuisement à perdre.
is-no-choice-name = { $doing } ne peut pas reprendre en main une carte { $card }.
is-no-choice-without = { $card } n’a pas { $doing } à déplacer.
is-no-choice-same = { $doing } est déjà chez { $card } ; choisissez un autre développeur.
is-no-skip = Il faut choisir quelqu’un ici.
is-no-pick-again = La carte { $card } a déjà sa place ; choisissez-en une de celles qui suivent.
is-no-tokens = Cela coûte { $price }, et vous avez { $tokens }.
is-no-cards = Il n’y a rien à piocher, sinon des Actions jouées ce tour-ci.
is-no-plan = Vous n’avez pas de carte planifiée.
is-no-plan-yet = La carte a été planifiée ce tour-ci ; elle se joue à partir de votre prochain tour.
is-no-target = { $card } demande un adversaire qui ait un employé à viser.
is-no-such-card = Vous n’avez pas { $card } en main.
is-no-played-already = Cette carte ({ $card }) a été jouée ce tour-ci ; elle ne se rejoue pas avant votre prochain tour.
is-no-developers = { $card } demande un développeur pour l’apprendre.
is-no-plan-only-actions = Seules les Actions se planifient ; { $card } n’en est pas une.
is-no-second-plan = Une seule carte peut être planifiée à la fois ; jouez d’abord celle-là.
is-no-move-none = Aucun de vos employés n’a { $card }.
is-no-move-again = { $card } a déjà été déplacé ce tour-ci ; une fois suffit.
is-no-move-outsourced = { $card } est chez un employé externalisé et y reste.
is-no-move-nowhere = Aucun autre de vos développeurs ne peut recevoir { $card }.
is-no-move-tokens = Déplacer { $card } coûte au moins { $price }, et vous avez { $tokens }.
is-no-ability = Vous n’avez pas en jeu { $card } avec une capacité à utiliser.
is-no-use-again = { $card } a servi autant que possible ce tour-ci.

## Événements
is-chose-cards = { $seat } a choisi.
is-swapped = { $count ->
    [0] { $seat } garde toutes ses cartes.
    [1] { $seat } échange 1 carte.
   *[other] { $seat } échange { $count } cartes.
}
is-you-swapped = { $seat } échange { $old } contre { $new }.
is-turn = Manche { $round } : { $seat } gagne { $income ->
    [1] 1 jeton
   *[other] { $income } jetons
}.
is-drew = { $count ->
    [1] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
is-you-drew = { $seat } pioche { $cards }.
is-drew-nothing = { $seat } ne pioche rien.
is-came-home = { $card } rentre chez { $owner }.
is-planning-bonus = { $card }, chez { $owner }, perd 1 d’épuisement : un score bien planifié.
is-scored = { $points ->
    [0] { $seat } ne marque pas de point et en a { $total }.
    [1] { $seat } marque 1 point et en a { $total }.
   *[other] { $seat } marque { $points } points et en a { $total }.
}
is-burnt-out = { $card }, chez { $owner }, craque et s’en va.
is-rolled = Le dé donne { $number ->
    [1] 1 : tout le monde reçoit 1 d’épuisement.
    [2] 2 : une carte de la main est perdue.
    [3] 3 : { $tokens } jetons sont perdus.
    [4] 4 : l’employé le moins cher s’en va.
    [5] 5 : il ne se passe rien.
   *[6] 6 : { $tokens } jetons sont gagnés.
}
is-lost-card = { $seat } perd une carte de sa main.
is-you-lost-card = { $seat } perd { $card }.
is-left = { $card } quitte { $owner }.
is-dropped = { $card } va sous la pioche sans effet.
is-taken-back = { $card } ne trouve pas de développeur et revient dans la main de { $seat }.
is-cleared-table = Les employés de { $seat } vont sous la pioche.
is-paid-for-draw = { $seat } paie { $price } pour une carte.
is-sold = { $seat } vend { $card }.
is-hired = { $seat } embauche { $card } pour { $price }.
is-attached = { $card }, chez { $owner }, apprend { $knowledge } pour { $price }.
is-teaching = { $less ->
    [0] { $seat } enseigne { $card }.
   *[other] { $seat } enseigne { $card }, moins cher ce tour-ci.
}
is-moving = { $seat } déplace { $card }.
is-moving-from = { $seat } déplace { $knowledge } de { $card }.
is-moved = { $seat } déplace { $knowledge } de { $from } vers { $to } pour { $price }.
is-planned = { $seat } planifie une Action.
is-you-planned = { $seat } planifie { $card }.
is-used = { $seat } utilise { $card }.
is-coin-heads = { $seat } lance une pièce : face.
is-coin-tails = { $seat } lance une pièce : pile.
is-action = { $seat } joue { $card } pour { $price }.
is-action-planned = { $seat } joue { $card }, carte planifiée, pour { $price }.
is-named = { $seat } est la cible.
is-named-employee = { $card }, chez { $owner }, est la cible.
is-refused = { $seat } laisse faire { $card }.
is-countered = { $seat } pare { $card }.
is-discarded = { $seat } défausse { $card }.
is-looked = { $count ->
    [0] { $seat } ne trouve aucune carte à regarder.
    [1] { $seat } regarde la carte du dessus.
   *[other] { $seat } regarde les { $count } cartes du dessus.
}
is-you-looked = { $seat } regarde { $cards }, à partir du dessus.
is-took = { $seat } en prend une.
is-you-took = { $seat } prend { $card }.
is-ordered = { $seat } ordonne les { $count } cartes.
is-tired = { $card }, chez { $owner }, reçoit { $points } d’épuisement.
is-tired-team = Les autres développeurs de { $seat } reçoivent { $points } d’épuisement.
is-tired-all = Tous les employés de { $seat } reçoivent { $points } d’épuisement.
is-rested = Les employés de { $seat } perdent { $points } d’épuisement.
is-gained = { $tokens ->
    [1] { $seat } gagne 1 jeton.
   *[other] { $seat } gagne { $tokens } jetons.
}
is-boosted = { $seat } paie { $tokens } : { $card } a +{ $tokens } en efficacité ce tour-ci.
is-outsourced = { $seat } externalise { $card }, de chez { $owner }, qui reçoit { $paid }.
is-taken-over = { $seat } débauche { $card }, de chez { $owner }.
is-returned = { $card } revient dans la main de { $owner }.
is-shuffled-away = Tous les employés de { $seat } sont mélangés à la pioche.

## Fins
is-end-running = La partie continue.
is-end-finished = Le projet est terminé.
is-end-out-of-rounds = Après { $rounds } manches, le plus haut total gagne.
is-end-last-side = Il ne reste qu’un camp.
is-end-solo-won = Le projet est terminé à temps.
is-end-solo-lost = Le temps est écoulé, et le projet n’est pas terminé.
is-end-solo-left = Le projet a été abandonné.
is-sheet-title-turn = Le score de la manche { $round }
is-sheet-title-end = Après { $round } manches
is-sheet-actions = Actions de ce tour
is-sheet-turn = Tour
is-sheet-points = Points
is-sheet-team = Équipe
is-sheet-goal = Objectif

is-cards-takes-more = prend { $take } cartes parmi { $cards }
is-cards-offer-and-less = offer et less vont ensemble
is-cards-counter = une parade est { $kinds }, et une seule de ces choses
is-cards-two-targets = il faudrait deux cibles différentes ; une action en désigne une seule
is-cards-no-developer = sans carte developer, personne ne peut marquer de points
