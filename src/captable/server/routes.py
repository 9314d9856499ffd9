"""The HTTP part: the catalogue, who you are, tables, records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import AnyCallable, ControllerRouterHandler

from captable.core.decks import DeckBox, DeckCheck
from captable.core.record import encode
from captable.core.view import OPEN, View
from captable.server import catalogue
from captable.server.addresses import place_of
from captable.server.caps import HOUR
from captable.server.company import ask_all_along, must_be_welcome
from captable.server.office import Office
from captable.server.people import COOKIE, LASTS
from captable.server.problems import Unwelcome, refusals, server_texts
from captable.server.wire import (
    DeckText,
    GameInfo,
    Join,
    Learn,
    Lobby,
    Me,
    Mistake,
    Moment,
    Mute,
    NewTable,
    PlayNow,
    Practice,
    Practise,
    Remove,
    Rename,
    Replay,
    Rules,
    Start,
    TableReview,
    TryAgain,
)
from captable.tables.house import Wish
from captable.tables.info import SeatWish, TableInfo
from captable.tables.look import MOST_VIEWS, frames, views
from captable.tables.table import Table

STEPS_LIKE_A_VIEW = 20
"""Playing a step again is quicker than showing a view."""
TEXT = "text/plain; charset=utf-8"
Language = Annotated[str, PathParameter(description="`en` or `fr`")]
Eyes = Annotated[int, QueryParameter(description="a seat; -1 for a spectator, -2 for all cards open")]
Level = Annotated[str, QueryParameter(description="how closely: `quick` or `standard`")]
MOST_MISTAKES = 50
TheOffice = NamedDependency[Office]
Somebody = NamedDependency[str]
Address = NamedDependency[str]


async def office_of(state: State) -> Office:
    office: Office = state.office
    return office


async def person_of(request: Request[Any, Any, Any], office: TheOffice) -> str:
    """The person behind a request; empty without a cookie."""
    return office.people.read(request.cookies.get(COOKIE))


async def address_of(request: Request[Any, Any, Any]) -> str:
    """The address that this request counts against."""
    return place_of(request.client.host if request.client else "")


async def guest_of(office: TheOffice, person: Somebody, caller: Address) -> str:
    """The person behind a request that changes something, if they have not sent too many."""
    if not person:
        raise Unwelcome(403, "no-cookie")
    if not office.changes.take(person) or not office.changes_by_address.take(caller):
        raise Unwelcome(429, "too-many", retry_after=2)
    return person


def cookie(request: Request[Any, Any, Any], value: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, "/", value, max_age=LASTS if value else 0, httponly=True, samesite="lax", secure=secure)


# -- the catalogue -----------------------------------------------------------------------------------------------


@get("/games", tags=["games"], summary="The games that can be played here", responses=refusals())
async def list_games(office: TheOffice) -> list[GameInfo]:
    return [catalogue.game_info(game) for game in office.games.values()]


@get(
    "/texts/{language:str}",
    media_type=TEXT,
    tags=["games"],
    summary="Fluent source of everything but the games",
    responses=refusals(404),
)
async def get_texts(language: Language) -> str:
    return server_texts(catalogue.language(language))


@get(
    "/games/{key:str}/texts/{language:str}",
    media_type=TEXT,
    tags=["games"],
    summary="Fluent source for a table",
    responses=refusals(404),
)
async def get_game_texts(office: TheOffice, key: FromPath[str], language: Language) -> str:
    return catalogue.texts(office.house.game(key), language)


@get(
    "/games/{key:str}/lesson/{language:str}",
    media_type=TEXT,
    tags=["games"],
    summary="Fluent source for a table where a lesson is given",
    responses=refusals(404),
)
async def get_lesson_texts(office: TheOffice, key: FromPath[str], language: Language) -> str:
    return catalogue.lesson_texts(office.house.game(key), language)


@get(
    "/games/{key:str}/rules/{language:str}",
    tags=["games"],
    summary="The rules, clause by clause",
    responses=refusals(404),
)
async def get_rules(office: TheOffice, key: FromPath[str], language: Language) -> Rules:
    return catalogue.rules(office.house.game(key), language)


@get(
    "/games/{key:str}/decks",
    tags=["games"],
    summary="The cards that decks are built of, and ready ones",
    responses=refusals(404),
)
async def get_decks(office: TheOffice, key: FromPath[str]) -> DeckBox:
    box = office.house.game(key).deck_box()
    if box is None:
        raise Unwelcome(404, "no-decks")
    return box


@post(
    "/games/{key:str}/decks/check",
    status_code=200,
    tags=["games"],
    summary="Every rule that a deck text breaks",
    responses=refusals(403, 404, 413),
)
async def check_deck(office: TheOffice, key: FromPath[str], data: JSONBody[DeckText]) -> DeckCheck:
    game = office.house.game(key)
    if game.deck_box() is None:
        raise Unwelcome(404, "no-decks")
    return game.check_deck(data.text)


@post(
    "/games/{key:str}/practice",
    status_code=200,
    tags=["games"],
    summary="An exercise, without a table or a clock",
    responses=refusals(403, 404, 409, 413),
)
async def practise(office: TheOffice, guest: Somebody, key: FromPath[str], data: JSONBody[Practise]) -> Practice:
    return await asyncio.to_thread(catalogue.practice, office.house.game(key), data)


# -- people ------------------------------------------------------------------------------------------------------


@get(
    "/me",
    tags=["people"],
    summary="Who you are; the first time you become a guest and are given a cookie",
    responses=refusals(),
)
async def get_me(request: Request[Any, Any, Any], office: TheOffice, person: Somebody) -> Response[Me]:
    old = request.cookies.get(COOKIE)
    person = person or office.people.new()
    response = Response(await office.people.me(person))
    if office.people.should_renew(old):
        response.set_cookie(cookie(request, office.people.cookie_for(person, office.people.badge(old).device)))
    return response


@put("/me", tags=["people"], summary="Choose a name", responses=refusals(403, 413, 503))
async def put_me(office: TheOffice, guest: Somebody, data: JSONBody[Rename]) -> Me:
    return await office.people.rename(guest, data.name)


# -- tables ------------------------------------------------------------------------------------------------------


def change(what: str, summary: str, body: bool = True) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """A route by which somebody changes a table; it answers with the table as they see it then."""
    refused = refusals(403, 404, 409, *([413] if body else []), 503)
    return post(f"/tables/{{id:str}}/{what}", status_code=200, tags=["tables"], summary=summary, responses=refused)


async def act(office: Office, guest: str, id: str, wish: Wish) -> TableInfo:
    await office.house.act(id, wish)
    return await office.house.info(id, guest)


@get("/tables", tags=["tables"], summary="The lobby", responses=refusals())
async def get_lobby(office: TheOffice, person: Somebody) -> Lobby:
    return await office.hub.lobby(person)


@post("/tables", tags=["tables"], summary="Open a table", responses=refusals(403, 404, 409, 413, 503))
async def create_table(office: TheOffice, guest: Somebody, caller: Address, data: JSONBody[NewTable]) -> TableInfo:
    name = await office.people.name(guest)
    async with office.caps.room_for(guest, "open"):
        office.caps.make(caller)
        table = await office.house.create(
            guest,
            name,
            data.game,
            data.seats,
            data.options,
            clock=data.clock,
            terms=data.terms,
            public=data.public,
            sit=data.sit,
            seat_options=data.seat_options,
            hints=data.hints,
            origin=office.people.origin_of(caller),
        )
    return await office.house.info(table.id, guest)


@post("/play", tags=["tables"], summary="Play now: you against bots", responses=refusals(403, 404, 409, 413, 503))
async def play_now(office: TheOffice, guest: Somebody, caller: Address, data: JSONBody[PlayNow]) -> TableInfo:
    name = await office.people.name(guest)
    players = data.players or office.house.game(data.game).usual_players(data.options)
    wishes = [SeatWish("person"), *[SeatWish("bot", data.bot)] * (players - 1)]
    async with office.caps.room_for(guest, "running"):
        office.caps.make(caller)
        table = await office.house.create(
            guest,
            name,
            data.game,
            wishes,
            data.options,
            public=False,
            start=True,
            seat_options=data.seat_options,
            origin=office.people.origin_of(caller),
        )
    return await office.house.info(table.id, guest)


@post("/learn", tags=["tables"], summary="A guided first game", responses=refusals(403, 404, 409, 413, 503))
async def learn(office: TheOffice, guest: Somebody, caller: Address, data: JSONBody[Learn]) -> TableInfo:
    name = await office.people.name(guest)
    async with office.caps.room_for(guest, "running"):
        office.caps.make(caller)
        table = await office.house.teach(guest, name, data.game, office.people.origin_of(caller))
    return await office.house.info(table.id, guest)


@get("/tables/{id:str}", tags=["tables"], summary="A table from the outside", responses=refusals(404, 409))
async def get_table(office: TheOffice, person: Somebody, id: FromPath[str]) -> TableInfo:
    return await office.house.info(id, person)


@change("join", "Take a seat")
async def join_table(
    request: Request[Any, Any, Any],
    office: TheOffice,
    guest: Somebody,
    caller: Address,
    id: FromPath[str],
    data: JSONBody[Join],
) -> TableInfo:
    me = await office.people.me(guest)
    origin, since = office.people.origin_of(caller), office.people.since(request.cookies.get(COOKIE))
    table = await office.house.find(id)
    await must_be_welcome(office, guest, table)
    known = table.seat_of(guest) >= 0
    async with nullcontext() if known else office.caps.room_for(guest, "open"):
        return await act(
            office,
            guest,
            id,
            lambda table, now: table.sit(
                guest, me.name, data.seat, data.options, now, numbered=not me.named, origin=origin, since=since
            ),
        )


@change("leave", "Give your seat up before the game", body=False)
async def leave_table(office: TheOffice, guest: Somebody, id: FromPath[str]) -> TableInfo:
    return await act(office, guest, id, lambda table, now: table.leave(guest, now))


@change("remove", "Remove a player before the game starts; for the host")
async def remove_player(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[Remove]) -> TableInfo:
    return await act(office, guest, id, lambda table, now: table.remove(guest, data.seat, now))


@change("mute", "Mute a player, or unmute them; for the host")
async def mute_player(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[Mute]) -> TableInfo:
    return await act(office, guest, id, lambda table, now: table.mute(guest, data.seat, data.on, now))


@change("start", "Begin the game")
async def start_table(
    office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[Start | None] = None
) -> TableInfo:
    fill = data.bot if data is not None and data.fill else None
    async with office.caps.room_for(guest, "running"):
        return await act(office, guest, id, lambda table, now: table.start(guest, now, fill))


@change("rematch", "Play again with the same people", body=False)
async def rematch_table(office: TheOffice, guest: Somebody, caller: Address, id: FromPath[str]) -> TableInfo:
    origin = office.people.origin_of(caller)
    async with office.caps.room_for(guest, "running"):
        table = await office.house.rematch(id, guest, await office.people.name(guest), origin)
    await ask_all_along(office, guest, await office.house.find(id), table)
    return await office.house.info(table.id, guest)


# -- looking back ------------------------------------------------------------------------------------------------


def charge(office: Office, person: str, caller: str, steps: int, views: int) -> None:
    """Charge the asker's budget for replaying this many steps and showing this many views."""
    cost = views + steps // STEPS_LIKE_A_VIEW
    enough = office.looking_back_by_address.take(caller, cost)
    if not enough or (person and not office.looking_back.take(person, cost)):
        raise Unwelcome(429, "looked-back-much", retry_after=10)


@get(
    "/tables/{id:str}/moments/{moment:int}",
    tags=["looking back"],
    summary="Your own view at an earlier revision",
    responses=refusals(404, 409),
)
async def get_moment(
    office: TheOffice, person: Somebody, caller: Address, id: FromPath[str], moment: FromPath[int]
) -> Moment:
    table = await office.house.find(id)
    look = table.moment(table.seat_of(person), moment)
    charge(office, person, caller, moment, 1)
    return Moment(moment, await asyncio.to_thread(look))


@get(
    "/tables/{id:str}/record",
    tags=["looking back"],
    summary="The record of a finished game, a file",
    responses=refusals(404, 409),
)
async def get_record(office: TheOffice, id: FromPath[str]) -> Response[Any]:
    table = await office.house.find(id)
    name = f"{table.game.key}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    record = await asyncio.to_thread(encode, table.record)
    return Response(record.encode(), media_type=MediaType.JSON, headers=headers)


@get(
    "/tables/{id:str}/replay",
    tags=["looking back"],
    summary="The steps of a finished game with their log lines",
    responses=refusals(404, 409),
)
async def get_replay(
    office: TheOffice, person: Somebody, caller: Address, id: FromPath[str], seat: Eyes = OPEN
) -> Replay:
    table = await office.house.find(id)
    charge(office, person, caller, len(table.record.entries), 1)
    steps = await asyncio.to_thread(frames, table.record, table.game, seat)
    return Replay(office.house.info_now(table, person), seat, steps)


@get(
    "/tables/{id:str}/replay/views",
    tags=["looking back"],
    summary="Views of some steps, at most 50",
    responses=refusals(404, 409),
)
async def get_replay_views(
    office: TheOffice,
    person: Somebody,
    caller: Address,
    id: FromPath[str],
    seat: Eyes = OPEN,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 1,
) -> list[View]:
    table = await office.house.find(id)
    shown = max(1, min(count, MOST_VIEWS))
    charge(office, person, caller, max(0, min(first, len(table.record.entries))) + shown, shown)
    return await asyncio.to_thread(views, table.record, table.game, seat, first, count)


@get(
    "/tables/{id:str}/review",
    tags=["looking back"],
    summary="The review of a finished game, or how far it has come",
    responses=refusals(404, 409),
)
async def get_review(office: TheOffice, id: FromPath[str], level: Level = "quick") -> TableReview:
    return await review_of(office, await office.house.find(id), level)


@post(
    "/tables/{id:str}/review",
    status_code=200,
    tags=["looking back"],
    summary="Have a finished game reviewed",
    responses=refusals(403, 404, 409, 503),
)
async def begin_review(
    office: TheOffice, guest: Somebody, caller: Address, id: FromPath[str], level: Level = "quick"
) -> TableReview:
    table = await office.house.find(id)
    found = await review_of(office, table, level)
    if found.state in ("done", "working"):
        return found
    if not office.reviews_by_address.take(caller):
        raise Unwelcome(429, "many-reviewed", retry_after=HOUR // office.settings.limits.reviews_an_hour + 1)
    await office.reviews.ask(table, level, guest, office.settings.now())
    return await review_of(office, table, level)


async def review_of(office: Office, table: Table, level: str) -> TableReview:
    making = office.reviews.making(table.id, level)
    if making is not None:
        return TableReview(level, "failed" if making.failed else "working", making.chances(), None)
    review = await office.reviews.kept(table, level)
    if review is None and await office.reviews.is_asked_for(table.id, level):
        return TableReview(level, "working", [], None)
    return TableReview(level, "done" if review else "none", [], review)


@post(
    "/tables/{id:str}/again",
    status_code=200,
    tags=["looking back"],
    summary="Go on from a moment of a finished game, at a table of your own against bots",
    responses=refusals(403, 404, 409, 413, 503),
)
async def try_again(
    office: TheOffice, guest: Somebody, caller: Address, id: FromPath[str], data: JSONBody[TryAgain]
) -> TableInfo:
    name = await office.people.name(guest)
    async with office.caps.room_for(guest, "running"):
        office.caps.make(caller)
        origin = office.people.origin_of(caller)
        table = await office.house.try_again(id, guest, name, data.frame, data.seat, data.bot, origin)
    return await office.house.info(table.id, guest)


@get(
    "/mistakes",
    tags=["looking back"],
    summary="Your choices that gave most away, from the reviews of your latest games",
    responses=refusals(),
)
async def get_mistakes(office: TheOffice, person: Somebody) -> list[Mistake]:
    found = await office.reviews.mistakes(person, office.house.find) if person else []
    return [
        Mistake(
            each.table.id,
            each.table.game.key,
            each.decision.seat,
            each.table.ended_at or 0,
            each.review.entries[each.decision.step],
            each.decision,
        )
        for each in found[:MOST_MISTAKES]
    ]


_HANDLERS: list[ControllerRouterHandler] = [
    list_games,
    get_texts,
    get_game_texts,
    get_lesson_texts,
    get_rules,
    get_decks,
    check_deck,
    practise,
    get_me,
    put_me,
    get_lobby,
    create_table,
    play_now,
    learn,
    get_table,
    join_table,
    leave_table,
    remove_player,
    mute_player,
    start_table,
    rematch_table,
    get_moment,
    get_record,
    get_replay,
    get_replay_views,
    get_review,
    begin_review,
    try_again,
    get_mistakes,
]

DEPENDENCIES = {
    "office": Provide(office_of),
    "person": Provide(person_of),
    "guest": Provide(guest_of),
    "caller": Provide(address_of),
}

api = Router("/api", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)
