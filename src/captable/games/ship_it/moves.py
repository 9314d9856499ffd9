"""The move table of Ship It! The order of the rows fixes the codes that the rules work with (`codes`)."""

from __future__ import annotations

from captable.core.moves import Index, MoveKind, MoveTable, Name, Number
from captable.core.view import Message
from captable.games.ship_it.cards import ACTIONS, FUNDINGS, PRODUCTS, TECHS
from captable.games.ship_it.rules.codes import MOST_BID, MOST_INSIDERS, MOST_POOL, MOST_STAFF
from captable.games.ship_it.rules.puzzle import FEWEST_TURNS, MOST_BLOCKS, MOST_TOKENS, MOST_TURNS

CONDITIONS = ("clear", "coin", "edge")
BLOCK_IDS = (
    "move",
    "collect",
    "left",
    "right",
    "call",
    *(f"if_{condition}" for condition in CONDITIONS),
    *(f"while_{condition}" for condition in CONDITIONS),
    *(f"loop_{turns}" for turns in range(FEWEST_TURNS, MOST_TURNS + 1)),
    "function",
)


def block_name(block: int) -> Message:
    kind, _, detail = BLOCK_IDS[block].partition("_")
    if kind == "loop":
        return Message("si-block-loop", {"turns": int(detail)})
    if detail:
        return Message(f"si-block-{kind}", {"condition": Message(f"si-condition-{detail}")})
    return Message(f"si-block-{kind}")


def _named(group: str, ids: tuple[str, ...]) -> Name:
    return Name(ids, tuple(Message(f"si-{group}-{id}") for id in ids))


def move_table() -> MoveTable:
    engineer = Index(MOST_STAFF)
    block = Name(BLOCK_IDS, tuple(block_name(i) for i in range(len(BLOCK_IDS))))
    simple_or_container = Name(block.ids[:-1], block.names[:-1])  # a Function can't be swapped
    return MoveTable(
        [
            MoveKind("funding", funding=_named("funding", FUNDINGS)),
            MoveKind("tech", tech=_named("tech", TECHS)),
            MoveKind("product", product=_named("product", PRODUCTS)),
            MoveKind("rethink"),
            MoveKind("envelope", candidate=Index(MOST_POOL)),
            MoveKind("insider", candidate=Index(MOST_INSIDERS)),
            MoveKind("no_bid"),
            MoveKind("bid", amount=Number(1, MOST_BID)),
            MoveKind("send"),
            MoveKind("assign", engineer=engineer, action=_named("action", ACTIONS)),
            MoveKind("idle", engineer=engineer),
            MoveKind("augment", engineer=engineer),
            MoveKind("plain", engineer=engineer),
            MoveKind("pivot", product=_named("product", PRODUCTS)),
            MoveKind("stay"),
            MoveKind("lock"),
            MoveKind("open"),
            MoveKind("pass"),
            MoveKind("place", block=block),
            MoveKind("swap", block=simple_or_container),
            MoveKind("remove", block=Index(MOST_BLOCKS)),
            MoveKind("cursor", gap=Index(MOST_TOKENS + 1)),
            MoveKind("submit"),
        ],
    )
