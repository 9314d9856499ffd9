"""A round as its history tells it, gone through with all cards open: how a dump that can't have happened is found out.

What a seat knows is weighed by the ways in which the round can have gone (`memory`). A history that its own cards
contradict leaves no way at all, so none is let in. How the round came to be dealt is not asked: a scene may begin with
players who are out and with cards on the discard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.errors import BadInput
from captable.core.vectors import NONE
from captable.games.startup_nation.cards import EFFECTS
from captable.games.startup_nation.history import NAMES
from captable.games.startup_nation.moves import ANSWERS
from captable.games.startup_nation.rules.memory import (
    BRIGITTE,
    EMMANUEL,
    FOUND,
    NO_LOOK,
    NONE_FOUND,
    ROLES,
    above_rank_of,
    card_of,
    count_of,
    event_of,
    true_answer,
    who_of,
    whom_of,
)

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

ON_YES = {"ask_swap": "swap", "ask_eliminate": "out", "neighbour_asks_eliminate": "out"}
"""What has to follow a yes, by the effect of the card (SN-5.5 to SN-5.8)."""


class Course:
    """Where the cards are and what is to be done, after each entry."""

    def __init__(self, state: StartupNationState) -> None:
        """`state` has the cards of the match, the deal, the log and who has left."""
        self.state = state
        self.hands = list(state.deal_of_round[: state.players])
        self.pile = list(state.deal_of_round[state.players :])
        self.drawers: list[int] = []
        """Whose turns these were."""
        self.shown: list[int] = []
        self.drawn = int(NONE)
        self.extra_turn = False
        self.due = ""
        """The event that must come next, before anything else."""
        self.at = 0
        self.end_turn()
        for self.at, entry in enumerate(state.log):
            self.follow(entry)
        if self.due:
            raise BadInput(f"history ends too early: {self.due} must follow.")

    @property
    def mover(self) -> int:
        return self.drawers[-1] if self.drawers else NONE

    @property
    def turn(self) -> int:
        """Who has to choose."""
        if self.step == "answer":
            return self.victim
        return self.mover if self.asker == NONE else self.asker

    @property
    def effect(self) -> str:
        return EFFECTS[self.state.effect[self.card]] if self.card != NONE else "none"

    def holds(self, seat: int) -> bool:
        return 0 <= seat < len(self.hands) and self.hands[seat] != NONE

    def next_living(self, seat: int) -> int:
        players = self.state.players
        others = [(seat + i) % players for i in range(1, players + 1)]
        return next((other for other in others if self.holds(other)), NONE)

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise BadInput(f"history[{self.at}] can't have happened: {otherwise}.")

    def end_turn(self) -> None:
        self.step = ""  # else "play", "aim" or "answer"
        self.card = self.role = int(NONE)
        self.asker = self.victim = NONE

    # -- entry by entry ------------------------------------------------------------------------------------------

    def follow(self, entry: int) -> None:
        event, who = NAMES[event_of(entry)], who_of(entry)
        self.expect(self.due in ("", event), f"{self.due} must come first")
        self.expect(not self.shown or event == "show", "the cards have been shown, so the round is over")
        due, self.due = self.due, ""
        if event == "draw":
            self.draw(who)
        elif event == "play":
            self.play(who, card_of(entry))
        elif event == "ask":
            self.ask(who, whom_of(entry), card_of(entry))
        elif event == "answer":
            self.answer(who, whom_of(entry), card_of(entry))
        elif event == "out":
            self.out(who, card_of(entry), bool(due))
        elif event == "show":
            self.show(who, card_of(entry))
        elif event == due == "swap":
            self.expect((who, whom_of(entry)) == (self.mover, self.victim), "others have to swap")
            self.swap(who, whom_of(entry))
            self.end_turn()
        elif event == "alliances":
            self.alliances(card_of(entry), who, whom_of(entry))
        else:
            self.aim(event, who, whom_of(entry))
            if event == "swap":
                self.swap(who, whom_of(entry))
            elif event == "promote":
                self.promote(whom_of(entry), card_of(entry), count_of(entry))
            self.end_turn()

    def draw(self, seat: int) -> None:
        """SN-4.1, SN-5.9, SN-6.6: an Investor for whom there was no token left did nothing."""
        if self.step == "aim" and self.effect == "give_token":
            self.end_turn()
        self.expect(self.step == "", "a turn is under way")
        self.expect(self.holds(seat), f"seat {seat} is not in the round")
        expected = seat if self.mover == NONE else self.mover if self.extra_turn else self.next_living(self.mover)
        self.expect(seat == expected, f"it is the turn of seat {expected}")
        self.expect(len(self.pile) > 0, "the pile is empty")
        self.drawers.append(seat)
        self.drawn = self.pile.pop(0)
        self.extra_turn = False
        self.step = "play"

    def play(self, seat: int, card: int) -> None:
        """SN-4.1, SN-4.2, SN-5.8."""
        self.expect(self.step == "play" and seat == self.mover, f"seat {seat} has no card to play")
        self.expect(card in (self.hands[seat], self.drawn), f"seat {seat} does not hold this card")
        self.expect(card != BRIGITTE, "she can't be played")
        if card != self.drawn:
            self.hands[seat] = self.drawn
        self.drawn = int(NONE)
        self.card = card
        self.step = "aim"
        if self.effect == "neighbour_asks_eliminate":
            self.asker = self.next_living(seat)
        elif self.effect.startswith("ask"):
            self.asker = seat
        elif self.effect == "none":
            self.end_turn()

    def aim(self, event: str, seat: int, other: int) -> None:
        """SN-7.1: the choice that the card in play asks for."""
        effect = {"give": "give_token"}.get(event, event)
        self.expect(self.step == "aim" and self.effect == effect and seat == self.mover, "no card asks for it")
        self.expect(self.holds(other), f"seat {other} is not in the round")
        self.expect(other != seat or event in ("promote", "give"), "it takes somebody else")

    def ask(self, asker: int, victim: int, role: int) -> None:
        """SN-5.1."""
        self.expect(self.step == "aim" and asker == self.asker, "no card asks for it")
        self.expect(self.holds(victim) and victim != asker, f"seat {victim} can't be asked")
        self.victim, self.role = victim, role
        self.step = "answer"

    def answer(self, seat: int, role: int, answer: int) -> None:
        """SN-5.2, SN-5.3."""
        self.expect(self.step == "answer" and (seat, role) == (self.victim, self.role), "nobody has asked this")
        if self.hands[seat] == EMMANUEL:
            impossible = (ANSWERS[answer], role) in (("below", 0), ("above", ROLES - 1))
            self.expect(not impossible, "nobody ranks there")
        else:
            self.expect(answer == true_answer(self.hands[seat], role), "it is not true")
        effect = self.effect if ANSWERS[answer] == "yes" else ""
        self.due = ON_YES.get(effect, "")
        self.extra_turn = effect == "ask_extra_turn"
        if not self.due:
            self.end_turn()

    def swap(self, one: int, two: int) -> None:
        """SN-6.2, SN-5.6."""
        self.hands[one], self.hands[two] = self.hands[two], self.hands[one]

    def alliances(self, seat: int, one: int, two: int) -> None:
        """SN-6.3."""
        self.expect(
            self.step == "aim" and self.effect == "swap_alliances" and seat == self.mover, "no card asks for it"
        )
        self.expect(self.holds(one) and self.holds(two), "one of the two is not in the round")
        self.end_turn()

    def promote(self, seat: int, card: int, found: int) -> None:
        """SN-6.4, SN-6.5."""
        self.expect(card == self.hands[seat], f"seat {seat} does not hold this card")
        higher = above_rank_of(card)
        passed = next((i for i, there in enumerate(self.pile) if there >= higher), None)
        if card == BRIGITTE:
            self.expect(found == NO_LOOK, "nobody looks at the pile for Brigitte")
        else:
            self.expect(found == (NONE_FOUND if passed is None else FOUND + passed), "passed is wrong for this pile")
        self.hands[seat] = int(NONE) if card == BRIGITTE or passed is None else self.pile.pop(passed)

    def out(self, seat: int, card: int, due: bool) -> None:
        """SN-7.2, SN-7.3: after a yes, or because somebody left."""
        self.expect(self.holds(seat) and self.hands[seat] == card, f"seat {seat} does not hold this card")
        self.expect(seat == self.victim if due else self.state.has_left(seat), f"nothing puts seat {seat} out")
        self.hands[seat] = int(NONE)
        if seat in (self.mover, self.asker, self.victim):
            self.expect(self.drawn == NONE or seat != self.mover, "one of the two cards must be laid down first")
            self.end_turn()

    def show(self, seat: int, card: int) -> None:
        """SN-9.4."""
        self.expect(self.holds(seat) and seat not in self.shown, f"seat {seat} has nothing to show")
        self.expect(self.hands[seat] == card, f"seat {seat} does not hold this card")
        self.shown.append(seat)
