"""`captable bot`: a program of your own takes a seat at a live table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from captable.adapters.live import LiveSeat, Lost
from captable.bots.program import PREFIX, BotFault, Program, close_all, question
from captable.cli.screen import output
from captable.core.errors import BadInput
from captable.games import find

TRIES = 5
"""How often a lost connection is taken up again."""


def bot(
    program: Annotated[str, Parameter(help="A program that speaks the bot protocol: `cmd:./mybot`.")],
    /,
    *,
    table: str,
    name: str = "",
    key: Path | None = None,
    game: Annotated[str | None, Parameter(help="`module:ATTRIBUTE`, for a game from elsewhere.")] = None,
) -> None:
    """Let a program of your own play at a live table.

    It takes the first free seat, waits for the game to start, and plays to the end. If it breaks the protocol, it
    resigns. docs/bot-protocol.md says what it reads and writes.

    Parameters
    ----------
    table
        The table's link, such as http://localhost:8000/table/k7qd2mzxwa.
    name
        What the others see; by default the server makes one up.
    key
        A file for the key of the seat, so that the program can come back to it after a stop.
    """
    if not program.startswith(PREFIX):
        raise BadInput(f"A program is written cmd:./mybot, not {program!r}. Levels are seated on the table's own page.")
    player = Program(program)
    screen = output()
    with LiveSeat(table, name, key) as seat:
        rules = find(game or seat.info["game"])
        screen.print(f"{seat.info['seats'][seat.info['you']].get('name', '')} has seat {seat.info['you']}.")
        lost = 0
        while not seat.over:
            try:
                seat.wait()
                if seat.asked and seat.view is not None:
                    seat.play(player.conversation().ask(question(rules, seat.view)))
                lost = 0
            except BotFault as fault:
                seat.resign()
                raise BadInput(f"{fault} The seat has resigned.") from None
            except Lost:
                lost += 1
                if lost > TRIES:
                    raise
                seat.connect()
        assert seat.view is not None
        assert seat.view.outcome is not None
        close_all()
        places = seat.view.outcome.places
        screen.print(f"It came in {places[seat.view.seat]} of {len(places)}.")
