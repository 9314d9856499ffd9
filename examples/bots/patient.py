"""A bot in Python: it tries each move in worlds that its seat can't tell from the true one, and plays what stands best.

captable arena startups --players 4 --bots patient:BOT,intern      (in the folder of this file)
"""

from captable.bots import Bot
from captable.core.rng import Rng
from captable.core.state import State

WORLDS = 4


class Patient(Bot):
    name = "patient"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        totals = dict.fromkeys(state.moves(seat), 0)
        for _ in range(WORLDS):
            world = state.redeal(seat, rng)
            for move in totals:
                after = world.copy()
                after.play(seat, move)
                totals[move] += after.value(seat)
        return max(totals, key=lambda move: totals[move])


BOT = Patient()
