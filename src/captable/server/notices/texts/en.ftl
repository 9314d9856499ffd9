notice-one = Your turn at { $game }
notice-many = { $count } games wait for you
notice-name = { $name }
notice-line = { $game } with { $others }
notice-with = With { $others }
notice-stop = Stop these
notice-trial = It works
notice-trial-body = This is how your turn reaches { $name } in this browser.
