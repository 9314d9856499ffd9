"""What to play: a plan says it by names and numbers, so that it can be kept, sent to other processes and repeated.

Deal number n of a plan depends on its seed and n alone. Two plans with the same seed are dealt the same cards, as far
as their card files allow, which is what makes their differences small enough to be seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Self

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from captable import bots
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.options import read_options
from captable.games import find

EVERY_SEAT = -1


class SeatOption(Struct, frozen=True):
    """A private option of a seat, such as its deck. Several values take turns, a deal each."""

    key: str
    values: tuple[str, ...]
    seat: int = EVERY_SEAT
    apart: bool = False
    """Each seat goes through the values on its own, so that every value meets every other."""

    def of(self, seat: int, deal: int) -> str | None:
        if self.seat not in (EVERY_SEAT, seat):
            return None
        count = len(self.values)
        return self.values[(deal // count**seat if self.apart else deal) % count]


class Force(Struct, frozen=True):
    """A choice that a seat makes the first time it can, by its structured form: `{"kind": "product", …}`."""

    form: dict[str, Any]
    """All moves that have these values are meant; of several, the bot's own if it is one of them, else the first."""
    seat: int = EVERY_SEAT


class Plan(Struct, frozen=True):
    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    """Round the table; fewer than there are seats are repeated."""
    seed: str
    options: dict[str, Any] = {}
    seat_options: tuple[SeatOption, ...] = ()
    cards: str = ""
    """The text of an edited card file."""
    version: int = 0
    """An earlier version of the game; 0 for the latest."""
    force: tuple[Force, ...] = ()

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    def private(self, deal: int) -> list[dict[str, object]]:
        """What each seat brings to a deal."""
        return brought(self.seat_options, self.players, deal)

    def named_game(self) -> Game:
        return game_of(self.game, self.cards, self.version)

    def with_(self, **changes: Any) -> Self:
        return replace(self, **changes)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_builtins(self)
        return data

    def check(self) -> None:
        """Whatever is wrong with it is said before a game is played."""
        if self.games < 1:
            raise BadInput(f"There must be at least one game, not {self.games}.")
        if not self.bots:
            raise BadInput("Somebody has to play: name at least one bot.")
        for name in self.bots:
            bots.find(name)
        game = self.named_game()
        for force in self.force:
            check_seat(force.seat, self.players)
            moves_of(game, force.form)
        for option in self.seat_options:
            check_seat(option.seat, self.players)
        most = max((len(option.values) for option in self.seat_options), default=1)
        for deal in range(most):
            game.new(self.players, self.seed, self.options, self.private(deal))


def brought(options: Iterable[SeatOption], players: int, deal: int) -> list[dict[str, object]]:
    """The options of each seat in a deal."""
    given: list[dict[str, object]] = [{} for _ in range(players)]
    for option in options:
        for seat in range(players):
            value = option.of(seat, deal)
            if value is not None:
                given[seat][option.key] = value
    return given


def plan_from(data: Mapping[str, Any]) -> Plan:
    return convert(data, Plan)


@lru_cache(maxsize=32)
def game_of(name: str, cards: str = "", version: int = 0) -> Game:
    """Kept, because a worker process plays block after block of the same game."""
    game = find(name)
    game = game.with_cards(cards) if cards else game
    if not version or version == game.version:
        return game
    earlier = game.as_of(version)
    if earlier.version != version:
        raise BadInput(f"{game.key} can't be played as in version {version}; its own is {game.version}.")
    return earlier


def ready_decks(game: Game) -> tuple[SeatOption, ...]:
    """Every ready-made deck against every other, where players bring decks."""
    box = game.deck_box()
    if box is None or not box.ready:
        return ()
    return (SeatOption(box.option, tuple(deck.key for deck in box.ready), apart=True),)


def check_seat(seat: int, players: int) -> None:
    if seat != EVERY_SEAT and not 0 <= seat < players:
        raise BadInput(f"There is no seat {seat}; with {players} players they go from 0 to {players - 1}.")


# -- choices by their structured form ------------------------------------------------------------------------------


def read_force(text: str) -> Force:
    """`0:product=consumer_app`, `*:play card=intern` or `product=consumer_app`, which is every seat's."""
    seat, colon, rest = text.partition(":")
    number = EVERY_SEAT
    if colon and seat != "*":
        if not seat.isdecimal():
            raise BadInput(f"A forced choice is written SEAT:kind=value, as in 0:product=consumer_app, not {text!r}.")
        number = int(seat)
    return Force(read_form(rest if colon else text), number)


def read_form(text: str) -> dict[str, Any]:
    """`play card=intern` as `{"kind": "play", "card": "intern"}`; `product=b2b` names the argument of that name."""
    parts = text.replace(",", " ").split()
    if not parts:
        raise BadInput("A choice is written as its kind and what it names, as in `play card=intern`.")
    kind, equals, value = parts[0].partition("=")
    form: dict[str, Any] = {"kind": kind}
    if equals:
        form[""] = _plain(value)
    for part in parts[1:]:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadInput(f"{part!r} in {text!r} must be written name=value.")
        form[name] = _plain(value)
    return form


def _plain(value: str) -> int | str:
    return int(value) if value.lstrip("-").isdecimal() else value


def moves_of(game: Game, form: Mapping[str, Any]) -> frozenset[int]:
    """The codes of all moves that have these values; one that the game does not have is refused with those it has."""
    kinds = game.move_table.kinds
    kind = kinds.get(form["kind"])
    if kind is None:
        raise BadInput(f"There is no kind of move {form['kind']!r}; there are {', '.join(kinds)}.")
    wanted = {name: value for name, value in form.items() if name != "kind"}
    if "" in wanted:
        if not kind.arguments:
            raise BadInput(f"A move of kind {kind.kind!r} takes no value.")
        wanted[next(iter(kind.arguments))] = wanted.pop("")
    for name, value in wanted.items():
        argument = kind.arguments.get(name)
        if argument is None:
            known = ", ".join(kind.arguments) or "none"
            raise BadInput(f"A move of kind {kind.kind!r} has no {name}; it has: {known}.")
        if argument.position(value) is None:
            examples = ", ".join(str(argument.structured(i)) for i in range(min(argument.size, 60)))
            raise BadInput(f"{value!r} is no {name} for a move of kind {kind.kind!r}; there are {examples}.")
    codes = range(kind.first, kind.first + kind.size)
    return frozenset(code for code in codes if wanted.items() <= game.move_table.structured(code).items())


def checked_options(game: Game, options: Mapping[str, object]) -> dict[str, Any]:
    """All options of the game with the given ones set, as they can be kept in JSON."""
    read = read_options(game.options, options)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in read.items()}


def as_forced(move: int, legal: list[int], wanted: list[frozenset[int]]) -> int:
    """The bot's move, or the first that a seat was told to make as soon as it can; those of one set, once."""
    for codes in wanted:
        possible = [code for code in legal if code in codes]
        if possible:
            wanted.remove(codes)
            return move if move in possible else possible[0]
    return move
