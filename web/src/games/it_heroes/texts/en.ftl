heroes-draw = Draw
heroes-collect = Collect
heroes-play = Play
heroes-threat = Threat
heroes-end = End
heroes-phases = Phases of the turn
heroes-turn-of = { $seat }’s turn
heroes-flash-window = Flash window
heroes-flash-note = A Threat is not blocked. A Hero with Flash can come out of the hand without paying and block it.
heroes-signs = Signs on the cards
heroes-resolving = Resolving { $card }
heroes-deflects = Deflected
heroes-hit = Takes a hit
heroes-at-stake = { $count ->
    [one] 1 card at stake
   *[other] { $count } cards at stake
}
heroes-first-pile = Recycles when empty
heroes-last-pile = Last pile
heroes-income = +{ $count } a turn
heroes-no-threats = Nothing threatens this organisation.
heroes-no-heroes = Nobody on duty.
heroes-all-blocking = Everybody is blocking.
heroes-no-resources = None yet.
heroes-recycle = Recycle
