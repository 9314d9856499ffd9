"""Cold Call: prepare a card in secret, then stay on the line or drop the call.

It began as `captable new-game cold_call --simultaneous --hidden`, and was written from docs/write-a-game.md.
"""

from tests.strangers.cold_call.game import ColdCall

GAME = ColdCall()
