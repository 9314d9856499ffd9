"""States whose fields are declared once, with who sees them: for games that need no compiling.

    class BazaarState(FieldState):
        score: list[int] = everyone()
        hands: list[list[int]] = owner(most=5, pool="cards")
        pile: list[int] = nobody(most=30, pool="cards")
        chosen: list[int] = sealed(lambda state, seat: state.hands[seat])

That gives `copy`, `key`, `knows`, `census`, `dump`, `load` and a first `redeal`. Fields hold whole numbers: one, a list
or lists, one a seat. Those of a pool exchange their items when a seat's unseen is dealt anew; a sealed choice is
NONE until it is made, and drawn anew from what it can be. A game that needs more overrides the method.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.reading import MOST, Dump, no_dump, read_dump, rng_of, those_gone
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, State
from captable.core.view import OPEN

NONE = -1
"""A sealed choice that was not made, or a place in `knows` that is empty."""
HIDDEN = -2
"""A number that the seat does not see."""
TURNS = {None: OVER, "together": TOGETHER}

Value = int | list[int] | list[list[int]]
Choices = Callable[[Any, int], Sequence[int]]


@dataclass(frozen=True)
class Field:
    """How a field is declared."""

    seen: Literal["everyone", "owner", "nobody", "sealed"]
    most: int = 0
    """The most items of a list that grows and shrinks; 0 for a number or a list of a fixed length."""
    pool: str = ""
    choices: Choices | None = None


def everyone(most: int = 0, pool: str = "") -> Any:
    """All see it."""
    return Field("everyone", most, pool)


def owner(most: int = 0, pool: str = "", choices: Choices | None = None) -> Any:
    """One for each seat, which alone sees it: a hand. `choices` says what it can be where there is no pool."""
    return Field("owner", most, pool, choices)


def nobody(most: int = 0, pool: str = "") -> Any:
    """Nobody sees more of it than how many there are: a pile face down."""
    return Field("nobody", most, pool)


def sealed(choices: Choices) -> Any:
    """A number for each seat, NONE until it is chosen; the others see only that it was. It is one of `choices`."""
    return Field("sealed", 0, "", choices)


def shuffled(items: Iterable[int], rng: Rng) -> list[int]:
    """The items in a random order: `self.pile = shuffled(range(52), self.rng)`, from which `self.pile.pop()` draws."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        one = rng.below(last + 1)
        pile[last], pile[one] = pile[one], pile[last]
    return pile


class FieldState(State):
    """A state of declared fields. `begin` makes one; then set the fields and `turn`."""

    fields: ClassVar[dict[str, Field]] = {}
    options: dict[str, Any]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        cls.fields = {**cls.fields, **own}

    @classmethod
    def begin(cls, game: Game, players: int, rng: Rng, options: Mapping[str, Any]) -> Self:
        state = cls()
        state.game, state.players, state.rng, state.options = game, players, rng, dict(options)
        return state

    def sees(self, seat: int, whose: int) -> bool:
        """Whether `seat` sees what belongs to `whose` alone; a game that opens hands at its end says so here."""
        return seat in (whose, OPEN)

    def check(self) -> None:
        """Raise `BadInput` for a loaded position that no rule can deal with, and say which field is wrong."""

    def value_of(self, name: str) -> Value:
        value: Value = getattr(self, name)
        return value

    # -- copies and keys -------------------------------------------------------------------------------------

    def copy(self) -> Self:
        other = type(self)()
        self.copy_base_to(other)
        other.options = self.options
        for name in self.fields:
            setattr(other, name, _copied(self.value_of(name)))
        return other

    def key(self) -> vec[i64]:
        numbers = [int(self.turn), int(self.gone)]
        for name in self.fields:
            numbers += _with_lengths(self.value_of(name))
        return vec[i64]([*numbers, *self.rng.words()])

    def census(self) -> vec[i64]:
        """How many there are of each item of each pool."""
        counts = Counter((pool, item) for pool in self.pools() for item in self.items_of(pool))
        return vec[i64]([counts[item] for item in sorted(counts)])

    def pools(self) -> list[str]:
        return sorted({field.pool for field in self.fields.values() if field.pool})

    def items_of(self, pool: str) -> list[int]:
        names = [name for name, field in self.fields.items() if field.pool == pool]
        return [item for name in names for item in _flat(self.value_of(name))]

    # -- knowledge -----------------------------------------------------------------------------------------------

    def knows(self, seat: SupportsIndex) -> list[int]:
        looker = int(self.viewer(seat))
        numbers = [int(self.turn), int(self.gone)]
        for name, field in self.fields.items():
            numbers += self._known(self.value_of(name), field, looker)
        return numbers

    def _known(self, value: Value, field: Field, seat: int) -> list[int]:
        if field.seen == "everyone" or seat == OPEN:
            return _padded(value, field.most)
        if field.seen == "nobody" or isinstance(value, int):
            return _padded(_covered(value), field.most)
        by_seat = enumerate(value)
        return [
            number
            for whose, part in by_seat
            for number in _padded(part if self.sees(seat, whose) else _covered(part), field.most)
        ]

    def redeal(self, seat: SupportsIndex, rng: Rng) -> Self:
        """The unseen of each pool in order of its numbers, shuffled and dealt anew; then what is chosen freely."""
        looker = int(self.seat_number(seat))
        other = self.copy()
        for pool in self.pools():
            other._deal_anew(pool, looker, rng)
        for name, field in self.fields.items():
            if field.choices is not None:
                other._choose_anew(name, field.choices, looker, rng)
        other.rng = rng.fork()
        return other

    def _unseen(self, pool: str, seat: int) -> list[list[int]]:
        """The lists of a pool that the seat does not see, to be filled in place."""
        lists: list[list[int]] = []
        for name, field in self.fields.items():
            value: Any = self.value_of(name)
            if field.pool == pool and field.seen == "nobody":
                lists.append(value)
            elif field.pool == pool and field.seen == "owner":
                lists += [part for whose, part in enumerate(value) if not self.sees(seat, whose)]
        return lists

    def _deal_anew(self, pool: str, seat: int, rng: Rng) -> None:
        lists = self._unseen(pool, seat)
        items = shuffled(sorted(item for part in lists for item in part), rng)
        for part in lists:
            part[:], items = items[: len(part)], items[len(part) :]

    def _choose_anew(self, name: str, choices: Choices, seat: int, rng: Rng) -> None:
        value: Any = self.value_of(name)
        for whose, chosen in enumerate(value):
            if not self.sees(seat, whose) and not self.has_left(whose) and chosen != NONE:
                possible = choices(self, whose)
                value[whose] = possible[rng.below(len(possible))]

    # -- storage -------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        turn: int | str | None = int(self.turn)
        turn = {OVER: None, TOGETHER: "together"}.get(self.turn, turn)
        return {
            "game": self.game.key,
            "version": self.game.version,
            "options": self.options,
            "players": int(self.players),
            "turn": turn,
            "gone": [seat for seat in range(self.players) if self.has_left(seat)],
            **{name: _copied(self.value_of(name)) for name in self.fields},
            "rng": list(self.rng.words()),
        }

    @classmethod
    def load(cls, game: Game, dump: Mapping[str, Any]) -> Self:
        """The state of a dump: of the shape that a game of so many players is dealt, with the same items in pools."""
        source: Any = dump  # which may be anything that somebody wrote by hand
        is_object = isinstance(source, Mapping)
        own = {name: source.get(name) for name in cls.fields} if is_object else {}
        rest = {name: value for name, value in source.items() if name not in own} if is_object else source
        read = read_dump(rest, _Base, game)
        if not game.fewest <= read.players <= game.most:
            raise BadInput(f"players can't be {read.players}: {game.key} is for {game.for_how_many}.")
        dealt = game.new(read.players, "load", read_options(game.options, read.options))
        assert isinstance(dealt, cls)
        state = cls.begin(game, read.players, rng_of(read), dealt.options)
        for name, field in cls.fields.items():
            setattr(state, name, _like(own[name], dealt.value_of(name), field.most, name, game))
        state.gone = those_gone(read, read.players)
        state.turn = _turn(read.turn, read.players, game)
        for pool in state.pools():
            if sorted(state.items_of(pool)) != sorted(dealt.items_of(pool)):
                names = " and ".join(name for name, field in cls.fields.items() if field.pool == pool)
                raise BadInput(f"{names} must hold what the game is played with, each once.")
        state.check()
        return state


class _Base(Dump):
    players: int
    turn: int | str | None


def _turn(turn: int | str | None, players: int, game: Game) -> int:
    if isinstance(turn, int):
        if not 0 <= turn < players:
            raise no_dump(game, f"turn is {turn}, and no seat")
        return turn
    if turn not in TURNS:
        raise no_dump(game, f"turn is {turn!r}; it takes a seat, null or 'together'")
    return int(TURNS[turn])


def _like(value: Any, dealt: Value, most: int, name: str, game: Game) -> Value:
    """A copy of a value that has the form of the one that is dealt."""
    if isinstance(dealt, int):
        if type(value) is not int or not -MOST <= value <= MOST:
            raise no_dump(game, f"{name} is {value!r}, and no number")
        return value
    if not isinstance(value, list):
        raise no_dump(game, f"{name} is {value!r}, and no list")
    nested = bool(dealt) and isinstance(dealt[0], list)
    fits = len(value) <= most if most and not nested else len(value) == len(dealt)
    if not fits:
        raise no_dump(game, f"{name} has {len(value)} items")
    model: Any = dealt[0] if dealt else 0
    return [_like(part, model, most, f"{name}[{i}]", game) for i, part in enumerate(value)]  # type: ignore[return-value]


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _flat(value: Any) -> list[int]:
    return [item for part in value for item in _flat(part)] if isinstance(value, list) else [value]


def _with_lengths(value: Any) -> list[int]:
    return (
        [len(value), *(n for part in value for n in _with_lengths(part))] if isinstance(value, list) else [int(value)]
    )


def _covered(value: Any) -> Any:
    """As many numbers, none of them seen; what is not there is seen not to be."""
    if isinstance(value, list):
        return [_covered(part) for part in value]
    return NONE if value == NONE else HIDDEN


def _padded(value: Any, most: int) -> list[int]:
    """As many numbers at any time."""
    if isinstance(value, int):
        return [value]
    if value and isinstance(value[0], list):
        return [number for part in value for number in _padded(part, most)]
    return [*value, *[NONE] * (most - len(value))]
