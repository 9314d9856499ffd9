core-player = Joueur { $number }
core-list = { $most } et { $last }
core-labelled = { $label } : { $content }

core-over = La partie est terminée.
core-not-your-turn = Ce n’est pas votre tour : c’est à { $seats } de jouer.
core-not-allowed = Ce coup n’est pas permis maintenant.
core-already-left = Cette personne ne joue plus.
core-you-left = Vous avez quitté la partie.
core-no-such-words = « { $text } » n’est pas un coup.
core-conceded = { $seat } abandonne.
core-privately = { $seat } : « { $say } »

core-to-move = à jouer
core-out = hors jeu
core-you = vous
core-empty = vide
core-lesson-watch = Regardez ce que fait { $seat }.
core-lesson-instead = Vous pouvez le faire (« { $move } ») : les règles le permettent. Mais cette leçon raconte la suite autrement. Reprenez ce coup et essayez ce que je vous demande, ou continuez sans moi.
core-hidden-cards = { $count ->
    [1] 1 carte cachée
   *[other] { $count } cartes cachées
}

core-no-such-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
core-no-such-number-of = Il n’y a pas de choix { $number } ; il y a { $numbers }.
core-range-needs-value = Quel nombre ? Tapez { $number } et le nombre, pour { $label }.
core-out-of-range = { $value } n’est pas possible : il faut un nombre de { $low } à { $high }{ $step ->
    [1] { "" }
   *[other] , par pas de { $step }
}.
core-range = de { $low } à { $high }{ $step ->
    [1] { "" }
   *[other] , par pas de { $step }
} : tapez { $number } et le nombre
core-range-alone = de { $low } à { $high }{ $step ->
    [1] { "" }
   *[other] , par pas de { $step }
} : tapez le nombre

core-prompt-happened = Depuis votre dernier coup :
core-prompt-table = La table telle que vous la voyez :
core-prompt-cards = Ce que disent les cartes :
core-prompt-moves = Vos coups :
core-prompt-answer = Répondez par le numéro d’un coup.
core-refused = { $label } : { $why } ({ $clause })
core-several = Cela peut vouloir dire :
core-tries-left = { $count ->
    [1] Il vous reste un essai.
   *[other] Il vous reste { $count } essais.
}
core-why-both = Par rapport à « { $other } » : { $soon } d’ici votre prochain tour ; { $end } à la fin.
core-why-soon = Par rapport à « { $other } » : { $soon } d’ici votre prochain tour.
core-why-end = Par rapport à « { $other } » : { $end } à la fin.
core-why-even = Cela revient à peu près au même que « { $other } ».
core-why-later = Plus loin dans la partie, le robot en attend plus que de « { $other } » ; aucun chiffre de votre prochain tour ne le montre encore.
core-why-yours = { $name } { $by } pour vous
core-why-theirs = { $name } { $by } pour { $seat }
core-why-score = score
core-allowed = { $label } : permis.

core-shape-cannot = { $field } ne peut pas être { $value } : il faut { $takes }
core-shape-missing = { $field } manque : il faut { $takes }
core-shape-unknown = le champ { $field } n’existe pas ; il y a { $fields }
core-shape-each = pour chaque valeur de { $field }, il faut { $takes }
core-shape-because = { $field } : { $why }
core-shape-only-because = { $why }
core-shape-field-of = { $field } de { $row }
core-shape-whole = un nombre entier
core-shape-whole-low = un nombre entier à partir de { $low }
core-shape-whole-high = un nombre entier jusqu’à { $high }
core-shape-whole-low-high = un nombre entier de { $low } à { $high }
core-shape-fields = un objet avec des champs
core-shape-fields-named = un objet avec les champs { $fields }
core-shape-or = { $one } ou { $other }
core-shape-list = une liste
core-shape-list-of = une liste de { $count }
core-shape-list-within = une liste de { $low } à { $high } éléments
core-shape-flag = true ou false
core-shape-text = un texte
core-shape-null = null
core-shape-else = autre chose
core-shape-id = des minuscules sans accent, des chiffres et _
core-shape-name = un texte de 1 à { $most } caractères

core-cards-said = { $text }
core-cards-no-toml = ce n’est pas du TOML : la lecture s’arrête à la colonne { $column } ({ $error }). Un champ s’écrit nom = valeur, un texte entre guillemets droits, un titre entre crochets
core-cards-no-toml-at-end = ce n’est pas du TOML : le fichier s’arrête au milieu d’un champ ou d’un titre ({ $error })
core-cards-rows = les lignes [[{ $table }]] sont { $ids }, dans cet ordre
core-cards-rows-only = les lignes [[{ $table }]] sont { $ids }, et aucune autre
core-cards-nameless = { $id } n’est pas sur une carte imprimée : il faut un name = "…"
core-cards-twice = { $id } est là deux fois
core-cards-called-twice = deux lignes ont le nom « { $name } »
core-cards-total = total est { $said }, mais la somme des exemplaires est { $total }
core-cards-how-many = { $total } cartes ; il en faut de { $fewest } à { $most }
