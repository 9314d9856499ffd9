"""What common sense thinks things are worth. The figures are tuned by `python -m bench.taste it_heroes`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """Worths are in no unit: they are only compared, and what is worth less than nothing is not done."""

    early: i64
    """Turns, of both players, in which a Resource is the best play."""
    early_resource: i64
    late_resource: i64
    bonus: i64
    """A Coffee that a Resource adds besides its own."""
    threat: i64
    damage: i64
    """A card of damage that a Threat does."""
    velocity: i64
    """A hundred of a Threat's Ticket Velocity."""
    wanted_hero: i64
    """A Hero where there are more Threats than Heroes; then where there are as many, and where there are fewer."""
    spare_hero: i64
    idle_hero: i64
    deflection: i64
    """A hundred of a Hero's deflection."""
    document: i64
    uptime: i64
    action: i64
    """An Action before its effects."""
    price: i64
    """A Coffee that a card costs."""
    dull: i64
    """A Once Per Game ability is kept while it would do no more than this."""

    draw: i64
    heal: i64
    neutralise: i64
    remove: i64
    discard: i64
    deny: i64
    hit: i64
    mend: i64
    search: i64
    pair: i64
    gain: i64
    """The effects of cards, for each card, hit or Coffee of them."""

    blocked_damage: i64
    deflects: i64
    """A block that does not cost the Hero a hit."""
    spare_deflection: i64
    """A hundred of deflection beyond what it takes."""
    last_hit: i64
    """A Coffee of the cost of a Hero that falls by the block."""

    def __init__(self) -> None:
        self.early = 6
        self.early_resource = 90
        self.late_resource = 15
        self.bonus = 20
        self.threat = 40
        self.damage = 15
        self.velocity = 20
        self.wanted_hero = 75
        self.spare_hero = 30
        self.idle_hero = -10
        self.deflection = 99
        self.document = 10
        self.uptime = 8
        self.action = -5
        self.price = 5
        self.dull = 30
        self.draw = 7
        self.heal = 18
        self.neutralise = 110
        self.remove = 10
        self.discard = 18
        self.deny = 24
        self.hit = 14
        self.mend = 32
        self.search = 30
        self.pair = 6
        self.gain = 20
        self.blocked_damage = 15
        self.deflects = 40
        self.spare_deflection = 33
        self.last_hit = 10


TASTE: Final = Taste()
