"""What is fixed about a game: its name, seats, options, moves, texts and rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, Literal, Self

from captable.core.catalogue import Catalogue, read_catalogue
from captable.core.contract import unwritten
from captable.core.decks import DeckBox, DeckCheck
from captable.core.errors import BadInput
from captable.core.moves import MoveTable
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue, read_options
from captable.core.rng import Rng
from captable.core.seed import fresh_seed, rng_from
from captable.core.state import UNSET, State
from captable.core.view import Facts
from captable.core.words import Words


class Game:
    """A rule set. Subclass it, fill in the class attributes, and write `deal` and `load`.

    The texts are in `texts/<language>.ftl` and the clauses in `catalogue/<language>.md` beside the module
    that defines the subclass.
    """

    key: ClassVar[str]
    """Its name in commands and addresses: "startups"."""
    source: ClassVar[str] = ""
    """By what name it was found, where it does not come with Captable: "my_games.nim:GAME"; records keep it."""
    version: ClassVar[int]
    """Goes up whenever the same seed and moves would no longer give the same game."""
    prefix: ClassVar[str]
    """Before the ids of its messages: "su" for "su-draw"."""
    fewest: ClassVar[int]
    """So many players at least."""
    most: ClassVar[int]
    """So many players at most."""
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    """How long people take."""
    options: ClassVar[Sequence[Option]] = ()
    """What a table can choose before a game."""
    seat_options: ClassVar[Sequence[Option]] = ()
    """Private to a seat: a deck."""
    simultaneous: ClassVar[bool] = False
    """Whether seats move at the same time in some phase."""
    teams: ClassVar[bool] = False
    """Whether seats win and lose together; the outcome then has `teams`."""
    best_score: ClassVar[Literal["highest", "lowest", "none"]] = "highest"
    """Which score comes first among those who stayed; "none" if scores decide nothing."""
    hidden: ClassVar[bool] = True
    """Whether seats know different things."""
    exercises: ClassVar[int] = 0
    """How many kinds of exercises there are to practise on, numbered from 1: the puzzle of each round."""
    search: ClassVar[Mapping[str, float]] = {}
    """Settings of tree search that suit the game, by the names in `captable.bots.search.Search`."""
    learned: ClassVar[Mapping[str, float]] = {}
    """Settings of a `principal` that go before those of `search`, for a game that has learned weights."""
    thinking: ClassVar[int] = 2000
    """Iterations of a `senior` for a move, about a tenth of a second; a `principal` has ten times as many."""
    rewritten_in_copies: ClassVar[Sequence[str]] = ()
    """Attributes that a copy of a state puts into another form with the same meaning: "state.hidden.deck"."""
    identities: ClassVar[Sequence[str]] = ()
    """Kinds of moves by which a seat says who it is for the whole game: the parts of a corporation."""
    clause_of_turns: ClassVar[str] = ""
    """Quoted to who moves out of turn or sends no move at all; empty in a game without written rules."""
    clause_of_the_end: ClassVar[str] = ""
    """Quoted to who moves when the game is over."""
    clause_of_leaving: ClassVar[str] = ""
    """Quoted when somebody concedes, and to who moves after that."""
    event_kinds: ClassVar[Sequence[str]] = ()
    """All that can happen: the kind of every event is one of these. A game that declares none is not asked for them."""
    counters: ClassVar[Sequence[str]] = ()
    """The ids of all counters in its views."""
    untold_counters: ClassVar[Sequence[str]] = ()
    """Those that change without being told too: what is paid in secret, or follows from other figures."""
    facts: ClassVar[type[Facts] | None] = None
    """What its views have for its own board."""

    @property
    def move_table(self) -> MoveTable:
        """Every move with its code, its structured form and its words: an attribute of the class or of the game."""
        return self._move_table

    @move_table.setter
    def move_table(self, table: MoveTable) -> None:
        table.prefix = self.prefix
        self._move_table = table

    def __init_subclass__(cls) -> None:
        """Whatever `load` a game writes, the state tells its moves, as one that `new` deals does."""
        super().__init_subclass__()
        if "load" in vars(cls):
            cls.load = _telling(vars(cls)["load"])  # type: ignore[method-assign, assignment]

    @property
    def move_codes(self) -> int:
        """Moves are numbered from 0 to this."""
        return self.move_table.size

    @property
    def for_how_many(self) -> str:
        """ "3 to 7 players"."""
        return f"{self.fewest} players" if self.fewest == self.most else f"{self.fewest} to {self.most} players"

    # -- making states -------------------------------------------------------------------------------

    def new(
        self,
        players: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        seat_options: Sequence[Mapping[str, object]] | None = None,
    ) -> State:
        """A game about to begin. The same arguments give the same game on every machine."""
        chosen = read_options(self.options, options or {})
        fitting = self.players_for(chosen)
        players = self.usual_players(chosen) if players is None else players
        if not self.fewest <= players <= self.most:
            raise BadInput(f"{self.key} is for {self.for_how_many}, not {players}.")
        if players not in fitting:
            raise BadInput(self.why_not_for(players, chosen))
        private = [read_options(self.seat_options, given) for given in seat_options or [{}] * players]
        if len(private) != players:
            raise BadInput(f"There are seat options for {len(private)} seats, but {players} players.")
        state = self.deal(players, rng_from(fresh_seed() if seed is None else str(seed)), chosen, private)
        if state.turn == UNSET:
            raise BadInput(f"{type(self).__name__}.deal does not say whose turn it is: set turn to a seat or TOGETHER.")
        state.telling = True
        return state

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> State:
        """The first state of a game whose arguments have been checked."""
        raise unwritten(self, "deal")

    def deck_box(self) -> DeckBox | None:
        """What decks are built of, where players bring their own."""
        return None

    def check_deck(self, text: str) -> DeckCheck:
        """Every rule that a deck text breaks."""
        raise unwritten(self, "check_deck")

    def exercise(self, kind: int, number: str) -> State:
        """A position in which seat 0 has something to solve. The same number gives the same exercise."""
        raise unwritten(self, "exercise")

    def answer(self, kind: int, number: str) -> State:
        """The exercise after the best solution that is known."""
        raise unwritten(self, "answer")

    def load(self, dump: Mapping[str, Any]) -> State:
        """The state that `dump()` wrote, or that somebody wrote by hand; refused with the reason if it can't be."""
        raise unwritten(self, "load")

    def as_of(self, version: int) -> Game:
        """The game as it was in an earlier version, so that what people kept of it can be replayed.

        Itself where that version is not known: it then refuses the record, and says why.
        """
        return self

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """No game has more moves than this."""
        raise unwritten(self, "longest")

    def observation(self, players: int) -> Observation | None:
        """What a seat knows as small numbers with names, to be learned from; none for a game that declares none."""
        return None

    def inputs(self, players: int) -> Observation | None:
        """What a network judges a position by, with all cards open, as in the worlds of a search: small numbers that
        are never below 0, for each seat in turn, its own side first. None for a game that no network has learned."""
        return None

    def players_for(self, options: Mapping[str, object]) -> range:
        """How many can play with these options."""
        return range(self.fewest, self.most + 1)

    def why_not_for(self, players: int, options: Mapping[str, object]) -> str:
        """Why so many can't play with these options; a game that knows it better says so."""
        how_many = " or ".join(str(number) for number in self.players_for(options))
        if not how_many:
            return f"These options of {self.key} can't be played together."
        return f"With these options {self.key} is for {how_many} players, not {players}."

    def usual_players(self, options: Mapping[str, object]) -> int:
        """How many play where nobody says: the fewest who make it a game against somebody."""
        fitting = self.players_for(options)
        return next((players for players in fitting if players > 1), next(iter(fitting), self.fewest))

    # -- card data -------------------------------------------------------------------------------------

    @property
    def cards_source(self) -> str:
        """The text of the card file in use, which is TOML; empty for a game without cards."""
        return ""

    @property
    def cards_edited(self) -> bool:
        """Whether the cards are not the game's own."""
        return False

    def with_cards(self, source: str, name: str = "cards") -> Self:
        """The same game with an edited card file. `name` is said when the file is refused."""
        raise BadInput(f"{self.key} has no card file to replace.")

    # -- texts -------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        module = sys.modules[type(self).__module__].__file__
        assert module is not None
        return Path(module).parent

    def texts(self, language: str) -> str:
        """The Fluent source of the game's messages; empty for a game without texts, which is told by message ids."""
        file = self.folder / "texts" / f"{language}.ftl"
        return file.read_text("utf-8") if file.exists() else ""

    def catalogue(self, language: str = "en") -> Catalogue:
        file = self.folder / "catalogue" / f"{language}.md"
        return read_catalogue(file.read_text("utf-8") if file.exists() else "")

    def words(self, language: str = "en", names: Sequence[str] = ()) -> Words:
        return Words(self, language, names)

    def say(self, move: int, language: str = "en") -> str:
        """A move in words."""
        return self.words(language).say(self.move_table.message(move))

    def parse(self, text: str, language: str = "en") -> int:
        """The move that these words mean."""
        return self.move_table.parse(text, self.words(language))

    def __repr__(self) -> str:
        return f"<Game {self.key}, version {self.version}, {self.for_how_many}>"

    # -- in other processes ------------------------------------------------------------------------------

    def is_the_same(self, other: Game) -> bool:
        """Whether the other has the same rules and cards."""
        mine, its = ((game.key, game.version, game.cards_source) for game in (self, other))
        return self is other or mine == its

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is made anew where it is unpickled, since nothing about it changes."""
        return type(self), ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


def _telling(load: Callable[[Any, Mapping[str, Any]], State]) -> Callable[[Any, Mapping[str, Any]], State]:
    @wraps(load)
    def load_and_tell(game: Game, dump: Mapping[str, Any]) -> State:
        state = load(game, dump)
        state.telling = True
        return state

    return load_and_tell
