si-lesson-welcome =
    Bienvenue ! En quatre manches, vous bâtissez une entreprise de logiciels, et { $seat1 } aussi. La meilleure gagne : les utilisateurs, le chiffre d’affaires et surtout une bonne note font le score, et les jalons s’y ajoutent.

    Nous jouons la première manche ensemble. Toutes se ressemblent : recruter, planifier, livrer, et voir ce que cela donne.
si-lesson-funding =
    D’abord vous fondez votre entreprise, en trois choix. D’où vient l’argent ? Le Capital-risque en apporte le plus : 100 $ pour commencer.

    Choisissez Capital-risque.
si-lesson-corporation-other =
    Une belle entreprise aussi ; dans vos parties, toutes peuvent gagner. Cette leçon raconte l’histoire d’une plateforme avec du capital-risque et de l’IA. Reprenez ce coup et choisissez cela, ou continuez sans moi.
si-lesson-tech =
    Comment travaillez-vous ? « IA d’abord » vous permet d’équiper les ingénieurs d’IA, et vous commencez avec un peu de dette technique : les raccourcis dans le code, qui coûteront un jour.

    Choisissez IA d’abord.
si-lesson-product =
    Que vendez-vous ? Une Plateforme grandit régulièrement. Les autres produits sont meilleurs ici et moins bons là.

    Choisissez Plateforme.
si-lesson-figures =
    Voici les chiffres de votre entreprise. Les utilisateurs rapportent de l’argent à chaque manche et des points à la fin. La note, de 1 à 5 étoiles, vaut 10 points par étoile : au début, c’est presque tout votre score.

    La dette est mauvaise : dès 4 elle fait baisser la note à chaque manche, dès 7 des fonctions cassent, dès 10 vos ingénieurs doivent réparer. Vous en avez 2.
si-lesson-draft =
    Le recrutement, maintenant. Ces ingénieurs cherchent un poste. La productivité dit combien de travail chacun abat ; le salaire est le moins que vous puissiez offrir. Chacun écrit ses offres en secret, et la plus haute l’emporte.

    Vous pouvez en engager deux. Une productivité de 0,95 est forte, 0,40 est celle d’un débutant.
si-lesson-bid =
    L’ingénieur Frontend senior est le meilleur des trois, et sa spécialité convient aux fonctions.

    Ouvrez l’enveloppe de l’ingénieur Frontend senior.
si-lesson-bid-other =
    Vous pouvez enchérir pour n’importe qui, pour plusieurs, et pour tout ce que vous avez. Commençons par le plus fort. Reprenez ce coup et ouvrez l’enveloppe de l’ingénieur Frontend senior, ou continuez sans moi.
si-lesson-bid-send =
    Vous n’auriez alors qu’un stagiaire, et les stagiaires ne bâtissent pas d’entreprise. Reprenez ce coup et enchérissez, ou continuez sans moi.
si-lesson-amount =
    Le minimum est 33 $. { $seat1 } le veut aussi et a 70 $. Offrez un peu plus que d’autres ne le feraient.

    Offrez 45 $.
si-lesson-amount-other =
    C’est une offre honnête aussi, plus haute ou plus basse, selon votre audace. Pour que l’histoire continue comme prévu, reprenez ce coup et offrez ce que j’ai dit, ou continuez sans moi.
si-lesson-second-bid =
    Vous avez 100 $ : un deuxième est possible. L’ingénieur Backend junior est doué pour nettoyer le code.

    Ouvrez son enveloppe et offrez 25 $.
si-lesson-second-bid-send =
    Avec un seul ingénieur, vous ferez deux fois moins. Il y a de quoi en payer deux. Reprenez ce coup et enchérissez pour l’ingénieur Backend junior, ou continuez sans moi.
si-lesson-send =
    Les deux offres sont écrites. Personne ne les voit avant que tous aient envoyé les leurs.

    Envoyez vos offres.
si-lesson-send-more =
    D’autres offres ne gêneraient pas : vous en engagez deux au plus, les plus hautes d’abord. Mais nous avons ce qu’il nous faut. Reprenez ce coup et envoyez, ou continuez sans moi.
si-lesson-hired =
    Vous avez les deux : 45 $ ont battu 40 $. Ils restent chez vous toute la partie. Il vous reste 30 $.

    Le plan, maintenant : chaque ingénieur va sur une action. Certaines ont peu de places ; premier arrivé, premier servi.
si-lesson-develop =
    Les fonctions amènent des utilisateurs : 500, multipliés par la productivité de l’ingénieur. Frontend y ajoute 20 %.

    Mettez l’ingénieur 1, le Frontend senior, sur Développer des fonctions.
si-lesson-plan-other =
    Tout cela est permis, et rien n’est définitif avant que vous verrouilliez. Mais j’aimerais vous montrer ce plan-ci. Reprenez ce coup, ou continuez sans moi.
si-lesson-plan-lock =
    Verrouiller est définitif, et quelqu’un resterait sans rien faire toute la manche. Reprenez ce coup et finissez le plan, ou continuez sans moi.
si-lesson-augment =
    Vous êtes « IA d’abord », alors profitez-en : avec l’IA, un ingénieur abat plus, un senior une moitié de plus. Le prix est de la dette nouvelle après la manche.

    Équipez l’ingénieur 1 d’IA.
si-lesson-optimize =
    Votre deuxième ingénieur fait le ménage. Optimiser le code enlève de la dette et fait monter la note. Cela amène aussi un casse-tête, avec une récompense.

    Mettez l’ingénieur 2 sur Optimiser le code.
si-lesson-lock =
    Tous deux ont du travail, et { $seat1 } a déjà verrouillé.

    Verrouillez votre plan.
si-lesson-puzzle =
    Tous les plans sont montrés. Vous êtes sur Optimiser le code : voici votre casse-tête, programmer un robot. Le programme le plus court gagne, et la récompense est de la dette en moins.

    Dans une partie, vous avez 30 secondes dès que vous l’ouvrez. Dans cette leçon, l’horloge est arrêtée. Ouvrez le casse-tête.
si-lesson-puzzle-pass =
    Vous pouvez passer, et ne perdre que la récompense. Reprenez ce coup et essayez le casse-tête, ou continuez sans moi.
si-lesson-robot =
    Le robot regarde vers la droite, et quatre pièces sont alignées devant lui. Il doit toutes les ramasser. Avancer, Ramasser, Avancer, Ramasser… prendrait huit blocs. Une boucle le fait en trois.

    Placez une boucle qui se répète 4 fois : le nombre se choisit à côté de son bloc.
si-lesson-robot-other =
    Essayez ce que vous voulez : un bloc se retire aussi. Pour trois blocs, il faut une boucle de 4 avec Avancer et Ramasser dedans. Reprenez ce coup, ou continuez sans moi.
si-lesson-robot-submit =
    Vous ne remettez votre programme qu’une fois, et celui-ci ne ramasse pas encore toutes les pièces. Reprenez ce coup et finissez-le, ou continuez sans moi.
si-lesson-inside =
    Ce que vous placez maintenant va dans la boucle : avancer d’une case, puis ramasser la pièce.

    Placez Avancer, puis Ramasser.
si-lesson-submit =
    Répéter 4 fois : Avancer, Ramasser. Trois blocs, quatre pièces.

    Remettez le programme.
si-lesson-report =
    Résolu, et la manche a été jouée. Les fonctions : 500 × 0,95, × 1,5 pour l’IA, × 1,2 pour Frontend font 855 nouveaux utilisateurs. Le casse-tête a enlevé 1 de dette, Optimiser le code encore 1, et l’IA en a fait 1. Il vous en reste 1. La note a un peu monté.

    Le journal donne chaque étape.
si-lesson-income =
    Les utilisateurs vous ont payé : un dollar pour 100, et 10 $ de plus parce que vous en avez moins que { $seat1 }.

    Puis est venu l’événement de la manche. Un concurrent vous a coûté 300 utilisateurs à chacun. L’événement de la prochaine manche est toujours annoncé pendant la planification : vous pouvez vous préparer.
si-lesson-score =
    Voilà où vous en êtes. Le score réunit utilisateurs, chiffre d’affaires et note ; les jalons sont des points de plus pour qui y arrive en premier.

    Il reste trois manches. La monétisation change les utilisateurs en chiffre d’affaires, le marketing achète des utilisateurs, et deux ingénieurs de plus peuvent vous rejoindre à chaque manche.
si-lesson-done =
    Vous connaissez toute une manche : recruter, planifier, résoudre, livrer. Surveillez votre dette, servez-vous de l’IA avec mesure, et gardez un œil sur le prochain événement.

    Le recrutement de la manche 2 est ouvert. L’entreprise est à vous !
