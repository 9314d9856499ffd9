## Une partie dans le terminal
cli-default-name = Anne
cli-welcome = { $game } : { $pitch }
cli-you-sit-with = Vous êtes { $me }, avec { $others } ; ils sont joués par { $bots }.
cli-option-set = { $option } : { $value }
cli-how-to = Tapez le numéro d’un coup, ou assez de ses mots. « ? » dit ce qui n’est pas permis et pourquoi, « aide » donne le reste.
cli-resumed = { $moves ->
    [one] La partie reprend après { $moves } coup.
   *[other] La partie reprend après { $moves } coups.
}
cli-team = équipe { $number }
cli-prompt = { $seat }>
cli-blocked = { $count ->
    [one] { $count } autre coup n’est pas permis maintenant ; « ? » dit pourquoi.
   *[other] { $count } autres coups ne sont pas permis maintenant ; « ? » dit pourquoi.
}
cli-time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
cli-time-up = Votre temps est écoulé ; ce coup a été joué pour vous : { $move }.
cli-thinking = Les autres réfléchissent…

## Ce qui a été tapé
cli-several = « { $text } » peut vouloir dire :
cli-not-understood = { $why } Tapez le numéro d’un coup, « ? » pour ce qui n’est pas permis, ou « aide ».

## Pourquoi pas
cli-refused = { $label } : { $why } ({ $clause })
cli-allowed = { $label } : vous pouvez le faire maintenant.
cli-nothing-blocked = Tous les coups auxquels on peut penser ici sont permis.

## Commandes
cli-command-help = aide, a
cli-command-table = table, t
cli-command-hint = conseil, c
cli-command-log = journal, j
cli-command-rules = règles, r
cli-command-undo = annuler
cli-command-save = sauver, s
cli-command-resign = abandonner
cli-command-quit = quitter, q
cli-help-title = Ce que vous pouvez taper
cli-help-move = un numéro
cli-help-move-note = jouer ce coup
cli-help-words = quelques mots
cli-help-words-note = jouer le seul coup qui les contient : « { $example } »
cli-help-why = ?
cli-help-why-note = ce qui n’est pas permis maintenant, et pourquoi ; « ? 2 » ou « ? quelques mots » pour un coup, une carte ou un lieu
cli-help-table-note = dessiner la table à nouveau ; une ligne vide aussi
cli-help-hint-note = les coups auxquels un robot senior penserait à votre place, et ce qu’il attend de chacun
cli-help-log-note = ce qui s’est passé, avec les règles qui l’expliquent
cli-help-rules = { $command } [article ou mot]
cli-help-rules-note = les règles : tous les titres, un article (« règles { $example } »), ou tous les articles qui ont un mot
cli-help-undo-note = reprendre votre dernier coup, tant qu’il n’a rien montré de caché et que personne n’a joué depuis ; un choix secret, jusqu’à ce qu’il soit montré
cli-help-save = { $command } [fichier]
cli-help-save-note = garder la partie dans un fichier, pour la reprendre avec --resume
cli-help-resign-note = abandonner ; les autres continuent
cli-help-quit-note = quitter la partie
cli-help-help-note = cette liste

## Conseils
cli-hinting = Je réfléchis pour vous …
cli-hint-move = Coup
cli-hint-result = Résultat attendu
cli-hint-explored = Examiné

## Journal et règles
cli-log-empty = Il ne s’est encore rien passé.
cli-took-back = { $seat } reprend son dernier coup.
cli-controls = { $seat } est joué par { $who } à partir de maintenant.
cli-person = une personne
cli-bot = le robot { $bot }
cli-rules-guide-how = « { $command } { $example } » montre une partie du guide. Les règles exactes :
cli-rules-how = « { $command } { $example } » montre un article, « { $command } { $section } » une partie, « { $command } » et un mot tous les articles qui l’ont.
cli-no-rules = Ce jeu n’a pas de règles écrites.
cli-no-clause = Il n’y a pas d’article « { $text } », et aucun n’a ce mot ; ils vont de { $first } à { $last }.

## Reprendre un coup
cli-undone = Repris : { $move }.
cli-undo-nothing = Vous n’avez pas de coup à reprendre.
cli-undo-others = { $seat } a joué depuis : votre dernier coup reste.
cli-undo-revealed = Votre dernier coup a montré quelque chose de caché ou fait appel au hasard : il reste.
cli-undo-shown = Quelque chose a été montré depuis votre choix : il reste.

## Sauver et quitter
cli-saved = La partie est gardée dans { $file }. Pour continuer : captable { $command } { $name } --resume { $file }
cli-record-saved = La partie est enregistrée dans { $file }. Pour la revoir : captable replay { $file }{ $game }
cli-not-saved = Impossible d’écrire { $file } : { $why }.
cli-ask-save = Garder la partie ? Un nom de fichier, Entrée pour { $file }, ou « non » :
cli-ask-record = Garder l’enregistrement ? Un nom de fichier, ou Entrée pour non :
cli-ask-resign = Vraiment abandonner ? « oui », ou Entrée pour non :
cli-yes = oui, o
cli-no = non, n
cli-bye = Au revoir.
cli-end-of-input = L’entrée est terminée ; au revoir.

## La fin
cli-you-win = Vous gagnez !
cli-you-share = Vous partagez la première place !
cli-you-finish = Vous finissez { $place }ᵉ sur { $players }.
cli-place = { $place }. { $seat } : { $score }
cli-because = { $what } : { $why }
cli-seed = La graine était { $seed }.

## Le catalogue des jeux
cli-games-players = { $fewest } à { $most } joueurs
cli-games-players-exactly = { $most } joueurs
cli-games-solo = un joueur
cli-games-minutes = { $low } à { $high } minutes
cli-games-options = Options
cli-games-seat-options = Pour chaque joueur
cli-games-default = par défaut
cli-games-range = un nombre de { $low } à { $high }
cli-games-many = plusieurs, séparés par des virgules
cli-games-clauses = { $clauses } articles de règles
cli-games-how = Pour jouer : captable play { $game }

## Simulations
cli-simulating = Parties
cli-series = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
cli-seat = Place
cli-order = Ordre du jeu
cli-played-by = Robot
cli-wins = Gagnées
cli-share = Part
cli-interval = À 95 %
cli-score = Score
cli-scores = Étendue
cli-from-to = { $low } à { $high }
cli-length = Une partie compte { $mean } coups en moyenne, de { $low } à { $high }.
cli-shared = { $games ->
    [one] Dans { $games } partie, la première place est partagée.
   *[other] Dans { $games } parties, la première place est partagée.
}
cli-speed = { $rate } parties par seconde, { $seconds } secondes en tout.

## L’arène
cli-arena-challenger = Prétendant
cli-arena-others = Autres
cli-arena-games = Parties
cli-arena-time = Temps par choix
cli-arena-rating = Classement
cli-arena-stronger = { $challenger } est plus fort que { $others } : sa vraie part dépasse { $target }, elle est d’au moins { $low } avec une certitude de 95 %.
cli-arena-weaker = { $challenger } est plus faible que { $others } : sa vraie part est sous { $target }, elle est d’au plus { $high } avec une certitude de 95 %.
cli-arena-no-difference = { $games ->
    [one] { $games } partie ne montre pas qui de { $challenger } ou de { $others } est le plus fort.
   *[other] { $games } parties ne montrent pas qui de { $challenger } ou de { $others } est le plus fort.
}
cli-arena-more = { $challenger } gagne plus de { $target } des parties contre { $others }, au moins { $low } avec une certitude de 95 %.
cli-arena-less = { $challenger } gagne moins de { $target } des parties contre { $others }, au plus { $high } avec une certitude de 95 %.
cli-arena-open = { $games ->
    [one] { $games } partie ne montre pas si { $challenger } gagne plus ou moins de { $target } contre { $others }.
   *[other] { $games } parties ne montrent pas si { $challenger } gagne plus ou moins de { $target } contre { $others }.
}
cli-arena-began = Quand le tour lui vient en premier, { $challenger } gagne { $first }, sinon { $later }.
cli-arena-took = { $seconds } secondes en tout.

## Rediffusions
cli-verified = { $file } est un enregistrement intact de { $game } : les { $entries } entrées sont telles qu’enregistrées, dont { $moves } coups.
cli-privately = { $seat } : « { $say } »
cli-replay-prompt = [{ $at }/{ $last }] Entrée : suite, b : retour, un numéro : y aller, q : quitter>

## Articles
cli-clauses-sum = { $game } : { $proved } articles sur { $clauses } sont { $run ->
    [yes] prouvés, par { $tests } tests exécutés.
   *[no] nommés par des tests : { $tests } ont été lus, aucun exécuté (--run les exécute).
}
cli-clauses-no-tests = { $game } : { $clauses } articles. Les tests qui les prouvent sont dans une copie de travail de Captable, et ceci n’en est pas une.
cli-clauses-no-test = aucun test ne le prouve
cli-clauses-red = En échec, donc sans valeur de preuve : { $test }
cli-clauses-unproved = Sans preuve : { $list }
cli-clauses-languages = Pas dans toutes les langues : { $list }
cli-clauses-unknown = { $test } nomme { $clause }, qu’aucun catalogue ne contient.

## Le test de conformité
cli-new-game =
    { $game } est écrit : { $files } fichiers, { $lines } lignes. Ensuite :
      captable check { $game }:GAME
      captable play { $game }:GAME
      captable serve --game { $game }:GAME
      pytest { $game }/tests
cli-checking = Examen
cli-check-passed = { $game } respecte le contrat : { $games } parties à { $players } joueurs, { $moves } coups, { $rate } parties par seconde.
cli-check-failed = La partie { $number }, à { $players } joueurs, rompt le contrat : { $broken }
cli-check-unread = { $game } rompt le contrat avant sa première partie : { $broken }
cli-check-record = L’enregistrement jusque-là est dans { $file }. Pour le voir : { $replay }
cli-check-again = Pour examiner cette partie à nouveau : { $command }

## Decks
cli-decks-how = `captable decks show NOM` donne les cartes d’un paquet. Un paquet à vous est un fichier texte avec des lignes comme « 3 Phil l’Hameçonneur » ; `captable decks check FICHIER` dit s’il est légal.
cli-decks-types = { $heroes } Héros, { $threats } Menaces, { $resources } Ressources, { $actions } Actions
cli-decks-legal = { $file } est un paquet légal de { $cards } cartes.
cli-decks-illegal = { $file } enfreint { $count ->
    [one] une règle
   *[other] { $count } règles
} :
cli-decks-field = Tous
cli-decks-began = en commençant : { $share }
cli-decks-curve = Café : { $curve }

## For whoever runs a server

cli-backup-done = { $tables ->
    [one] { $tables } table copiée
   *[other] { $tables } tables copiées
} ({ $kilobytes } Ko) dans { $folder }. Pour repartir de là : captable serve --data { $folder }
cli-forget-done = { $name } est oublié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } message
   *[other] { $lines } messages
}, { $runs ->
    [one] { $runs } série du labo
   *[other] { $runs } séries du labo
}. Les copies faites auparavant restent telles quelles.
cli-move-store-rows = Lignes copiées et comparées
cli-move-store-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } personne nommée
   *[other] { $people } personnes nommées
}, { $rows } lignes en tout : chacune est arrivée telle qu’elle est partie.
cli-move-store-into-database = Le magasin d’origine reste tel quel. Désormais, lancez les serveurs avec --store { $target }, et gardez le secret du dossier.
cli-move-store-into-folder = La base de données reste telle quelle. Désormais : captable serve --data { $target }
cli-tables-none = Il n’y a pas de telle table.
cli-tables-id = Table
cli-tables-game = Jeu
cli-tables-status = État
cli-tables-names = Places
cli-tables-changed = Dernier changement
cli-tables-open = ouverte
cli-tables-running = en cours
cli-tables-over = terminée
cli-tables-closed = fermée
cli-tables-ended = La table { $table } ({ $game }) est fermée.
cli-tables-deleted = La table { $table } ({ $game }) est supprimée.

## Leçons
cli-lesson-page = Guide ({ $page } sur { $pages })
cli-lesson-look = À regarder : { $names }
cli-lesson-your-move = À vous : { $moves }
cli-lesson-enter = Entrée pour continuer :
cli-lesson-last = Entrée pour jouer sans guide :
cli-lesson-back-or-alone = Entrée reprend ce coup, « seul » continue sans le guide :
cli-lesson-alone = seul, seule, s, alone

## Le laboratoire
cli-vary-moves = Coups
cli-report-done = { $file } contient le rapport de { $games } parties.
cli-report-part = Arrêté. { $file } contient le rapport des { $games } parties jouées jusque-là.
cli-rebalance-step = À { $miss } % du but : { $values }
cli-rebalance-even = Le but est atteint tel quel : rien ne doit changer.
cli-rebalance-none = Rien de ce qui peut changer ne rapproche du but.
cli-rebalance-change = { $name } : { $before } → { $after }
cli-rebalance-figure = Chiffre
cli-rebalance-quick = Parties rapides, nouveau fichier
cli-rebalance-before = Preuve, ancien fichier
cli-rebalance-after = Preuve, nouveau fichier
cli-rebalance-proved = Le but est atteint, et la preuve le montre. Les cartes sont dans { $file }, les différences dans { $page }.
cli-rebalance-open = Le but est atteint dans les parties rapides. La preuve ne dit pas le contraire, mais ses intervalles sont plus larges que le but : jouez-en davantage de parties (`--proof-games`). Les cartes sont dans { $file }, les différences dans { $page }.
cli-rebalance-unproved = Rien ne montre que le but est atteint ; voici le plus proche. Les cartes sont dans { $file }, les différences dans { $page }.
