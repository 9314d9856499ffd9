ih-lesson-welcome =
    Bienvenue au service informatique. { $seat1 } et vous en dirigez un chacun, et chacun cherche à épuiser l’autre.

    Votre pioche, c’est votre organisation. Elle diminue quand vous piochez et quand les catastrophes frappent. La première fois qu’elle est vide, vous avez une seconde chance ; la deuxième fois, c’est perdu. Il ne vous reste que 3 cartes : nous verrons cela bientôt.
ih-lesson-threats =
    { $seat1 } vous a envoyé deux Menaces : Karen de la Compta et Phil l’Hameçonneur. Elles restent devant vous et frappent à la fin de chacun de vos tours : une Menace que personne ne bloque retire 2 cartes de votre pioche, pour de bon.

    Sa force est son Débit de tickets : 31 pour Karen, 55 pour Phil.
ih-lesson-coffee =
    Tout se paie en Café. Vous en recevez 2 par tour, et 1 de plus pour chaque Ressource. Vous avez une Ressource, donc 3 Cafés. Ce que vous ne dépensez pas est perdu.
ih-lesson-hero =
    D’abord un Héros qui bloque pour vous. La Sentinelle de la Sécurité a une Esquive du blâme de 60 : de quoi arrêter sans une égratignure tout ce qui ne dépasse pas 60.

    Jouez la Sentinelle de la Sécurité, pour 2 Cafés.
ih-lesson-hero-other =
    Vous pouvez jouer cela. Mais il ne resterait pas assez de Café pour la Sentinelle, qui bloque le mieux. Reprenez ce coup et jouez la Sentinelle, ou continuez sans moi.
ih-lesson-hero-end =
    Votre phase de jeu finirait avec 3 Cafés perdus, et personne pour bloquer. Reprenez ce coup et jouez la Sentinelle, ou continuez sans moi.
ih-lesson-threat =
    Il reste 1 Café. Répliquez : une Menace que vous jouez va chez { $seat1 }.

    Jouez votre propre Karen de la Compta.
ih-lesson-threat-other =
    Un Héros de plus n’est pas une erreur, il bloquerait. Mais L’Oracle d’Astreinte pourra venir gratuitement dans un instant, et { $seat1 } n’a encore aucun souci. Reprenez ce coup et jouez Karen, ou continuez sans moi.
ih-lesson-threat-end =
    Cela laisserait refroidir 1 Café, et { $seat1 } sans aucun souci. Reprenez ce coup et jouez Karen, ou continuez sans moi.
ih-lesson-block =
    Votre Café est dépensé : les Menaces frappent, la plus ancienne d’abord. Pour chacune, vous nommez un Héros qui bloque, ou personne. Un Héros bloque une seule Menace par tour.

    Karen vient en premier, avec 31. Les 60 de la Sentinelle suffisent largement. Bloquez Karen avec la Sentinelle de la Sécurité.
ih-lesson-block-none =
    Vous pouvez garder la Sentinelle pour Phil : 60 tient aussi contre 55. Mais contre une Menace faible, elle fait mieux que bloquer, vous allez voir. Reprenez ce coup et bloquez Karen, ou continuez sans moi.
ih-lesson-flash =
    Plus personne ne peut bloquer Phil l’Hameçonneur. Mais L’Oracle d’Astreinte, dans votre main, a Flash : à ce moment précis, ce Héros se déploie sans payer, juste devant une Menace qui n’est pas bloquée.

    Déployez L’Oracle d’Astreinte avec Flash, devant Phil l’Hameçonneur.
ih-lesson-flash-none =
    Alors Phil retire 2 des 3 cartes de votre pioche. Il est parfois bon de garder un Héros Flash pour plus tard ; pas maintenant. Reprenez ce coup et utilisez Flash, ou continuez sans moi.
ih-lesson-neutralise =
    Karen est esquivée. Bloquer ne suffit jamais à se débarrasser d’une Menace : elle revient à chaque tour. Mais la capacité de la Sentinelle neutralise une Menace faible qui a été esquivée, et elle disparaît.

    Utilisez la capacité.
ih-lesson-neutralise-leave =
    Alors Karen reste, et frappe encore au prochain tour. La capacité ne coûte rien. Reprenez ce coup et utilisez-la, ou continuez sans moi.
ih-lesson-hit =
    Les 55 de Phil étaient trop pour les 40 de L’Oracle : une touche reçue. La Menace est arrêtée quand même, et votre pioche est sauve. Mais à la deuxième touche, ce Héros s’en va : combien un Héros en supporte dépend de sa patience.

    C’est maintenant le tour de { $seat1 }.
ih-lesson-struck =
    Votre Karen a frappé : { $seat1 } n’avait pas de Héros, et a perdu 2 cartes de sa pioche.

    Deux nouvelles Menaces sont devant vous. L’une d’elles, le Certificat Expiré, vous a même retiré une carte en arrivant.
ih-lesson-recycle =
    Puis votre tour a commencé. Vous avez pioché vos 2 cartes, et c’étaient les dernières : votre pioche était vide pour la première fois. Vous avez donc recyclé : votre défausse mélangée est devenue la nouvelle pioche, et 5 de ses cartes ont été retirées du jeu.

    Cela n’arrive qu’une fois. Quand cette pioche sera vide aussi, { $seat1 } gagne. (S’il reste moins de 5 cartes après un recyclage, la partie est perdue aussitôt : ne laissez pas votre défausse devenir trop mince.)
ih-lesson-resource =
    Vous avez pioché un Café Noir. C’est une Ressource : elle reste et donne 1 Café de plus à chacun de vos tours. Vous pouvez jouer une Ressource par tour, et le plus tôt est le mieux.

    Jouez Café Noir.
ih-lesson-resource-other =
    C’est une bonne carte aussi. Mais une Ressource rapporte à chaque tour désormais : elle passe en premier. Reprenez ce coup et jouez Café Noir, ou continuez sans moi.
ih-lesson-resource-end =
    Cela gâcherait 3 Cafés. Reprenez ce coup et jouez Café Noir, ou continuez sans moi.
ih-lesson-choose =
    Il vous reste 2 Cafés : pour Phil l’Hameçonneur contre { $seat1 }, ou pour des Héros du Support qui bloquent pour vous.

    À la fin du tour, trois Menaces frappent : Phil avec 55, le Certificat avec 38 et l’Imprimante Hantée avec 44. La Sentinelle tient contre n’importe laquelle, L’Oracle contre 38. Les dégâts d’une Menace sont écrits dessus : 2 pour Phil, 1 seulement pour les deux autres. Laquelle pouvez-vous donc laisser passer ?
ih-lesson-done =
    Voilà IT Heroes : dépenser son Café, bloquer ce qui fait le plus mal, répliquer, et tenir plus longtemps que l’autre.

    Le reste de cette partie est à vous. Sauvez votre organisation !
