sn-lesson-welcome =
    Bienvenue dans la start-up nation ! Chacun cache une carte, et son rang dit ce qu’elle vaut : de 0, un stagiaire, à 7, Brigitte.

    Quand la pioche est vide, la plus haute carte gagne la manche. Vous avez Emmanuel, de rang 6. C’est une carte forte : gardez-le, et que les autres n’en sachent rien.
sn-lesson-allies =
    Ici, on ne gagne guère seul. Les jetons de couleur montrent qui va avec qui : { $seat1 } et vous êtes bleus, { $seat2 } et { $seat3 } sont rouges.

    À la fin de la manche, les alliés additionnent leurs rangs. Deux alliés qui gagnent marquent 1 point chacun, un gagnant seul en marque 2. Quatre points gagnent le match.
sn-lesson-turn =
    À vous. Vous avez pioché une deuxième carte : un Chef technique. Vous jouez maintenant l’une des deux, et elle fait ce qui est écrit dessus ; l’autre reste cachée dans votre main.

    Jouez le Chef technique, qui regarde la carte de quelqu’un, et gardez Emmanuel.
sn-lesson-turn-emmanuel =
    Vous pouvez jouer Emmanuel, mais alors son rang 6 quitte votre main, et il ne fait rien quand on le joue. Reprenez ce coup et gardez-le, ou continuez sans moi.
sn-lesson-look =
    Quelle carte voulez-vous voir ? { $seat1 } est de votre camp ; un rival est plus intéressant.

    Regardez la carte de { $seat2 }.
sn-lesson-look-other =
    N’importe qui fait l’affaire, et personne d’autre ne voit la carte. Pour cette leçon, il faut que vous connaissiez celle de { $seat2 }. Reprenez ce coup et regardez-la, ou continuez sans moi.
sn-lesson-looked =
    { $seat2 } a une Recruteuse, de rang 2. Vous seul le savez. Retenez-le : nous en aurons besoin.
sn-lesson-above =
    { $seat1 } a joué un stagiaire. La plupart des stagiaires posent une question à quelqu’un ; celui-ci a demandé à { $seat3 } : « Es‑tu le Dirigeant ? » Après un oui, il arrive malheur. Après un non, qui a été interrogé doit dire si son rang est au-dessus ou en dessous.

    La réponse est vraie : { $seat3 } cache quelque chose au-dessus du rang 4.
sn-lesson-lie =
    Et voilà que { $seat2 } vous demande : « Es‑tu Emmanuel ? » Un oui donnerait un tour de plus à { $seat2 }, et tous connaîtraient votre carte.

    Mais Emmanuel est le seul qui a le droit de mentir ! Il peut répondre n’importe quoi. Répondez « en dessous » : on vous croira un petit rang.
sn-lesson-lie-other =
    Emmanuel peut dire cela aussi. Mais un oui fait ce que { $seat2 } espère, et au-dessus du rang 6 il n’y a que Brigitte, ce qui ferait de vous une cible. Reprenez ce coup et répondez « en dessous », ou continuez sans moi.
sn-lesson-bpi =
    { $seat1 } a joué l’Investisseur, qui donne un jeton BPI à quelqu’un, et c’est vous qui l’avez : les alliés servent à cela. Un jeton ajoute 1 à votre rang à la fin de la manche.
sn-lesson-fire =
    Vous avez pioché l’Élémentaire de feu. Ce stagiaire pose aussi une question, et si la réponse est oui, l’autre est éliminé pour la manche.

    Vous connaissez justement la bonne question. Jouez l’Élémentaire de feu.
sn-lesson-question =
    Vous avez vu la Recruteuse chez { $seat2 }, qui a joué une autre carte depuis.

    Demandez à { $seat2 } : « Es‑tu la Recruteuse ? »
sn-lesson-question-other =
    Vous pouvez demander n’importe quoi à n’importe qui, et même un non vous apprend quelque chose : au-dessus ou en dessous. Mais ici, vous êtes sûr d’une réponse. Reprenez ce coup et demandez la Recruteuse à { $seat2 }, ou continuez sans moi.
sn-lesson-out =
    Oui ! { $seat2 } ne joue plus jusqu’à la fin de la manche. Un rival de moins, et { $seat3 } n’a plus d’allié.
sn-lesson-deduce =
    Que cache { $seat3 } ? Un rang au-dessus de 4, avons-nous entendu, et { $seat3 } n’a joué depuis que des cartes plus basses. C’est donc l’Investisseur, Emmanuel ou Brigitte. Il n’y en a qu’un de chaque. L’Investisseur a été joué, et Emmanuel est dans votre main.

    C’est donc Brigitte, de rang 7, la plus haute carte du jeu. On ne peut jamais la jouer, elle restera là.
sn-lesson-sales =
    Et vous avez pioché le Commercial, qui peut échanger les jetons d’alliance de deux joueurs.

    Jouez le Commercial.
sn-lesson-alliance =
    { $seat1 } est de votre camp, mais { $seat3 } vaut plus. S’ils échangent leurs jetons, { $seat3 } devient bleu et va avec vous.

    Échangez les jetons de { $seat1 } et de { $seat3 }.
sn-lesson-alliance-keep =
    Rien ne vous oblige à échanger. Vous comptez alors avec { $seat1 }, dont personne ne connaît la carte, contre Brigitte. Reprenez ce coup et changez d’allié, ou continuez sans moi.
sn-lesson-alliance-other =
    C’est un échange aussi, mais il ne vous réunit pas avec { $seat3 }. Reprenez ce coup et échangez les jetons de { $seat1 } et de { $seat3 }, ou continuez sans moi.
sn-lesson-last =
    Vous avez pioché la dernière carte : la manche finit après ce tour. Vous avez une Recruteuse, de rang 2, et Emmanuel, de rang 6. Ce que vous gardez est ce que vous valez.

    Jouez la Recruteuse.
sn-lesson-last-emmanuel =
    Vous finiriez alors la manche avec la Recruteuse, de rang 2, et non avec Emmanuel, de rang 6. Reprenez ce coup et gardez-le, ou continuez sans moi.
sn-lesson-swap =
    La Recruteuse doit échanger votre carte avec celle de quelqu’un. Avec { $seat1 }, vous risquez d’y perdre. Dans votre camp, cela ne change rien : ce que l’un perd, l’autre le gagne.

    Échangez avec { $seat3 }.
sn-lesson-swap-other =
    Vous donneriez Emmanuel à { $seat1 }, votre rival, pour compter sa carte à la place. Reprenez ce coup et échangez avec { $seat3 }, ou continuez sans moi.
sn-lesson-count =
    La manche est finie, les cartes sont montrées : Emmanuel 6, Brigitte 7 et votre jeton 1 font 14 pour { $seat3 } et vous. { $seat1 } avait 4. Vous gagnez, avec un point chacun.

    Les nouveaux alliés restent ensemble, et une nouvelle manche est distribuée.
sn-lesson-done =
    Vous savez tout : piocher, jouer une carte sur deux, écouter les réponses, choisir ses amis. Chaque stagiaire dit sur sa carte ce qu’un oui rapporte ; Emmanuel ment, et Brigitte ne doit jamais être défaussée.

    Le premier qui a 4 points, et plus que tous les autres, gagne le match. À vous de jouer !
