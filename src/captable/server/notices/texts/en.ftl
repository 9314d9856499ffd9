notice-one = Your turn at { $game }
notice-many = { $count } games wait for you
notice-name = { $name }
notice-line = { $game } with { $others }
notice-with = With { $others }
notice-stop = Stop these
notice-trial = It works
notice-trial-body = This is how your turn reaches { $name } in this browser.
notice-confirm-subject = Confirm your address
notice-confirm-text =
    { $name }, you want to hear at this address when it is your turn on { $site }.

    Open this within an hour to confirm it:
    { $link }

    Was it not you? Then do nothing, and you hear no more of it.
notice-open-subject = Your way back in
notice-open-text =
    Open this within an hour, on the device on which you want to be { $name } on { $site }. It works once:
    { $link }

    Was it not you who asked for it? Then do nothing.
notice-letter-end =
    { $pace ->
        [hourly] You are told at most once an hour.
        [daily] You are told at most once a day.
       *[other] You are told as soon as it is your turn.
    }
    Change that: { $settings }
    Stop these letters: { $stop }
notice-feed = Captable: your turn
notice-feed-end = The games that wait for you. Stop this feed: { $stop }
