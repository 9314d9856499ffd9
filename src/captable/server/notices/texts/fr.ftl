notice-one = À vous de jouer à { $game }
notice-many = { $count } parties vous attendent
notice-name = { $name }
notice-line = { $game } avec { $others }
notice-with = Avec { $others }
notice-stop = Ne plus recevoir
notice-trial = Ça marche
notice-trial-body = Voici comment { $name } sait, dans ce navigateur, que c’est à son tour.
notice-confirm-subject = Confirmez votre adresse
notice-confirm-text =
    { $name }, vous voulez savoir à cette adresse quand c’est à vous de jouer sur { $site }.

    Ouvrez ceci dans l’heure pour la confirmer :
    { $link }

    Ce n’était pas vous ? Alors ne faites rien, et vous n’en entendrez plus parler.
notice-open-subject = Pour revenir
notice-open-text =
    Ouvrez ceci dans l’heure, sur l’appareil où vous voulez être { $name } sur { $site }. Le lien sert une fois :
    { $link }

    Ce n’est pas vous qui l’avez demandé ? Alors ne faites rien.
notice-letter-end =
    { $pace ->
        [hourly] Vous recevez un courriel au plus une fois par heure.
        [daily] Vous recevez un courriel au plus une fois par jour.
       *[other] Vous recevez un courriel dès que c’est à vous de jouer.
    }
    Pour changer cela : { $settings }
    Pour ne plus rien recevoir : { $stop }
notice-feed = Captable : à vous de jouer
notice-feed-end = Les parties qui vous attendent. Pour arrêter ce flux : { $stop }
