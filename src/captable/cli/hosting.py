"""`captable backup`, `forget`, `tables` and `move-store`: for whoever runs a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from captable.cli.arguments import AsJson, Language, chosen_language, print_json
from captable.cli.screen import output, progress, words_for
from captable.core.errors import BadInput
from captable.server.lab import shelf
from captable.tables import moving, upkeep
from captable.tables.folder import LAB, TABLES, lock, own_data_folder

DataFolder = Annotated[
    Path | None, Parameter(name="--data", help="The server's folder; your own data folder if left out.")
]
Database = Annotated[
    str,
    Parameter(
        name="--store",
        env_var="CAPTABLE_STORE",
        help="The PostgreSQL database that holds the tables in place of a file in that folder.",
    ),
]

tables = App(
    name="tables",
    help="The tables that a server keeps: list them, end one, delete one.",
    help_format="markdown",
    help_epilogue="Example:\n\n    captable tables --status running\n\n    captable tables end k7qd2mzxwaab",
)


def backup(folder: Path, /, *, data: DataFolder = None, store: Database = "", lang: Language = None) -> None:
    """Copy all tables as they are now, with the key that signs cookies. The server may go on meanwhile.

    The copy is a data folder too: `captable serve --data FOLDER` goes on from it.

    Parameters
    ----------
    folder
        Where to; it must not exist yet.
    """
    copied = upkeep.back_up(chosen_place(data, store), folder.expanduser())
    say(lang, "cli-backup-done", folder=str(folder), tables=copied.tables, kilobytes=-(-copied.bytes // 1024))


def forget(person: str, /, *, data: DataFolder = None, store: Database = "", lang: Language = None) -> None:
    """Erase somebody: their name, all that they said at every table, and their runs of the lab. Their games stay,
    played by "Somebody".

    End the server first; servers on PostgreSQL may go on. Copies that you made before keep what they have.

    Parameters
    ----------
    person
        Their name, exactly as they chose it, or their id, which `/api/me` tells them.
    """
    place = chosen_place(data, store)
    from captable.server.people import word_for_gone

    with alone_in(place):
        lab = place.folder / LAB
        try:
            id, name = upkeep.find_person(place, person)
        except BadInput:
            if not shelf.owned(lab, person):
                raise
            id, name = person, ""  # who was in the lab only
        gone = upkeep.forget(place, id, name, word_for_gone(id))
        runs = shelf.owned(lab, id)
        for run in runs:
            shelf.remove(lab, run)
    who = gone.name or gone.person
    say(lang, "cli-forget-done", name=who, tables=gone.tables, lines=gone.lines, runs=len(runs))


@tables.default
def list_command(
    *,
    status: Literal["open", "running", "over", "closed"] | None = None,
    data: DataFolder = None,
    store: Database = "",
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List the tables, the latest first. The server may go on meanwhile. An id is a key to its table: keep it.

    Parameters
    ----------
    status
        Only those that are so.
    """
    found = upkeep.listing(chosen_place(data, store), status or "")
    if json:
        print_json(found)
        return
    words = words_for(None, chosen_language(lang))
    columns = ("id", "game", "status", "names", "changed")
    shown = Table(*(words(f"cli-tables-{column}") for column in columns), box=None, pad_edge=False)
    for table in found:
        names = ", ".join(name or "–" for name in table.names)
        changed = datetime.fromtimestamp(table.changed / 1000).strftime("%Y-%m-%d %H:%M")
        shown.add_row(table.id, table.game, words(f"cli-tables-{table.status}"), Text(names), changed)
    output().print(shown if found else words("cli-tables-none"))


@tables.command(name="end")
def end_command(id: str, /, *, data: DataFolder = None, store: Database = "", lang: Language = None) -> None:
    """Give a table up, whether it has begun or not. What was played stays. End the server first; those on
    PostgreSQL may go on.

    Parameters
    ----------
    id
        The table's id, or its beginning, as the log names it.
    """
    place = chosen_place(data, store)
    with alone_in(place):
        table = upkeep.find_table(place, id)
        upkeep.end_table(place, table.id)
    say(lang, "cli-tables-ended", table=table.id, game=table.game)


@tables.command(name="delete")
def delete_command(id: str, /, *, data: DataFolder = None, store: Database = "", lang: Language = None) -> None:
    """Delete a table with all that was played and said there. End the server first; those on PostgreSQL may
    go on.

    Parameters
    ----------
    id
        The table's id, or its beginning, as the log names it.
    """
    place = chosen_place(data, store)
    with alone_in(place):
        table = upkeep.find_table(place, id)
        upkeep.delete_table(place, table.id)
    say(lang, "cli-tables-deleted", table=table.id, game=table.game)


def move_store(source: str, target: str, /, *, lang: Language = None) -> None:
    """Move all that a store keeps into an empty one: from a data folder into PostgreSQL, back, or between databases.

    End the servers of both first. It is all or nothing, and what arrived is compared with what was sent. The first
    store stays as it was, as your copy.

    Parameters
    ----------
    source
        A data folder, or `postgresql://USER@HOST/DATABASE`. A password can be given as PGPASSWORD or in `~/.pgpass`,
        where no list of processes shows it.
    target
        The same. A folder needs the file `secret` of the servers of the database, or nobody would be known there.
    """
    with_driver()
    words = words_for(None, chosen_language(lang))
    with ExitStack() as stack:

        def begin(rows: int) -> Callable[[int], None]:
            return stack.enter_context(progress(words("cli-move-store-rows"), rows))

        moved = moving.move(source, target, begin)
    counts = {"tables": moved.rows["tables"], "people": moved.rows["people"], "rows": moved.all}
    end = "cli-move-store-into-database" if moving.is_database(target) else "cli-move-store-into-folder"
    say(lang, "cli-move-store-done", **counts)
    say(lang, end, target=target if not moving.is_database(target) else "postgresql://…")


def with_driver() -> None:
    """Says so where the driver of PostgreSQL is not installed."""
    from captable.server import office  # takes a while, which the other commands need not wait

    office.postgres()


def chosen_place(data: Path | None, database: str) -> upkeep.Place:
    folder = (data or own_data_folder()).expanduser()
    if database:
        with_driver()
    elif not (folder / TABLES).is_file():
        raise BadInput(f"There are no tables in {folder}. Name the server's folder with --data.")
    return upkeep.Place(folder, database)


@contextmanager
def alone_in(place: upkeep.Place) -> Iterator[None]:
    """While no server uses the folder: it would not know of what is changed behind its back, as those of a database
    do."""
    held = None if place.database else lock(place.folder)
    try:
        yield
    finally:
        if held is not None:
            held.close()


def say(lang: str | None, message: str, /, **args: int | str) -> None:
    output().print(words_for(None, chosen_language(lang))(message, **args), soft_wrap=True, markup=False)
