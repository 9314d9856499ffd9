"""A position of a game. Every rule set is a subclass of `State`; nothing outside a game needs more than this.

`State` is a native base class in the compiled build (and a plain one in the interpreted build), so that
playouts and search call it without going through Python. Games written elsewhere subclass it too.
"""

from __future__ import annotations

from hashlib import sha256
from operator import index
from struct import pack
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from captable.core.contract import unwritten
from captable.core.errors import BadInput, IllegalMove
from captable.core.rng import Rng
from captable.core.vectors import NONE, count_bits, filled
from captable.core.view import CONCEDED, OPEN, SPECTATOR, Event, Message, Outcome, Refusal, View, seat_name

if TYPE_CHECKING:
    from captable.core.game import Game

OVER: Final[i64] = -1
"""`turn` when the game has ended."""
UNSET: Final[i64] = -3
"""`turn` of a state that nobody has dealt yet."""
TOGETHER: Final[i64] = -2
"""`turn` in a simultaneous phase: ask `to_move()`."""
WIN: Final[i64] = 1_000_000
"""`value` is counted in millionths of a win."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What changes while a game is played.

    To play: `to_move`, `moves`, `play`, `why_not`, `over`, `outcome`, `view`. These check what they are asked, take
    any whole number, also numpy's, and answer in plain lists.
    To write a game: fill in what they ask for, which is given seats that exist and speaks in vectors: `legal`,
    `apply`, `copy`, `key`, `known_to`, `world_for`, `outcome`, `seen_by` and `dump`; the other methods have defaults
    that are right for a game that does not need them. A game that does without vectors writes `moves`, `knows`,
    `redeal`, `view` and, where seats move together, `to_move` instead, and answers with any whole numbers.
    """

    game: Game
    players: i64
    turn: i64
    """The one seat to move, or OVER, or TOGETHER."""
    gone: i64
    """The seats that have conceded, one bit each."""
    at: i64
    """The table's time of the last move in milliseconds, for the few rules that need one."""
    revealed: bool
    """Whether the last move showed anyone something hidden or used chance: what undo must not cross."""
    telling: bool
    """Whether moves are told as `events`; off in simulations."""
    noting: bool
    """Whether what the seats come to know is kept; off in worlds that are played and dropped (`stop_noting`)."""
    events: list[Event]
    rng: Rng

    def __init__(self) -> None:
        self.players = 0
        self.turn = UNSET
        self.gone = 0
        self.at = 0
        self.revealed = False
        self.telling = False
        self.noting = True
        self.events = []
        self.rng = Rng()

    # -- playing -------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.turn == OVER

    def to_move(self) -> list[int]:
        """The seats that may move now; none when the game is over."""
        if type(self).movers is not State.movers:
            return list(self.movers())
        return [self.turn] if self.turn >= 0 else []

    def movers(self) -> vec[i64]:
        """What the game says about `to_move`: by default the one seat whose turn it is."""
        if type(self).to_move is not State.to_move:
            return vec[i64](self.to_move())
        seats: vec[i64] = vec[i64]()
        if self.turn >= 0:
            seats = append(seats, self.turn)
        return seats

    def may_move(self, seat: i64) -> bool:
        if self.turn == TOGETHER:
            return seat in self.movers()
        return seat == self.turn and seat >= 0

    def seen_to_move(self, seat: i64) -> list[int]:
        """The seats that are to move as far as that seat may know, and as its view says.

        By default everybody knows; a game can hide in a simultaneous phase who has chosen already.
        """
        return self.to_move()

    def moves(self, seat: SupportsIndex) -> list[int]:
        """The legal moves of that seat; never empty for a seat that may move."""
        return list(self.legal(self.seat_number(seat)))

    def legal(self, seat: i64) -> vec[i64]:
        """What the game says about `moves`: none for a seat that is not to move."""
        if type(self).moves is State.moves:
            raise unwritten(self, "moves")
        return vec[i64](self.moves(seat))

    def any_move(self, seat: i64, rng: Rng) -> i64:
        """One of the legal moves by lot, all of them equally likely; random games ask for nothing else.

        It is the move of `legal` whose number is the generator's next. A game that says how many `lots` there are is
        spared the list: one of those is drawn, and another one after each blank.
        """
        lots: i64 = self.lots(seat)
        if lots == 0:
            moves: vec[i64] = self.legal(seat)
            return moves[rng.below(len(moves))]
        move: i64 = NONE
        while move == NONE:
            move = self.move_of_lot(seat, rng.below(lots))
        return move

    def lots(self, seat: i64) -> i64:
        """How many lots `any_move` draws from in this position; 0 where it draws from `legal`."""
        return 0

    def move_of_lot(self, seat: i64, lot: i64) -> i64:
        """The legal move that a lot stands for, or NONE for a blank. Each legal move has exactly one lot."""
        return NONE

    def play(self, seat: SupportsIndex, move: SupportsIndex, at: i64 = 0) -> None:
        """Make a move. An illegal one raises `IllegalMove` and changes nothing."""
        mover: i64 = self.seat_number(seat)
        code: i64 = self.move_code(move)
        refusal = self.why_not(mover, code)
        if refusal is not None:
            raise IllegalMove(refusal, self)
        self.at = at
        if self.telling:
            self.events = []
        self.apply(mover, code)

    def why_not(self, seat: SupportsIndex, move: SupportsIndex) -> Refusal | None:
        """The clause that forbids a move; none exactly when the move is legal."""
        mover: i64 = self.seat_number(seat)
        code: i64 = self.move_code(move)
        if self.turn == OVER:
            return Refusal(self.game.clause_of_the_end, Message("core-over"))
        if not self.may_move(mover):
            return self.out_of_turn(mover)
        return self.forbids(mover, code)

    def seat_number(self, seat: SupportsIndex) -> i64:
        """The number of a seat of this game; another is no breach of the rules, but the caller's mistake."""
        number = whole_number(seat)
        players: int = self.players  # an i64 would have the number made one too, and the largest can't be
        if number is None or number < 0 or number >= players:
            raise BadInput(f"There is no seat {seat!r}; seats go from 0 to {players - 1}.")
        return number

    def move_code(self, move: SupportsIndex) -> i64:
        """The code of a move that this game has, legal now or not."""
        number = whole_number(move)
        if number is None or number < 0 or number >= self.game.move_codes:
            raise BadInput(f"There is no move {move!r}; moves go from 0 to {self.game.move_codes - 1}.")
        return number

    def out_of_turn(self, seat: i64) -> Refusal:
        """Why a seat that is not to move may not; a game in which seats lock, send or sit out says so itself."""
        if self.has_left(seat):
            return Refusal(self.game.clause_of_leaving, Message("core-you-left"))
        others = [seat_name(other) for other in self.movers()]
        return Refusal(self.game.clause_of_turns, Message("core-not-your-turn", {"seats": others}))

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        """The rule against a move of a seat whose turn it is."""
        if move in self.legal(seat):
            return None
        return Refusal(self.game.clause_of_turns, Message("core-not-allowed"))

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal. It sets `turn`, `revealed` and, if `telling`, `events`."""
        raise unwritten(self, "apply")

    def has_left(self, seat: i64) -> bool:
        return (self.gone >> seat) & 1 == 1

    def concede(self, seat: SupportsIndex, at: i64 = 0) -> None:
        """Leave the game for good. Allowed at any time to anyone who still plays; never among `moves`."""
        leaver: i64 = self.seat_number(seat)
        if self.turn == OVER:
            raise IllegalMove(Refusal(self.game.clause_of_the_end, Message("core-over")), self)
        if self.has_left(leaver):
            raise IllegalMove(Refusal(self.game.clause_of_leaving, Message("core-already-left")), self)
        self.at = at
        self.revealed = True
        if self.telling:
            said = Message("core-conceded", {"seat": seat_name(leaver)})
            self.events = [Event(said, clause=self.game.clause_of_leaving, kind=CONCEDED)]
        self.gone |= 1 << leaver
        self.leave(leaver)

    def leave(self, seat: i64) -> None:
        """What the game does when `seat`, already marked as gone, concedes: by default it ends."""
        self.turn = OVER

    # -- who still plays, and who comes before whom -----------------------------------------------------

    def still_playing(self) -> i64:
        """How many have not left."""
        return self.players - count_bits(self.gone)

    def next_seat(self, seat: i64) -> i64:
        """The next one round the table that has not left; itself if there is no other."""
        players: i64 = self.players
        other: i64 = seat
        for _step in range(1, players):
            other += 1
            if other == players:
                other = 0
            if (self.gone >> other) & 1 == 0:
                return other
        return seat

    def final_places(self) -> vec[i64]:
        """1 for the first; equals share a place, and those who left come after those who stayed."""
        places: vec[i64] = filled(self.players, 1)
        for seat in range(self.players):
            for other in range(self.players):
                if self.has_left(other) != self.has_left(seat):
                    places[seat] += 1 if self.has_left(seat) else 0
                elif other != seat and self.finishes_before(other, seat):
                    places[seat] += 1
        return places

    def finishes_before(self, one: i64, two: i64) -> bool:
        """What the game says about two seats that have both stayed, or both left; neither, if they share a place."""
        raise unwritten(self, "finishes_before")

    def outcome(self) -> Outcome | None:
        """How the game ended: places, scores and the reason; none while it runs."""
        raise unwritten(self, "outcome")

    # -- time and absence ------------------------------------------------------------------------------

    def deadline(self, seat: i64) -> i64:
        """The table time at which that seat's step ends by itself; -1 for none."""
        return -1

    def default_move(self, seat: i64) -> i64:
        """The move that a table makes for a seat whose time is up."""
        return self.legal(seat)[0]

    # -- knowledge ---------------------------------------------------------------------------------------

    def view(self, seat: SupportsIndex) -> View:
        """All that this seat may know and nothing else. SPECTATOR watches; OPEN sees every hand."""
        return self.seen_by(self.viewer(seat))

    def seen_by(self, seat: i64) -> View:
        """What the game says about `view`."""
        if type(self).view is State.view:
            raise unwritten(self, "view")
        return self.view(seat)

    def knows(self, seat: SupportsIndex) -> list[int]:
        """The same knowledge as numbers, as many at any time; how many depends on the game and the players only."""
        return list(self.known_to(self.viewer(seat)))

    def known_to(self, seat: i64) -> vec[i64]:
        """What the game says about `knows`."""
        if type(self).knows is State.knows:
            raise unwritten(self, "knows")
        return vec[i64](self.knows(seat))

    def redeal(self, seat: SupportsIndex, rng: Rng) -> Self:
        """A state that this seat could not tell from this one: what it can't see is drawn anew from `rng`."""
        return self.world_for(self.seat_number(seat), rng)

    def world_for(self, seat: i64, rng: Rng) -> Self:
        """What the game says about `redeal`."""
        if type(self).redeal is State.redeal:
            raise unwritten(self, "redeal")
        return self.redeal(seat, rng)

    def viewer(self, seat: SupportsIndex) -> i64:
        """The number of a seat, or of those who look on."""
        number = whole_number(seat)
        return number if number is not None and number in (SPECTATOR, OPEN) else self.seat_number(seat)

    def seen_as(self, seat: i64, actor: i64, move: i64) -> i64:
        """How `seat` sees a move of `actor`: the move itself, or one that stands for all that look the same."""
        return move

    # -- search and storage --------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state, in a time that search can afford."""
        raise unwritten(self, "copy")

    def stop_noting(self) -> None:
        """From here on this position is only played: by lot or common sense, to be judged by `values` and dropped.

        Nobody will ask it for views, knowledge, worlds, its key or a dump any more, so a game that keeps notes for
        these may let them go. Copies of it keep none either. Telling ends too.
        """
        self.telling = False
        self.noting = False

    def copy_base_to(self, other: State) -> None:
        """What every game's `copy` needs for the fields of this class."""
        other.game = self.game
        other.players = self.players
        other.turn = self.turn
        other.gone = self.gone
        other.at = self.at
        other.revealed = self.revealed
        other.telling = self.telling
        other.noting = self.noting
        other.rng = self.rng.copy()

    def value(self, seat: i64) -> i64:
        """A quick estimate of how well a seat stands: 0 is lost, WIN is won."""
        outcome = self.outcome()
        if outcome is None:
            return WIN // self.players
        return WIN // len(outcome.winners) if outcome.places[seat] == 1 else 0

    def values(self) -> vec[i64]:
        """`value` of every seat, for search, which needs them all at once."""
        values: vec[i64] = vec[i64](capacity=self.players)
        for seat in range(self.players):
            values = append(values, self.value(seat))
        return values

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        """A move that a player who knows the game would not be ashamed of, found at once; by default any move.

        It looks at nothing that the seat may not know. The bot `junior` plays it, and so do rollouts.
        """
        moves: vec[i64] = self.legal(seat)
        return moves[rng.below(len(moves))]

    def quick_move(self, seat: i64, rng: Rng) -> i64:
        """A sensible move for a rollout, where common sense would take too long; by default common sense."""
        return self.common_sense(seat, rng)

    def worth_trying(self, seat: i64) -> vec[i64]:
        """The moves that a search looks at: by default all; fewer where there are hundreds, such as a range of bids.

        It looks at nothing that the seat may not know, and is never empty for a seat that may move.
        """
        return self.legal(seat)

    def key(self) -> vec[i64]:
        """Everything that can matter later, as integers: equal keys are equal states."""
        raise unwritten(self, "key")

    def census(self) -> vec[i64]:
        """How many there are of each thing that can neither appear nor vanish: cards by name, chips."""
        return vec[i64]()

    def digest(self) -> str:
        """A short check value of `key`, the same on every machine and in both builds."""
        key = self.key()
        return sha256(pack(f"<{len(key)}q", *key)).hexdigest()[:16]

    def dump(self) -> dict[str, Any]:
        """The whole state as documented JSON; `game.load` takes it back."""
        raise unwritten(self, "dump")

    # -- as Python's own things: compared, copied, pickled ---------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """The same position of the same game: equal keys."""
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        return self.game.is_the_same(other.game) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played and can't be hashed; its digest() can")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as its dump: between processes, into files, from one build to the other."""
        return restored, (self.game, self.dump(), self.at, self.revealed, self.telling)

    def __repr__(self) -> str:
        turn = "over" if self.turn == OVER else f"to move: {', '.join(str(seat) for seat in self.movers())}"
        return f"<{self.game.key}, {self.players} players, {turn}>"


def restored(game: Game, dump: dict[str, Any], at: i64, revealed: bool, telling: bool) -> State:
    """The state that was pickled."""
    state = game.load(dump)
    state.at = at
    state.revealed = revealed
    state.telling = telling
    return state


def whole_number(value: SupportsIndex) -> int | None:
    """The number that a caller means, also one of numpy's; none for what is no number, such as True or "end"."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
