nation-alliances = Alliances
nation-allied = { $names } sont alliés.
nation-alone = { $name } n’a pas d’allié.
nation-your-ally = Votre allié
nation-ally-of = Allié de { $names }
nation-no-ally = Sans allié
nation-out-of-round = Hors de la manche
nation-round = Manche { $round }
nation-match = Le match
nation-goal = { $points } points, et devant tout le monde
nation-deck = Les cartes de ce match
nation-copies = { $name } : { $left } sur { $copies } encore cachées
nation-can-be = Peut être { $roles }.
nation-can-be-note = C’est ce qui découle de tout ce que vous avez vu et entendu dans cette manche.
nation-notes = Notes sur { $name }
nation-are-you = { $role } ?
nation-are-you-quoted = « Es‑tu { $role } ? »
nation-your-sentence = Votre décision
nation-question = Je demande à { $victim } : « Es‑tu { $role } ? »
nation-whom = qui ?
nation-which-role = quel rôle ?
nation-ask-whom = Interroger { $name }
nation-role-ruled-out = { $role } (exclu)
nation-ask = Poser la question
nation-look = Je regarde la carte de { $whom }.
nation-swap-cards = J’échange ma carte avec { $whom }.
nation-promote = J’accorde une promotion à { $whom }.
nation-give = Je donne le jeton BPI à { $whom }.
nation-swap = J’échange les alliances de { $one } et { $two }.
nation-token-of = Le jeton de { $name }
nation-news = Les nouvelles de la manche
nation-no-news = Pas de fuite pour l’instant.
nation-out-stamp = Dehors !
nation-passed = { $count ->
    [one] { $count } carte laissée
   *[other] { $count } cartes laissées
}
nation-round-over = { $round } : le décompte
nation-go-on = Continuer
nation-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [one] { "" }
   *[other] { " " }chacun
}
nation-no-gain = Rien
nation-were-out = Hors de la manche : { $names }.
