"""Whether a position of IT Heroes that somebody wrote down can be played to its end; each refusal names the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.reading import wrong
from captable.core.rng import Rng
from captable.core.vectors import NONE
from captable.games.it_heroes.dump import ENDINGS, MOMENTS, OF_EFFECTS, PHASES, THEN, ZONES
from captable.games.it_heroes.rules import effects as e
from captable.games.it_heroes.rules import tables as t
from captable.games.it_heroes.rules import worlds

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState

ASKED_BY = {
    "heal": (t.HEAL,),
    "discard": (t.DISCARD, t.SHED),
    "hit": (t.HIT,),
    "mend": (t.MEND,),
    "neutralise": (t.NEUTRALISE,),
    "search": (t.SEARCH,),
}
"""The steps of effects that ask a question."""
GOES_ON = {"play": ("play", "flash"), "once": ("play",), "after_block": ("blocks",), "unblocked": ("damage",)}
"""Where the turn goes on after the effects of each moment."""
BEFORE_BLOCKS = ("play", "limit")
"""The questions outside the Threat phase."""


def check(state: ItHeroesState) -> None:
    _check_cards(state)
    for seat in range(2):
        _check_memory(state, seat)
    if not 1 <= state.turns <= t.MOST_TURNS:
        raise wrong("turns", state.turns, f"a number from 1 to {t.MOST_TURNS} (IH-1.3)")
    if state.over() != (state.ending != e.RUNNING):
        raise BadInput("A game that is over has an ending and no turn, and one that is not has a turn (IH-1.1).")
    if state.over():
        _check_end(state)
        return
    _check_running(state)
    _check_effect(state)
    _check_blocks(state)
    _check_question(state)


# -- cards -----------------------------------------------------------------------------------------------------


def _check_cards(state: ItHeroesState) -> None:
    """Every card of each deck is somewhere, exactly once, and no zone can overflow."""
    census = list(state.census())
    for seat in range(2):
        if census[2 * seat] != t.DECK or census[2 * seat + 1]:
            raise BadInput(
                f"The {census[2 * seat]} cards of sides[{seat}] are not the {t.DECK} of its deck: "
                f"{census[2 * seat + 1]} kinds differ (IH-11.1)."
            )
        side, other = state.sides[seat], state.sides[1 - seat]
        faces = [card >> 1 for card in (*side.hand, *side.pile)] + list(side.discard)
        faces += [card & t.BYTE for card in (*side.heroes, *other.threats, *side.resources)]
        for type, zone in enumerate(ZONES):
            if sum(state.tables.type[face] == type for face in faces) > t.ROOM:
                raise BadInput(f"sides[{seat}] has more than {t.ROOM} cards that could come among the {zone}.")


def _check_memory(state: ItHeroesState, seat: int) -> None:
    """What is remembered of cards that nobody sees fits where they are (IH-13)."""
    side, field = state.sides[seat], f"sides[{seat}]"
    if not side.before <= side.deduced <= len(side.removed):
        raise BadInput(f"{field}.before is at most {field}.deduced, which is at most the cards removed (IH-13.1).")
    if side.recycled != (len(side.pool) > 0) or side.recycled != (len(side.left) > 0):
        raise BadInput(f"{field}.pool and left are lists once a side has recycled, and null before (IH-9.2).")
    if not side.recycled and side.before:
        raise wrong(f"{field}.before", side.before, "0 while the side has not recycled (IH-9.2)")
    side.sort_removed(0, side.before)  # in which order the deduced ones were removed is not known
    side.sort_removed(side.before, max(side.before, side.deduced))
    found = [side.found, side.found_since, side.kept_since]
    if state.tables.version < t.FINDS_ARE_KNOWN and (any(map(any, found)) or state.fallen >= 0):
        raise BadInput(f"Version {state.tables.version} has no fallen Threats and no finds: fallen and {field}.found.")
    hand, rest, pile = _unknown(state, side.hand), side.removed[: side.before], side.removed[side.before :]
    before = _unknown(state, rest if side.recycled else vec[i64]([*side.removed, *side.pile]))
    since = _unknown(state, vec[i64]([*side.pile, *pile]) if side.recycled else vec[i64]())
    for face in range(state.tables.faces):
        drawn = t.entry(side.pool, face) - since[face]
        id = state.cards.faces[face].id
        if not 0 <= drawn <= hand[face] + t.entry(side.left, face):
            raise BadInput(f"{field}.pool has {id} as often as can't be: it is in the pile or removed, or was drawn.")
        held = hand[face] - max(0, drawn - t.entry(side.left, face))
        if t.entry(side.lost, face) > before[face] + held:
            raise BadInput(f"{field}.lost has {id} more often than it can lie hidden (IH-13.1).")
    if not worlds.Guess(state, seat).fits(side.deck, False, Rng()):
        raise BadInput(f"{field}.found, found_since and kept_since do not fit the cards in the hand (IH-13.3).")


def _unknown(state: ItHeroesState, cards: vec[i64]) -> list[int]:
    """By face: the cards that not both know of."""
    faces = [card >> 1 for card in cards if not card & 1]
    return [faces.count(face) for face in range(state.tables.faces)]


# -- whose turn, and what is asked -------------------------------------------------------------------------------


def _check_end(state: ItHeroesState) -> None:
    """IH-1, IH-9: who lost, and how."""
    ending = ENDINGS[state.ending]
    if ending == "limit":
        if state.loser != state.loser_at_the_limit():
            raise BadInput("At the limit who has recycled loses, then the smaller pile: loser is another (IH-1.3).")
    elif state.loser < 0:
        raise wrong("loser", None, f"a seat when the ending is {ending}")
    if state.gone != (1 << state.loser if ending == "conceded" else 0):
        raise BadInput("gone has the loser of a game that ended conceded, and nobody else (IH-1.2).")
    if ending not in ("second_time", "penalty"):
        return
    side = state.sides[state.loser]
    if not side.recycled:
        raise BadInput(f"The ending {ending} comes after a recycle of the loser, sides[{state.loser}] (IH-9).")
    if ending == "second_time" and len(side.pile):
        raise BadInput(f"sides[{state.loser}].pile is empty when it has emptied for the second time (IH-9.3).")


def _check_running(state: ItHeroesState) -> None:
    if state.gone or state.loser >= 0:
        raise BadInput("A game goes on only while nobody has conceded or lost: gone and loser (IH-1.2).")
    for seat, side in enumerate(state.sides):
        if len(side.pile) == 0:
            raise BadInput(f"sides[{seat}].pile is never empty while a game goes on (IH-9.1).")


def _check_effect(state: ItHeroesState) -> None:
    """The effect being resolved asks the question of the phase, of the right player."""
    phase = PHASES[state.phase]
    if (phase in OF_EFFECTS) != (state.step >= 0):
        raise BadInput(f"The phase {phase} and the effect being resolved do not fit.")
    starts = state.tables.programme
    entry = max((i for i in range(len(starts)) if 0 <= starts[i] <= state.step), key=lambda i: starts[i], default=-1)
    face, on = entry // t.TRIGGERS, MOMENTS[entry % t.TRIGGERS]
    action = state.step >= 0 and state.tables.type[face] == t.ACTION
    if state.resolving != (face if action else NONE):
        raise BadInput("resolving is the Action whose effect is being resolved, and null for any other (IH-9.2).")
    if state.step < 0:
        if state.doer >= 0 or state.still >= 0:
            raise BadInput("Without an effect there is nothing left of it to be done.")
        return
    what, n = state.tables.steps[state.step], state.tables.steps[state.step + 1]
    if what not in ASKED_BY[phase]:
        raise BadInput(f"effect.step does not ask the question of the phase {phase}.")
    if not 1 <= state.still <= n:
        raise wrong("effect.left", None if state.still < 0 else state.still, f"a number from 1 to {n}")
    if state.doer != (1 - state.active if on == "unblocked" else state.active):
        raise BadInput(f"effect.seat is whose effect it is: on {on!r} that can't be {state.doer}.")
    if THEN[state.after] not in GOES_ON[on]:
        raise wrong("then", THEN[state.after], f"{' or '.join(GOES_ON[on])} after an effect on {on!r}")
    if state.turn != (1 - state.doer if what == t.DISCARD else state.doer):
        raise wrong("turn", state.turn, "the seat that the effect asks")


def _check_blocks(state: ItHeroesState) -> None:
    """Blockers are named in the Threat phase, by the player whose turn it is, each for one Threat (IH-7.1)."""
    phase = PHASES[state.phase]
    quiet = phase in BEFORE_BLOCKS or (phase in OF_EFFECTS and THEN[state.after] == "play")
    resolving = phase in ("take", "after_block") or (phase in OF_EFFECTS and THEN[state.after] == "blocks")
    for seat, side in enumerate(state.sides):
        if (quiet or seat != state.active) and any(threat >> t.FIRST for threat in side.threats):
            raise BadInput(f"sides[{seat}].threats have no blockers and are not done outside that seat's Threat phase.")
    marks = [mark for threat in state.sides[state.active].threats for mark in _marks(threat)]
    marks += _marks(state.fallen) if state.fallen >= 0 else []
    if len(set(marks)) != len(marks):
        raise BadInput("A Hero can't block twice: two blockers are in one place (IH-7.1).")
    if not resolving and (state.facing >= 0 or state.fallen >= 0):
        raise BadInput("facing and fallen are null while no block is being resolved (IH-7.3).")
    if resolving and not _is_faced(state):
        raise BadInput("While a block is resolved, either facing is the place of its Threat or fallen is it (IH-7.3).")
    if state.asked > (1 if resolving else 0):
        raise wrong("asked", state.asked, "0, or 1 when the second blocker has the choice (IH-7.3)")


def _marks(threat: int) -> list[int]:
    return [mark for mark in ((threat >> t.FIRST) & t.BYTE, (threat >> t.SECOND) & t.BYTE) if mark]


def _is_faced(state: ItHeroesState) -> bool:
    """Whether there is one Threat whose block is being resolved."""
    if state.tables.version < t.EACH_BLOCKER_IS_ASKED and state.facing < 0:
        return state.step >= 0  # the Threat was neutralised, and the effect goes on
    if (state.facing < 0) == (state.fallen < 0):
        return False
    return state.faced() >= 0 and (state.faced() >> t.DONE) & 1 == 0 and len(_marks(state.faced())) > 0


def _check_question(state: ItHeroesState) -> None:
    """The question of the phase is about something, and somebody has an answer to it."""
    phase, side = PHASES[state.phase], state.sides[state.turn]
    if phase not in OF_EFFECTS and state.turn != state.active:
        raise wrong("turn", state.turn, f"the active seat in the phase {phase} (IH-6.1)")
    undecided = side.threats[state.undecided(state.turn)] if state.undecided(state.turn) >= 0 else NONE
    named = [t.at_place(side.heroes, mark - 1) for mark in _marks(undecided)] if undecided >= 0 else []
    first = state.blocker(state.turn, 0) >= 0
    asks = {
        "block": undecided >= 0 and not named,
        "join": len(named) == 1 and named[0] >= 0,
        "flash": any(not _marks(threat) for threat in side.threats),
        "take": state.facing >= 0 and not state.deflected and first and state.blocker(state.turn, 1) >= 0,
        "after_block": state.blocker(state.turn, state.asked) >= 0,
        "limit": len(side.hand) > t.MOST_CARDS,
    }
    if not asks.get(phase, True) or len(state.moves(state.turn)) == 0:
        raise BadInput(f"Nobody can answer the question of the phase {phase} (IH-6.1).")
