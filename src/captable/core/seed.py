"""Seeds: 128 bits, written as text. The hash may be shown when a game starts, the seed when it has ended."""

from __future__ import annotations

import secrets
from hashlib import sha256
from struct import unpack

from captable.core.errors import BadInput
from captable.core.rng import Rng

LONGEST = 200


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What may be published before the game, so that the seed can be checked after it."""
    return sha256(b"captable seed " + seed.encode()).hexdigest()


def rng_from(seed: str, purpose: str = "game") -> Rng:
    """The generator of a seed. Any text will do; another purpose gives an independent generator."""
    if not seed or len(seed) > LONGEST:
        raise BadInput(f"A seed is a text of 1 to {LONGEST} characters.")
    return Rng(*unpack("<4I", sha256(f"{purpose}:{seed}".encode()).digest()[:16]))
