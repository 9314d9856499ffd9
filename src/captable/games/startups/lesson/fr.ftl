su-lesson-welcome =
    Bienvenue ! Vous investissez, tout comme { $seat1 } et { $seat2 }. Six sociétés sont à vendre, part par part.

    Une partie dure déjà depuis un moment : voici les portefeuilles, c’est-à-dire les parts posées devant chacun de vous. Nous jouons ensemble les trois derniers tours.
su-lesson-aim =
    Le plus riche à la fin gagne, et l’argent vient des majorités.

    À la fin, celui qui a le plus de parts d’une société est payé par tous ceux qui en ont aussi : un jeton pour chacune de leurs parts, et un jeton reçu compte triple. Vous menez chez Flamingo Soft avec 4 parts. L’idée est donc d’être premier dans une société, ou de ne pas y être du tout.
su-lesson-turn =
    Un tour a deux temps. D’abord vous prenez une carte : dans la pioche, sans la voir, ou au marché, au vu de tous. Ensuite vous jouez une carte de votre main : dans votre portefeuille ou au marché.

    Il vous reste toujours trois cartes en main. À la fin elles comptent aussi comme des parts : rien ne reste caché pour de bon.
su-lesson-draw =
    Votre premier tour. Piocher coûte un jeton par carte du marché ; le jeton est posé sur cette carte. Il n’y a qu’une carte au marché : cela vous coûte 1 de vos 7 jetons.

    Piochez une carte.
su-lesson-draw-take =
    C’est permis, et c’est gratuit : vous prenez Octo Coffee avec le jeton posé dessus. Mais vous laissez la pioche de côté, et j’aimerais vous montrer la carte du dessus. Reprenez ce coup et piochez, ou continuez sans moi.
su-lesson-majority =
    Une troisième Bowwow Games ! { $seat2 } en a deux et détient son jeton anti-monopole, qui est toujours chez le premier. Avec trois parts, vous passez devant.

    Jouez Bowwow Games dans votre portefeuille.
su-lesson-majority-keep =
    Vous pouvez garder la carte que vous voulez. Mais avec une troisième Bowwow Games sur la table vous y seriez premier, et { $seat2 } vous paierait à la fin. Reprenez ce coup et jouez Bowwow Games, ou continuez sans moi.
su-lesson-majority-sell =
    Cette carte irait au marché, où le joueur suivant l’aurait pour rien. C’est parfois le bon choix ; ici, Bowwow Games dans votre portefeuille vous donne une majorité. Reprenez ce coup et gardez-la, ou continuez sans moi.
su-lesson-chips-grow =
    Voyez ce qui est arrivé à Octo Coffee : { $seat2 } et vous y avez posé chacun un jeton, et il y en a trois maintenant. { $seat1 } n’a rien posé : qui détient le jeton anti-monopole d’une société ne paie jamais pour ses cartes.

    Une carte dont personne ne veut devient de plus en plus riche, jusqu’à ce que quelqu’un en veuille.
su-lesson-take =
    Trois jetons, et une part qui vous sert : { $seat1 } a 3 Octo Coffee sur la table, vous en avez 1 posée et 1 en main. Avec une de plus vous êtes à égalité, et à égalité personne ne paie personne.

    Prenez Octo Coffee avec ses jetons. Prendre au marché ne coûte rien.
su-lesson-take-draw =
    Piocher est possible, mais vous coûterait un jeton pour chacune des deux cartes et laisserait trois jetons au joueur suivant. Reprenez ce coup et prenez Octo Coffee, ou continuez sans moi.
su-lesson-take-other =
    Cette carte n’a pas de jetons, et Octo Coffee en a trois. Reprenez ce coup et prenez Octo Coffee, ou continuez sans moi.
su-lesson-sell =
    Maintenant, jouez une carte. Regardez votre Elephant Mars Travel : { $seat1 } en a cinq. Vous ne le rattraperez jamais, et votre unique part ne ferait que vous coûter un jeton à la fin.

    Jouez Elephant Mars Travel au marché. (Pas Octo Coffee : ce que vous venez de prendre ne se vend pas dans le même tour.)
su-lesson-sell-keep =
    Dans votre portefeuille, elle reste pour de bon. Occupez-vous d’abord de la seule part qui ne fait que coûter, Elephant Mars Travel. Reprenez ce coup et vendez celle-là, ou continuez sans moi.
su-lesson-sell-other =
    Chez Giraffe Beer, vous menez. Vous donneriez cette part à un autre et garderiez Elephant Mars Travel, où vous ne pouvez que payer. Reprenez ce coup et vendez celle-là, ou continuez sans moi.
su-lesson-anti-monopoly =
    { $seat2 } avait mis une Flamingo Soft au marché, et elle porte maintenant des jetons. Mais vous détenez le jeton anti-monopole de Flamingo Soft : premier dans cette société, vous n’avez pas le droit d’en prendre les cartes au marché. Ainsi, personne ne prend trop le large.

    Cela a du bon : quand vous piochez, vous ne posez pas de jeton sur cette carte.
su-lesson-draw-again =
    Piocher vous coûte donc un jeton, pour Elephant Mars Travel, et non deux.

    Piochez une carte.
su-lesson-draw-again-take =
    Vous le pouvez, et avec un jeton dessus. Mais vous venez de quitter cette société : chaque part y est un jeton pour { $seat1 } à la fin. Reprenez ce coup et piochez, ou continuez sans moi.
su-lesson-keep =
    Encore une Giraffe Beer. Il n’y en a que cinq dans tout le jeu : peu de parts suffisent pour la majorité. Elle est facile à gagner, et difficile à reprendre.

    Jouez Giraffe Beer dans votre portefeuille.
su-lesson-keep-other =
    Cela marche aussi : les cartes en main comptent de toute façon à la fin. Mais ce qui est posé gagne le jeton anti-monopole et décourage les autres. Reprenez ce coup et jouez Giraffe Beer, ou continuez sans moi.
su-lesson-keep-sell =
    Le joueur suivant pourrait la prendre, et votre avance avec elle. Reprenez ce coup et gardez Giraffe Beer, ou continuez sans moi.
su-lesson-end =
    { $seat2 } a pris la dernière carte de la pioche : la partie est finie. Toutes les cartes en main ont rejoint les portefeuilles, et l’on compte l’argent, société par société.
su-lesson-score-yours =
    Vous avez le plus de parts de Flamingo Soft, de Bowwow Games et de Giraffe Beer. { $seat1 } paie pour 2 Flamingo Soft, { $seat2 } pour 2 Bowwow Games et 1 Giraffe Beer. Cinq jetons reçus comptent triple : 15 pour vous.

    Pour eux, ce ne sont que cinq jetons perdus. Voilà pourquoi une majorité vaut tellement plus qu’une part.
su-lesson-score-tie =
    Octo Coffee : { $seat1 } et vous en avez trois chacun. Égalité, donc personne ne paie. Sans la part prise avec ses trois jetons, c’est vous qui auriez payé.

    Chez Elephant Mars Travel et Hippo Powertech vous n’avez rien, donc vous ne payez rien. 8 jetons et 15 font 23 : vous gagnez.
su-lesson-done =
    C’est tout Startups : prendre une carte, jouer une carte, être premier dans une société ou ne pas y être.

    Une partie entière commence avec des portefeuilles vides, trois cartes en main et 10 jetons chacun. Bonne partie !
