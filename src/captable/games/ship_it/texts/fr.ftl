si-name = Ship It!
si-pitch = Fondez une entreprise de logiciel, recrutez, planifiez en secret et livrez plus que les autres en quatre manches.
si-aim = Avoir le meilleur score après quatre manches : utilisateurs, chiffre d’affaires, note et jalons comptent, trop de dette coûte.

## Options
si-option-simultaneous = Enchères et planification
si-option-simultaneous-note = Si tout le monde enchérit et planifie en même temps.
si-option-simultaneous-turns = À tour de rôle
si-option-simultaneous-turns-note = Une feuille d’offres chacun dans l’ordre du recrutement, puis un changement ou le verrou chacun, le score le plus bas d’abord, tour après tour. Pour les robots et pour les tables où tous ne sont pas là.
si-option-simultaneous-live = Tous ensemble
si-option-simultaneous-live-note = Tout le monde en même temps ; la place est à qui arrive d’abord. Pour une table où tous sont présents.

## Chiffres
si-decimal = { $whole },{ $part }
si-plus = +{ $value }
si-minus = −{ $value }
si-round = Manche
si-users = Utilisateurs
si-users-note = Utilisateurs actifs par mois : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tranche de { $thousand } à la fin, et un revenu à chaque manche.
si-revenue = Chiffre d’affaires
si-revenue-note = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tranche de { $thousand } à la fin. C’est un score, pas de l’argent.
si-rating = Note
si-rating-note = De { $least } à { $most } ; { $points } points par étoile à la fin.
si-debt = Dette
si-debt-note = La dette technique : { $effects }.
si-debt-rating = dès { $debt } elle fait baisser la note
si-debt-breaks = dès { $debt } des fonctions peuvent casser
si-debt-forced = dès { $debt } des ingénieurs doivent la rembourser
si-debt-points = avec { $debt } ou plus à la fin, { $points } points sont perdus
si-money = Argent
si-money-note = En dollars. Des autres, vous voyez ce qu’ils avaient au début de la planification.
si-servers = Serveurs
si-servers-note = La capacité. Plus de { $outage } adoucit une panne, plus de { $ddos } une attaque ; lors d’un buzz, chacun porte { $carries } nouveaux utilisateurs.
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
si-funding-vc_heavy-note = { $name } : { $facts }. Pivot : changez de produit une fois par partie.
si-funding-bootstrapped = Autofinancé
si-funding-bootstrapped-note = { $name } : { $facts }. Équipe légère : recruter coûte { $discount } % de moins.
si-funding-angel_backed = Business angels
si-funding-angel_backed-note = { $name } : { $facts }. Tuyaux : { $insiders ->
    [one] { $insiders } ingénieur
   *[other] { $insiders } ingénieurs
} de plus à chaque recrutement, pour vous seul.
si-power-vc_heavy = Pivot
si-power-bootstrapped = Équipe légère
si-power-angel_backed = Tuyaux
si-tech = Technique
si-tech-note = { $name } : { $facts }.
si-tech-ai_first = IA d’abord
si-tech-quality_focused = Qualité avant tout
si-tech-move_fast = Vite fait
si-product = Produit
si-product-note = { $name } : utilisateurs × { $users }, chiffre d’affaires × { $revenue }, note × { $rating }.
si-product-b2b_saas = SaaS B2B
si-product-consumer_app = Appli grand public
si-product-platform_play = Plateforme
si-fact-money = { $money } $
si-fact-marketing = { $percent } % d’utilisateurs par le marketing
si-fact-revenue = le chiffre d’affaires compte × { $times } au score
si-fact-hires = { $hires ->
    [one] { $hires } embauche
   *[other] { $hires } embauches
} de plus par manche
si-fact-equity = parts conservées { $percent } % (sans effet dans cette édition)
si-fact-ai = { $ai } d’IA
si-fact-debt = { $debt ->
    [0] pas de dette
   *[other] { $debt } de dette
}
si-fact-ai-debt = dette de l’IA × { $factor }
si-fact-rating = +{ $rating } de note à chaque manche
si-fact-features = +{ $users } utilisateurs par ingénieur sur { $action }

## Ingénieurs
si-level-intern = stagiaire
si-level-junior = junior
si-level-senior = senior
si-level-note = Avec l’IA, production × { $factor } et { $debt } de dette.
si-specialty-frontend = Frontend
si-specialty-backend = Backend
si-specialty-fullstack = Fullstack
si-specialty-devops = DevOps
si-specialty-ai = IA
si-specialty-note = { $bonuses }.
si-specialty-bonus = { $action } +{ $percent } %
si-specialty-none = Aucune prime
si-trait-ai_skeptic = sceptique de l’IA
si-trait-equity_hungry = avide d’actions
si-trait-veteran = vétéran des startups
si-trait-night_owl = oiseau de nuit
si-trait-note = { $name } : { $facts }.
si-trait-cost = { $cost } $ en plus de l’offre
si-trait-bonus = { $round ->
    [1] +{ $percent } %
   *[other] +{ $percent } % à partir de la manche { $round } chez vous
}
si-trait-bonus-last = { $round ->
    [1] +{ $percent } % en dernière affectation
   *[other] +{ $percent } % en dernière affectation, à partir de la manche { $round } chez vous
}
si-trait-ai_skeptic-power = jamais d’IA
si-trait-veteran-power = les mauvais événements frappent votre entreprise sous leur forme douce
si-trait-nothing = aucun effet
si-engineer = ingénieur { $specialty } { $level }
si-engineer-trait = ingénieur { $specialty } { $level }, { $trait }
si-engineer-note = { $specialty } { $level }
si-engineer-note-trait = { $specialty } { $level } { $trait }
si-numbered = { $number } : { $engineer }
si-staff = Ingénieurs
si-pool = Candidats
si-pool-note = Ouvrez une enveloppe et inscrivez-y une offre ; la plus haute embauche. Qui n’obtient personne reçoit un stagiaire.
si-insiders = Tuyaux
si-insiders-note = { $count ->
    [one] { $count } candidat de plus que vous seul voyez et pouvez embaucher.
   *[other] { $count } candidats de plus que vous seul voyez et pouvez embaucher.
}

## Actions
si-action-develop = Développer des fonctions
si-action-develop-note = +{ $users } utilisateurs × production × produit. { $breaks }
si-breaks = Avec { $debt } de dette ou plus, elles peuvent casser.
si-never-breaks = Elles ne cassent jamais.
si-action-optimize = Optimiser le code
si-action-optimize-note = −{ $debt } de dette × production, au moins 1 ; +{ $rating } de note × production × produit. Amène un casse-tête, et une récompense pour qui le gagne.
si-action-pay_down = Rembourser la dette
si-action-pay_down-note = −{ $debt } de dette, toujours.
si-action-servers = Agrandir les serveurs
si-action-servers-note = +{ $servers } de capacité × production, au moins 1.
si-action-research = Recherche en IA
si-action-research-note = +{ $ai } d’IA × production, au moins 1.
si-action-marketing = Marketing
si-action-marketing-note = +{ $users } utilisateurs × production × produit ({ $fundings }) ; +{ $rating } de note × production × produit.
si-marketing-of = { $funding } { $percent } %
si-marketing-alike = autant pour tous les financements
si-action-monetize = Monétisation
si-action-monetize-note = +{ $revenue } de chiffre d’affaires × production × produit, davantage avec plus d’utilisateurs ; −{ $rating_lost } de note.
si-action-recruiter = Engager un recruteur
si-action-recruiter-note = { $recruits ->
    [one] { $recruits } candidat de plus au prochain recrutement, et { $recruits } embauche de plus pour vous.
   *[other] { $recruits } candidats de plus au prochain recrutement, et { $recruits } embauches de plus pour vous.
}
si-action-viral = Faire le buzz
si-action-viral-note = Dès la manche { $round }. Une chance sur deux : +{ $users } utilisateurs ou −{ $lost }.
si-action-ipo = Préparer l’introduction en bourse
si-action-ipo-note = Dès la manche { $round }. +{ $points } points.
si-action-acquisition = Cible de rachat
si-action-acquisition-note = Dès la manche { $round }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tranche de { $thousand } utilisateurs, puis la moitié s’en va.
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
si-milestone-users_5k = Premiers { $figure } utilisateurs
si-milestone-users_5k-note = { $figure } utilisateurs.
si-milestone-growth_hacker = As de la croissance
si-milestone-growth_hacker-note = { $figure } utilisateurs.
si-milestone-five_stars = Startup cinq étoiles
si-milestone-five_stars-note = Note { $figure }.
si-milestone-clean_code = Club du code propre
si-milestone-clean_code-note = { $figure ->
    [0] Aucune dette
   *[other] { $figure } de dette au plus
}, dès la manche { $round }.
si-milestone-revenue_king = Roi du chiffre d’affaires
si-milestone-revenue_king-note = { $figure } de chiffre d’affaires.
si-milestone-held = { $milestone }, à { $seat }
si-events = Événements
si-events-note = Un par manche. Pendant la planification, celui de la manche suivante est montré.
si-event-ddos = Attaque DDoS
si-event-ddos-note = −{ $users } utilisateurs, −{ $rating } de note ; avec plus de { $threshold } serveurs −{ $mild_users } et −{ $mild_rating }.
si-event-outage = Panne du cloud
si-event-outage-note = Pas d’agrandissement des serveurs à la manche suivante ; avec plus de { $threshold } serveurs, rien.
si-event-viral_moment = Buzz
si-event-viral_moment-note = +{ $users } utilisateurs et +{ $mild_rating } de note ; avec moins de { $threshold } serveurs, la moitié des nouveaux s’en va et la note baisse de { $rating }.
si-event-data_breach = Fuite de données
si-event-data_breach-note = −{ $rating } de note, −{ $revenue } de chiffre d’affaires ; avec moins de { $threshold } de dette −{ $mild_rating } et −{ $mild_revenue }.
si-event-competitor = Lancement d’un concurrent
si-event-competitor-note = −{ $users } utilisateurs ; avec une note au-dessus de { $threshold }, seulement −{ $mild_users }.
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
si-prompt-wait-0 = Encore au choix de l’entreprise : { $seats }.
si-prompt-wait-1 = Encore aux enchères : { $seats }.
si-prompt-wait-2 = Encore au plan : { $seats }.
si-prompt-wait-3 = Encore au casse-tête : { $seats }.
si-prompt-over = La partie est terminée.
si-note-first = prioritaire à égalité pendant cette manche
si-note-sent = a envoyé ses offres
si-note-locked = a verrouillé son plan
si-note-solved = a fini le casse-tête
si-note-forced = { $count ->
    [1] 1 ingénieur doit rembourser la dette
   *[other] { $count } ingénieurs doivent rembourser la dette
}
si-note-pivot = va pivoter vers { $product }
si-note-recruiters = { $count ->
    [one] { $count } embauche de plus à ce recrutement
   *[other] { $count } embauches de plus à ce recrutement
}
si-note-barred = ne peut pas agrandir ses serveurs dans cette manche

## Refus
si-no-phase-0 = D’abord, tout le monde choisit une entreprise.
si-no-phase-1 = C’est le recrutement : enchérissez et envoyez vos offres.
si-no-phase-2 = C’est la planification : affectez vos ingénieurs et verrouillez.
si-no-phase-3 = D’abord vient le casse-tête.
si-no-chosen = Votre entreprise est choisie. D’autres choisissent encore.
si-no-sent = Vos offres sont envoyées. On ne les envoie qu’une fois.
si-no-locked = Votre plan est verrouillé. C’est définitif.
si-no-solver = Le casse-tête est réservé à qui est sur { $action }.
si-no-submitted = Vous avez fini le casse-tête. On ne rend qu’un seul programme.
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
si-no-deeper = { $most } conteneurs au plus autour d’un bloc.

## Événements
si-chose = { $seat } choisit une entreprise.
si-founded = { $seat } démarre : { $funding }, { $tech }, { $product }, avec { $money } $ et { $users } utilisateurs.
si-round-begins = La manche { $round } commence. Ordre du recrutement : { $order }. À égalité, { $first } passe en premier.
si-you-bid = { $amount ->
    [0] { $seat } ne fait pas d’offre pour : { $engineer }.
   *[other] { $seat } offre { $amount } $ pour : { $engineer }.
}
si-sent = { $seat } envoie ses offres.
si-bids = Les offres de { $seat } : { $bids }.
si-bids-none = { $seat } n’enchérit pour personne.
si-bid-on = { $amount } $ pour : { $engineer }
si-bid-of = offre de { $amount } $
si-hired = { $seat } embauche pour { $price } $ : { $engineer } ({ $chain }).
si-got-intern = { $seat } n’obtient personne et prend un stagiaire pour { $price } $.
si-forced = { $seat } a { $debt } de dette : { $count ->
    [1] 1 ingénieur doit
   *[other] { $count } ingénieurs doivent
} la rembourser.
si-forecast-told = Prévu pour la manche suivante : { $event }.
si-planning-begins = On planifie à tour de rôle, le score le plus bas d’abord : { $order }.
si-you-changed = { $seat } modifie son plan : { $move }.
si-takes-slot = { $seat } prend une place : { $action }.
si-frees-slot = { $seat } libère une place : { $action }.
si-moves-slot = { $seat } passe d’une place à une autre : { $leaves } → { $comes }.
si-changes-plan = { $seat } modifie son plan.
si-locked = { $seat } verrouille son plan.
si-plan = Le plan de { $seat } : { $plan }.
si-plan-empty = { $seat } ne planifie rien.
si-planned = { $engineer } sur { $action }
si-planned-ai = { $engineer } avec l’IA sur { $action }
si-pivoted = { $seat } pivote : { $product }.
si-puzzle-begins = Un casse-tête pour { $solvers } : { $seconds } secondes dès l’ouverture.
si-you-opened = { $seat } ouvre le casse-tête et dispose de { $seconds } secondes.
si-puzzle-done = { $seat } finit le casse-tête.
si-puzzle-solved = { $blocks ->
    [1] { $seat } résout le casse-tête avec 1 bloc.
   *[other] { $seat } résout le casse-tête avec { $blocks } blocs.
}
si-puzzle-coins = Le programme de { $seat } se termine en laissant des pièces.
si-puzzle-wall = Le robot de { $seat } heurte un mur.
si-puzzle-empty = Le robot de { $seat } veut ramasser là où il n’y a pas de pièce.
si-puzzle-steps = Le programme de { $seat } dure trop longtemps.
si-puzzle-passed = { $seat } passe le casse-tête.
si-puzzle-late = { $seat } ne finit pas à temps.
si-puzzle-nobody = Personne ne résout le casse-tête.
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
si-broke = { $seat }, { $engineer } : la fonction casse (risque de { $chance } %) et n’apporte rien.
si-optimized = { $seat }, { $engineer }, optimise le code : −{ $debt } de dette ({ $debt_chain }), +{ $rating } de note ({ $rating_chain }).
si-paid-down = { $seat }, { $engineer }, rembourse { $debt } de dette.
si-upgraded = { $seat }, { $engineer }, agrandit les serveurs : +{ $gain } ({ $chain }).
si-researched = { $seat }, { $engineer }, fait de la recherche en IA : +{ $gain } ({ $chain }).
si-marketed = { $seat }, { $engineer }, fait du marketing : +{ $gain } utilisateurs ({ $chain }), +{ $rating } de note ({ $rating_chain }).
si-monetized = { $seat }, { $engineer }, monétise : +{ $gain } de chiffre d’affaires ({ $chain }), −{ $rating } de note.
si-recruited = { $engineers ->
    [one] { $seat } engage un recruteur : { $engineers } ingénieur de plus au prochain recrutement.
   *[other] { $seat } engage un recruteur : { $engineers } ingénieurs de plus au prochain recrutement.
}
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
si-end = { $rounds ->
    [one] { $rounds } manche est jouée.
   *[other] Les { $rounds } manches sont jouées.
}
si-end-unfounded = Il ne reste qu’une personne, avant qu’aucune entreprise soit fondée.
si-end-one-left = Il ne reste qu’une entreprise.
si-sheet = Le score
si-sheet-users = Utilisateurs
si-sheet-users-note = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tranche de { $thousand }.
si-sheet-revenue = Chiffre d’affaires
si-sheet-revenue-note = Par tranche de { $thousand } : { $fundings }.
si-sheet-revenue-of = { $funding } { $points }
si-sheet-rating = Note
si-sheet-rating-note = { $points } points par étoile.
si-sheet-milestones = Jalons
si-sheet-late = Actions tardives
si-sheet-late-note = Introduction en bourse et rachat.
si-sheet-debt = Dette
si-sheet-debt-note = { $points } points perdus avec { $debt } ou plus.
si-sheet-score = Total

si-cards-debt-rises = debt doit monter à partir de 0 ; ici : { $debts }
si-cards-coins-crossed = fewest_coins est plus grand que most_coins
si-cards-coins-on-a-line = most_coins peut être au plus { $most } sur une ligne de { $cells } cases
si-cards-one-or-more = { $field } doit être au moins 1
