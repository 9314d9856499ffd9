is-lesson-welcome =
    Bienvenue dans votre entreprise ! { $seat1 } et vous développez chacun un produit, et à la fin de chacun de vos tours vos développeurs rapportent des points de projet.

    L’objectif est de 32 points. Dès que l’un de vous les a et que vous avez joué le même nombre de tours, le plus haut total gagne.
is-lesson-mulligan =
    Ces cinq cartes sont votre départ. Avant la partie, vous pouvez en échanger, une seule fois. C’est une belle main : un développeur solide, deux savoirs pour lui, et de l’argent.

    Gardez-les toutes les cinq.
is-lesson-mulligan-mark =
    Vous rendriez cette carte pour en piocher une autre. C’est permis, et parfois sage ; mais il nous faut cette main. Reprenez ce coup et gardez toutes vos cartes, ou continuez sans moi.
is-lesson-turn =
    Vous commencez. À chaque tour, vous piochez une carte et recevez des jetons : 1 au premier tour, 2 au deuxième, jusqu’à 8. Avec les 5 du départ, vous en avez 6. Ils se gardent tant que vous ne les dépensez pas.

    Vous pouvez jouer autant de cartes que vous pouvez en payer, dans l’ordre que vous voulez.
is-lesson-investor =
    Commencez par l’Investisseur. C’est une Action : elle agit une fois, puis s’en va. Celle-ci ne coûte rien et rapporte 2 jetons.

    Jouez l’Investisseur.
is-lesson-investor-other =
    Vous pouvez aussi commencer par là ; l’ordre est libre. Mais commencer par l’argent est une bonne habitude. Reprenez ce coup et jouez l’Investisseur, ou continuez sans moi.
is-lesson-sell-note =
    Toute carte en main se vend 1 jeton, quand l’argent manque ou qu’elle ne sert à rien. Ici, chaque carte vaut plus que cela. Reprenez ce coup, ou continuez sans moi.
is-lesson-plan-note =
    Vous pouvez planifier une Action : elle attend face cachée et coûte 1 de moins dès votre prochain tour. C’est bon pour les plus chères. Nous la voulons maintenant : reprenez ce coup, ou continuez sans moi.
is-lesson-buy-note =
    Pour 2 jetons, vous piochez une carte de plus, aussi souvent que vous pouvez payer. Gardez vos jetons pour ce que vous avez déjà : reprenez ce coup, ou continuez sans moi.
is-lesson-end-early =
    Cela termine votre tour, avec de bonnes cartes encore en main. Reprenez ce coup, ou continuez sans moi.
is-lesson-hire =
    8 jetons : c’est le moment d’embaucher. Le Ninja full-stack coûte 4 et a une efficacité de 3 : 3 points à chaque tour où il travaille pour vous.

    Jouez le Ninja full-stack.
is-lesson-hire-other =
    Une bonne recrue aussi, mais c’est le Ninja qui rapporte des points, et les savoirs de votre main sont pour lui. Reprenez ce coup et embauchez le Ninja, ou continuez sans moi.
is-lesson-knowledge =
    Les points viennent de l’efficacité, et l’efficacité des savoirs. Une carte Savoir se glisse sous un de vos développeurs et y reste. Patrons de conception ajoute 3.

    Elle coûte 2, mais poser un savoir sur le Ninja coûte 2 de moins : c’est gratuit ! Jouez Patrons de conception.
is-lesson-knowledge-other =
    Vous pouvez le faire aussi, et le reste plus tard. Mais le savoir du Ninja est gratuit maintenant. Reprenez ce coup et jouez le savoir, ou continuez sans moi.
is-lesson-more-knowledge =
    Un développeur peut apprendre autant de choses qu’il veut. Gestion de versions ajoute encore 2, toujours gratuitement.

    Jouez Gestion de versions.
is-lesson-hr =
    Le Ninja a maintenant une efficacité de 8, et il vous reste 4 jetons. La Gentille dame des RH ne développe pas, donc elle ne rapporte pas de points. Mais à la fin de chaque tour, elle vous fait piocher une carte.

    Jouez la Gentille dame des RH, pour 2 jetons.
is-lesson-hr-other =
    Le Stagiaire rapporte 1 point par tour, et rien d’autre. Une carte de plus à chaque tour vaut mieux. Reprenez ce coup et embauchez la Gentille dame des RH, ou continuez sans moi.
is-lesson-end =
    La ligne au-dessus du plateau dit ce que vaut la fin du tour maintenant : 8 points. Gardez les 2 derniers jetons pour le prochain tour.

    Terminez votre tour.
is-lesson-end-play =
    Vous pourriez déjà embaucher le Stagiaire : un point de plus aujourd’hui, un jeton de moins demain. J’aimerais vous montrer quelque chose avec lui au prochain tour. Reprenez ce coup et terminez votre tour, ou continuez sans moi.
is-lesson-scored =
    8 points ! Voilà comment se compte un tour : l’efficacité de tous vos développeurs, additionnée. Et la Gentille dame des RH vous a fait piocher une carte.
is-lesson-burnout =
    Mais le travail use. À la fin de votre tour, chacun de vos employés reçoit 1 d’épuisement. À 3, il quitte l’entreprise, et emporte ses savoirs. La résistance permet d’en supporter plus : la Gentille dame des RH part à 4.

    Le Ninja travaillera donc encore deux tours, si vous ne faites rien.
is-lesson-second =
    { $seat1 } a embauché un Lead developer et marqué 5. À vous : 4 jetons, et vous avez pioché une Machine à café. Elle donne 1 point pour chacun de vos développeurs et retire 1 d’épuisement à tous. Plus il y a de développeurs, mieux c’est.

    Embauchez donc d’abord le Stagiaire, pour 1 jeton.
is-lesson-second-other =
    Ce n’est pas une erreur. Mais avec le Stagiaire au bureau d’abord, la Machine à café donne un point de plus, et il y a de quoi payer les deux. Reprenez ce coup et embauchez le Stagiaire, ou continuez sans moi.
is-lesson-coffee =
    Deux développeurs, et tout le monde est un peu fatigué. La Machine à café en vaut la peine.

    Jouez la Machine à café, pour 2 jetons.
is-lesson-coffee-other =
    Vous le pouvez, mais il ne resterait pas assez pour la Machine à café ce tour-ci. Reprenez ce coup et jouez la Machine à café, ou continuez sans moi.
is-lesson-coffee-end =
    Vous marqueriez 9, et l’épuisement resterait. Avec la Machine à café, c’est 11. Reprenez ce coup et jouez-la, ou continuez sans moi.
is-lesson-move-note =
    Un savoir peut passer à un autre développeur, si vous le payez de nouveau. Cela le sauve quand quelqu’un va partir, mais personne n’en est là. Reprenez ce coup, ou continuez sans moi.
is-lesson-end-again =
    8 pour le Ninja, 1 pour le Stagiaire, 2 pour le café : finir maintenant rapporte 11.

    Terminez votre tour.
is-lesson-rest =
    19 points pour vous. { $seat1 } a enseigné le Code propre à son Lead developer, et a 12 points.

    Attendez-vous désormais à des ennuis : certaines cartes épuisent les employés de l’autre, les empruntent ou les débauchent. Chaque carte dit ce qu’elle fait.
is-lesson-done =
    Vous savez comment cela marche : de l’argent, des gens, des savoirs, des points, et du repos à temps. Les cartes inutiles se vendent 1 jeton chacune ; avec 2 jetons, vous en piochez une.

    Encore 13 points. L’entreprise est à vous !
