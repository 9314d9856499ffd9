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
