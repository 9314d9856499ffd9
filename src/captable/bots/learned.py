"""Weights that were learned from games: a file beside the game for each number of players, read when a bot asks.

A file is a line of JSON, which says what it is for and how it was made, then 16-bit numbers: the first layer input by
input, its biases, the second layer (`captable.core.network`). `python -m train` writes it (docs/learning.md).
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import CaptableError
from captable.core.game import Game
from captable.core.network import Network
from captable.core.observation import Observation

LARGEST_FILE = 500_000
"""Bytes; a game with many inputs has fewer hidden units."""


class NotLearned(CaptableError):
    """There are no weights for this game as it is played here; the message says why."""


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    game: str
    version: int
    players: int
    inputs: str
    """`digest_of` the inputs that the weights are for."""
    hidden: int
    digest: str
    """SHA-256 of the weights as they stand in the file."""
    made: dict[str, str | int | float]
    """How they were made: from which games, and what they know."""


def file_of(game: Game, players: int) -> Path:
    return game.folder / "learned" / f"{players}-players.net"


def digest_of(inputs: Observation) -> str:
    """Of what the inputs are and of their order; what a designer prints on a card is not told."""
    declared = [(field.name, field.shape, field.high) for field in inputs.fields]
    return sha256(msgspec.json.encode(declared)).hexdigest()[:16]


def write(file: Path, label: Label, weights: array[int]) -> None:
    little = little_endian(weights)
    if len(little) > LARGEST_FILE:
        raise ValueError(f"{len(little)} bytes of weights are more than {LARGEST_FILE}")
    file.parent.mkdir(parents=True, exist_ok=True)
    label = msgspec.structs.replace(label, digest=sha256(little).hexdigest())
    file.write_bytes(msgspec.json.encode(label) + b"\n" + little)


def read(file: Path) -> tuple[Label, array[int]]:
    """The label and the weights, if the file is whole."""
    line, _, little = file.read_bytes().partition(b"\n")
    try:
        label = msgspec.json.decode(line, type=Label)
    except msgspec.MsgspecError as error:
        raise NotLearned(f"{file.name} can't be read: {error}") from None
    if sha256(little).hexdigest() != label.digest:
        raise NotLearned(f"{file.name} is damaged: its digest is another")
    weights = array("h", little)
    if sys.byteorder == "big":
        weights.byteswap()
    return label, weights


def little_endian(weights: array[int]) -> bytes:
    copy = array("h", weights)
    if sys.byteorder == "big":
        copy.byteswap()
    return copy.tobytes()


def load(game: Game, players: int, file: Path | None = None) -> Network:
    """The network of a game for so many players; `NotLearned` if there is none for the game as it is."""
    file = file or file_of(game, players)
    inputs = game.inputs(players)
    if inputs is None or not file.exists():
        raise NotLearned(f"nothing was learned with {players} players")
    if game.cards_edited:
        raise NotLearned("its cards were edited")
    label, weights = read(file)
    if (label.game, label.players) != (game.key, players):
        raise NotLearned(f"{file.name} is for {label.game} with {label.players} players")
    if label.version != game.version:
        raise NotLearned(f"what was learned is for version {label.version}, this is version {game.version}")
    if label.inputs != digest_of(inputs):
        raise NotLearned("what was learned is for other inputs")
    highest = [field.high for field in inputs.fields for _number in range(field.size)]
    return Network(inputs.observer, vec[i64](highest), label.hidden, vec[i64](weights.tolist()))


@lru_cache(maxsize=32)
def network_for(game: Game, players: int) -> Network | None:
    """The same, but none where there is none, which is said once."""
    try:
        return load(game, players)
    except NotLearned as why:
        print(f"captable: bots of {game.key} play without a network: {why}.", file=sys.stderr, flush=True)
        return None
