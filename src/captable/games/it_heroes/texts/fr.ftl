ih-name = IT Heroes
ih-pitch = Votre pioche est votre organisation : bloquez leurs Menaces, lancez les vôtres, et ne la videz pas deux fois.
ih-aim = Faire que la pioche adverse se vide deux fois avant la vôtre.

## Cards
ih-card-help_desk_hero = Héros du Support
ih-card-on_call_oracle = L’Oracle d’Astreinte
ih-card-security_sentinel = Sentinelle de la Sécurité
ih-card-devops_demi_god = Demi-Dieu DevOps
ih-card-documentation_druid = Druide de la Documentation
ih-card-intern_ingrid = Ingrid la Stagiaire
ih-card-ticket_tamer = Dompteur de Tickets
ih-card-night_shift_nadia = Nadia de Nuit
ih-card-legacy_lumberjack = Bûcheron du Patrimoine
ih-card-script_shaman = Chamane des Scripts
ih-card-forensic_fox = Renard Légiste
ih-card-backup_baroness = Baronne des Sauvegardes
ih-card-firewall_fiona = Fiona Pare-Feu
ih-card-patch_paladin = Paladin du Correctif
ih-card-incident_commander = Cheffe de Crise
ih-card-sre_sorceress = Sorcière SRE
ih-card-phoenix_cto = La DSI Phénix
ih-card-karen_from_accounting = Karen de la Compta
ih-card-phishing_phil = Phil l’Hameçonneur
ih-card-shadow_it_steve = Steve l’Informatique Fantôme
ih-card-clueless_executive = Dirigeant Largué
ih-card-ransomware_randy = Randy la Rançon
ih-card-expired_certificate = Certificat Expiré
ih-card-printer_poltergeist = Imprimante Hantée
ih-card-ddos_dennis = Dennis DDoS
ih-card-crypto_miner_mick = Mick le Mineur de Crypto
ih-card-vendor_lock_in = Client Captif
ih-card-zero_day_zoe = Zoé Jour Zéro
ih-card-audit_avalanche = Avalanche d’Audits
ih-card-reorg_rhonda = Rhonda la Réorg
ih-card-black_coffee = Café Noir
ih-card-cold_brew_reserve = Réserve de Café Glacé
ih-card-it_budget_approval = Budget Informatique Validé
ih-card-snack_drawer = Tiroir à Biscuits
ih-card-standing_order = Commande Permanente
ih-card-espresso_machine = Machine à Expresso
ih-card-reboot_everything = Tout Redémarrer
ih-card-check_the_logs = Lire les Journaux
ih-card-emergency_patch = Correctif d’Urgence
ih-card-rollback = Retour Arrière
ih-card-calendar_ambush = Réunion Surprise
ih-card-all_hands_call = Tous sur le Pont
ih-card-spam_filter = Filtre Anti-Spam
ih-card-headhunter = Chasseur de Têtes
ih-card-blame_game = À Qui la Faute
ih-card-change_freeze = Gel des Mises en Production
ih-card-overtime = Heures Sup
ih-card-data_leak = Fuite de Données
ih-card-scorched_earth = Terre Brûlée
ih-card-disaster_recovery = Plan de Reprise
ih-card-named = { $name }
ih-spent-card = { $card } (utilisée)

## What is printed on a card
ih-type-hero = Héros
ih-type-threat = Menace
ih-type-resource = Ressource
ih-type-action = Action
ih-rarity-common = Commune
ih-rarity-uncommon = Peu commune
ih-rarity-rare = Rare
ih-rarity-legendary = Légendaire
ih-from-source = Le livret nomme cette carte ; ce qu’il n’en dit pas est notre choix.
ih-from-house = Une carte de la maison, conçue par nous.
ih-note = { $figures } { $origin }
ih-note-text = { $figures } { $text } { $origin }
ih-figures-hero = Héros, carte { $rarity }, { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}. Patience { $patience } (vaincu à la touche n° { $hits }), Esquive du blâme { $deflection }, Documentation { $documents }, Disponibilité { $uptime }.
ih-figures-threat = Menace, carte { $rarity }, { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}. Débit de tickets { $velocity } ; non bloquée, elle retire { $damage ->
    [one] { $damage } carte
   *[other] { $damage } cartes
}.
ih-figures-resource = Ressource, carte { $rarity }, { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}. +1 Café à chacune de vos collectes.
ih-figures-action = Action, carte { $rarity }, { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}.
ih-keyword-flash = Flash : se déploie sans payer, devant une Menace que personne ne bloque.
ih-keyword-pairs = Peut bloquer une Menace avec un autre Héros.
ih-sentences = { $first } { $next }
ih-then = { $first }, puis { $next }
ih-on-resolve = Quand elle est jouée : { $effect }.
ih-on-play = À son entrée en jeu : { $effect }.
ih-on-once = Une fois par partie, pendant votre phase de jeu : { $effect }.
ih-on-unblocked = Chaque fois qu’elle frappe sans être bloquée : { $effect }.
ih-on-collect = À votre collecte : { $effect }.
ih-on-block = Après avoir bloqué, vous pouvez : { $effect }.
ih-on-block-limit = Après avoir bloqué une Menace de Débit { $velocity } ou moins, vous pouvez : { $effect }.
ih-on-block-once = Une fois par partie, après avoir bloqué, vous pouvez : { $effect }.
ih-on-block-once-limit = Une fois par partie, après avoir bloqué une Menace de Débit { $velocity } ou moins, vous pouvez : { $effect }.
ih-on-deflected = Après une esquive, vous pouvez : { $effect }.
ih-on-deflected-limit = Après avoir esquivé une Menace de Débit { $velocity } ou moins, vous pouvez : { $effect }.
ih-on-deflected-once = Une fois par partie, après une esquive, vous pouvez : { $effect }.
ih-on-deflected-once-limit = Une fois par partie, après avoir esquivé une Menace de Débit { $velocity } ou moins, vous pouvez : { $effect }.
ih-effect-draw = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
ih-effect-heal = soignez { $n }
ih-effect-neutralise = vous pouvez neutraliser une Menace de votre zone
ih-effect-neutralise-limit = vous pouvez neutraliser une Menace de Débit { $velocity } ou moins de votre zone
ih-effect-neutralise_blocked = neutralisez cette Menace
ih-effect-remove = { $n ->
    [one] retirez { $n } carte de la pioche adverse
   *[other] retirez { $n } cartes de la pioche adverse
}
ih-effect-remove_both = { $n ->
    [one] retirez { $n } carte de la pioche adverse et { $n } de la vôtre
   *[other] retirez { $n } cartes de la pioche adverse et { $n } de la vôtre
}
ih-effect-discard = { $n ->
    [one] l’adversaire défausse { $n } carte
   *[other] l’adversaire défausse { $n } cartes
}
ih-effect-shed = { $n ->
    [one] défaussez { $n } carte
   *[other] défaussez { $n } cartes
}
ih-effect-gain = gagnez { $n } { $n ->
    [one] Café
   *[other] Cafés
}
ih-effect-deny = la prochaine collecte adverse donne { $n } { $n ->
    [one] Café
   *[other] Cafés
} de moins
ih-effect-hit = { $n ->
    [one] { $n } touche sur un Héros adverse
   *[other] { $n } touches sur un Héros adverse
}
ih-effect-mend = { $n ->
    [one] effacez { $n } touche d’un de vos Héros
   *[other] effacez { $n } touches d’un de vos Héros
}
ih-effect-search = cherchez une carte dans votre pioche
ih-effect-search-type = cherchez dans votre pioche une carte de type { $type }
ih-effect-pair = ce tour-ci, toute Menace peut avoir deux bloqueurs
ih-effect-more_resources = { $n ->
    [one] vous pouvez jouer { $n } Ressource de plus ce tour-ci
   *[other] vous pouvez jouer { $n } Ressources de plus ce tour-ci
}

## Options
ih-option-recycle = Recyclage
ih-option-recycle-note = Ce qui doit rester de la pioche après la pénalité du recyclage.
ih-option-recycle-printed = Cinq cartes
ih-option-recycle-printed-note = Moins de 5 cartes après en avoir retiré 5 : défaite immédiate. Le texte du livret ; c’est dur.
ih-option-recycle-cover = Une carte
ih-option-recycle-cover-note = Défaite seulement s’il ne reste rien après en avoir retiré 5. L’aide-mémoire du livret ; plus de parties continuent.
ih-option-open_lists = Listes ouvertes
ih-option-open_lists-note = Les deux joueurs connaissent-ils la composition de chaque paquet ?
ih-option-open_lists-false = Fermées
ih-option-open_lists-false-note = Vous ne connaissez que votre paquet.
ih-option-open_lists-true = Ouvertes
ih-option-open_lists-true-note = Chacun peut lire les deux listes.
ih-option-first_coffee = Café du premier tour
ih-option-first_coffee-note = Ce que le joueur qui commence collecte à son premier tour. Dans ce jeu, commencer vaut beaucoup.
ih-option-first_coffee-2 = Deux
ih-option-first_coffee-2-note = Un tour complet, comme dans le livret. Qui commence gagne trois parties sur quatre.
ih-option-first_coffee-1 = Un
ih-option-first_coffee-1-note = Un Café de moins, une seule fois. Les deux joueurs ont à peu près les mêmes chances.
ih-option-deck = Paquet
ih-option-deck-note = Le nom d’un paquet, ou le vôtre : des lignes comme « 3 Phil l’Hameçonneur », 30 cartes en tout.
ih-option-deck-any = L’un de ceux-ci
ih-option-deck-any-note = Un des paquets tout prêts, tiré au sort.
ih-option-deck-aggressive = Agressif
ih-option-deck-aggressive-note = L’exemple du livret : beaucoup de Menaces, peu de murs. Il gagne vite ou s’effondre vite.
ih-option-deck-fortress = Forteresse
ih-option-deck-fortress-note = Bloquer tout, neutraliser ce qui a été bloqué, et durer plus longtemps.
ih-option-deck-burnout = Burn-out
ih-option-deck-burnout-note = Plus de Café, plus de cartes et plus de patience en face.
ih-option-deck-meltdown = Fusion
ih-option-deck-meltdown-note = Brûle les pioches directement, la sienne s’il le faut.
ih-option-deck-roastery = Brûlerie
ih-option-deck-roastery-note = Le Café d’abord, puis les plus grands noms des deux métiers.
ih-option-deck-random = Au hasard
ih-option-deck-random-note = Un paquet légal composé sur-le-champ.

## Decks
ih-deck-no-card = Il n’y a pas de carte « { $card } ».
ih-deck-no-line = « { $line } » n’est pas un nombre et une carte, comme « 3 Phil l’Hameçonneur ».
ih-deck-size = Un paquet a exactement { $size } cartes, pas { $cards }.
ih-deck-copies = { $copies } × { $card } : de rareté « { $rarity } », cette carte peut y être { $limit ->
    [one] { $limit } fois
   *[other] { $limit } fois
} au plus.
ih-deck-hero = Un paquet a au moins { $fewest } Héros ; celui-ci en a { $cards }.
ih-deck-threat = Un paquet a au moins { $fewest } Menaces ; celui-ci en a { $cards }.
ih-deck-resource = Un paquet a au moins { $fewest } Ressources ; celui-ci en a { $cards }.

## Moves
ih-move-end = finir la phase de jeu
ih-move-no_block = ne pas bloquer
ih-move-alone = laisser le héros bloquer seul
ih-move-no_flash = pas de flash
ih-move-use = utiliser la capacité
ih-move-leave = ne pas utiliser la capacité
ih-move-keep_threats = ne rien neutraliser
ih-move-find_nothing = ne rien prendre
ih-move-block = bloquer avec le héros { $hero }
ih-move-join = ajouter le héros { $hero }
ih-move-take = le héros { $hero } prend la touche
ih-move-hit = toucher le héros { $hero }
ih-move-mend = réparer le héros { $hero }
ih-move-neutralise = neutraliser la menace { $threat }
ih-move-use_hero = utiliser le héros { $hero }
ih-move-use_resource = utiliser la ressource { $resource }
ih-move-use_threat = utiliser la menace { $threat }
ih-move-play = jouer { $card }
ih-move-discard = défausser { $card }
ih-move-heal = soigner { $card }
ih-move-find = prendre { $card }
ih-move-flash = flash de { $card } sur la menace { $threat }

ih-choose-end = Finir votre phase de jeu
ih-choose-no_block = Ne pas la bloquer
ih-choose-alone = Bloquer seul
ih-choose-no_flash = Pas de Flash
ih-choose-use = L’utiliser
ih-choose-leave = Ne pas l’utiliser
ih-choose-keep_threats = Ne rien neutraliser
ih-choose-find_nothing = Ne rien prendre
ih-choose-play-hero = Déployer { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}
ih-choose-play-threat = Jouer { $card } contre l’adversaire pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}
ih-choose-play-resource = Jouer { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}
ih-choose-play-action = Jouer { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}
ih-choose-flash = Flash de { $card } devant { $threat } : { $result ->
    [deflects] { $deflection } contre { $velocity }, esquivé
   *[hit] { $deflection } contre { $velocity }, une touche
}
ih-choose-block = { $hero } bloque { $threat } : { $result ->
    [deflects] { $deflection } contre { $velocity }, esquivé
   *[hit] { $deflection } contre { $velocity }, une touche
}
ih-choose-join = { $hero } aide contre { $threat } : { $result ->
    [deflects] { $deflection } contre { $velocity }, esquivé
   *[hit] { $deflection } contre { $velocity }, une touche pour l’un des deux
}
ih-choose-discard = Défausser { $card }
ih-choose-heal = Glisser { $card } sous votre pioche
ih-choose-find = Prendre { $card }
ih-choose-take = { $hero } prend la touche
ih-choose-mend = Réparer { $hero }
ih-choose-hit = Toucher { $hero }
ih-choose-use_hero = Utiliser la capacité de { $hero }
ih-choose-use_resource = Utiliser la capacité de { $card }
ih-choose-use_threat = Utiliser la capacité de { $threat }
ih-choose-neutralise = Neutraliser { $threat }
ih-group-play = Jouer une carte
ih-group-flash = Déployer avec Flash
ih-group-discard = Défausser
ih-group-heal = Soigner
ih-group-find = Chercher
ih-group-take = Qui prend la touche
ih-group-mend = Réparer
ih-group-hit = Toucher
ih-group-use_hero = Une fois par partie
ih-group-neutralise = Neutraliser
ih-group-block = Bloquer
ih-blocked-card = { $card }
ih-blocked-hero = { $hero }

## Places and things
ih-pile = Pioche
    .count = { $value }/{ $of } dans la pioche
ih-pile-note = Votre organisation. Vide une première fois, elle est recyclée ; vide une deuxième fois, c’est perdu.
ih-pile-first = Quand elle sera vide, la défausse deviendra la nouvelle pioche, avec { $penalty } cartes de moins.
ih-pile-last = Recyclée : quand elle sera vide, la partie sera perdue.
ih-coffee = Café
    .count = { $value } { $value ->
        [one] Café
       *[other] Cafés
    }
ih-coffee-note = À dépenser pendant cette phase de jeu ; le reste est perdu.
ih-income = Revenu
    .count = revenu { $value }
ih-income-note = Ce que donne une collecte : { $base }, plus 1 par Ressource, ce qu’ajoutent des cartes, et 1 pour une Disponibilité de 100.
ih-denied-coffee = Confisqué
    .count = { $value } de moins
ih-denied-coffee-note = La prochaine collecte donnera autant de Café en moins.
ih-turns = Tour
ih-turns-note = Après { $turns } tours de chacun, la partie finit : gagne qui n’a pas recyclé, sinon la plus grande pioche.
ih-has-recycled = A recyclé : la prochaine pioche vide perd la partie.
ih-can-recycle = N’a pas encore recyclé.
ih-known-pile = Connues au fond de la pioche, de haut en bas : { $cards }.
ih-known-removed = Hors du jeu, c’est connu : { $cards }.
ih-known-hidden = Mélangées dans la pioche il y a quelque temps : { $cards }.
ih-known-found = Dans la main depuis une recherche : { $types }.
ih-closed-list = La liste de ce paquet est fermée.
ih-threats = Zone de Menaces
ih-threats-note = Les Menaces que l’adversaire a jouées ici, la plus ancienne d’abord. Non bloquée, chacune retire des cartes à chaque phase de Menaces.
ih-heroes = Zone active
ih-heroes-note = Chaque Héros bloque une Menace par phase de Menaces.
ih-resources = Zone de Ressources
ih-hand = Main
ih-hand-note = { $known ->
    [0] { $count } cartes cachées
   *[other] { $count } cartes, dont { $known } connues
}
ih-discard = Défausse
ih-removed-cards = Hors du jeu
ih-removed-note = Retirées face cachée. Personne ne sait lesquelles, pas même leur propriétaire.
ih-resolving = En cours d’effet
ih-search = Votre pioche, triée
ih-deflection = Esquive du blâme
    .short = Esquive
ih-deflection-note = Bloque sans touche toute Menace dont le Débit de tickets n’est pas plus élevé.
ih-hits = Touches
ih-hits-note = Vaincu à la dernière.
ih-velocity = Débit de tickets
    .short = Débit
ih-velocity-note = Touche un bloqueur dont l’Esquive du blâme est plus basse.
ih-damage = Dégâts
ih-damage-note = Cartes qu’elle retire de la pioche à chaque phase de Menaces où personne ne la bloque.
ih-cost = Coût
ih-patience = Patience
ih-documents = Documentation
    .short = Docs
ih-uptime = Disponibilité
    .short = Dispo
ih-mark-spent = capacité utilisée
ih-mark-hit-1 = 1 touche, inclinée à 45°
ih-mark-hit-2 = 2 touches, couchée
ih-mark-hit-3 = 3 touches, au-delà du couché
ih-mark-blocking = bloque
ih-mark-blocked = bloquée

## Prompts
ih-prompt-play = Phase de jeu : vous avez { $coffee } { $coffee ->
    [one] Café
   *[other] Cafés
} à dépenser.
ih-prompt-block = Qui bloque { $threat } (Débit { $velocity }) ?
ih-prompt-join = Un deuxième Héros aide-t-il contre { $threat } (Débit { $velocity }) ?
ih-prompt-flash = Une Menace n’est pas bloquée : déployez un Héros avec Flash, ou laissez-la frapper.
ih-prompt-take = { $threat } passe : lequel des bloqueurs prend la touche ?
ih-prompt-after_block = { $hero } a bloqué { $threat } : utiliser la capacité ?
ih-prompt-limit = { $n ->
    [one] Défaussez { $n } carte : { $most } au plus à la fin d’un tour.
   *[other] Défaussez { $n } cartes : { $most } au plus à la fin d’un tour.
}
ih-prompt-heal = { $n ->
    [one] Choisissez une carte de votre défausse à glisser sous votre pioche.
   *[other] Choisissez { $n } cartes de votre défausse à glisser sous votre pioche, une par une.
}
ih-prompt-discard = { $n ->
    [one] Défaussez une carte.
   *[other] Défaussez { $n } cartes, une par une.
}
ih-prompt-hit = { $n ->
    [one] Choisissez un Héros adverse, qui prend une touche.
   *[other] Choisissez un Héros adverse, qui prend { $n } touches.
}
ih-prompt-mend = { $n ->
    [one] Choisissez un de vos Héros, qui perd une touche.
   *[other] Choisissez un de vos Héros, qui perd { $n } touches.
}
ih-prompt-neutralise = Choisissez une Menace de votre zone à neutraliser, ou aucune.
ih-prompt-search = Prenez une carte de votre pioche, ou aucune ; elle sera ensuite mélangée.
ih-prompt-over = La partie est finie.
ih-wait-play = { $seat } est en phase de jeu.
ih-wait-block = { $seat } désigne des bloqueurs.
ih-wait-join = { $seat } désigne un deuxième bloqueur.
ih-wait-flash = { $seat } peut déployer un Héros avec Flash.
ih-wait-take = { $seat } choisit qui prend la touche.
ih-wait-after_block = { $seat } peut utiliser une capacité après le blocage.
ih-wait-limit = { $seat } se défausse jusqu’à { $most } cartes.
ih-wait-heal = { $seat } soigne sa pioche.
ih-wait-discard = { $seat } se défausse.
ih-wait-hit = { $seat } choisit un Héros à toucher.
ih-wait-mend = { $seat } choisit un Héros à réparer.
ih-wait-neutralise = { $seat } peut neutraliser une Menace.
ih-wait-search = { $seat } cherche dans sa pioche.

## Refusals
ih-asked-play = C’est votre phase de jeu : jouez des cartes, utilisez des capacités, ou finissez-la.
ih-asked-block = Dites d’abord quel Héros libre bloque cette Menace, ou aucun.
ih-asked-join = Dites d’abord si un deuxième Héros libre aide à ce blocage.
ih-asked-flash = Des Menaces ne sont pas bloquées : déployez un Héros avec Flash, ou passez.
ih-asked-take = Dites d’abord lequel des deux bloqueurs prend la touche.
ih-asked-after_block = Dites d’abord si vous utilisez la capacité après ce blocage.
ih-asked-limit = Vous avez plus de { $most } cartes à la fin de votre tour : défaussez.
ih-asked-heal = Choisissez d’abord une carte de votre défausse à glisser sous votre pioche.
ih-asked-discard = Défaussez d’abord une carte de votre main.
ih-asked-hit = Choisissez d’abord le Héros adverse qui est touché.
ih-asked-mend = Choisissez d’abord le Héros à réparer.
ih-asked-neutralise = Dites d’abord quelle Menace vous neutralisez, ou aucune.
ih-asked-search = Prenez d’abord une carte de votre pioche, ou aucune.
ih-other-discards = { $seat } choisit d’abord ce qui est défaussé.
ih-no-such-card = Vous n’avez pas { $card } en main.
ih-no-such-hero = Il n’y a pas de Héros n° { $number } ; { $heroes ->
    [0] il n’y en a aucun
    [one] il y en a { $heroes }
   *[other] il y en a { $heroes }
}.
ih-no-such-threat = Il n’y a pas de Menace n° { $number } ; { $threats ->
    [0] il n’y en a aucune
    [one] il y en a { $threats }
   *[other] il y en a { $threats }
}.
ih-no-such-resource = Il n’y a pas de Ressource n° { $number } ; { $resources ->
    [0] il n’y en a aucune
    [one] il y en a { $resources }
   *[other] il y en a { $resources }
}.
ih-no-coffee = { $card } coûte { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}, et vous en avez { $coffee }.
ih-no-resource = { $allowed ->
    [one] Une Ressource par tour : vous avez joué la vôtre.
   *[other] Vous avez joué vos { $allowed } Ressources de ce tour.
}
ih-no-ability = { $card } n’a pas de capacité « une fois par partie » à utiliser maintenant.
ih-no-ability-spent = La capacité de { $card } est utilisée : elle sert une fois par partie.
ih-no-heal = { $card } n’est pas dans votre défausse.
ih-no-heal-heals = { $card } soigne, et un soin ne choisit jamais une carte qui soigne.
ih-no-find = { $card } n’est pas dans votre pioche.
ih-no-find-type = { $card } n’est pas du type que vous pouvez chercher.
ih-no-flash-card = { $card } n’a pas Flash.
ih-no-flash-blocked = { $threat } est déjà bloquée.
ih-no-block-busy = { $hero } bloque déjà une autre Menace.
ih-no-join = { $hero } ne peut pas partager ce blocage.
ih-no-join-itself = { $hero } bloque déjà cette Menace.
ih-no-take = { $hero } n’est pas l’un des deux bloqueurs.
ih-no-mend = { $hero } n’a pas de touche.
ih-no-neutralise = { $threat } a un Débit de { $velocity } ; cet effet va jusqu’à { $limit }.

## Events
ih-turn = Tour { $turn } de { $seat }.
ih-drew = { $n ->
    [one] { $seat } pioche { $n } carte.
   *[other] { $seat } pioche { $n } cartes.
}
ih-you-drew = { $seat } pioche { $cards }.
ih-collected = { $seat } collecte { $n } { $n ->
    [one] Café
   *[other] Cafés
}.
ih-removed = { $n ->
    [one] { $seat } perd { $n } carte de sa pioche.
   *[other] { $seat } perd { $n } cartes de sa pioche.
}
ih-recycled = La pioche de { $seat } est vide : la défausse mélangée la remplace, { $n ->
    [one] { $n } carte en est retirée
   *[other] { $n } cartes en sont retirées
}, il en reste { $left ->
    [one] { $left }
   *[other] { $left }
}. Il n’y aura pas de deuxième fois.
ih-played-hero = { $seat } déploie { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}.
ih-played-threat = { $seat } joue { $card } contre { $other } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}.
ih-played-resource = { $seat } joue { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}.
ih-played-action = { $seat } joue { $card } pour { $cost } { $cost ->
    [one] Café
   *[other] Cafés
}.
ih-used = { $seat } utilise la capacité de { $card }.
ih-used-once = { $seat } utilise la capacité unique de { $card }, qui ne servira plus.
ih-declined = { $seat } y renonce.
ih-ends-play = { $seat } finit sa phase de jeu.
ih-blocks-alone = { $seat } laisse le Héros bloquer seul.
ih-no-flash = { $seat } ne déploie pas de Héros avec Flash.
ih-blocks = { $hero } bloque { $threat }.
ih-unblocked = { $seat } ne bloque pas { $threat }.
ih-flashed = { $seat } déploie { $hero } avec Flash devant { $threat }.
ih-deflected = { $threat } est esquivée : { $deflection } contre { $velocity }.
ih-lands = { $threat } touche : { $velocity } contre { $deflection }.
ih-hit = { $hits ->
    [one] { $hero } a { $hits } touche sur { $capacity }.
   *[other] { $hero } a { $hits } touches sur { $capacity }.
}
ih-defeated = { $hero } est vaincu.
ih-mended = { $n ->
    [one] { $hero } perd { $n } touche.
   *[other] { $hero } perd { $n } touches.
}
ih-neutralised = { $seat } neutralise { $threat }.
ih-strikes = { $threat } frappe sans être bloquée.
ih-healed = { $seat } glisse { $card } sous sa pioche.
ih-discarded = { $seat } défausse { $card }.
ih-searches = { $seat } parcourt sa pioche.
ih-you-search = { $seat } parcourt sa pioche : { $cards }.
ih-found = { $seat } prend une carte de sa pioche et la mélange.
ih-found-type = { $seat } prend une carte de type { $type } dans sa pioche et la mélange.
ih-you-found = { $seat } prend { $card } dans sa pioche et la mélange.
ih-found-nothing = { $seat } ne prend rien dans sa pioche et la mélange.
ih-gained = { $seat } gagne { $n } { $n ->
    [one] Café
   *[other] Cafés
}.
ih-denied = { $other } collectera { $n } { $n ->
    [one] Café
   *[other] Cafés
} de moins.
ih-pairing = Ce tour-ci, deux Héros de { $seat } peuvent bloquer une même Menace.
ih-more-resources = { $n ->
    [one] { $seat } peut jouer { $n } Ressource de plus ce tour-ci.
   *[other] { $seat } peut jouer { $n } Ressources de plus ce tour-ci.
}

## Ends
ih-end-second = La pioche de { $seat } est vide pour la deuxième fois : l’organisation s’est effondrée, et { $other } gagne.
ih-end-penalty = Il reste trop peu de cartes à { $seat } après le recyclage : l’organisation s’est effondrée, et { $other } gagne.
ih-end-limit = Les { $turns } tours de chacun sont passés : gagne qui n’a pas recyclé, sinon la plus grande pioche.
ih-end-conceded = { $seat } a abandonné ; { $other } gagne.
ih-sheet = Les organisations
ih-sheet-pile = Cartes dans la pioche
ih-sheet-recycled = Recyclages
ih-sheet-removed = Cartes hors du jeu

ih-cards-after-block-only = once, deflected et velocity sont pour les effets on = after_block, pas pour { $on }
ih-cards-moment = une carte { $type } n’a pas d’effet on = { $on }
ih-cards-gives-too-much = une fois jouée elle donne { $given } Cafés, ce qui doit être moins que son coût (IH-4.2)
ih-cards-one-ability = une carte a au plus une capacité Une fois par partie : en phase Jeu ou après un blocage
ih-cards-after-block-alike = tous ses effets after_block doivent avoir les mêmes once, deflected et velocity
ih-cards-too-many = il y a { $cards } cartes, dont { $twice } avec une capacité Une fois par partie, qui comptent double ; il peut y en avoir { $most } en tout
ih-cards-too-few = un deck a besoin de { $fewest } cartes, et celles-ci n’en permettent que { $copies } (IH-11)
ih-cards-too-few-of = un deck a besoin de { $fewest } cartes { $type }, et celles-ci n’en permettent que { $copies } (IH-11)
