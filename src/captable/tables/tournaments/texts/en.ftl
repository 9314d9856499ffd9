# Why a tournament does not do what it is asked.
tournament-missing = There is no such tournament. The link may be cut off.
tournament-host-decides = Only whoever organises the tournament can do this.
tournament-no-title = A tournament needs a name with at least one letter or digit.
tournament-long-title = This name is too long: at most { $most } characters.
tournament-over = This tournament is over.
tournament-not-begun = This tournament has not begun yet.
tournament-few = { $seats ->
    [one] One has to take part. Share the link, or add a bot.
   *[other] At least { $seats } have to take part. Share the link, or add bots.
}
tournament-full = This tournament is full: at most { $most } take part.
tournament-many-bots = At most { $most } bots take part.
tournament-many-games = So many games are the most: { $most }. End this ladder and begin another.
tournament-many-tournaments = You organise { $most } tournaments that are not over. End one, then begin another.
tournament-robin-runs = A round robin has begun, and its rounds are drawn up. You can watch.
tournament-round-runs = The round is not over. Wait for its games, or call off those that nobody plays.
tournament-last-round = The last round was played.
tournament-ladder-runs = The ladder runs: everybody challenges whom they want.
tournament-no-ladder = Challenges are for ladders.
tournament-not-in-it = You don’t take part.
tournament-nobody-there = Nobody there can be dropped, or be let back in.
tournament-was-dropped = Whoever organises the tournament took you out of it. Ask them to let you back in.
tournament-you-play = You have a game running on this ladder. Finish it first.
tournament-so-many = { $others ->
    [one] Challenge one other.
   *[other] Challenge { $others } others.
}
tournament-out-of-reach = You can challenge those up to { $reach } rungs above you who have no game running.
tournament-not-running = This game is not running.
tournament-busy = Others changed the tournament at the same moment. Try again.
