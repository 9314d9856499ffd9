"""A position of Start-Up Nation as JSON, and back. The fields are documented in `docs/games/startup_nation.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.reading import Count, Dump, a_seat, for_each_seat, index_of, read_dump, rng_of, so_many, those_gone
from captable.core.shapes import Part
from captable.core.state import OVER
from captable.core.vectors import NONE
from captable.games.startup_nation import history
from captable.games.startup_nation.course import Course
from captable.games.startup_nation.moves import ANSWERS
from captable.games.startup_nation.rules.memory import FOUND, INTERNS, NO_LOOK, NONE_FOUND, entry
from captable.games.startup_nation.rules.position import MOST_ROUNDS, POINTS_TO_WIN
from captable.games.startup_nation.view import COLOURS, STEPS

if TYPE_CHECKING:
    from captable.games.startup_nation.game import StartupNation
    from captable.games.startup_nation.rules.state import StartupNationState


# -- its shape -----------------------------------------------------------------------------------------------


class Told(Part, tag_field="event"):
    """An entry of the history."""

    seat: Count


class Drew(Told, tag="draw"):
    pass


class Played(Told, tag="play"):
    card: str


class Asked(Told, tag="ask"):
    other: Count
    role: str


class Answered(Told, tag="answer"):
    role: str
    answer: Literal["yes", "above", "below"]


class Looked(Told, tag="look"):
    other: Count


class Swapped(Told, tag="swap"):
    other: Count


class Allied(Told, tag="alliances"):
    swapped: list[Count]


class Gave(Told, tag="give"):
    other: Count


class Promoted(Told, tag="promote"):
    other: Count
    card: str
    passed: Count | UnsetType | None = UNSET


class Out(Told, tag="out"):
    card: str


class Showed(Told, tag="show"):
    card: str


class Deal(Part):
    hands: list[str | None]
    pile: list[str]
    discard: list[str]


class StartupNationDump(Dump):
    players: Count
    rounds: list[list[Count]]
    points: list[Count]
    turn: Count | None
    step: Literal["play", "aim", "answer"]
    mover: Count
    card: str | None
    asker: Count | None
    victim: Count | None
    role: str | None
    out: list[Count]
    alliances: list[Literal["blue", "red", "black"]]
    bpi: list[Count]
    supply: Count
    last_turn: list[Count]
    deal: Deal
    history: list[Drew | Played | Asked | Answered | Looked | Swapped | Allied | Gave | Promoted | Out | Showed]
    hands: list[str | None] | UnsetType = UNSET
    drawn: str | UnsetType | None = UNSET
    pile: list[str] | UnsetType = UNSET
    """These three follow from the deal and the history."""


# -- writing -------------------------------------------------------------------------------------------------


def dump(state: StartupNationState) -> dict[str, Any]:
    ids = [card.id for card in state.cards.cards]
    seats = range(state.players)

    def names(cards: Sequence[int] | vec[i64]) -> list[str | None]:
        return [None if card < 0 else ids[card] for card in cards]

    deal = names(state.deal_of_round)
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {"interns": [ids[kind] for kind in range(INTERNS) if state.copies[kind]]},
        "rounds": [[state.results[r * state.players + seat] for seat in seats] for r in range(state.round)],
        "points": list(state.points),
        "turn": None if state.over() else state.turn,
        "step": STEPS[state.step],
        "mover": state.mover,
        "card": None if state.card < 0 else ids[state.card],
        "asker": None if state.asker < 0 else state.asker,
        "victim": None if state.victim < 0 else state.victim,
        "role": None if state.role < 0 else history.ROLE_IDS[state.role],
        "out": [seat for seat in seats if not state.is_alive(seat)],
        "gone": [seat for seat in seats if state.has_left(seat)],
        "alliances": [COLOURS[colour] for colour in state.alliance],
        "bpi": list(state.bpi),
        "supply": state.supply,
        "last_turn": list(state.last_turn),
        "deal": {"hands": deal[: state.players], "pile": deal[state.players :], "discard": names(state.laid)},
        "history": history.entries(state),
        "hands": names(state.hand),
        "drawn": None if state.drawn < 0 else ids[state.drawn],
        "pile": names(state.pile[state.top :]),
        "rng": list(state.rng.words()),
    }


# -- reading -------------------------------------------------------------------------------------------------


def load(game: StartupNation, source: Mapping[str, Any]) -> StartupNationState:
    """The position of a dump. Its round must have gone as its history says; how the match came there is not asked."""
    read = read_dump(source, StartupNationDump, game)
    players = read.players
    state = cast("StartupNationState", game.new(players, "load", read.options))
    names = _Names(state)
    state.round = len(read.rounds)
    state.results = vec[i64]([gain for gains in read.rounds for gain in for_each_seat(gains, players, "rounds")])
    state.points = vec[i64](for_each_seat(read.points, players, "points"))
    state.turn = OVER if read.turn is None else a_seat(read.turn, players, "turn")
    state.step = STEPS.index(read.step)
    state.mover = a_seat(read.mover, players, "mover")
    state.card = names.card(read.card, "card")
    state.asker = NONE if read.asker is None else a_seat(read.asker, players, "asker")
    state.victim = NONE if read.victim is None else a_seat(read.victim, players, "victim")
    state.role = NONE if read.role is None else names.role(read.role, "role")
    state.alive = sum(1 << seat for seat in range(players) if seat not in read.out)
    state.gone = those_gone(read, players)
    state.alliance = vec[i64]([COLOURS.index(c) for c in for_each_seat(read.alliances, players, "alliances")])
    state.bpi = vec[i64](for_each_seat(read.bpi, players, "bpi"))
    state.supply = read.supply
    state.last_turn = vec[i64](for_each_seat(read.last_turn, players, "last_turn"))
    state.turns = max(read.last_turn)
    state.rng = rng_of(read)
    state.deal_of_round = vec[i64](
        [*names.hands(read.deal.hands, "deal.hands"), *names.all(read.deal.pile, "deal.pile")]
    )
    state.laid = vec[i64](names.all(read.deal.discard, "deal.discard"))
    _check_deck(state)
    state.log = vec[i64]([names.entry(told, f"history[{i}]") for i, told in enumerate(read.history)])
    course = Course(state)
    _place_cards(state, course, read, names)
    _check_match(state)
    _check_tokens(state)
    _check_turns(state, course)
    _check_decision(state, course, read, names)
    return state


class _Names:
    """Names to numbers."""

    def __init__(self, state: StartupNationState) -> None:
        self.players = state.players
        self.ids = [card.id for card in state.cards.cards]

    def card(self, id: str | None, field: str) -> int:
        return int(NONE) if id is None else index_of(id, self.ids, field)

    def all(self, ids: Sequence[str | None], field: str) -> list[int]:
        return [self.card(id, field) for id in ids]

    def hands(self, ids: list[str | None], field: str) -> list[int]:
        return self.all(for_each_seat(ids, self.players, field), field)

    def role(self, id: str, field: str) -> int:
        return index_of(id, history.ROLE_IDS, field)

    def entry(self, told: Told, field: str) -> int:
        """The number of what `history.entries` told."""
        event = history.EVENTS[type(told).__struct_config__.tag]  # type: ignore[index]
        seat = a_seat(told.seat, self.players, f"{field}.seat")
        other, card, count = 0, 0, 0
        if isinstance(told, Asked | Looked | Swapped | Gave | Promoted):
            other = a_seat(told.other, self.players, f"{field}.other")
        if isinstance(told, Played | Promoted | Out | Showed):
            card = self.card(told.card, f"{field}.card")
        if isinstance(told, Asked):
            card = self.role(told.role, f"{field}.role")
        elif isinstance(told, Answered):
            other, card = self.role(told.role, f"{field}.role"), ANSWERS.index(told.answer)
        elif isinstance(told, Allied):
            one, two = so_many(told.swapped, 2, f"{field}.swapped") if told.swapped else (seat, seat)
            pair = [a_seat(swapped, self.players, f"{field}.swapped") for swapped in (one, two)]
            if told.swapped and one == two:
                raise BadInput(f"{field}.swapped must name two players, not seat {one} twice (SN-6.3).")
            seat, other, card = *pair, seat
        elif isinstance(told, Promoted):
            count = _found(told.passed)
        return int(entry(event, seat, other, card, count))


def _found(passed: int | UnsetType | None) -> int:
    """SN-6.4, SN-6.5: how a promotion went."""
    if passed is None:
        return int(NONE_FOUND)
    return int(NO_LOOK) if isinstance(passed, UnsetType) else int(FOUND) + passed


def _place_cards(state: StartupNationState, course: Course, read: StartupNationDump, names: _Names) -> None:
    """The cards as they lie after the history; if the dump says where they lie, it must be there."""
    state.hand, state.drawn = vec[i64](course.hands), course.drawn
    state.pile, state.top = vec[i64](course.pile), 0
    given = {
        "hands": read.hands is UNSET or names.hands(read.hands, "hands") == course.hands,
        "drawn": read.drawn is UNSET or names.card(read.drawn, "drawn") == course.drawn,
        "pile": read.pile is UNSET or names.all(read.pile, "pile") == course.pile,
    }
    for field, fits in given.items():
        if not fits:
            raise BadInput(f"{field} does not follow from the deal and the history of this dump.")


def _check_deck(state: StartupNationState) -> None:
    """Every card is somewhere, exactly once."""
    found = Counter([*state.deal_of_round, *state.laid])
    for kind, card in enumerate(state.cards.cards):
        if found[kind] != state.copies[kind]:
            raise BadInput(f"deal has {found[kind]} cards {card.id}, not {state.copies[kind]} (SN-2).")


def _check_match(state: StartupNationState) -> None:
    """The points are those of the rounds, and the match is over exactly when it is."""
    seats = range(state.players)
    sums = [sum(state.results[r * state.players + seat] for r in range(state.round)) for seat in seats]
    if sums != list(state.points):
        raise BadInput(f"points must be the sums of the rounds, {sums}, not {list(state.points)} (SN-1.2).")
    if state.round > MOST_ROUNDS:
        raise BadInput(f"rounds has {state.round} rounds; a match has {MOST_ROUNDS} at most (SN-1.2).")
    if state.still_playing() < 1:
        raise BadInput("gone can't name everybody: the last one to stay has won (SN-7.3).")
    if state.over() and state.still_playing() >= 2 and not (state.round > 0 and state.match_is_over()):
        raise BadInput("turn can't be null: the match is not over (SN-1.2).")
    if not state.over() and _must_be_over(state):
        raise BadInput("turn must be null: by the points and by who is left the match is over (SN-1.2, SN-7.3).")


def _must_be_over(state: StartupNationState) -> bool:
    """Points are compared when a round ends. Whoever left since may have been level then, so their points count."""
    if state.still_playing() < 2 or state.one_side_left() or state.round >= MOST_ROUNDS:
        return True
    second, first = sorted(state.points)[-2:]
    return first >= POINTS_TO_WIN and first > second


def _check_tokens(state: StartupNationState) -> None:
    colours = sorted(state.alliance)
    if colours != [0, 0, 1, 1, 2][: state.players]:
        raise BadInput("alliances: there are two blue and two red ones, and a black one for five players (SN-1.4).")
    if sum(state.bpi) + state.supply > state.tokens:
        raise BadInput(f"bpi and supply: there are {state.tokens} BPI tokens (SN-2).")
    for seat in range(state.players):
        if state.bpi[seat] and not state.is_alive(seat):
            raise BadInput(f"bpi: seat {seat} is out of the round, and so are its tokens (SN-7.2).")


def _check_turns(state: StartupNationState, course: Course) -> None:
    """Who is in the round, who had a turn, and who is to move: as the history has it."""
    for seat in range(state.players):
        if state.is_alive(seat) != course.holds(seat):
            raise BadInput(f"out: seat {seat} holds a card if it is in the round, and none if it is out (SN-3.2).")
        if state.is_alive(seat) and state.has_left(seat):
            raise BadInput(f"gone: seat {seat} has left, so it must be out of the round (SN-7.3).")
    before = state.turns - len(course.drawers)
    last_turn = {seat: before + number for number, seat in enumerate(course.drawers, 1)}
    for seat, number in enumerate(state.last_turn):
        if number != last_turn.get(seat, min(number, before)):
            raise BadInput(f"last_turn can't be {number} for seat {seat}: the history has other turns (SN-1.5).")


def _check_decision(state: StartupNationState, course: Course, read: StartupNationDump, names: _Names) -> None:
    """What is to be done now is what the history leaves to be done: nothing when the match is over."""
    over = state.over()
    if over and set(course.shown) != {seat for seat in range(state.players) if course.holds(seat)}:
        raise BadInput("history: at the end of the match all who are in the round show their cards (SN-9.4).")
    if not over and (course.shown or not course.step):
        raise BadInput("history must end in a turn that is under way, or turn must be null (SN-4.1).")
    if not over and (state.living() < 2 or state.only_allies_left()):
        raise BadInput("out: this round is over, with one player or two allies left (SN-8.1).")
    if over:
        follows = {"step": "play", "mover": course.mover, "card": None, "asker": None, "victim": None, "role": None}
    else:
        follows = {
            "turn": course.turn,
            "step": course.step,
            "mover": course.mover,
            "card": None if course.card < 0 else names.ids[course.card],
            "asker": None if course.asker < 0 else course.asker,
            "victim": None if course.victim < 0 else course.victim,
            "role": None if course.role < 0 else history.ROLE_IDS[course.role],
        }
    for field, value in follows.items():
        if getattr(read, field) != value:
            raise BadInput(f"{field} can't be {getattr(read, field)!r}: by the history it is {value!r} (SN-4.1).")
    if course.step == "aim" and course.effect == "give_token" and state.supply == 0 and not over:
        raise BadInput("supply: without a BPI token there is nothing to choose for this card (SN-6.6).")
