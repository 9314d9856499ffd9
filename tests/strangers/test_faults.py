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
HARBOUR = "night_harbour.py"
NIM = "nim.py"
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

HARBOUR_EVENT = 'self.tell(Event(Message("nh-chose", {"seat": seat_name(seat)}), {seat: private}))'
HARBOUR_HAND = """ships = self.hands[player] if self.sees(seat, player) else []
        held = [ship_piece(hand, ship, self.chosen[player]) for ship in ships]"""
HARBOUR_CHOICE = "return Choice(move, self.game.move_table.message(move), on"
HARBOUR_POINTS = 'counters=[Counter("points", self.points(player), Message("nh-points"))]'

IN_WHAT_PEOPLE_SEE = [
    Fault(
        "a secret choice in a note beside the seat",
        HARBOUR,
        HARBOUR_POINTS,
        'notes=[Message("nh-ship", {"ship": self.chosen[player]})],\n                    ' + HARBOUR_POINTS,
        r"sees something else after 'send out ship \d+' instead.*, in seats\[\d\]\.notes\[0\]",
        "def seen_by",
    ),
    Fault(
        "a prompt that tells the next crate",
        HARBOUR,
        'prompt=Message(f"nh-{step}"),',
        'prompt=Message(f"nh-{step}", {"next": (self.crates or [0])[-1]}),',
        r"view\(\S+\) changed when only what seat \d can't see did, in prompt\.args: show it to those alone",
        "def seen_by",
    ),
    Fault(
        "a label that tells the next ship",
        HARBOUR,
        HARBOUR_CHOICE,
        'return Choice(move, Message("nh-ship", {"ship": self.pile[-1] + move}), on',
        r"view\(\d\) changed when only what seat \d can't see did, in choices\[0\]\.label",
        "def seen_by",
    ),
    Fault(
        "ids that name hidden cards",
        HARBOUR,
        HARBOUR_HAND,
        """held = [ship_piece(hand, ship) for ship in self.hands[player]]
        if not self.sees(seat, player):
            held = [Piece(ship.id, "back", Message("nh-pile")) for ship in held]""",
        r"view\(\S+\) changed when only what seat \d can't see did, in zones\[\d+\]\.pieces\[\d\]\.id",
        "def seen_by",
    ),
    Fault(
        "a mark on the back of the chosen card",
        HARBOUR,
        HARBOUR_HAND,
        """held = [ship_piece(hand, ship, self.chosen[player]) for ship in self.hands[player]]
        if not self.sees(seat, player):
            backs = enumerate(held)
            held = [Piece(f"{hand}-{i}", "back", Message("nh-pile"), marks=s.marks) for i, s in backs]""",
        r"(sees something else after .* instead|can't see did).*, in zones\[\d+\]\.pieces\[\d\]\.marks",
        "def seen_by",
    ),
    Fault(
        "a pile that is open to who watches",
        HARBOUR,
        'Zone("pile", "pile", Message("nh-pile"), count=len(self.pile))',
        'Zone("pile", "pile", Message("nh-pile"), pieces=[ship_piece("pile", ship) for ship in self.pile])',
        r"view\(\S+\) changed when only what seat \d can't see did, in zones\[2\]\.pieces",
        "def seen_by",
    ),
    Fault(
        "a hand that the others count wrong",
        HARBOUR,
        "player, held, len(self.hands[player]))",
        "player, held, len(held) or len(self.hands[player]) - 1)",
        r"the view of .* counts 3 in hand-\d, where there are 4",
        "def seen_by",
    ),
    Fault(
        "labels of other moves",
        HARBOUR,
        HARBOUR_CHOICE,
        "return Choice(move, self.game.move_table.message(max(move - 1, 0)), on",
        r"calls the move 'send out ship \d+' 'send out ship \d+'",
        "def seen_by",
    ),
    Fault(
        "moves that all read the same",
        HARBOUR,
        "        if move >= TAKE:\n            on = [",
        '        if move < TAKE:\n            return Choice(move, Message("nh-sail"))\n'
        "        if move >= TAKE:\n            on = [",
        r"offers \d moves as 'Choose a ship in secret\.': say what differs in the label, or where",
        '"nh-sail"',
    ),
    Fault(
        "a range whose figures are not those of its moves",
        AUCTION,
        "Range(1, STEP, HIGHEST, Message",
        "Range(1, 0, HIGHEST - STEP, Message",
        r"offers the figures \[0, 5, 10\]… for moves that mean \[5, 10, 15\]…: low must be the figure of",
        "def seen_by",
    ),
    Fault(
        "a range that ends too soon",
        AUCTION,
        "Range(1, STEP, HIGHEST, Message",
        "Range(1, STEP, HIGHEST - STEP, Message",
        r"the view of seat \d offers \[.*19\], legal are \[.*20\]",
        "def seen_by",
    ),
    Fault(
        "a move to a place that is not there",
        HARBOUR,
        'f"sea-{seat}" if move < TAKE',
        'f"see-{seat}" if move < TAKE',
        r"has a move on or to \{'see-\d'\}, which it does not show",
        "def seen_by",
    ),
    Fault(
        "a view of somebody else",
        VIEW,
        "        seat=seat,\n",
        "        seat=0,\n",
        r"offers .*, legal are \[\]|says that it is of \('pitch_night', 1, 0\)",
        "def seen_by",
    ),
    Fault(
        "a hand that belongs to nobody",
        VIEW,
        "owner=player, pieces=pieces",
        "owner=player + 1, pieces=pieces",
        r"has the zone hand-\d belong to seat \d, which is not there",
        "def seen_by",
    ),
    Fault(
        "two counters of one id",
        HARBOUR,
        HARBOUR_POINTS,
        HARBOUR_POINTS.replace("[", "2 * ["),
        r"has two counters \['points'\] at one place: give each an id of its own",
        "def seen_by",
    ),
    Fault(
        "a kind of zone that no board knows",
        HARBOUR,
        'Zone("quay", "row"',
        'Zone("quay", "cards"',
        r"the zone quay is of the kind 'cards': it takes one of row, hand, pile, stack, grid",
        "def seen_by",
    ),
    Fault(
        "a colour that no board knows",
        HARBOUR,
        '"red", "purple", "green", "blue")',
        '"pink", "pink", "pink", "pink")',
        r"is 'pink': it takes one of red, orange, yellow",
        "def seen_by",
    ),
    Fault(
        "a mark without a text",
        HARBOUR,
        "nh-mark-chosen = choisi\n",
        "",
        r"the mark 'chosen' of hand-\d-\d+ has no text in fr: write nh-mark-chosen in texts/fr\.ftl",
        "def seen_by",
    ),
    Fault(
        "a group without a text",
        HARBOUR,
        'f"store-{seat}")\n\n    def check',
        'f"store-{seat}", group="nh-ships")\n\n    def check',
        r"the group 'nh-ships' of choices has no text in en: write nh-ships in texts/en\.ftl",
        "def seen_by",
    ),
    Fault(
        "a deadline that is not shown",
        AUCTION,
        "deadline=MINUTE if mine else None",
        "deadline=None",
        r"has the deadline None, deadline\(\) says 60000",
        "def seen_by",
    ),
    Fault(
        "a word that is not translated",
        HARBOUR,
        '"crate": crate_name(move - TAKE)})))',
        '"crate": KINDS[move - TAKE]})))',
        r"'nh-took' says '\w+' in every language: give \$crate as a Message",
        '"nh-took"',
    ),
    Fault(
        "a seat as a bare number",
        HARBOUR,
        'Message("nh-took", {"seat": seat_name(seat)',
        'Message("nh-took", {"seat": seat',
        r"'nh-took' says the number \d for a seat: give seat_name\(\d\)",
        '"nh-took"',
    ),
    Fault(
        "a private event for the wrong seat",
        HARBOUR,
        HARBOUR_EVENT,
        HARBOUR_EVENT.replace("{seat: private}", "{self.next_seat(seat): private}"),
        r"is told something else after .* instead.*nh-you-chose\. Tell it to its owner only",
        '"nh-you-chose"',
    ),
    Fault(
        "a drawn card that is told to all",
        EVENTS,
        'Message("pn-drew", {"seat": seat_name(seat)}),',
        'Message("pn-you-drew", {"pitch": name_of(state, kind)}),',
        r"pn-you-drew tells seats something hidden that they do not know afterwards: tell it only to those who see it",
        '"pn-you-drew"',
    ),
]

IN_THE_RULES = [
    Fault(
        "a redeal that loses a card",
        STATE,
        "other.pile = unseen[top:]",
        "other.pile = unseen[top + 1 :]",
        r"changed when only what seat \d can't see did|has other pieces",
        "def known_to",
    ),
    Fault(
        "a key that forgets the pile",
        STATE,
        "joined(padded(self.known_to(OPEN), self.pile, total), self.rng.words())",
        "joined(self.known_to(OPEN), self.rng.words())",
        r"two positions that differ in pile have the same key, though they go on differently: everything that",
        "def key",
    ),
    Fault(
        "a key that forgets a number",
        NIM,
        "return vec[i64]([*self.known_to(OPEN), *self.rng.words()])",
        "return vec[i64]([self.turn, self.stones, self.gone, *self.cards, *self.rng.words()])",
        r"two positions that differ in taken_last have the same key",
        "def key",
    ),
    Fault(
        "a copy that shares a list",
        AUCTION,
        "other.bids = list(self.bids)",
        "other.bids = self.bids",
        r"playing a copy changed|nobody is to move, but the game is not over",
        "",
    ),
    Fault(
        "moves that depend on another's hand",
        STATE,
        "if self.held(seat, kind) > 0:",
        "if self.held(seat, kind) > 0 and self.hand_size(seat) > self.held(self.next_seat(seat), kind):",
        r"redeal changed the moves of seat \d|is to move and has no move|can't see did, in choices",
        "",
    ),
    Fault(
        "moves in another order each time",
        HARBOUR,
        "return list(self.hands[number]) if",
        "return __import__('random').sample(self.hands[number], len(self.hands[number])) if",
        r"moves\(\d\) says \[.*\] and then \[.*\]: always the same, in one order",
        "def moves",
    ),
    Fault(
        "moves of who is not to move",
        HARBOUR,
        "        if number not in self.to_move():\n            return []\n",
        "",
        r"the view of seat \d offers \[.*\], legal are \[\]",
        "def seen_by",
    ),
    Fault(
        "an option that changes nothing",
        GAME_PY,
        "return new_state(self, players, rng, dealt)",
        "return new_state(self, players, rng, 3)",
        r"the option cards changes nothing in \d+ games: use options\['cards'\] in deal, or leave it out",
        "def deal",
    ),
    Fault(
        "a secret choice that can't be taken back",
        HARBOUR,
        "        self.revealed = False\n        if move < TAKE:",
        "        if move < TAKE:",
        r"is a secret choice that seat \d could take back, but it says that it revealed something: begin apply with",
        "def apply",
    ),
    Fault(
        "nobody says how others see a secret choice",
        HARBOUR,
        "return move if seat == actor or move >= TAKE else 0",
        "return move",
        r"says that it revealed nothing, but seat \d could not be sure it was possible",
        "def apply",
    ),
    Fault(
        "bots that look at another's secret choice",
        HARBOUR,
        "return moves[rng.below(len(moves))]",
        "return moves[max(self.chosen) % len(moves)]",
        r"common_sense\(\d\) is another move when only what the seat can't see is",
        "def common_sense",
    ),
    Fault(
        "a round that waits for who left",
        HARBOUR,
        "        elif self.turn == TOGETHER and not self.to_move():\n            self.set_sail()\n",
        "",
        r"turn can't be so|nobody is to move",
        "",
    ),
    Fault(
        "a hand that is lost when somebody leaves",
        HARBOUR,
        "self.chosen[seat] = NONE\n        self.spent",
        "self.chosen[seat], self.hands[seat] = NONE, []\n        self.spent",
        r"hands and at_sea and spent and pile must hold what the game is played with, each once",
        "",
    ),
    Fault(
        "a longest game that is too short",
        HARBOUR,
        "return 2 * ROUNDS * players",
        "return ROUNDS * players",
        r"more moves than the longest game, \d+",
        "def longest",
    ),
    Fault(
        "a first place that is shared with other scores",
        AUCTION,
        "return Outcome(places,",
        "return Outcome([9 if self.has_left(seat) else 1 for seat in range(self.players)],",
        r"seats \d and \d share place 1 with scores of \S+ and \S+: mend the places, or say best_score",
        "def outcome",
    ),
    Fault(
        "two equals of whom each comes before the other",
        STATE,
        "self.backing[one] > self.backing[two]",
        "self.backing[one] >= self.backing[two]",
        r"nobody came first: \[2, 2.*\]\. finishes_before must not say of two equals",
        "def finishes_before",
    ),
    Fault(
        "scores that nobody saw grow",
        HARBOUR,
        "[self.points(s) for s in range(self.players)], Message",
        "[2 * self.points(s) for s in range(self.players)], Message",
        r"the scores are \[.*\], but no counter of the seats says so",
        "def outcome",
    ),
    Fault(
        "a row of the sheet with a figure too few",
        OUTCOME,
        "list(state.backing), reason)",
        "list(state.backing), reason, _Sheet(reason, [_Row(reason, [0])]))\n\n\n"
        "from captable.core.view import Row as _Row, Sheet as _Sheet",
        r"the row pn-end of the sheet has 1 figures for \d seats: none where it does not apply",
        "def outcome",
    ),
]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for games of one's own, from which they are imported and then forgotten."""
    for game in (AUCTION, HARBOUR, NIM):
        copy(STRANGERS / game, tmp_path)
    copytree(STRANGERS / "pitch_night", tmp_path / "pitch_night", ignore=ignore_patterns("__pycache__", "lesson*"))
    for file in tmp_path.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.strangers.", ""), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "_bundles", {})  # they are kept by the name of a game's module
    yield tmp_path
    names = ("pitch_night", *(game.removesuffix(".py") for game in (AUCTION, HARBOUR, NIM)))
    for name in [name for name in sys.modules if name.split(".")[0] in names]:
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


@pytest.mark.parametrize(
    "fault",
    FOUND_BY_NEWCOMERS + OUR_OWN + IN_WHAT_PEOPLE_SEE + IN_THE_RULES,
    ids=lambda fault: fault.name.replace(" ", "-"),
)
def test_a_planted_fault_is_found_with_what_to_do_and_where(shelf: Path, fault: Fault) -> None:
    told, where = complaint_about(game_with(shelf, fault))
    assert re.search(fault.complaint, told), told
    if fault.line:
        path, number = re.match(r"(.*?):(\d+)", where[0]).groups()  # type: ignore[union-attr]
        line = (Path.cwd() / path).read_text("utf-8").splitlines()[int(number) - 1]
        assert re.search(re.escape(fault.line).replace(r"\|", "|"), line), f"{where[0]}: {line}"


@pytest.mark.parametrize("name", ["pitch_night", "auction", "night_harbour", "nim"])
def test_the_copies_without_a_fault_pass(shelf: Path, name: str) -> None:
    game: Game = import_module(name).GAME
    assert read_before(game) is None
    for number in range(6):
        check_game(game, game.fewest + number % (game.most - game.fewest + 1), f"sound {number}")
