"""`captable backup`, `captable forget` and `captable tables`: for whoever runs a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from captable.cli.arguments import AsJson, Language, chosen_language, print_json
from captable.cli.screen import output, words_for
from captable.core.errors import BadInput
from captable.server.lab import shelf
from captable.tables import upkeep
from captable.tables.folder import LAB, TABLES, lock, own_data_folder
from captable.tables.store import StoreFailed

DataFolder = Annotated[
    Path | None, Parameter(name="--data", help="The server's folder; your own data folder if left out.")
]

tables = App(
    name="tables",
    help="The tables that a server keeps: list them, end one, delete one.",
    help_format="markdown",
    help_epilogue="Example:\n\n    captable tables --status running\n\n    captable tables end k7qd2mzxwaab",
)


def backup(folder: Path, /, *, data: DataFolder = None, lang: Language = None) -> None:
    """Copy all tables as they are now, with the key that signs cookies. The server may go on meanwhile.

    The copy is a data folder too: `captable serve --data FOLDER` goes on from it.

    Parameters
    ----------
    folder
        Where to; it must not exist yet.
    """
    copied = upkeep.back_up(chosen_folder(data), folder.expanduser())
    say(lang, "cli-backup-done", folder=str(folder), tables=copied.tables, kilobytes=-(-copied.bytes // 1024))


def forget(person: str, /, *, data: DataFolder = None, lang: Language = None) -> None:
    """Erase somebody: their name, all that they said at every table, and their runs of the lab. Their games stay,
    played by "Somebody".

    End the server first. Copies that you made before keep what they have.

    Parameters
    ----------
    person
        Their name, exactly as they chose it, or their id, which `/api/me` tells them.
    """
    folder = chosen_folder(data)
    with alone_in(folder):
        lab = folder / LAB
        try:
            id, name = upkeep.find_person(folder, person)
        except BadInput:
            if not shelf.owned(lab, person):
                raise
            id, name = person, ""  # who was in the lab only
        gone = upkeep.forget(folder, id, name)
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
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List the tables, the latest first. The server may go on meanwhile. An id is a key to its table: keep it.

    Parameters
    ----------
    status
        Only those that are so.
    """
    found = upkeep.listing(chosen_folder(data), status or "")
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
def end_command(id: str, /, *, data: DataFolder = None, lang: Language = None) -> None:
    """Give a table up, whether it has begun or not. What was played stays. End the server first.

    Parameters
    ----------
    id
        The table's id, or its beginning, as the log names it.
    """
    folder = chosen_folder(data)
    with alone_in(folder):
        table = upkeep.find_table(folder, id)
        upkeep.end_table(folder, table.id)
    say(lang, "cli-tables-ended", table=table.id, game=table.game)


@tables.command(name="delete")
def delete_command(id: str, /, *, data: DataFolder = None, lang: Language = None) -> None:
    """Delete a table with all that was played and said there. End the server first.

    Parameters
    ----------
    id
        The table's id, or its beginning, as the log names it.
    """
    folder = chosen_folder(data)
    with alone_in(folder):
        table = upkeep.find_table(folder, id)
        upkeep.delete_table(folder, table.id)
    say(lang, "cli-tables-deleted", table=table.id, game=table.game)


def chosen_folder(data: Path | None) -> Path:
    folder = (data or own_data_folder()).expanduser()
    if not (folder / TABLES).is_file():
        raise BadInput(f"There are no tables in {folder}. Name the server's folder with --data.")
    return folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """While no server uses the folder: it would not know of what is changed behind its back."""
    held = lock(folder)
    try:
        yield
    except StoreFailed as error:
        raise BadInput(str(error)) from None
    finally:
        held.close()


def say(lang: str | None, message: str, /, **args: int | str) -> None:
    output().print(words_for(None, chosen_language(lang))(message, **args), soft_wrap=True, markup=False)
