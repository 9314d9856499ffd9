notice-one = Your turn at { $game }
notice-many = { $count } games are waiting for you
notice-name = { $name }
notice-line = { $game } with { $others }
notice-with = With { $others }
notice-stop = Turn these off
notice-trial = It works
notice-trial-body = { $name }, this is how this browser tells you that it is your turn.
notice-confirm-subject = Confirm your address
notice-confirm-text =
    { $name }, you asked { $site } to tell you at this address when it is your turn.

    Open this within an hour to confirm it:
    { $link }

    If this was not you, ignore this email and you will hear nothing more.
notice-open-subject = Your link to sign in
notice-open-text =
    Open this within an hour, on the device where you want to play as { $name } on { $site }. It works once:
    { $link }

    If you did not ask for this, ignore this email.
notice-letter-end =
    { $pace ->
        [hourly] You are told at most once an hour.
        [daily] You are told at most once a day.
       *[other] You are told as soon as it is your turn.
    }
    Change that: { $settings }
    Stop these emails: { $stop }
notice-feed = Captable: your turn
notice-feed-end = The games that are waiting for you. Delete this feed: { $stop }
