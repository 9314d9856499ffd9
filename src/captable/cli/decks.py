"""`captable decks`: the decks of IT Heroes, ready-made and your own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from captable import bots as levels
from captable.cli.arguments import (
    AsJson,
    CardFile,
    Jobs,
    Language,
    Options,
    Seed,
    chosen_game,
    chosen_language,
    chosen_options,
    print_json,
    read_text,
)
from captable.cli.screen import decimal, output, progress, words_for
from captable.core.errors import BadInput
from captable.core.seed import fresh_seed
from captable.core.words import Words
from captable.games.it_heroes.decklists import Shelf
from captable.games.it_heroes.game import ItHeroes
from captable.games.it_heroes.names import card_note
from captable.lab.plan import Plan, SeatOption, checked_options
from captable.lab.runner import work
from captable.lab.stats import share
from captable.lab.study import NOTHING, Findings, Run, Study
from captable.lab.summary import Sum, Summary
from captable.lab.watch import short

ILLEGAL = 1
TYPES = ("hero", "threat", "resource", "action")

decks = App(
    name="decks",
    help="The decks of IT Heroes: list them, show one, check your own.",
    help_format="markdown",
    help_epilogue="Example:\n\n    captable decks list\n\n    captable decks check my-deck.txt"
    "\n\n    captable decks matrix my-deck.txt --games 200",
)


def chosen_heroes(cards: Path | None) -> ItHeroes:
    game = chosen_game("it_heroes", cards)
    assert isinstance(game, ItHeroes)
    return game


@decks.command(name="list")
def list_command(*, cards: CardFile = None, lang: Language = None, json: AsJson = False) -> None:
    """The ready-made decks, with their style."""
    game = chosen_heroes(cards)
    words = words_for(game, chosen_language(lang))
    if json:
        print_json({name: game.shelf.by_id(copies) for name, copies in game.shelf.presets.items()})
        return
    screen = output()
    for name, copies in game.shelf.presets.items():
        screen.print(Text.assemble((name, "bold"), f": {words(f'ih-option-deck-{name}-note')}"))
        screen.print(Padding(Text(types_text(game.shelf, copies, words)), (0, 0, 0, 2)))
    screen.print(Text(words("cli-decks-how")))


@decks.command(name="show")
def show_command(
    deck: str, /, *, cards: CardFile = None, full: bool = False, lang: Language = None, json: AsJson = False
) -> None:
    """The cards of a deck, as a text that can be edited and played.

    Parameters
    ----------
    deck
        The name of a ready-made deck, or a deck file.
    full
        Show what is printed on each card too.
    """
    game = chosen_heroes(cards)
    words = words_for(game, chosen_language(lang))
    copies = game.shelf.presets.get(deck)
    if copies is None:
        if not Path(deck).is_file():
            names = ", ".join(game.shelf.presets)
            raise BadInput(f"There is no deck {deck!r} and no such file; the ready-made decks are {names}.")
        copies = game.shelf.read(read_text(Path(deck)))
    if json:
        print_json(game.shelf.by_id(copies))
        return
    screen = output()
    for line in deck_lines(game.shelf, copies, words, full):
        screen.print(line, soft_wrap=True)  # a comment that is broken would no longer be one


@decks.command(name="check")
def check_command(file: Path, /, *, cards: CardFile = None, lang: Language = None, json: AsJson = False) -> int:
    """Whether a deck file is legal; if not, every rule that it breaks, and the exit code 1.

    Parameters
    ----------
    file
        A text file with a number and a card on each line, such as `3 Phishing Phil`.
    """
    game = chosen_heroes(cards)
    words = words_for(game, chosen_language(lang))
    copies, broken = game.shelf.judged(read_text(file))
    if json:
        reasons = [{"clause": each.clause, "reason": words.say(each.say)} for each in broken]
        print_json({"legal": not broken, "cards": game.shelf.by_id(copies), "broken": reasons})
        return ILLEGAL if broken else 0
    screen = output()
    if broken:
        screen.print(Text(words("cli-decks-illegal", file=str(file), count=len(broken))), soft_wrap=True)
        for each in broken:
            screen.print(Text(f"  {words.say(each.say)} ({each.clause})"), soft_wrap=True)
        return ILLEGAL
    screen.print(Text(words("cli-decks-legal", file=str(file), cards=sum(copies))), soft_wrap=True)
    screen.print(Padding(Text(types_text(game.shelf, copies, words)), (0, 0, 0, 2)))
    return 0


@decks.command(name="matrix")
def matrix_command(
    *files: Annotated[Path, Parameter(help="Deck files to play too.")],
    games: int = 100,
    bots: str = "junior",
    presets: Annotated[bool, Parameter(help="Play the ready-made decks too.")] = True,
    seed: Seed = None,
    options: Options = None,
    cards: CardFile = None,
    jobs: Jobs = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Every deck against every other: the row's wins, and how many of them when it began.

    Parameters
    ----------
    games
        Games of each ordered pair.
    """
    game = chosen_heroes(cards)
    words = words_for(game, chosen_language(lang))
    brought = [f"# {file.name}\n{read_text(file)}" for file in files]
    for text in brought:
        game.shelf.read(text)
    values = (*(game.shelf.presets if presets else ()), *brought)
    if len(values) < 2:
        raise BadInput("It takes two decks to meet: name files, or leave the ready-made ones in.")
    plan = Plan(
        "it_heroes",
        2,
        games * len(values) ** 2,
        levels.several(bots),
        fresh_seed() if seed is None else seed,
        checked_options(game, chosen_options(options)),
        (SeatOption("deck", values, apart=True),),
        read_text(cards) if cards else "",
    )
    findings = Findings(Study({"main": Run(plan, NOTHING)}))
    with progress(words("cli-simulating"), plan.games) as advance:
        for count in work(findings, jobs):
            advance(count)
    summary = findings.total()
    names = [short(value) for value in values]
    if json:
        print_json(matrix_data(summary, names, plan))
    else:
        show_matrix(summary, names, plan, words)


def matrix_data(summary: Summary, names: Sequence[str], plan: Plan) -> dict[str, Any]:
    def row(sum: Sum | None) -> dict[str, float]:
        found = share(sum.points / summary.unit, sum.count) if sum else share(0, 0)
        return {"games": found.count, "share": found.value, "low": found.low, "high": found.high}

    return {
        "game": plan.game,
        "seed": plan.seed,
        "bots": plan.bots,
        "decks": {
            one: {
                "field": row(summary.traits.get(f"deck={one}")),
                "began": row(summary.traits_in_order.get(f"deck={one}/0")),
                "against": {
                    two: {
                        "all": row(summary.meetings.get(f"deck={one}|{two}")),
                        "began": row(summary.openings.get(f"deck={one}|{two}")),
                    }
                    for two in names
                },
            }
            for one in names
        },
    }


def show_matrix(summary: Summary, names: Sequence[str], plan: Plan, words: Words) -> None:
    """Two lines a cell: all games with the interval, and those that the row began."""
    data = matrix_data(summary, names, plan)["decks"]
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", show_lines=True)
    for heading in ("", words("cli-decks-field"), *names):
        table.add_column(heading, justify="right" if heading else "left")

    def per_cent(row: Mapping[str, float]) -> str:
        return f"{decimal(100 * row['share'], 1, words)}%"

    def cell(everything: Mapping[str, float], began: Mapping[str, float]) -> str:
        reach = decimal(50 * (everything["high"] - everything["low"]), 1, words)
        return f"{per_cent(everything)} ± {reach}\n{words('cli-decks-began', share=per_cent(began))}"

    for one in names:
        mine = data[one]
        cells = [cell(mine["against"][two]["all"], mine["against"][two]["began"]) for two in names]
        table.add_row(one, cell(mine["field"], mine["began"]), *cells)
    screen = output()
    screen.print(words("cli-series", games=plan.games, players=2, seed=plan.seed), soft_wrap=True)
    screen.print(table)


def types_text(shelf: Shelf, copies: Sequence[int], words: Words) -> str:
    """How many cards of each type, and how many of each cost."""
    cards = list(zip(shelf.cards.cards, copies, strict=True))
    heroes, threats, resources, actions = (sum(n for card, n in cards if card.type == type) for type in TYPES)
    costs = sorted({card.cost for card, n in cards if n})
    curve = ", ".join(f"{cost}: {sum(n for card, n in cards if card.cost == cost)}" for cost in costs)
    kinds = words("cli-decks-types", heroes=heroes, threats=threats, resources=resources, actions=actions)
    return f"{kinds}. {words('cli-decks-curve', curve=curve)}"


def deck_lines(shelf: Shelf, copies: Sequence[int], words: Words, full: bool) -> list[Text]:
    lines = [Text(f"# {types_text(shelf, copies, words)}")]
    for type in TYPES:
        lines.append(Text(f"# {words(f'ih-type-{type}')}", "italic"))
        for card, count in zip(shelf.cards.cards, copies, strict=True):
            if count and card.type == type:
                lines.append(Text(f"{count} {words.say(card.name)}"))
                if full:
                    lines.append(Text(f"  # {words.say(card_note(card))}", "dim"))
    return lines
