"""A game written out: every answer of the contract at every position, to be read, kept and compared.

A change to a playthrough shows what a change to the code did. The line `rules` in its head is a digest of what a
record depends on: positions, legal moves and the outcome, but neither words nor views. When that line changes, the
same seed and moves no longer give the same game, and the game needs a new version.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import groupby
from typing import Any

import msgspec

from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.record import cards_digest
from captable.core.render import render, sheet_lines
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from captable.core.view import OPEN, SPECTATOR, Event
from captable.core.words import LANGUAGES, Words

OPENING = 3
"""So many positions at the start are written out in full, and the last one."""
CLOSELY = 50
"""After the opening, one position in so many is written out in full."""
BRIEFLY = 24
"""So many positions at the start are written out in brief; of the later ones there is a digest of all answers."""


def playthrough(game: Game, players: int, seed: str, options: Mapping[str, object] | None = None) -> str:
    """One game of random moves, written out."""
    return _Playthrough(game, players, seed, options or {}).text()


def head_of(text: str) -> dict[str, str]:
    """The lines `name: value` with which a playthrough begins."""
    head = text.split("\n\n", 1)[0]
    return dict(line.split(": ", 1) for line in head.splitlines() if not line.startswith("#"))


class _Playthrough:
    def __init__(self, game: Game, players: int, seed: str, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = read_options(game.options, options)
        self.state: State = game.new(players, seed, options)
        self.rng = rng_from(seed, "playthrough")
        self.voices = [Words(game, language) for language in LANGUAGES]
        self.words = self.voices[0]
        self.rules = sha256()

    def text(self) -> str:
        body = "\n".join(self.lines())
        return "\n".join([*self.head(), "", body, ""])

    def head(self) -> Iterator[str]:
        yield f"# A game of {self.game.key}, move by move. If `rules` changes, the version must go up."
        yield f"game: {self.game.key}"
        yield f"version: {self.game.version}"
        yield f"players: {self.players}"
        yield f"options: {_json(self.options)}"
        yield f"seed: {self.seed}"
        yield f"cards: {cards_digest(self.game)}"
        yield f"move codes: {self.game.move_codes}"
        yield f"longest: {self.game.longest(self.players, self.options)}"
        yield f"rules: {self.rules.hexdigest()[:16]}"

    def lines(self) -> Iterator[str]:
        number = 0
        while not self.state.over():
            if number < OPENING or number % CLOSELY == 0:
                yield from self.position(number, True)
            elif number < BRIEFLY:
                yield from self.position(number, False)
            else:
                answers = _digest("\n".join(self.position(number, False)).encode())
                yield f"== {number}: digest {self.state.digest()}, all answers {answers}"
            yield from self.move(number < BRIEFLY)
            number += 1
        yield from self.position(number, True)
        yield from self.end()

    # -- a position --------------------------------------------------------------------------------------------

    def position(self, number: int, full: bool) -> Iterator[str]:
        state = self.state
        yield f"== {number}"
        yield f"digest {state.digest()}"
        yield f"to move: {_json(state.to_move())}"
        self.bind(state.digest(), state.to_move())
        for seat in state.to_move():
            yield from self.moves(seat, full)
        yield from self.knowledge(number)
        if full:
            yield from self.refusals()
            yield from self.in_full()
        if number == 0:
            yield from (f"knows of seat {seat}: {_runs(state.knows(seat))}" for seat in range(self.players))

    def moves(self, seat: int, full: bool) -> Iterator[str]:
        codes = self.state.moves(seat)
        self.bind(seat, codes)
        yield f"moves of {seat}: {_json(codes)}, by default {self.state.default_move(seat)}"
        if full:
            for code in codes:
                said = " | ".join(voice.say(self.game.move_table.message(code)) for voice in self.voices)
                yield f"  {code} {_json(self.game.move_table.structured(code))} {said}"

    def knowledge(self, number: int) -> Iterator[str]:
        """What each seat can tell, as digests, and a world that it can't tell from this one."""
        state = self.state
        for seat in [*range(self.players), SPECTATOR]:
            view = _digest(msgspec.json.encode(state.view(seat)))
            knows = _digest(_json(state.knows(seat)).encode())
            yield f"{_name(seat)}: view {view}, knows {knows}{self.world(number, seat)}"
        yield f"open: view {_digest(msgspec.json.encode(state.view(OPEN)))}"
        yield f"value: {_json([state.value(seat) for seat in range(self.players)])}"

    def world(self, number: int, seat: int) -> str:
        if seat == SPECTATOR:
            return ""
        chance = rng_from(f"{self.seed}:{number}:{seat}", "redeal")
        return f", redealt {self.state.redeal(seat, chance).digest()}"

    def refusals(self) -> Iterator[str]:
        """Why not: one move for each reason that there is."""
        told: set[tuple[str, str]] = set()
        for seat in range(self.players):
            for code in range(self.game.move_codes):
                refusal = self.state.why_not(seat, code)
                if refusal is not None and (refusal.clause, refusal.say.id) not in told:
                    told.add((refusal.clause, refusal.say.id))
                    yield f"why not {code} by {seat}: {self.words.say(refusal.say)} ({refusal.clause})"

    def in_full(self) -> Iterator[str]:
        state = self.state
        for seat in [*range(self.players), SPECTATOR, OPEN]:
            yield f"view of {_name(seat)}:"
            yield from _indented(render(state.view(seat), self.words))
        yield f"deadlines: {_json([state.deadline(seat) for seat in range(self.players)])}"
        yield f"census: {_json(list(state.census()))}"
        yield "dump:"
        yield from (f"  {name}: {_json(value)}" for name, value in state.dump().items())
        yield from self.leaving()

    def leaving(self) -> Iterator[str]:
        for seat in range(self.players):
            if not self.state.over() and not self.state.has_left(seat):
                left = self.state.copy()
                left.concede(seat)
                self.bind(left.digest())
                yield f"if {seat} concedes: {left.digest()}, to move {_json(left.to_move())}"

    # -- a move ------------------------------------------------------------------------------------------------

    def move(self, with_travels: bool) -> Iterator[str]:
        seat = seat_to_move(self.state, self.rng)
        move = self.any_move(seat, self.rng)
        seen = [self.state.seen_as(other, seat, move) for other in range(self.players)]
        self.state.play(seat, move)
        self.bind(seat, move)
        revealed = ", revealed" if self.state.revealed else ""
        hidden = "" if set(seen) == {move} else f", seen as {_json(seen)}"
        yield f"-- {seat} plays {move}: {self.game.say(move)}{hidden}{revealed}"
        for event in self.state.events:
            yield from self.event(event, with_travels)

    def any_move(self, seat: int, rng: Rng) -> int:
        moves = self.state.moves(seat)
        return moves[rng.below(len(moves))]

    def event(self, event: Event, with_travels: bool) -> Iterator[str]:
        clause = f" ({event.clause})" if event.clause else ""
        public = self.words.say(event.say) if event.say else "(unnoticed)"
        yield f"  {public}{clause}"
        for seat, message in event.privately.items():
            yield f"  to {seat}: {self.words.say(message)}"
        if event.travels and with_travels:
            yield "  " + "; ".join(f"{travel.start} → {travel.to}" for travel in event.travels)

    def end(self) -> Iterator[str]:
        outcome = self.state.outcome()
        assert outcome is not None
        self.bind(outcome.places, outcome.scores, outcome.teams)
        yield f"places: {_json(outcome.places)}"
        yield f"scores: {_json(outcome.scores)}"
        yield f"teams: {_json(outcome.teams)}"
        yield f"reason: {self.words.say(outcome.reason)}"
        if outcome.sheet:
            yield from sheet_lines(outcome.sheet, self.words)

    def bind(self, *facts: Any) -> None:
        """Facts that a record depends on."""
        self.rules.update(_json(facts).encode())


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:8]


def _runs(items: list[int]) -> str:
    """A long vector, with what is repeated counted: "10×3 -1×6 31"."""
    runs = [(item, len(list(same))) for item, same in groupby(items)]
    return " ".join(f"{item}×{count}" if count > 1 else str(item) for item, count in runs)


def _name(seat: int) -> str:
    return {SPECTATOR: "spectator", OPEN: "open"}.get(seat, f"seat {seat}")


def _indented(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield f"  {line}"
