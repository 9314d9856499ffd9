"""`captable decks`: the decks of IT Heroes, ready-made and your own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cyclopts import App
from rich.padding import Padding
from rich.text import Text

from captable.cli.arguments import AsJson, CardFile, Language, chosen_game, chosen_language, print_json, read_text
from captable.cli.screen import output, words_for
from captable.core.errors import BadInput
from captable.core.words import Words
from captable.games.it_heroes.decklists import Shelf
from captable.games.it_heroes.game import ItHeroes
from captable.games.it_heroes.names import card_note

ILLEGAL = 1
TYPES = ("hero", "threat", "resource", "action")

decks = App(
    name="decks",
    help="The decks of IT Heroes: list them, show one, check your own.",
    help_format="markdown",
    help_epilogue="Example:\n\n    captable decks list\n\n    captable decks check my-deck.txt",
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
