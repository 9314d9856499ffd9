"""A page of one's own: what is being played, what was, with whom, and how strong that makes one."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter

from captable.server.office import Office
from captable.server.problems import refusals
from captable.server.routes import DEPENDENCIES, Somebody, TheOffice
from captable.server.wire import Opponent, OwnGame, OwnGames, RatedGame, Rating
from captable.tables.look import Summary, lobby_info
from captable.tables.ratings import BOT, Against
from captable.tables.store import Rated

MOST_GOING = 200
MOST_AT_ONCE = 30
"""Finished games in one answer."""
MOST_READ = 1000
"""Finished games that are looked through for one answer."""
MOST_HISTORY = 200
FOR_EVER = 2**62
_summary = msgspec.json.Decoder(Summary).decode

Game = Annotated[str, QueryParameter(description="only of this game")]
With = Annotated[str, QueryParameter(description="only with this opponent, by its key")]
Before = Annotated[int, QueryParameter(description="only those that ended before, from the last answer")]


@get("/games", tags=["people"], summary="Your tables, and your finished games", responses=refusals())
async def get_games(
    office: TheOffice, person: Somebody, game: Game = "", opponent: With = "", before: Before = FOR_EVER
) -> OwnGames:
    if not person:
        return OwnGames([], [], None)
    _, mine, _ = await office.house.lobby(person, ([], []), MOST_GOING)
    going = [table for table in mine if table.status in ("running", "open")]
    found: list[OwnGame] = []
    read = await office.store.finished_of(person, before, MOST_READ)
    last = before
    for kept in map(_summary, read):
        if len(found) == MOST_AT_ONCE:
            return OwnGames(going, found, last)
        last = kept.info.ended or 0
        opponents = opponents_in(office, kept, person)
        if game in ("", kept.info.game) and opponent in ("", *(other.key for other in opponents)):
            found.append(OwnGame(lobby_info(kept, person), opponents))
    return OwnGames(going, found, last if len(read) == MOST_READ else None)


def opponents_in(office: Office, kept: Summary, person: str) -> list[Opponent]:
    """Who else had a seat; several bots of a level are one."""
    found: dict[str, Opponent] = {}
    for seat, other in zip(kept.info.seats, kept.people, strict=True):
        if other == person:
            continue
        key = office.people.alias_of(other, person) if other else BOT + seat.bot
        found.setdefault(key, Opponent(key, seat.name if other else seat.bot, not other))
    return list(found.values())


@get("/ratings", tags=["people"], summary="How strong you are at each game", responses=refusals())
async def get_ratings(office: TheOffice, person: Somebody) -> list[Rating]:
    return ratings_in(await office.store.ratings_of(person)) if person else []


def ratings_in(rated: list[Rated]) -> list[Rating]:
    """By game and kind of opponent, those with the latest game first."""

    def by(each: Rated) -> tuple[str, str]:
        return each.game, each.against

    found = []
    for _, group in groupby(sorted(rated, key=lambda each: (*by(each), each.games)), by):
        all_of = list(group)
        now = all_of[-1]
        history = [RatedGame(each.at, each.mean, each.deviation) for each in all_of[-MOST_HISTORY:]]
        against: Against = "people" if now.against == "people" else "bots"
        found.append(Rating(now.game, against, now.games, now.mean, now.deviation, history))
    return sorted(found, key=lambda rating: -rating.history[-1].at)


you_api = Router("/api/me", route_handlers=[get_games, get_ratings], dependencies=DEPENDENCIES)
