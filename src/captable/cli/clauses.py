"""`captable clauses`: the rules, clause by clause, and the tests that prove each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from captable.cli.arguments import AsJson, Language, chosen_language, print_json
from captable.cli.proofs import Proof, find_proofs, folder_of_tests, red_tests
from captable.cli.screen import output, words_for
from captable.core.catalogue import Catalogue, read_catalogue
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.words import LANGUAGES, Words
from captable.games import find, keys

FAILED = 1


@dataclass(frozen=True)
class Account:
    """The clauses of a game and what is known about them."""

    game: Game
    catalogue: Catalogue
    proofs: dict[str, list[str]]
    """For each clause the tests that prove it."""
    one_language_only: list[str]
    """Clauses that not every language has."""

    @property
    def unproved(self) -> list[str]:
        return [id for id, tests in self.proofs.items() if not tests]


def clauses(
    game: Annotated[str | None, Parameter(help="One game only; all of them if left out.")] = None,
    /,
    *,
    strict: Annotated[
        bool, Parameter(negative="", help="Only what is wrong: exit with 1 if a clause has no test, or the like.")
    ] = False,
    run: Annotated[
        bool, Parameter(negative="", help="Run the tests that name the clauses: a red one proves nothing.")
    ] = False,
    tests: Annotated[
        Path | None, Parameter(help="The folder of the tests; by default that of Captable's checkout.")
    ] = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """The rules, clause by clause, the tests that name each, and what is unproved.

    The tests are read, not run, unless you say --run.
    """
    language = chosen_language(lang)
    if tests is not None and not tests.is_dir():
        raise BadInput(f"There is no folder {tests}.")
    folder = tests or folder_of_tests()
    if (strict or run) and folder is None:
        raise BadInput("There are no tests here: they are in a checkout of Captable, or name a folder with --tests.")
    proofs = find_proofs(folder) if folder else []
    chosen = [find(game)] if game else [find(key) for key in keys()]
    named = {id for found in chosen for id in found.catalogue(language).clauses}
    red = red_tests(folder, [proof.test for proof in proofs if proof.clause in named]) if run and folder else set()
    proofs = [proof for proof in proofs if proof.test not in red]
    accounts = [account(found, proofs, language) for found in chosen]
    unknown = unknown_clauses(accounts, proofs, clauses_beside(folder) if folder else set(), everything=game is None)
    if json:
        print_json(report(accounts, unknown, folder is not None) | {"run": run, "red": sorted(red)})
    else:
        printer = _Printer(words_for(None, language), output(), proofs_known=folder is not None, run=run)
        for each in accounts:
            printer.show(each, in_full=not strict)
        printer.show_unknown(unknown)
        printer.show_red(red)
    wrong = unknown or red or any(each.unproved or each.one_language_only for each in accounts)
    return FAILED if strict and wrong else 0


def account(game: Game, proofs: list[Proof], language: str) -> Account:
    catalogue = game.catalogue(language)
    ids: list[set[str]] = [set(game.catalogue(other).clauses) for other in LANGUAGES]
    tests = {id: [proof.test for proof in proofs if proof.clause == id] for id in catalogue.clauses}
    return Account(game, catalogue, tests, sorted(set[str]().union(*ids) - ids[0].intersection(*ids)))


def clauses_beside(tests: Path) -> set[str]:
    """The clauses of games that are kept with the tests."""
    files = tests.rglob("catalogue/*.md")
    return {id for file in files for id in read_catalogue(file.read_text("utf-8")).clauses}


def unknown_clauses(accounts: list[Account], proofs: list[Proof], elsewhere: set[str], everything: bool) -> list[Proof]:
    """Namings of clauses that no catalogue has; of one game, those that begin as its clauses do."""
    known = {id for each in accounts for id in each.proofs}
    beginnings = {id.split("-")[0] for id in known}
    unknown = [proof for proof in proofs if proof.clause not in known | elsewhere]
    return [proof for proof in unknown if everything or proof.clause.split("-")[0] in beginnings]


def report(accounts: list[Account], unknown: list[Proof], tests_found: bool) -> dict[str, Any]:
    return {
        "tests_found": tests_found,
        "games": [
            {
                "game": each.game.key,
                "clauses": [
                    {"id": clause.id, "section": clause.section, "text": clause.text, "tests": each.proofs[clause.id]}
                    for clause in each.catalogue.clauses.values()
                ],
                "unproved": each.unproved,
                "one_language_only": each.one_language_only,
            }
            for each in accounts
        ],
        "unknown": [{"clause": proof.clause, "test": proof.test} for proof in unknown],
    }


class _Printer:
    def __init__(self, words: Words, screen: Console, proofs_known: bool, run: bool) -> None:
        self.words, self.screen, self.proofs_known, self.run = words, screen, proofs_known, run

    def show(self, account: Account, in_full: bool) -> None:
        if in_full:
            self._catalogue(account)
        proved = len(account.proofs) - len(account.unproved)
        tests = len({test for tests in account.proofs.values() for test in tests})
        game, count = account.game.key, len(account.proofs)
        if self.proofs_known:
            self._line(
                "cli-clauses-sum", game=game, clauses=count, proved=proved, tests=tests, run="yes" if self.run else "no"
            )
            if account.unproved:
                self._line("cli-clauses-unproved", list=", ".join(account.unproved))
        else:
            self._line("cli-clauses-no-tests", game=game, clauses=count)
        if account.one_language_only:
            self._line("cli-clauses-languages", list=", ".join(account.one_language_only))

    def show_unknown(self, unknown: list[Proof]) -> None:
        for proof in unknown:
            self._line("cli-clauses-unknown", test=proof.test, clause=proof.clause)

    def show_red(self, red: set[str]) -> None:
        for test in sorted(red):
            self._line("cli-clauses-red", test=test)

    def _catalogue(self, account: Account) -> None:
        self.screen.print(Text(account.catalogue.title, "bold"))
        for section in account.catalogue.sections:
            title = section.title.replace("**", "").replace("`", "")
            self.screen.print(Text(f"\n{section.id} {title}".rstrip(), "bold"))
            for clause in section.clauses:
                self.screen.print(Text(clause.id, "bold cyan"))
                self.screen.print(Padding(Markdown(clause.text), (0, 0, 0, 2)))
                self._tests(account.proofs[clause.id])
        self.screen.print()

    def _tests(self, tests: list[str]) -> None:
        for test in tests:
            self.screen.print(Text(f"  ✓ {test}", "green"), soft_wrap=True)
        if self.proofs_known and not tests:
            self.screen.print(Text(f"  ✗ {self.words('cli-clauses-no-test')}", "red"))

    def _line(self, id: str, **args: int | str) -> None:
        self.screen.print(Text(self.words(id, **args)), soft_wrap=True)
