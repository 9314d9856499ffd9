it-startup-race = La course à l’objectif
it-startup-lane = { $names } : { $points } points sur { $goal }.
it-startup-coming = { $points ->
    [one] { $points } de plus si le tour finissait maintenant.
   *[other] { $points } de plus si le tour finissait maintenant.
}
it-startup-office-of = Le bureau de { $owner }
it-startup-nobody = Personne n’y travaille encore.
it-startup-partner = Votre partenaire
it-startup-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
it-startup-known-hand = En main, à votre connaissance :
it-startup-planned = Planifiée
it-startup-plan-here = Déposez une Action ici
it-startup-goes-home = Externalisé : retourne chez { $owner }.
it-startup-desk = Pioche et table
it-startup-deck-notes = { $count ->
    [one] Ce que vous savez de la pioche ({ $count } carte)
   *[other] Ce que vous savez de la pioche ({ $count } cartes)
}
it-startup-slip = Score du tour de { $name }
it-startup-no-score = Sans développeur, pas de points.
it-startup-hand = Votre main
it-startup-hand-empty = Vous n’avez aucune carte.
it-startup-left = Vous pouvez encore :
it-startup-nothing-left = Plus rien à payer : vendez, ou terminez le tour.
it-startup-play = Jouer
it-startup-swap = échanger
it-startup-cheaper = réduction
it-startup-spent = jouée
