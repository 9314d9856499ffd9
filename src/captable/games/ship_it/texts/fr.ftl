si-name = Ship It!
si-pitch = Fondez une entreprise de logiciel, recrutez, planifiez en secret et livrez plus que les autres en quatre manches.

## Options
si-option-simultaneous = Enchères et planification
si-option-simultaneous-note = Si tout le monde enchérit et planifie en même temps.
si-option-simultaneous-turns = À tour de rôle
si-option-simultaneous-turns-note = Une feuille d’offres chacun dans l’ordre du recrutement, puis un changement ou le verrou chacun, tour après tour. Pour les robots et pour les tables où tous ne sont pas là.
si-option-simultaneous-live = Tous ensemble
si-option-simultaneous-live-note = Tout le monde en même temps ; la place est à qui arrive d’abord. Pour une table où tous sont présents.

## Chiffres
si-decimal = { $whole },{ $part }
si-plus = +{ $value }
si-minus = −{ $value }
si-round = Manche
si-users = Utilisateurs
si-users-note = Utilisateurs actifs par mois : un point par millier à la fin, et un revenu à chaque manche.
si-revenue = Chiffre d’affaires
si-revenue-note = Un point par tranche de 500 à la fin, le double si vous êtes autofinancé. C’est un score, pas de l’argent.
si-rating = Note
si-rating-note = De 1,00 à 5,00 ; dix points chacune à la fin.
si-debt = Dette
si-debt-note = La dette technique. Dès 4 elle fait baisser la note, dès 7 des fonctions cassent et 10 points sont perdus à la fin, dès 10 la moitié des ingénieurs doit la rembourser.
si-money = Argent
si-money-note = En dollars. Des autres, vous voyez ce qu’ils avaient au début de la planification.
si-servers = Serveurs
si-servers-note = La capacité. Plus de 15 ou de 20 adoucit des événements ; lors d’un buzz, chacun porte 100 nouveaux utilisateurs.
si-ai = IA
si-ai-note = Combien d’ingénieurs peuvent encore être augmentés dans cette manche.
si-score = Score
si-score-note = Ce que l’entreprise marquerait si la partie s’arrêtait maintenant.
si-points = Points
si-productivity = productivité
si-salary = Salaire
si-salary-note = L’offre la plus basse pour cette personne.
si-bid = Votre offre
si-bid-note = Sous pli jusqu’à ce que tous aient envoyé leur feuille.
si-depth = Profondeur

## Entreprises
si-funding = Financement
si-funding-vc_heavy = Capital-risque
si-funding-vc_heavy-note = { $name } : 100 $, le marketing rapporte moitié plus d’utilisateurs, parts conservées 40 %. Pivot : changez de produit une fois par partie.
si-funding-bootstrapped = Autofinancé
si-funding-bootstrapped-note = { $name } : 40 $, le chiffre d’affaires compte double au score, parts conservées 100 %. Équipe légère : recruter coûte 20 % de moins.
si-funding-angel_backed = Business angels
si-funding-angel_backed-note = { $name } : 70 $, une embauche de plus par manche, parts conservées 70 %. Tuyaux : deux ingénieurs de plus à chaque recrutement, pour vous seul.
si-power-vc_heavy = Pivot
si-power-bootstrapped = Équipe légère
si-power-angel_backed = Tuyaux
si-tech = Technique
si-tech-ai_first = IA d’abord
si-tech-ai_first-note = { $name } : 4 d’IA, 2 de dette ; l’IA fait moitié moins de dette.
si-tech-quality_focused = Qualité avant tout
si-tech-quality_focused-note = { $name } : 1 d’IA, pas de dette ; +0,10 de note à chaque manche.
si-tech-move_fast = Vite fait
si-tech-move_fast-note = { $name } : 2 d’IA, 3 de dette ; +200 utilisateurs par développement de fonctions.
si-product = Produit
si-product-b2b_saas = SaaS B2B
si-product-b2b_saas-note = { $name } : utilisateurs × 0,5, chiffre d’affaires × 2, note × 0,8.
si-product-consumer_app = Appli grand public
si-product-consumer_app-note = { $name } : utilisateurs × 2, chiffre d’affaires × 0,5, note × 1,2.
si-product-platform_play = Plateforme
si-product-platform_play-note = { $name } : utilisateurs, chiffre d’affaires et note × 1.

## Ingénieurs
si-level-intern = stagiaire
si-level-intern-note = Avec l’IA, production doublée et 4 de dette.
si-level-junior = junior
si-level-junior-note = Avec l’IA, production doublée et 3 de dette.
si-level-senior = senior
si-level-senior-note = Avec l’IA, production une fois et demie et 1 de dette.
si-specialty-frontend = Frontend
si-specialty-frontend-note = Développer +20 %, marketing +10 %.
si-specialty-backend = Backend
si-specialty-backend-note = Optimiser +20 %, serveurs +10 %.
si-specialty-fullstack = Fullstack
si-specialty-fullstack-note = Développer +10 %, optimiser +10 %.
si-specialty-devops = DevOps
si-specialty-devops-note = Serveurs +30 %, recherche en IA +10 %.
si-specialty-ai = IA
si-specialty-ai-note = Recherche en IA +30 %, optimiser +10 %.
si-trait-ai_skeptic = sceptique de l’IA
si-trait-ai_skeptic-note = Sceptique de l’IA : jamais d’IA, +10 %.
si-trait-equity_hungry = avide d’actions
si-trait-equity_hungry-note = Avide d’actions : 5 $ en plus de l’offre, +20 % dès la troisième manche chez vous.
si-trait-veteran = vétéran des startups
si-trait-veteran-note = Vétéran des startups : les mauvais événements frappent votre entreprise sous leur forme douce.
si-trait-night_owl = oiseau de nuit
si-trait-night_owl-note = Oiseau de nuit : +30 % en dernière affectation.
si-engineer = ingénieur { $specialty } { $level }
si-engineer-trait = ingénieur { $specialty } { $level }, { $trait }
si-engineer-note = { $specialty } { $level }
si-engineer-note-trait = { $specialty } { $level } { $trait }
si-numbered = { $number } : { $engineer }
si-staff = Ingénieurs
si-pool = Candidats
si-pool-note = Ouvrez une enveloppe et inscrivez-y une offre ; la plus haute embauche. Qui n’obtient personne reçoit un stagiaire.
si-insiders = Tuyaux
si-insiders-note = Deux candidats de plus que vous seul voyez et pouvez embaucher.

## Actions
si-action-develop = Développer des fonctions
si-action-develop-note = +500 utilisateurs × production × produit. Avec 7 de dette ou plus, elles peuvent casser.
si-action-optimize = Optimiser le code
si-action-optimize-note = −1 de dette × production, au moins 1 ; +0,10 de note × production × produit. Amène un casse-tête, et une récompense pour qui le gagne.
si-action-pay_down = Rembourser la dette
si-action-pay_down-note = −2 de dette, toujours.
si-action-servers = Agrandir les serveurs
si-action-servers-note = +5 de capacité × production, au moins 1.
si-action-research = Recherche en IA
si-action-research-note = +2 d’IA × production, au moins 1.
si-action-marketing = Marketing
si-action-marketing-note = +1 000 utilisateurs × production × produit, moitié plus avec le capital-risque ; +0,10 de note × production × produit.
si-action-monetize = Monétisation
si-action-monetize-note = +300 de chiffre d’affaires × production × produit, davantage avec plus d’utilisateurs ; −0,10 de note.
si-action-recruiter = Engager un recruteur
si-action-recruiter-note = Deux candidats de plus au prochain recrutement, et deux embauches de plus pour vous.
si-action-viral = Faire le buzz
si-action-viral-note = Dès la manche 3. Une chance sur deux : +3 000 utilisateurs ou −1 000.
si-action-ipo = Préparer l’introduction en bourse
si-action-ipo-note = Manche 4. +25 points.
si-action-acquisition = Cible de rachat
si-action-acquisition-note = Manche 4. Deux points par millier d’utilisateurs, puis la moitié s’en va.
si-action-space = { $action } ({ $price ->
    [0] gratuit
   *[other] { $price } $
}, { $slots ->
    [1] 1 place
   *[other] { $slots } places
})
si-action-space-free = { $action } ({ $price ->
    [0] gratuit
   *[other] { $price } $
})

## Jalons et événements
si-milestones = Jalons
si-milestones-note = Chacun va à la première entreprise qui l’a atteint à la fin d’une résolution.
si-milestone-users_5k = Premiers 5 000 utilisateurs
si-milestone-users_5k-note = 5 000 utilisateurs.
si-milestone-growth_hacker = As de la croissance
si-milestone-growth_hacker-note = 10 000 utilisateurs.
si-milestone-five_stars = Startup cinq étoiles
si-milestone-five_stars-note = Note 5,00.
si-milestone-clean_code = Club du code propre
si-milestone-clean_code-note = Aucune dette, dès la manche 2.
si-milestone-revenue_king = Roi du chiffre d’affaires
si-milestone-revenue_king-note = 1 000 de chiffre d’affaires.
si-milestone-held = { $milestone }, à { $seat }
si-events = Événements
si-events-note = Un par manche. Pendant la planification, celui de la manche suivante est montré.
si-event-ddos = Attaque DDoS
si-event-ddos-note = −500 utilisateurs, −0,30 de note ; avec plus de 20 serveurs −100 et −0,10.
si-event-outage = Panne du cloud
si-event-outage-note = Pas d’agrandissement des serveurs à la manche suivante ; avec plus de 15 serveurs, rien.
si-event-viral_moment = Buzz
si-event-viral_moment-note = +2 000 utilisateurs et +0,20 de note ; avec moins de 20 serveurs, la moitié des nouveaux s’en va et la note baisse de 0,50.
si-event-data_breach = Fuite de données
si-event-data_breach-note = −0,50 de note, −200 de chiffre d’affaires ; avec moins de 4 de dette −0,10 et −50.
si-event-competitor = Lancement d’un concurrent
si-event-competitor-note = −300 utilisateurs ; avec une note au-dessus de 4,00, seulement −50.
si-event-of-round = Manche { $round } : { $event }

## Casse-tête
si-block-move = Avancer
si-block-collect = Ramasser
si-block-left = Tourner à gauche
si-block-right = Tourner à droite
si-block-call = Appeler
si-block-if = Si { $condition }
si-block-while = Tant que { $condition }
si-block-loop = Répéter { $turns } fois
si-block-function = Fonction
si-block-end = fin
si-condition-clear = voie libre
si-condition-coin = sur une pièce
si-condition-edge = au bord
si-grid = Casse-tête, { $width } × { $height }, { $coins } pièces
si-grid-note = Ramassez toutes les pièces. Avancer dans un mur ou hors de la grille, ou ramasser là où il n’y a pas de pièce, arrête le programme.
si-grid-row = { $cells }
si-robot = robot, colonne { $column }, ligne { $row }, tourné vers { $heading }
si-robot-on-coin = robot sur une pièce, colonne { $column }, ligne { $row }, tourné vers { $heading }
si-heading-0 = le nord
si-heading-1 = l’est
si-heading-2 = le sud
si-heading-3 = l’ouest
si-program = Programme, { $blocks ->
    [0] 0 bloc
    [1] 1 bloc
   *[other] { $blocks } blocs
}
si-program-note = Le moins de blocs gagne. Un nouveau bloc se place au curseur.
si-gap = intervalle { $gap }

## Marques
si-mark-spent = passé
si-mark-claimed = pris
si-mark-chosen = choisi
si-mark-open = enveloppe ouverte
si-mark-forced = doit rembourser la dette
si-mark-ai = IA
si-mark-cursor = curseur

## Coups
si-move-funding = financement { $funding }
si-move-tech = technique { $tech }
si-move-product = produit { $product }
si-move-rethink = choisir à nouveau
si-move-envelope = enveloppe du candidat { $candidate }
si-move-insider = enveloppe du tuyau { $candidate }
si-move-no_bid = pas d’offre
si-move-bid = offrir { $amount } $
si-move-send = envoyer les offres
si-move-assign = ingénieur { $engineer } sur { $action }
si-move-idle = ingénieur { $engineer } au repos
si-move-augment = ingénieur { $engineer } avec l’IA
si-move-plain = ingénieur { $engineer } sans l’IA
si-move-pivot = pivoter vers { $product }
si-move-stay = ne pas pivoter
si-move-lock = verrouiller le plan
si-move-open = ouvrir le casse-tête
si-move-pass = passer le casse-tête
si-move-place = placer { $block }
si-move-swap = changer en { $block }
si-move-remove = enlever le bloc { $block }
si-move-cursor = curseur à l’intervalle { $gap }
si-move-submit = remettre le programme

si-choose-rethink = Choisir à nouveau
si-choose-envelope = Enchérir pour : { $engineer }
si-choose-bid = Offre pour : { $engineer }
si-choose-no-bid = Pas d’offre pour cette personne
si-choose-send = Envoyer vos offres sous pli
si-choose-assign = { $engineer } → { $action }
si-choose-idle = { $engineer } → au repos
si-choose-augment = { $engineer } : avec l’IA
si-choose-plain = { $engineer } : sans IA
si-choose-pivot = Pivoter vers { $product }
si-choose-stay = Finalement ne pas pivoter
si-choose-lock = Verrouiller votre plan
si-choose-open = Ouvrir le casse-tête ; le temps court
si-choose-pass = Passer
si-choose-place = { $block }
si-choose-swap = En faire { $block }
si-choose-remove = Enlever { $number }. { $block }
si-choose-cursor = Aller à l’intervalle { $gap }
si-choose-submit = { $blocks ->
    [0] Remettre 0 bloc
    [1] Remettre 1 bloc
   *[other] Remettre { $blocks } blocs
}
si-group-assign = Affecter
si-group-idle = Au repos
si-group-place = Placer un bloc
si-group-swap = Changer le bloc avant le curseur
si-group-remove = Enlever
si-group-cursor = Curseur

## Invites
si-prompt-found = Choisissez votre financement, votre technique et votre produit. Les autres les verront quand tous auront choisi.
si-prompt-bid = Vous avez { $money } $ et pouvez embaucher { $hires ->
    [1] 1 personne
   *[other] { $hires } personnes
}. Ouvrez une enveloppe pour enchérir, ou envoyez vos offres.
si-prompt-amount = Combien pour : { $engineer } ? Vous avez { $money } $.
si-prompt-plan = Mettez vos ingénieurs au travail, puis verrouillez. Il vous reste { $money } $ et { $left ->
    [0] aucun changement
    [1] 1 changement
   *[other] { $left } changements
}.
si-prompt-open = Optimiser le code amène un casse-tête. Une fois ouvert, vous avez { $seconds } secondes.
si-prompt-solve = Construisez un programme qui ramasse toutes les pièces, avec le moins de blocs possible. Modifications restantes : { $left }.
si-prompt-wait-0 = Doivent encore choisir une entreprise : { $seats }.
si-prompt-wait-1 = Doivent encore enchérir : { $seats }.
si-prompt-wait-2 = Doivent encore planifier : { $seats }.
si-prompt-wait-3 = Encore au casse-tête : { $seats }.
si-prompt-over = La partie est terminée.
si-note-sent = a envoyé ses offres
si-note-locked = a verrouillé son plan
si-note-solved = a fini le casse-tête
si-note-forced = { $count ->
    [1] 1 ingénieur doit rembourser la dette
   *[other] { $count } ingénieurs doivent rembourser la dette
}
si-note-pivot = va pivoter vers { $product }
si-note-recruiters = { $count } embauches de plus à ce recrutement
si-note-barred = ne peut pas agrandir ses serveurs dans cette manche

## Refus
si-no-phase-0 = D’abord, tout le monde choisit une entreprise.
si-no-phase-1 = C’est le recrutement : enchérissez et envoyez vos offres.
si-no-phase-2 = C’est la planification : affectez vos ingénieurs et verrouillez.
si-no-phase-3 = D’abord vient le casse-tête.
si-no-rethink-nothing = Vous n’avez encore rien choisi.
si-no-rethink-again = Vous avez recommencé assez souvent ; choisissez maintenant.
si-no-second-funding = Votre financement est choisi. Vous pouvez tout choisir à nouveau.
si-no-second-tech = Votre technique est choisie. Vous pouvez tout choisir à nouveau.
si-no-second-product = Votre produit est choisi. Vous pouvez tout choisir à nouveau.
si-no-envelope = Ouvrez d’abord l’enveloppe d’un candidat.
si-no-open-line = Inscrivez d’abord une offre dans l’enveloppe ouverte, ou aucune.
si-no-insider = Vous n’avez pas ce tuyau.
si-no-candidate = Il n’y a pas de candidat { $number } ; il y en a { $count }.
si-no-more-lines = Vous avez ouvert assez d’enveloppes ; envoyez vos offres.
si-no-bid-low = Une offre vaut au moins le salaire, { $salary } $.
si-no-bid-poor = Le salaire est de { $salary } $, et vous avez { $money } $.
si-no-bid-high = Vous pourriez payer { $highest } $ au plus pour cette personne.
si-no-more-changes = Après { $most } changements, vous ne pouvez plus que verrouiller.
si-no-pivot-power = Seules les entreprises à capital-risque peuvent pivoter.
si-no-pivot-again = Vous avez déjà pivoté ; une fois par partie suffit.
si-no-pivot-planned = Il n’y a pas de pivot à reprendre.
si-no-pivot-same = C’est déjà votre produit, ou celui vers lequel vous allez pivoter.
si-no-engineer = Vous n’avez pas d’ingénieur { $number } ; vous en avez { $count }.
si-no-moving-forced = Avec { $debt } de dette, cette personne doit la rembourser.
si-no-idling = Cette personne est déjà au repos.
si-no-ai-to-drop = Cette personne n’utilise pas l’IA.
si-no-action-yet = { $action } : à partir de la manche { $round }.
si-no-servers = Après la panne, vous ne pouvez pas agrandir vos serveurs dans cette manche.
si-no-slot = { $action } : plus de place libre ; { $holders } en premier.
si-no-second-engineer = { $action } : une seule personne.
si-no-money = { $action } coûte { $price } $, et vous avez { $money } $.
si-no-ai-skeptic = Un sceptique de l’IA ne l’utilise jamais.
si-no-ai-idle = Seule une personne affectée peut utiliser l’IA.
si-no-ai-twice = Cette personne utilise déjà l’IA.
si-no-ai-left = Toute votre IA est prise : { $capacity } pour la manche.
si-no-puzzle-open = Ouvrez d’abord le casse-tête, ou passez.
si-no-puzzle-again = Le casse-tête est ouvert.
si-no-more-edits = { $most } placements et retraits, pas davantage ; remettez ou passez.
si-no-block = Il n’y a pas de bloc { $number } dans votre programme.
si-no-cursor-same = Le curseur est là.
si-no-gap = Il n’y a pas cet intervalle dans votre programme.
si-no-more-walks = Vous avez assez déplacé le curseur.
si-no-block-yet = { $block } : à partir de la manche { $round }.
si-no-swap = Le bloc avant le curseur ne peut pas devenir { $block }.
si-no-more-blocks = Un programme a { $most } blocs au plus.
si-no-second-function = Une seule fonction au plus.
si-no-call-inside = La fonction n’appelle rien.
si-no-deeper = Trois conteneurs au plus autour d’un bloc.

## Événements
si-chose = { $seat } a choisi une entreprise.
si-founded = { $seat } démarre : { $funding }, { $tech }, { $product }, avec { $money } $ et { $users } utilisateurs.
si-round-begins = La manche { $round } commence. Ordre du recrutement : { $order }.
si-you-bid = { $amount ->
    [0] Pas d’offre pour : { $engineer }.
   *[other] Vous offrez { $amount } $ pour : { $engineer }.
}
si-sent = { $seat } a envoyé ses offres.
si-bids = { $seat } a offert { $bids }.
si-bids-none = { $seat } n’a enchéri pour personne.
si-bid-on = { $amount } $ pour : { $engineer }
si-bid-of = offre de { $amount } $
si-hired = { $seat } embauche pour { $price } $ : { $engineer } ({ $chain }).
si-got-intern = { $seat } n’a obtenu personne et prend un stagiaire pour { $price } $.
si-forced = { $seat } a { $debt } de dette : { $count ->
    [1] 1 ingénieur doit
   *[other] { $count } ingénieurs doivent
} la rembourser.
si-forecast-told = Prévu pour la manche suivante : { $event }.
si-you-changed = Votre plan : { $move }.
si-takes-slot = { $seat } prend une place : { $action }.
si-frees-slot = { $seat } libère une place : { $action }.
si-moves-slot = { $seat } passe d’une place à une autre : { $leaves } → { $comes }.
si-changes-plan = { $seat } modifie son plan.
si-locked = { $seat } a verrouillé son plan.
si-plan = Plan de { $seat } : { $plan }.
si-plan-empty = { $seat } n’a rien planifié.
si-planned = { $engineer } sur { $action }
si-planned-ai = { $engineer } avec l’IA sur { $action }
si-pivoted = { $seat } pivote : { $product }.
si-puzzle-begins = Un casse-tête pour { $solvers } : { $seconds } secondes dès l’ouverture.
si-you-opened = Le casse-tête est ouvert ; vous avez { $seconds } secondes.
si-puzzle-done = { $seat } a fini le casse-tête.
si-puzzle-solved = { $blocks ->
    [1] { $seat } a résolu le casse-tête avec 1 bloc.
   *[other] { $seat } a résolu le casse-tête avec { $blocks } blocs.
}
si-puzzle-coins = Le programme de { $seat } s’est terminé en laissant des pièces.
si-puzzle-wall = Le robot de { $seat } a heurté un mur.
si-puzzle-empty = Le robot de { $seat } a voulu ramasser là où il n’y avait pas de pièce.
si-puzzle-steps = Le programme de { $seat } a duré trop longtemps.
si-puzzle-passed = { $seat } a passé le casse-tête.
si-puzzle-late = { $seat } n’a pas fini à temps.
si-puzzle-nobody = Personne n’a résolu le casse-tête.
si-rewarded = { $money ->
    [0] { $seat } gagne le casse-tête : −{ $debt } de dette.
   *[other] { $seat } gagne le casse-tête : −{ $debt } de dette et { $money } $.
}
si-base = { $value } ({ $action })
si-times = × { $factor } { $why }
si-on-top = + { $value } { $why }
si-at-least = au moins { $value }
si-times-users = × (1 + { $users } utilisateurs ÷ { $per })
si-developed = { $seat }, { $engineer }, développe des fonctions : +{ $gain } utilisateurs ({ $chain }).
si-broke = { $seat }, { $engineer } : la fonction a cassé (risque de { $chance } %) et n’apporte rien.
si-optimized = { $seat }, { $engineer }, optimise le code : −{ $debt } de dette ({ $debt_chain }), +{ $rating } de note ({ $rating_chain }).
si-paid-down = { $seat }, { $engineer }, rembourse { $debt } de dette.
si-upgraded = { $seat }, { $engineer }, agrandit les serveurs : +{ $gain } ({ $chain }).
si-researched = { $seat }, { $engineer }, fait de la recherche en IA : +{ $gain } ({ $chain }).
si-marketed = { $seat }, { $engineer }, fait du marketing : +{ $gain } utilisateurs ({ $chain }), +{ $rating } de note ({ $rating_chain }).
si-monetized = { $seat }, { $engineer }, monétise : +{ $gain } de chiffre d’affaires ({ $chain }), −{ $rating } de note.
si-recruited = { $seat } engage un recruteur : { $engineers } ingénieurs de plus au prochain recrutement.
si-went-viral = { $seat } fait le buzz : +{ $users } utilisateurs.
si-flopped = { $seat } voulait faire le buzz et rate son coup : −{ $users } utilisateurs.
si-went-public = { $seat } prépare son introduction en bourse : +{ $points } points.
si-acquired = { $seat } devient une cible de rachat : +{ $points } points pour { $users } utilisateurs, dont { $lost } s’en vont.
si-ai-debt = L’IA fait { $made } de dette pour { $seat }, { $debt } en tout.
si-debt-hurts = Avec { $debt } de dette, { $seat } perd { $rating } de note.
si-quality = { $seat } mise sur la qualité : +{ $rating } de note.
si-income = { $seat } gagne { $income } $ ({ $chain }).
si-income-users = { $users } utilisateurs ÷ { $per }
si-income-cap = au plus { $cap } $
si-underdog = prime aux moins suivis
si-claimed = { $seat } atteint un jalon, { $milestone } : +{ $points } points.
si-event-happens = Événement : { $event }.
si-struck = { $seat } : { $losses }.
si-struck-mildly = { $seat } : { $losses } ({ $why }).
si-loss-users = −{ $users } utilisateurs
si-loss-rating = −{ $rating } de note
si-loss-revenue = −{ $revenue } de chiffre d’affaires
si-loss-servers = pas d’agrandissement des serveurs à la manche suivante
si-loss-nothing = aucun effet
si-mitigated-ddos = assez de serveurs
si-mitigated-outage = assez de serveurs
si-mitigated-breach = peu de dette
si-mitigated-competitor = une bonne note
si-viral-carried = { $seat } : +{ $users } utilisateurs, +{ $rating } de note ; les serveurs en portent { $capacity }.
si-viral-crash = { $seat } : les serveurs n’en portent que { $capacity } et tombent ; +{ $users } utilisateurs, −{ $rating } de note.

## Fins
si-end = Les quatre manches sont jouées.
si-end-one-left = Il ne reste qu’une entreprise.
si-sheet = Le score
si-sheet-users = Utilisateurs
si-sheet-users-note = Un point par millier.
si-sheet-revenue = Chiffre d’affaires
si-sheet-revenue-note = Un point par tranche de 500, deux si autofinancé.
si-sheet-rating = Note
si-sheet-rating-note = Dix points chacune.
si-sheet-milestones = Jalons
si-sheet-late = Actions tardives
si-sheet-late-note = Introduction en bourse et rachat.
si-sheet-debt = Dette
si-sheet-debt-note = Dix points perdus à partir de 7.
si-sheet-score = Total
