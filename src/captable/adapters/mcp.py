"""Games for assistants that speak the Model Context Protocol: `captable mcp`.

The tools start a game against bots or take a seat at a live table, and then look, move, ask why not, ask for a hint and
wait. Whoever plays is told what their seat may know and nothing else: all texts come from the seat's own view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from itertools import count
from secrets import token_hex
from typing import ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import captable
from captable import bots, games
from captable.adapters.live import LiveSeat
from captable.adapters.text import said_of
from captable.core.errors import BadInput, CaptableError
from captable.core.game import Game
from captable.core.menu import Meaning, Menu, Play, Refused
from captable.core.options import option_text
from captable.core.playout import seat_to_move
from captable.core.prompt import question_of, rules_in_words
from captable.core.seed import fresh_seed, rng_from
from captable.core.state import OVER
from captable.core.view import Message, Refusal, View
from captable.core.words import LANGUAGES, Words

P = ParamSpec("P")
INSTRUCTIONS = """Play startup-themed tabletop games. list_games says what there is; start_game begins one against bots;
join_table takes a seat at a live table by its link. Both give the game a name, for look, move, why_not, hint and wait.
A question ends with numbered moves: answer with move(game, "3"). Words, structured forms and JSON do as well."""
KEYS = games.keys()
HOW_TO_BEGIN = "start_game and join_table give you one"
MOST_GAMES = 100
MOST_WAIT = 300.0
BEST_IDEAS = 5


class Seat(ABC):
    """One seat of one game, wherever it is played."""

    game: Game
    words: Words

    @abstractmethod
    def menu(self) -> Menu:
        """What the seat sees and can do now."""

    @abstractmethod
    def play(self, move: int) -> None: ...

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Until the seat is asked or the game is over, or for so long."""

    @abstractmethod
    def hint(self) -> list[bots.Idea]: ...

    def news(self) -> list[Message]:
        """What happened since the last time that it was asked."""
        return []

    def question(self) -> str:
        menu = self.menu()
        text = question_of(menu, self.news())
        outcome = menu.view.outcome
        if outcome is None:
            return text
        places = [f"{self.words('seat', seat=seat)}: {place}" for seat, place in enumerate(outcome.places)]
        return "\n".join([text, "", self.words.say(outcome.reason), *places])


class BotsSeat(Seat):
    """A game against bots, played here."""

    def __init__(self, game: Game, players: int, bot: str, language: str, options: dict[str, object]) -> None:
        self.game, self.bot = game, bots.find(bot)
        seed = fresh_seed()
        self.state = game.new(players, seed, options)
        self.rng = rng_from(seed, "bots")
        self.seat = 0
        self.words = game.words(language, [self.you(language), *(f"Bot {seat}" for seat in range(1, players))])
        self._news: list[Message] = []
        self.wait(0)

    @staticmethod
    def you(language: str) -> str:
        return {"fr": "Vous"}.get(language, "You")

    def menu(self) -> Menu:
        return Menu(self.state.view(self.seat), self.state, self.words)

    def news(self) -> list[Message]:
        heard, self._news = self._news, []
        return heard

    def play(self, move: int) -> None:
        self.state.play(self.seat, move)
        self._hear()
        self.wait(0)

    def wait(self, seconds: float) -> None:
        """The bots move until it is this seat's turn."""
        while (seat := seat_to_move(self.state, self.rng)) not in (OVER, self.seat):
            self.state.play(seat, bots.choose(self.bot, self.state, seat, self.rng))
            self._hear()

    def hint(self) -> list[bots.Idea]:
        return bots.hint(self.state, self.seat, self.rng)

    def _hear(self) -> None:
        self._news += [face for event in self.state.events if (face := event.face(self.seat))]


class SeenPosition:
    """A live table as its client knows it: by the view alone."""

    def __init__(self, game: Game, view: View) -> None:
        self.game, self.view = game, view

    def why_not(self, seat: int, move: int) -> Refusal | None:
        offered = {choice.move for choice in self.view.choices}
        ranges = (range(span.first, span.first + (span.high - span.low) // span.step + 1) for span in self.view.ranges)
        if move in offered or any(move in span for span in ranges):
            return None
        return Refusal(self.game.clause_of_turns, Message("core-not-allowed"))


class TableSeat(Seat):
    """A seat at a live table."""

    def __init__(self, link: str, name: str, language: str) -> None:
        self.live = LiveSeat(link, name)
        self.live.__enter__()
        self.game = games.find(self.live.info["game"])
        self.words = self.game.words(language)
        self.wait(0)

    def menu(self) -> Menu:
        view = self.live.view
        names = [seat.get("name", "") for seat in self.live.info["seats"]]
        self.words = self.game.words(self.words.language, names)
        if view is None:
            raise BadInput("The game has not begun: whoever made the table starts it. Use wait.")
        return Menu(view, SeenPosition(self.game, view), self.words)

    def play(self, move: int) -> None:
        self.live.play(move)

    def wait(self, seconds: float) -> None:
        self.live.wait(seconds)

    def hint(self) -> list[bots.Idea]:
        raise BadInput("Hints are given in games against bots only.")


def clear_errors(tool: Callable[P, str]) -> Callable[P, str]:
    """What a caller can mend is told in words."""

    @wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except CaptableError as error:
            raise ToolError(str(error)) from None

    return told


class Desk:
    """The tools, and the games that were started with them.

    Where several assistants share it, a game's name can't be guessed: whoever knows it has the seat.
    """

    def __init__(self, shared: bool = False) -> None:
        self.shared = shared
        self.seats: dict[str, Seat] = {}
        self._numbers = count(1)

    def list_games(self, language: str = "en") -> str:
        """The games: key, name, players, length in minutes, and options. `language` is en or fr."""
        lines = []
        for key in KEYS:
            game = games.find(key)
            words = game.words(checked(language))
            options = "; ".join(
                f"{option.key}: {', '.join(map(option_text, option.choices)) or option_text(option.default)}"
                for option in game.options
            )
            name, pitch = (words.say(Message(f"{game.prefix}-{what}")) for what in ("name", "pitch"))
            low, high = game.minutes
            lines.append(f"{key}: {name}, {game.for_how_many}, {low}-{high} min. {pitch} Options: {options or '-'}")
        return "\n".join(lines)

    def read_rules(self, game: str, section: str = "", language: str = "en") -> str:
        """The rules of a game with their numbers; one clause or section of them, such as SU-2, if it is named."""
        found = games.find(known(game))
        if not section:
            return rules_in_words(found, found.words(checked(language)))
        return "\n".join(f"{clause.id} {clause.text}" for clause in found.catalogue(checked(language)).find(section))

    def start_game(
        self,
        game: str,
        players: int = 0,
        bot: str = "junior",
        language: str = "en",
        options: dict[str, str] | None = None,
    ) -> str:
        """Start a game against bots (intern, junior, senior or principal). You have the first seat."""
        found = games.find(known(game))
        size = players or found.usual_players({})
        return self._begun(BotsSeat(found, size, bot, checked(language), dict(options or {})))

    def join_table(self, link: str, name: str = "", language: str = "en") -> str:
        """Take a free seat at a live table by its link, such as http://localhost:8000/table/k7qd2mzxwa."""
        seat = TableSeat(link, name, checked(language))
        if seat.live.view is None:
            return f"game {self._keep(seat)}: you have seat {seat.live.info['you']}. The game has not begun; use wait."
        return self._begun(seat)

    def look(self, game: str) -> str:
        """What you see now, what happened since, and your moves."""
        return self._of(game).question()

    def move(self, game: str, move: str) -> str:
        """Make a move: its number in the list, its words, its structured form or JSON. Gives the next question."""
        seat = self._of(game)
        meaning = seat.menu().understand(move)
        if not isinstance(meaning, Play):
            raise BadInput(said_of(meaning, seat.words))
        seat.play(meaning.move)
        return seat.question()

    def why_not(self, game: str, move: str) -> str:
        """Whether a move is allowed now and, if it is not, the rule that forbids it."""
        seat = self._of(game)
        meaning: Meaning = seat.menu().understand(move)
        if isinstance(meaning, Play):
            return seat.words("core-allowed", label=seat.game.move_table.message(meaning.move))
        said = said_of(meaning, seat.words)
        if isinstance(meaning, Refused) and meaning.why.clause in (
            clauses := seat.game.catalogue(seat.words.language).clauses
        ):
            said += f"\n{meaning.why.clause} {clauses[meaning.why.clause].text}"
        return said

    def hint(self, game: str) -> str:
        """The moves that a senior bot would think of in your place, the best first, with what it expects of each."""
        seat = self._of(game)
        table = seat.game.move_table
        found = [(seat.words.say(table.message(idea.move)), idea) for idea in seat.hint()[:BEST_IDEAS]]
        lines = [f"{said}: {round(100 * idea.result)} %" for said, idea in found]
        reasons = [seat.words.say(idea.why) for _, idea in found[:1] if idea.why is not None]
        return "\n".join(lines + reasons)

    def wait(self, game: str, seconds: float = 30.0) -> str:
        """Wait until you are asked, or for so many seconds, and look."""
        seat = self._of(game)
        seat.wait(min(max(seconds, 0.0), MOST_WAIT))
        return seat.question()

    def _begun(self, seat: Seat) -> str:
        return f"game {self._keep(seat)}\n\n{seat.question()}"

    def _keep(self, seat: Seat) -> str:
        if len(self.seats) >= MOST_GAMES:
            self.seats.pop(next(iter(self.seats)))  # the oldest; nobody plays a hundred at once
        name = f"g{next(self._numbers)}" + (f"-{token_hex(8)}" if self.shared else "")
        self.seats[name] = seat
        return name

    def _of(self, game: str) -> Seat:
        if game not in self.seats:
            names = "" if self.shared else ", ".join(self.seats)
            raise BadInput(f"There is no game {game!r}; {f'there are: {names}' if names else HOW_TO_BEGIN}.")
        return self.seats[game]


def known(game: str) -> str:
    """Only the games that come with Captable: an assistant loads no modules."""
    if game not in KEYS:
        raise BadInput(f"There is no game {game!r}; there are: {', '.join(KEYS)}.")
    return game


def checked(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
    return language


def server(shared: bool = False) -> MCPServer:
    """`shared` where several assistants may be connected."""
    desk = Desk(shared)
    made: MCPServer = MCPServer(
        "captable", instructions=INSTRUCTIONS, version=captable.__version__, log_level="WARNING"
    )
    for tool in (
        desk.list_games,
        desk.read_rules,
        desk.start_game,
        desk.join_table,
        desk.look,
        desk.move,
        desk.why_not,
        desk.hint,
        desk.wait,
    ):
        made.add_tool(clear_errors(tool), structured_output=False)
    return made
