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
core-why-yours = { $name } { $by } pour vous
core-why-theirs = { $name } { $by } pour { $seat }
core-why-score = score
core-allowed = { $label } : permis.
