"""Everything that travels between the server and a client: HTTP bodies and socket messages.

`tools/make_types.py` writes the TypeScript types of the browser client from these Structs, and `docs/wire.md`
explains them with examples. Every text for people is a `Message`, put into words by the client.

What a seat is sent depends on what that seat may know and on nothing else: there is no counter here that moves
with what happens in secret, and a moment is counted by the changes of that seat's own view and log.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from captable.core.decks import DeckBox, DeckCheck
from captable.core.view import Event, Message, Piece, Refusal, View
from captable.hindsight.review import Decision, Review
from captable.lab.picture import LabPicture
from captable.server.notices.push import Subscription
from captable.tables.info import ChatLine, Frame, LogLine, OptionValues, SeatWish, TableInfo
from captable.tables.notices import Way, Wishes
from captable.tables.settings import Pace
from captable.tables.terms import USUAL, Terms
from captable.tables.tournaments.standings import Standing
from captable.tables.tournaments.tournament import Format, Plan

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_ID = 40
LONGEST_RUN_NAME = 60
MOST_SEATS = 20

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Count = Annotated[int, Meta(ge=-1, lt=2**31)]

# -- the catalogue ---------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option of a table. Its texts: `<prefix>-option-<key>`, `…-note`, and `…-<choice>`, `…-<choice>-note`."""

    key: str
    default: str | int | bool | list[str]
    choices: list[str | int | bool] = []
    low: int | None = None
    high: int | None = None
    many: bool = False
    """Several choices at once, as a list."""
    text: bool = False
    """Takes a text of the player's own too, such as a deck."""


class GameInfo(Struct, frozen=True):
    key: str
    version: int
    prefix: str
    """Before the ids of the game's messages: `su-name`, `su-pitch`, `su-option-…`."""
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    seat_options: list[OptionInfo]
    """Chosen by each player alone when joining: a deck."""
    simultaneous: bool
    teams: bool
    hidden: bool
    bots: list[str]
    """Levels, from the weakest to the strongest."""
    languages: list[str]
    lesson: bool
    """Whether there is a guided first game."""
    exercises: int
    """How many kinds of exercises there are to practise on: Ship It!'s puzzle, of each round. Often none."""


class RulesClause(Struct, frozen=True):
    id: str
    text: str
    """Markdown of one paragraph or more, paragraphs an empty line apart."""


class RulesSection(Struct, frozen=True):
    id: str
    """"SU-2", or empty for a part without a number."""
    title: str
    intro: str
    clauses: list[RulesClause]


class GuideBlock(Struct, frozen=True, omit_defaults=True):
    """A stretch of a guide: text, or a picture of pieces with its caption."""

    text: str
    """Markdown."""
    pieces: list[Piece] = []
    scene: int = 0
    """Of which of the `scenes` the pieces are."""


class GuidePart(Struct, frozen=True):
    title: str
    blocks: list[GuideBlock]


class Rules(Struct, frozen=True):
    game: str
    language: str
    title: str
    intro: str
    sections: list[RulesSection]
    guide: list[GuidePart]
    """How to play, told to people; empty for a game that brings its clauses only."""
    scenes: list[View]
    """The positions that the guide's pieces are taken from."""


# -- people ----------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The person that the server recognises you as: a guest."""

    id: str
    name: str
    named: bool
    """False while the name is one that the server made up."""
    debug: bool = False
    """The server tells secrets to whoever sits at its machine: it is for writing a game."""


class DebugMove(Struct, frozen=True):
    seat: int
    code: int
    form: str
    """Its structured form, as JSON."""
    label: Message


class DebugView(Struct, frozen=True):
    seat: int
    """-1 for a spectator, -2 for all cards open."""
    text: str
    json: str


class Debug(Struct, frozen=True):
    """Everything about a step of a game, secrets included: only a server for your own machine tells it."""

    step: int
    last: int
    kind: str
    """What led to it: "start", "move", "undo" …"""
    seat: int | None
    move: Message | None
    to_move: list[int]
    revealed: bool
    digest: str
    dump: str
    """As JSON: what the game's `load` takes."""
    views: list[DebugView]
    events: list[Event]
    moves: list[DebugMove]


class Rename(Struct, frozen=True):
    name: str


class KnownDevice(Struct, frozen=True, omit_defaults=True):
    """A browser in which you are known."""

    id: str
    name: str
    """What it says that it is, such as "Firefox, Linux"; empty if it says nothing known."""
    since: int
    seen: int
    here: bool = False
    """It is the one that asks."""


class KnownPasskey(Struct, frozen=True):
    """A key on a device of yours that opens you."""

    id: str
    name: str
    """Of the device on which it was made, as among your devices."""
    made: int


class PasskeyQuestion(Struct, frozen=True):
    """What `navigator.credentials` is given, with bytes as base64url."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True):
    """What `navigator.credentials` gave, with bytes as base64url."""

    credential: dict[str, Any]


class Access(Struct, frozen=True):
    """Where you are known, and how you can become so elsewhere."""

    devices: list[KnownDevice]
    """The latest seen first."""
    phrase: int | None
    """When you made your recovery phrase; none if there is none."""
    passkeys: list[KnownPasskey]


class Browser(Struct, frozen=True):
    """One that your turn reaches while its window is closed."""

    id: str
    name: str
    """As among your devices."""
    made: int
    here: bool
    """It is the one that asks."""


class ToldSoFar(Struct, frozen=True):
    """By one way."""

    last: int
    times: int


class Reach(Struct, frozen=True):
    """How your turn reaches you."""

    wishes: Wishes
    said: bool
    """False while these are the usual ones, which nobody chose."""
    push_key: str
    """The key that a browser asks for when it subscribes to pushes."""
    browsers: list[Browser]
    mail: str | None
    """The address that you confirmed; empty if there is none. None where this server sends no letters."""
    feed: int | None
    """When you made the link of your feed; none if there is none."""
    told: dict[Way, ToldSoFar]
    """How many notices you were sent."""


class MailWish(Struct, frozen=True):
    """An address that a letter is to go to."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Literal["en", "fr"] = "en"


class Confirm(Struct, frozen=True):
    key: Annotated[str, Meta(min_length=1, max_length=1000)]


class Confirmed(Struct, frozen=True):
    address: str


class FeedLink(Struct, frozen=True):
    """The only time that it is told: whoever has it can read it."""

    path: str


class Stopped(Struct, frozen=True):
    """Notices of that way are sent no more."""

    way: Way


class Opponent(Struct, frozen=True):
    key: str
    """To ask for the games with them; of a person, one that only you can use."""
    name: str
    """As they were called at that table."""
    bot: bool


class OwnGame(Struct, frozen=True):
    """A finished game of yours."""

    table: TableInfo
    opponents: list[Opponent]


class OwnGames(Struct, frozen=True):
    going: list[TableInfo]
    """Your tables that run or are open; those where you are to move first."""
    finished: list[OwnGame]
    """The latest first."""
    before: int | None
    """To be asked for what comes after these; none if that is all."""


class RatedGame(Struct, frozen=True):
    at: int
    mean: float
    deviation: float


class Rating(Struct, frozen=True):
    """Your strength at a game: everybody begins at 25 ± 8.3, and the ± shrinks with every game."""

    game: str
    against: Literal["people", "bots"]
    games: int
    mean: float
    deviation: float
    history: list[RatedGame]
    """After each of the latest games, the earliest first."""


class OneTimeLink(Struct, frozen=True):
    """What makes another device yours, once: the page /open#TOKEN sends it back in `OpenWith`."""

    token: str
    until: int


class RecoveryPhrase(Struct, frozen=True):
    """The only time that it is told: the server keeps a hash of it."""

    words: str


class OpenWith(Struct, frozen=True):
    """The token of a one-time link, or a recovery phrase."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Problem(Struct, frozen=True):
    """The body of every answer that is not 2xx, and the reason in `refused`."""

    say: Message
    text: str
    """The same in English words, for people with curl."""
    clause: str = ""
    """The rule behind it, where it is a rule."""
    broken: list[Refusal] | UnsetType = UNSET
    """Every rule that is broken, where there can be several: a deck's."""


# -- tables ----------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, omit_defaults=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionValues = {}
    clock: Annotated[int, Meta(ge=5, le=60 * 24 * 3600)] | None = None
    """Seconds for each move, or for all moves of a seat where the terms say so; none for no clock."""
    terms: Terms = USUAL
    """When the clocks stand still, and what it costs to be late."""
    public: bool = True
    """Whether the lobby lists it; a table that is not listed is found by its link only."""
    sit: bool = True
    """Whether you take the first seat for a person yourself."""
    hints: bool = True
    """Whether players may ask what a bot would do in their place."""
    seat_options: OptionValues = {}
    """The private options of that seat."""


class PlayNow(Struct, frozen=True, omit_defaults=True):
    """You against bots, at once. Zero players: as few as the game allows."""

    game: str
    players: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    bot: str = ""
    options: OptionValues = {}
    seat_options: OptionValues = {}
    """The private options of your own seat."""


class Learn(Struct, frozen=True):
    """A guided first game, against bots, at once."""

    game: str


class Practise(Struct, frozen=True, omit_defaults=True):
    """An exercise, and the moves that were made in it. The same number gives the same exercise to everyone."""

    kind: Annotated[int, Meta(ge=1)]
    number: Annotated[str, Meta(min_length=1, max_length=40)]
    moves: Annotated[list[int], Meta(max_length=400)] = []


class Practice(Struct, frozen=True, omit_defaults=True):
    view: View
    """Of seat 0, after the moves."""
    best: View | None = None
    """The best solution that is known, once one's own is sent."""


class DeckText(Struct, frozen=True):
    """A deck to be judged: lines such as `3 Phishing Phil`."""

    text: Annotated[str, Meta(max_length=4000)]


class Start(Struct, frozen=True, omit_defaults=True):
    """Begin. With `fill`, bots of that level take the seats that are free."""

    fill: bool = False
    bot: str = ""


class Join(Struct, frozen=True, omit_defaults=True):
    """Take a seat, or change its private options when you have it already. No seat: the first free one."""

    seat: int | None = None
    options: OptionValues = {}


class Remove(Struct, frozen=True):
    """Take somebody's seat before the game, or stop keeping a free one. They can't come back."""

    seat: int


class Mute(Struct, frozen=True, omit_defaults=True):
    """Let a player chat no more, or again."""

    seat: int
    on: bool = True


class Lobby(Struct, frozen=True):
    open: list[TableInfo]
    """Public tables with a free seat, newest first."""
    mine: list[TableInfo]
    """Your tables: those where you are to move first, then running, open and finished ones."""
    running: list[TableInfo]
    """Public tables to watch."""


class Moment(Struct, frozen=True):
    """Your view as it was at an earlier revision, for jumping back from the log."""

    moment: int
    view: View


# -- replays ---------------------------------------------------------------------------------------------------


class Replay(Struct, frozen=True):
    table: TableInfo
    seat: int
    """The seat whose view it is; -1 for a spectator, -2 for all hands open."""
    frames: list[Frame]


# -- reviews ---------------------------------------------------------------------------------------------------


class TableReview(Struct, frozen=True):
    """A finished game looked at again, or how far that has come. Chances are in ten-thousandths."""

    level: str
    state: Literal["none", "working", "done", "failed"]
    found: list[list[int]]
    """While it is made: at each position each seat's chance in its own eyes; empty where nobody has looked yet."""
    review: Review | None


class Mistake(Struct, frozen=True):
    """A choice of yours that gave something away."""

    table: str
    game: str
    seat: int
    ended: int
    """When that game ended."""
    frame: int
    """Of the replay: the position in which you chose."""
    decision: Decision


class TryAgain(Struct, frozen=True, omit_defaults=True):
    """Go on from a frame of a finished game, at a table of your own against bots."""

    frame: int
    seat: int
    """Whose place you take."""
    bot: str = "senior"
    """The level of those who take people's places."""


# -- friends and one's own page --------------------------------------------------------------------------------


class Friend(Struct, frozen=True):
    """Somebody with whom you have played."""

    key: str
    """One that only you can use."""
    name: str
    """As they are called now."""
    games: int
    """That you have finished together."""
    last: int
    """When the last of them ended; 0 where one runs."""


class Friends(Struct, frozen=True):
    friends: list[Friend]
    """Those with whom you played last come first."""
    blocked: list[Friend]


class AskAlong(Struct, frozen=True):
    """To a table of yours that has not begun."""

    table: str


class Invited(Struct, frozen=True):
    """Somebody asks you to a table."""

    table: TableInfo
    by: str
    key: str
    """Of who asks, as among your friends."""
    at: int


PagePart = Literal["strength", "games"]


class Shown(Struct, frozen=True):
    """What you want others to see of you; nothing, and you have no page."""

    shows: list[PagePart]


class OwnPage(Struct, frozen=True):
    """What others see of you."""

    id: str
    """Of its link, `/p/{id}`; empty while there is none."""
    shows: list[PagePart]


class PublicGame(Struct, frozen=True):
    """A finished game of somebody's, without the others' names."""

    game: str
    ended: int
    place: int
    people: int
    """The others who are people."""
    bots: int


class PublicPage(Struct, frozen=True):
    """`GET /api/people/{id}`"""

    name: str
    ratings: list[Rating] | None
    """None where they are not shown."""
    games: list[PublicGame] | None
    """The latest first; none where they are not shown."""


# -- tournaments ----------------------------------------------------------------------------------------------


class NewTournament(Struct, frozen=True, omit_defaults=True):
    """`POST /api/tournaments`"""

    plan: Plan
    join: bool = True
    """You take part."""
    seat_options: OptionValues = {}


class AddBot(Struct, frozen=True):
    """`POST /api/tournaments/{id}/bots`; for who organises it."""

    bot: str


class Drop(Struct, frozen=True, omit_defaults=True):
    """`POST /api/tournaments/{id}/drop`; for who organises it."""

    entrant: int
    back: bool = False
    """They may come back."""


class Challenge(Struct, frozen=True):
    """`POST /api/tournaments/{id}/challenge`"""

    entrants: list[int]


class CallOff(Struct, frozen=True):
    """`POST /api/tournaments/{id}/call-off`; for who organises it."""

    table: str


class EntrantInfo(Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str = ""
    """The level of a bot."""
    left: bool = False
    dropped: bool = False


class MatchInfo(Struct, frozen=True, omit_defaults=True):
    """A game of a tournament. Entrants are told by their place in `entrants`; -1 is a bot that fills a seat."""

    round: int
    seats: list[int]
    before: list[float]
    """The points that each had before this round."""
    again: int = 0
    """How many pairs of them had met in an earlier round."""
    table: str = ""
    idle: Literal["", "rest", "bye"] = ""
    """Nobody plays: a round without a game, or one that counts as a victory."""
    places: list[int] | None = None
    points: list[float] | None = None
    void: bool = False
    """It was given up, and counts for nobody."""


class TournamentInfo(Struct, frozen=True, omit_defaults=True):
    """`GET /api/tournaments/{id}`: all of it, for whoever has the link."""

    id: str
    plan: Plan
    status: Literal["open", "running", "over"]
    made: int
    entrants: list[EntrantInfo]
    standings: list[Standing]
    """The best first."""
    matches: list[MatchInfo]
    round: int
    """The one that was begun last."""
    rounds: int
    rungs: list[int] = []
    """The entrants on a ladder, from the top."""
    ended: int | None = None
    you: int | None = None
    """Which entrant you are."""
    yours: bool = False
    """You organise it."""
    seat_options: OptionValues = {}
    """What you chose for your seats."""
    reach: list[int] = []
    """Whom you may challenge."""
    waits: Message | None = None
    """Why the next round can't begin now."""


class OwnTournament(Struct, frozen=True, omit_defaults=True):
    """A tournament that you organise or where you take part."""

    id: str
    title: str
    game: str
    format: Format
    status: Literal["open", "running", "over"]
    entrants: int
    round: int
    rounds: int
    yours: bool = False
    table: str = ""
    """Where your game of it runs."""


# -- the lab ---------------------------------------------------------------------------------------------------


class NewLabRun(Struct, frozen=True, omit_defaults=True):
    """Games to be played by bots, so that a report can be made of them."""

    name: Annotated[str, Meta(max_length=LONGEST_RUN_NAME)]
    game: str
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    games: Annotated[int, Meta(ge=1)]
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=MOST_SEATS)]
    """Round the table; fewer than there are seats are repeated."""
    seed: Annotated[str, Meta(min_length=1, max_length=80)] = "deals"
    """Runs with the same seed are dealt the same cards, so that small differences show."""
    options: OptionValues = {}
    seat_options: Annotated[list[OptionValues], Meta(max_length=MOST_SEATS)] = []
    """The private options of each seat; none for every ready-made deck in turn."""
    cards: str = ""
    """An edited card file; empty for the game's own."""
    strong: bool = True
    """Play a hundredth as many games with stronger bots, to be told where they disagree."""


class LabRun(Struct, frozen=True):
    id: str
    name: str
    game: str
    players: int
    made: int
    games: int
    """Played so far."""
    wanted: int
    """In all, with those of stronger bots."""
    state: Literal["waiting", "playing", "stopped", "done", "failed"]
    failed: str
    """Why, in English."""
    mine: bool
    """Whether you may stop, name and delete it."""
    edited: bool
    """Whether it has a card file of its own."""


class Lab(Struct, frozen=True):
    runs: list[LabRun]
    """Yours, the latest first."""
    most_games: int
    most_cards: int
    """Bytes of a card file."""
    at_once: int
    """Runs that are played at the same time; others wait."""


class LabRunInfo(Struct, frozen=True):
    run: LabRun
    asked: NewLabRun
    picture: LabPicture | None
    """None until the first games are over."""


class LabName(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=LONGEST_RUN_NAME)]


class CardText(Struct, frozen=True):
    """A card file, as TOML."""

    text: str


class CardFault(Struct, frozen=True):
    line: int
    """From 1; 0 if no line is at fault."""
    why: Message


class CardCheck(Struct, frozen=True):
    faults: list[CardFault]


# -- socket: client to server ----------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class FollowLobby(FromClient, tag="follow_lobby", frozen=True):
    """Be sent the lobby, now and whenever it changes; or no more."""

    on: bool = True


class Follow(FromClient, tag="follow", frozen=True):
    """Be sent a table: in your seat if you have one, else as a spectator. Answered by `table` with all there is.

    After a reconnection, name the last revision that you have: a view that you have already is not sent again.
    Follow again without one to be sent everything whole.
    """

    table: Id
    revision: Count = -1
    changes: bool = False
    """Be sent what changed of the view and the info where that is known, in place of the whole."""
    bots: Pace = "normal"
    """How fast you want the bots to be. They are as slow as any player who is here wants them."""


class Unfollow(FromClient, tag="unfollow", frozen=True):
    table: Id


class Move(FromClient, tag="move", frozen=True):
    """Make a move. Answered by `table` with its id in `done` once it is on disk, by `refused`, or by `stale`."""

    table: Id
    id: Id
    """Yours, new for each move. Send the same again if you don't know whether it arrived."""
    revision: Count
    """Of the view in which you chose it."""
    move: Annotated[int, Meta(ge=0, lt=2**31)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take your last move back, and all that came after it. Asks the others where it isn't free."""

    table: Id
    id: Id


class Answer(FromClient, tag="answer", frozen=True):
    """Agree to another's undo, or not."""

    table: Id
    id: Id
    question: int
    agree: bool


class Chat(FromClient, tag="chat", frozen=True):
    table: Id
    id: Id
    text: str


class Resign(FromClient, tag="resign", frozen=True):
    table: Id
    id: Id


class TakeBackSeat(FromClient, tag="take_back_seat", frozen=True):
    """You are back: the bot that sat in for you leaves."""

    table: Id
    id: Id


class AskHint(FromClient, tag="hint", frozen=True):
    """Ask what a bot would do in your place. Answered by `hint`, to you alone, or by `refused`."""

    table: Id
    id: Id


class AskCoach(FromClient, tag="coach", frozen=True):
    """In a lesson: you have read what the coach says, take back a move that was not asked for, or go on alone."""

    table: Id
    id: Id
    wish: Literal["on", "back", "alone"]
    step: Count = -1
    """The step that you have read."""


class Typing(FromClient, tag="typing", frozen=True):
    """Say that you are writing in the chat: once every few seconds while you do."""

    table: Id


class Ping(FromClient, tag="ping", frozen=True):
    pass


ClientMessage = (
    FollowLobby
    | Follow
    | Unfollow
    | Move
    | Undo
    | Answer
    | Chat
    | Resign
    | TakeBackSeat
    | AskHint
    | AskCoach
    | Typing
    | Ping
)

# -- socket: server to client ----------------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(FromServer, tag="welcome", frozen=True):
    """The first message of every connection."""

    me: Me
    version: str
    """Of the server; when it changed, the client loads itself anew."""
    now: int
    """The server's clock, to show deadlines right on a device whose own is wrong."""
    lab: bool = False
    """Whether it has a designers' lab."""


class LobbyChanged(FromServer, tag="lobby", frozen=True):
    lobby: Lobby


class TableChanged(FromServer, tag="table", frozen=True):
    """All that changed at a table for you, in one message; what did not change is left out.

    Clients that asked for it get `changes` and `info_changes` instead of `view` and `info`: lists as in `docs/wire.md`.
    """

    table: str
    info: TableInfo | UnsetType = UNSET
    """Who sits where, whose turn it is, clocks, undo and rematch."""
    info_changes: list[list[Any]] = []
    revision: int = 0
    """Of your view; 0 while there is none."""
    view: View | UnsetType = UNSET
    changes: list[list[Any]] = []
    log: list[LogLine] = []
    """The log lines since the last that you were sent."""
    whole_log: bool = False
    """The lines replace all that you have, rather than follow them."""
    chat: list[ChatLine] = []
    whole_chat: bool = False
    done: str = ""
    """The id of your wish that is done by this, and on disk."""


class Stale(FromServer, tag="stale", frozen=True):
    """Your move was chosen in a view that has changed since; the current one follows, whole. Nothing was played."""

    table: str
    id: str
    revision: int


class Refused(FromServer, tag="refused", frozen=True):
    """Nothing was done, and why. Without an id it answers a message that could not be read or that came too soon."""

    problem: Problem
    table: str = ""
    id: str = ""


class SomebodyTypes(FromServer, tag="typing", frozen=True):
    """Show it for a few seconds; nothing says when it stops."""

    table: str
    seat: int


class HintIdea(Struct, frozen=True):
    """A move that a bot would think of."""

    move: int
    result: int
    """What it expects of the move, in per cent: 0 is lost, 100 is won."""
    explored: int
    """How much of its thinking went into the move, in per cent."""
    why: Message | None = None
    """What speaks for the best move against the next one."""


class HintGiven(FromServer, tag="hint", frozen=True):
    """The best moves for your seat, the best first; all from what you know."""

    table: str
    id: str
    revision: int
    """Of the view that it is about."""
    ideas: list[HintIdea]


class Pong(FromServer, tag="pong", frozen=True):
    now: int


ServerMessage = Welcome | LobbyChanged | TableChanged | SomebodyTypes | HintGiven | Stale | Refused | Pong

CLOSE_RESTARTING = 1012
"""The server goes down: come back in a moment."""
CLOSE_TOO_SLOW = 1013
"""You don't read what you are sent: come back and follow anew."""
CLOSE_NOT_WELCOME = 4003
"""No valid cookie or a foreign Origin: ask `/api/me` first."""
CLOSE_TOO_MUCH = 4008
"""Too many messages, or one too large."""

HTTP_BODIES: list[Any] = [
    GameInfo,
    Rules,
    DeckBox,
    DeckText,
    DeckCheck,
    Me,
    Rename,
    Access,
    OwnGames,
    Rating,
    OneTimeLink,
    RecoveryPhrase,
    OpenWith,
    PasskeyQuestion,
    PasskeyAnswer,
    Reach,
    MailWish,
    Confirm,
    Confirmed,
    FeedLink,
    Stopped,
    Subscription,
    Problem,
    NewTable,
    PlayNow,
    Learn,
    Practise,
    Practice,
    Join,
    Start,
    Remove,
    Mute,
    Lobby,
    Moment,
    Replay,
    TableReview,
    Mistake,
    TryAgain,
    Friends,
    AskAlong,
    Invited,
    OwnPage,
    Shown,
    PublicPage,
    NewTournament,
    AddBot,
    Drop,
    Challenge,
    CallOff,
    TournamentInfo,
    OwnTournament,
    Lab,
    LabRunInfo,
    LabName,
    CardText,
    CardCheck,
    Debug,
]
