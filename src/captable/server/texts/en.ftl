server-no-cookie = The server does not know you yet. Load the page anew; programs ask /api/me first.
server-foreign-origin = This came from another site ({ $origin }). Open Captable at its own address.
server-wrong-host = This server does not answer to the name { $host }. The person who runs it can allow it with --origin.
server-not-found = There is nothing at this address.
server-bad-method = This address takes { $methods } only.
server-bad-request = This could not be read: { $reason }
server-bad-input = { $reason }
server-cut-off = The request ended before it was whole.
server-too-large = This is too large: at most { $most } bytes.
server-too-many = Too many requests. Wait a moment and try again.
server-no-language = There is no language “{ $language }”. There are: { $languages }.
server-no-such-key = This link or phrase leads to nobody. A link works once, for ten minutes; a phrase works until a new one is made. Check it, or make a new link on your other device.
server-no-such-device = You are not known on that device any more.
server-empty-name = A name needs at least one letter or digit.
server-long-name = This name is too long: at most { $most } characters.
server-not-well = The server is not well: { $reason }
server-bot-name = Bots are called { $name } here. Choose another name.
server-many-running = You have { $most } games running. Finish one or resign, then begin another.
server-many-open = You are at { $most } tables that have not begun. Start one or leave it, then take another.
server-many-made = Too many tables were made from your address. Wait a while, or join one that is open.
server-looked-back-much = You have looked at many earlier moments in a short time. Wait a moment, then go on.
server-many-reviewed = Many reviews were asked for from your address. Wait a while; those that are made can be read all the time.
server-failed = Something went wrong on the server, and it was noted. Try again in a moment.
server-no-decks = There are no decks in this game.
server-no-exercises = There is nothing of that kind to practise on in this game.
server-rules-broken = { $count ->
    [one] This breaks a rule.
   *[other] This breaks { $count } rules.
}
server-no-lab = This server has no lab. Start one on your own machine: captable serve.
server-no-run = There is no such run in the lab; it may have been deleted.
server-not-your-run = This run is somebody else’s. You can read it, and begin one of your own like it.
server-many-games = A run has at most { $most } games. For more, use captable report.
server-many-runs = You have { $most } runs. Delete one, then begin another.
server-large-cards = This card file is too large: at most { $most } bytes.
server-lab-not-stored = The run could not be written to disk: { $reason }
