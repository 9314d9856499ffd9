"""Tournaments by link: who has it may look and take part, who made it begins the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.core.view import Message
from captable.server.office import Office
from captable.server.plain import plain_text
from captable.server.problems import refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice
from captable.server.wire import (
    AddBot,
    CallOff,
    Challenge,
    Drop,
    EntrantInfo,
    Join,
    MatchInfo,
    NewTournament,
    OwnTournament,
    TournamentInfo,
)
from captable.tables.tournaments.matches import NOBODY, Match, points
from captable.tables.tournaments.pairing import History
from captable.tables.tournaments.standings import shown, standings
from captable.tables.tournaments.tournament import Tournament

MOST_LISTED = 50
REFUSED = refusals(403, 404, 409, 413, 503)


@get("/", tags=["tournaments"], summary="Yours, and those where you take part", responses=refusals())
async def list_tournaments(office: TheOffice, person: Somebody) -> list[OwnTournament]:
    return [own_tournament(it, person) for it in await office.desk.of(person, MOST_LISTED)] if person else []


@post("/", tags=["tournaments"], summary="Organise a tournament", responses=REFUSED)
async def open_tournament(
    office: TheOffice, guest: Somebody, caller: Address, data: JSONBody[NewTournament]
) -> TournamentInfo:
    office.caps.make(caller)
    plan = msgspec.structs.replace(data.plan, title=plain_text(data.plan.title))
    tournament = await office.desk.open(guest, plan, office.people.origin_of(caller))
    if data.join:
        tournament = await office.desk.join(tournament.id, guest, await office.people.name(guest), data.seat_options)
    return info(office, tournament, guest)


@get("/{id:str}", tags=["tournaments"], summary="All of a tournament", responses=refusals(404))
async def get_tournament(office: TheOffice, person: Somebody, id: FromPath[str]) -> TournamentInfo:
    return info(office, await office.desk.find(id), person)


@post("/{id:str}/join", status_code=200, tags=["tournaments"], summary="Take part", responses=REFUSED)
async def join(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[Join]) -> TournamentInfo:
    name = await office.people.name(guest)
    return info(office, await office.desk.join(id, guest, name, data.options), guest)


@post("/{id:str}/leave", status_code=200, tags=["tournaments"], summary="Play no more", responses=REFUSED)
async def leave(office: TheOffice, guest: Somebody, id: FromPath[str]) -> TournamentInfo:
    return info(office, await office.desk.change(id, lambda it: it.leave(guest)), guest)


@post("/{id:str}/bots", status_code=200, tags=["tournaments"], summary="Let a bot take part", responses=REFUSED)
async def add_bot(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[AddBot]) -> TournamentInfo:
    return info(office, await office.desk.change(id, lambda it: it.add_bot(guest, data.bot)), guest)


@post(
    "/{id:str}/drop",
    status_code=200,
    tags=["tournaments"],
    summary="Somebody plays no more, or may come back",
    responses=REFUSED,
)
async def drop(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[Drop]) -> TournamentInfo:
    return info(office, await office.desk.change(id, lambda it: it.drop(guest, data.entrant, data.back)), guest)


@post("/{id:str}/round", status_code=200, tags=["tournaments"], summary="Begin the next round", responses=REFUSED)
async def start_round(office: TheOffice, guest: Somebody, id: FromPath[str]) -> TournamentInfo:
    return info(office, await office.desk.start_round(id, guest), guest)


@post("/{id:str}/challenge", status_code=200, tags=["tournaments"], summary="A game on a ladder", responses=REFUSED)
async def challenge(
    office: TheOffice, guest: Somebody, caller: Address, id: FromPath[str], data: JSONBody[Challenge]
) -> TournamentInfo:
    office.caps.make(caller)
    return info(office, await office.desk.challenge(id, guest, data.entrants), guest)


@post("/{id:str}/call-off", status_code=200, tags=["tournaments"], summary="Give up a game", responses=REFUSED)
async def call_off(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[CallOff]) -> TournamentInfo:
    return info(office, await office.desk.call_off(id, guest, data.table), guest)


@post("/{id:str}/end", status_code=200, tags=["tournaments"], summary="No further round", responses=REFUSED)
async def end(office: TheOffice, guest: Somebody, id: FromPath[str]) -> TournamentInfo:
    now = office.settings.now()
    return info(office, await office.desk.change(id, lambda it: it.end(guest, now)), guest)


def info(office: Office, it: Tournament, person: str) -> TournamentInfo:
    """As that person may see it."""
    you = it.number_of(person)
    game = office.games.get(it.plan.game)
    why = it.why_no_round(game) if game is not None else ""
    return TournamentInfo(
        id=it.id,
        plan=it.plan,
        status=it.status,
        made=it.made,
        entrants=[EntrantInfo(each.name, each.bot, each.left, each.dropped) for each in it.entrants],
        standings=standings(len(it.entrants), it.matches),
        matches=matches_in(it),
        round=it.round,
        rounds=it.rounds,
        rungs=it.rungs,
        ended=it.ended,
        you=None if you == NOBODY else you,
        yours=bool(person) and person == it.host,
        seat_options={} if you == NOBODY else it.entrants[you].options,
        reach=it.within_reach(you),
        waits=Message(f"tournament-{why}", {"seats": it.fewest(game)}) if why and game is not None else None,
    )


def matches_in(it: Tournament) -> list[MatchInfo]:
    """Each with what was known when it was paired: the points and who had met, before its round."""
    found: list[MatchInfo] = []
    total, past = [0] * len(it.entrants), History()
    for _, together in groupby(it.matches, key=lambda match: match.round):
        matches = list(together)
        found += [match_info(match, total, past) for match in matches]
        for match in matches:
            past.add(match.seats)
            for entrant, gained in points(match).items():
                total[entrant] += gained
    return found


def match_info(match: Match, total: Sequence[int], past: History) -> MatchInfo:
    gained = points(match)
    pairs = [(one, other) for one in match.seats for other in match.seats if NOBODY < one < other]
    return MatchInfo(
        round=match.round,
        seats=list(match.seats),
        before=[shown(total[each]) if each != NOBODY else 0 for each in match.seats],
        again=sum(past.times(*pair) > 0 for pair in pairs),
        table=match.table,
        idle=match.idle,
        places=list(match.places) if match.places else None,
        points=[shown(gained.get(each, 0)) for each in match.seats] if gained else None,
        void=match.void,
    )


def own_tournament(it: Tournament, person: str) -> OwnTournament:
    you = it.number_of(person)
    plays = (match.table for match in it.waiting if you != NOBODY and you in match.seats)
    return OwnTournament(
        it.id,
        it.plan.title,
        it.plan.game,
        it.plan.format,
        it.status,
        len(it.playing),
        it.round,
        it.rounds,
        person == it.host,
        next(plays, ""),
    )


_HANDLERS: list[ControllerRouterHandler] = [
    list_tournaments,
    open_tournament,
    get_tournament,
    join,
    leave,
    add_bot,
    drop,
    start_round,
    challenge,
    call_off,
    end,
]

tournaments_api = Router("/api/tournaments", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)
