"""Faults planted in copies of small games: the kit finds each, says what to do, and names the game's own file and line.

The first part are faults that people made when they wrote their first game; all of them once passed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from captable.core import words
from captable.core.conformance import ConformanceError, check_game
from captable.core.game import Game
from captable.lab.check import read_before

STRANGERS = Path(__file__).parent
GAMES = 60
"""Small games are over soon, and what is wrong with a choice shows when the right one is made."""


@dataclass(frozen=True)
class Fault:
    """One change of one file, and what is said of it."""

    name: str
    file: str
    """In the copy: "auction.py", or in the package: "pitch_night/view.py"."""
    old: str
    new: str
    complaint: str
    line: str
    """What stands at the place that is named."""


AUCTION = "auction.py"
STATE = "pitch_night/rules/state.py"
VIEW = "pitch_night/view.py"
OUTCOME = "pitch_night/outcome.py"
EVENTS = "pitch_night/events.py"
GAME_PY = "pitch_night/game.py"
EN, FR = "pitch_night/texts/en.ftl", "pitch_night/texts/fr.ftl"
CATALOGUE = "pitch_night/catalogue/en.md"

FOUND_BY_NEWCOMERS = [
    Fault(
        "a sealed bid is told to everyone",
        AUCTION,
        'Event(None, {seat: Message("auction-you-bid", {"bid": _amount(move)})})',
        'Event(Message("auction-you-bid", {"bid": _amount(move)}))',
        r"is told something else after 'bid \d+' instead.*auction-you-bid.*Tell it to its owner only",
        'Event(Message("auction-you-bid"',
    ),
    Fault(
        "a redeal keeps the true sealed choice",
        AUCTION,
        "other.bids[player] = rng.below(self.game.move_codes)",
        "other.bids[player] = bid",
        r"redeal for seat \d keeps something hidden.*Draw sealed choices anew",
        "def world_for",
    ),
    Fault(
        "common sense returns an illegal move",
        "pitch_night/rules/sense.py",
        "return best.move",
        "return (best.move + 1) % (2 * state.kinds)",
        r"common_sense\(\d\) is move \d+, which is not legal: choose of legal\(seat\)",
        "def common_sense",
    ),
    Fault(
        "common sense reads another's hand",
        STATE,
        "return sense.choose(self, seat, rng)",
        "return self.legal(seat)[self.held(self.next_seat(seat), 0) % len(self.legal(seat))]",
        r"common_sense\(\d\) is another move when only what the seat can't see is",
        "def common_sense",
    ),
    Fault(
        "moves worth trying are not legal",
        STATE,
        "    def common_sense(",
        "    def worth_trying(self, seat: i64) -> vec[i64]:\n        return vec[i64]([0, 1])\n\n    def common_sense(",
        r"worth_trying\(\d\) has \[.*\], which are not legal",
        "def worth_trying",
    ),
    Fault(
        "values disagree with the outcome",
        STATE,
        "return WIN if self.final_places()[seat] == 1 else 0",
        "return 0 if self.final_places()[seat] == 1 else WIN",
        r"at the end seat \d came 1 with a value of 0.*values must agree with the outcome",
        "def value(",
    ),
    Fault(
        "it is over before its first move",
        STATE,
        "state.turn = rng.below(players)",
        "state.turn = OVER",
        r"over before its first move: deal must set turn",
        "def deal",
    ),
    Fault(
        "the turn is never set",
        STATE,
        "state.turn = rng.below(players)\n",
        "",
        r"deal does not say whose turn it is",
        "",
    ),
    Fault(
        "a dump loses who has gone",
        "pitch_night/dump.py",
        '"gone": [seat for seat in seats if state.has_left(seat)]',
        '"gone": []',
        r"load\(dump\(\)\) has gone = 0, it was \d: put it into the dump|turn must be",
        "def dump|def load|def _check|raise BadInput",
    ),
    Fault("the name has no text", FR, "pn-name = ", "pn-nom = ", r"there is no text pn-name in fr: write it in", "pn-"),
    Fault("the pitch has no text", EN, "pn-pitch = ", "pn-tagline = ", r"no text pn-pitch in en", "pn-"),
    Fault(
        "an option has no text",
        FR,
        "pn-option-cards-5-note = ",
        "pn-option-cards-6-note = ",
        r"no text pn-option-cards-5-note in fr",
        "pn-",
    ),
    Fault(
        "an argument is missing",
        FR,
        "{ $worth }",
        "{ $wroth }",
        r"the message 'pn-\S+' in fr says \$wroth, which it is not given: give it, or leave it out",
        '"pn-',
    ),
    Fault(
        "an event names a clause that is not there",
        EVENTS,
        'clause="PN-1.3"',
        'clause="PN-1.4"',
        r"the event pn-drew names PN-1\.4, which is no clause: write it into catalogue/en\.md",
        '"pn-drew"',
    ),
    Fault(
        "a refusal names a clause that is not there",
        GAME_PY,
        'clause_of_turns = "PN-1.2"',
        'clause_of_turns = "PN-7.2"',
        r"clause_of_turns is PN-7\.2, which .*catalogue/en\.md does not have",
        "clause_of_turns =",
    ),
    Fault(
        "something travels to a place that is not there",
        EVENTS,
        'Travel("pile", f"hand-{seat}")',
        'Travel("pile", f"hands-{seat}")',
        r"in the event pn-drew something goes from 'pile' to 'hands-\d', but no view has a place",
        '"pn-drew"',
    ),
    Fault(
        "a catalogue in another form",
        CATALOGUE,
        "- **PN-1.2** ",
        "- PN-1.2: ",
        r"'- PN-1\.2: .* is not read as a clause: a clause is a line such as",
        "- PN-1.2:",
    ),
    Fault(
        "a key that another game has",
        GAME_PY,
        'key = "pitch_night"',
        'key = "startups"',
        r"the key 'startups' is taken by a game that comes with Captable: choose another",
        "",
    ),
    Fault(
        "a wrong prefix",
        GAME_PY,
        'prefix = "pn"',
        'prefix = "pitch"',
        r"the game says prefix = 'pitch', but the message pn-name does not begin with 'pitch-'",
        "pn-name",
    ),
    Fault(
        "a method is not written",
        STATE,
        "def known_to(",
        "def known_two(",
        r"PitchNightState\.knows is not written \(nor known_to\)\. It is for this: The same knowledge as numbers",
        "class PitchNightState",
    ),
    Fault(
        "an exception in the rules",
        STATE,
        "self.played[kind] += 1",
        "self.played[kind + 99] += 1",
        r"IndexError",
        "self.played[kind + 99] += 1",
    ),
]

OUR_OWN = [
    Fault(
        "a redeal that returns the truth",
        STATE,
        "rng.shuffle(unseen)",
        "other.rng = rng.fork()\n        return other",
        r"redeal gave the true position back in all of \d+ tries",
        "def world_for",
    ),
    Fault(
        "a redeal that keeps the generator",
        STATE,
        "        other.rng = rng.fork()\n",
        "",
        r"redeal leaves seat \d the true generator, which foretells every draw|redeal depends on more",
        "def world_for",
    ),
    Fault(
        "chance from outside the state",
        STATE,
        "rng.shuffle(pile)",
        "__import__('random').shuffle(pile_ := list(pile)); pile = vec[i64](pile_)",
        r"deal gives two positions for one seed: all chance must come from the rng",
        "def deal",
    ),
    Fault(
        "a rule that holds only when somebody listens",
        STATE,
        "            self.events.append(events.played(self, seat, whose, kind))\n",
        "            self.events.append(events.played(self, seat, whose, kind))\n            self.rng.below(2)\n",
        r"does something else when telling is off: only events may depend on it",
        "def apply",
    ),
    Fault(
        "chance that undo could draw again",
        AUCTION,
        "self.bids[seat] = move\n        self.revealed = False",
        "self.bids[seat] = move\n        self.rng.below(6)\n        self.revealed = False",
        r"says that it revealed nothing, but it drew from the generator: set revealed",
        "def apply",
    ),
    Fault(
        "two moves in the same words",
        FR,
        "pn-move-attack = attaquer avec { $pitch }",
        "pn-move-attack = soutenir { $pitch }",
        r"are both 'soutenir .*' \(fr\): say what differs in pn-move-attack",
        "",
    ),
    Fault(
        "a line that is no message",
        EN,
        "pn-stage = Stage",
        "pn-stage: Stage",
        r"'pn-stage: Stage' is no Fluent message, so it would never be said",
        "pn-stage: Stage",
    ),
    Fault(
        "a clause in one language only",
        CATALOGUE,
        "- **PN-2.3** ",
        "  also ",
        r"PN-2\.3: not in the catalogues of all languages",
        "",
    ),
    Fault(
        "an option that can't be dealt",
        GAME_PY,
        "return new_state(self, players, rng, dealt)",
        "return new_state(self, players, rng, {3: 3}[dealt])",
        r"KeyError: 5",
        "{3: 3}[dealt]",
    ),
    Fault(
        "a view that hides the end",
        VIEW,
        "        outcome=state.outcome(),\n",
        "",
        r"has another outcome than the game: write outcome=self\.outcome\(\)",
        "def seen_by",
    ),
    Fault(
        "a view that does not show who left",
        VIEW,
        "out=state.has_left(player)",
        "out=False",
        r"does not show that seat \d has left: Seat\(out=…\)",
        "def seen_by",
    ),
    Fault(
        "a view that opens the hand of who left",
        VIEW,
        "is_open=seat in (player, OPEN))",
        "is_open=seat in (player, OPEN) or state.has_left(player))",
        r"after seat \d conceded, view\(\d\) changed when only what seat \d can't see did",
        "def seen_by",
    ),
    Fault(
        "scores that differ from the counters",
        OUTCOME,
        "list(state.backing)",
        "[backing + 1 for backing in state.backing]",
        r"the scores are \[.*\], but no counter of the seats says so: \{'backing': .*Give the scores that players saw",
        "def outcome",
    ),
    Fault(
        "scores that differ from the sheet",
        OUTCOME,
        "list(state.backing), reason)",
        "list(state.backing), reason, _Sheet(reason, [_Row(reason, list(range(state.players)), strong=True)]))\n\n\n"
        "from captable.core.view import Row as _Row, Sheet as _Sheet",
        r"the scores are \[.*\], but the last strong row of the sheet says \[0, 1",
        "def outcome",
    ),
    Fault(
        "places in reversed order",
        STATE,
        "self.backing[one] > self.backing[two]",
        "self.backing[one] < self.backing[two]",
        r"seat \d came 1, before seat \d, which came \d with a score of .*mend the places, or say which score is best",
        "def finishes_before",
    ),
    Fault(
        "places that are not those of the rules",
        OUTCOME,
        "list(state.final_places())",
        "list(state.final_places())[::-1]",
        r"the outcome has the places \[.*\], but by finishes_before they are \[.*\]: write list\(self\.final_places",
        "def outcome",
    ),
    Fault(
        "who left comes first",
        AUCTION,
        "score - 1000 *",
        "score + 1000 *",
        r"seat \d came 1, before seat \d, which came \d, though seat \d has left|conceded and won alone",
        "def outcome",
    ),
    Fault(
        "simultaneous phases that are not declared",
        AUCTION,
        "    simultaneous = True\n",
        "",
        r"seats move together, but the game does not say so: write simultaneous = True",
        "",
    ),
    Fault(
        "hidden things that are not declared",
        GAME_PY,
        '    prefix = "pn"\n',
        '    prefix = "pn"\n    hidden = False\n',
        r"there are things that a seat does not know, but the game says hidden = False",
        "hidden = False",
    ),
]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for games of one's own, from which they are imported and then forgotten."""
    copy(STRANGERS / AUCTION, tmp_path)
    copytree(STRANGERS / "pitch_night", tmp_path / "pitch_night", ignore=ignore_patterns("__pycache__", "lesson*"))
    for file in tmp_path.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.strangers.", ""), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "_bundles", {})  # they are kept by the name of a game's module
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] in ("pitch_night", "auction")]:
        del sys.modules[name]


def complaint_about(game: Game) -> tuple[str, tuple[str, ...]]:
    """What the kit says of a game, and where."""
    unread = read_before(game)
    if unread:
        return unread.broken, unread.where
    with pytest.raises(ConformanceError) as caught:
        check_many(game)
    return caught.value.broken, tuple(caught.value.where)


def check_many(game: Game) -> None:
    for number in range(GAMES):
        players = game.fewest + number % (game.most - game.fewest + 1)
        check_game(game, players, f"fault {number}", samples=30)


def game_with(shelf: Path, fault: Fault) -> Game:
    file = shelf / fault.file
    text = file.read_text("utf-8")
    assert fault.old in text
    file.write_text(text.replace(fault.old, fault.new, 1), "utf-8")
    game: Game = import_module(fault.file.split("/")[0].removesuffix(".py")).GAME
    return game


@pytest.mark.parametrize("fault", FOUND_BY_NEWCOMERS + OUR_OWN, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_planted_fault_is_found_with_what_to_do_and_where(shelf: Path, fault: Fault) -> None:
    told, where = complaint_about(game_with(shelf, fault))
    assert re.search(fault.complaint, told), told
    if fault.line:
        path, number = re.match(r"(.*?):(\d+)", where[0]).groups()  # type: ignore[union-attr]
        line = (Path.cwd() / path).read_text("utf-8").splitlines()[int(number) - 1]
        assert re.search(re.escape(fault.line).replace(r"\|", "|"), line), f"{where[0]}: {line}"


@pytest.mark.parametrize("name", ["pitch_night", "auction"])
def test_the_copies_without_a_fault_pass(shelf: Path, name: str) -> None:
    game: Game = import_module(name).GAME
    assert read_before(game) is None
    for number in range(6):
        check_game(game, 2 + number % 3, f"sound {number}")
