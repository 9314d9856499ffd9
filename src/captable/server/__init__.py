"""HTTP and WebSocket around live tables. Knows no rule of any game."""

PORT = 8321
