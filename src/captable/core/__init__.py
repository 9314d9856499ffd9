"""What a game is. Knows no game, no bot, no network."""
