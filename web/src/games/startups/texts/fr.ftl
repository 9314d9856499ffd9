startups-table = Qui a combien de parts de quelle société
startups-cell = { $owner }, { $company } : { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}
startups-cell-note = { $shares ->
    [0] { $owner } n’a pas encore de part.
    [one] { $owner } a { $shares } part.
   *[other] { $owner } a { $shares } parts.
} { $out } sur { $copies } sont dans des portefeuilles.
startups-majority = majorité
startups-majority-note = { $owner } a la majorité : à compter maintenant, tous les autres paieraient.
startups-company-note = { $out } parts sur { $copies } sont dans des portefeuilles.
startups-chip-free = Personne ne détient encore son jeton anti-monopole.
startups-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
startups-your-hand = Votre main
startups-market-empty = Le marché est vide : piocher est gratuit.
startups-round-of = Manche { $round } sur { $rounds }
startups-count-begins = Les mains rejoignent les portefeuilles, et les sociétés sont comptées une à une.
startups-count-skip = Voir le résultat
