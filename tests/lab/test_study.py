"""Studies: the same figures whoever plays the blocks, and what they count."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from captable.core.errors import BadInput
from captable.core.record import decode as decode_record
from captable.core.record import game_of, positions
from captable.games import find
from captable.lab.figures import clear, differences, figures
from captable.lab.luck import luck_of
from captable.lab.plan import Plan, plan_from, read_force, read_form, ready_decks
from captable.lab.report import MOST_ROWS, html, record_of
from captable.lab.runner import keep, kept, run_alone, work
from captable.lab.study import Extras, Findings, Run, Study, decode, encode, play_block
from captable.lab.summary import ChoiceCount, Sum, Summary, total
from captable.lab.usual import stronger_than, usual_study
from captable.lab.verdict import unwanted, winners
from captable.lab.watch import Watcher

LOOK = Extras(rival="intern", rotated=4)
SMALL = Plan("startups", 3, 24, ("junior",), "tests")


def study(games: int = 24) -> Study:
    return Study({"main": Run(SMALL.with_(games=games), LOOK, block=4)})


def played(games: int = 24) -> Findings:
    findings = Findings(study(games))
    for _ in work(findings, jobs=1):
        pass
    return findings


@pytest.fixture(scope="module")
def whole() -> Findings:
    return played()


def test_two_processes_find_what_one_finds(whole: Findings) -> None:
    from captable.lab.runner import _in_processes

    findings = Findings(study())
    for (name, number), summary in _in_processes(findings.study, findings.missing(), 2):
        findings.add(name, number, summary)
    assert encode(findings) == encode(whole)


def test_a_killed_worker_changes_no_figure(whole: Findings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from captable.lab import runner

    monkeypatch.setenv("CAPTABLE_DIE_ONCE", str(tmp_path / "died"))
    monkeypatch.setattr(runner, "play_block", die_once)
    findings = Findings(study())
    for (name, number), summary in runner._in_processes(findings.study, findings.missing(), 2):
        findings.add(name, number, summary)
    assert (tmp_path / "died").exists()
    assert encode(findings) == encode(whole)


def die_once(run: Run, number: int) -> Summary:
    """Kills its own process the first time that it is called."""
    mark = Path(os.environ["CAPTABLE_DIE_ONCE"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_block(run, number)


def test_a_stopped_study_goes_on_from_what_it_has(whole: Findings, tmp_path: Path) -> None:
    findings = Findings(study())
    assert sum(islice(work(findings, jobs=1), 2)) == 8
    keep(findings, tmp_path / "findings.json")
    again = kept(tmp_path / "findings.json", study())
    assert again.games == 8
    assert sum(work(again, jobs=1)) == 16
    assert encode(again) == encode(whole)
    with pytest.raises(BadInput, match="another study"):
        kept(tmp_path / "findings.json", study(8))


def test_the_order_of_adding_up_does_not_matter(whole: Findings) -> None:
    parts = whole.parts()
    assert figures(total(parts)) == figures(total(reversed(parts)))
    assert total(parts).dramatic == total(reversed(parts)).dramatic
    assert parts == whole.parts(), "and the parts are not changed"


def test_every_game_has_one_win_by_seat_and_by_order(whole: Findings) -> None:
    summary = whole.total()
    for rows in (summary.seats, summary.order):
        assert sum(row.points for row in rows) == summary.games * summary.unit
    assert sum(summary.moves.values()) == summary.games == 24
    assert sum(summary.rotations.values()) == 6
    assert luck_of(whole.parts()) is not None
    assert sum(pair.count for pair in summary.dealt_otherwise.values()) == 8
    assert summary.told == 6
    assert summary.clauses


def test_findings_and_plans_can_be_kept_as_json(whole: Findings) -> None:
    assert encode(decode(encode(whole))) == encode(whole)
    assert plan_from(SMALL.to_data()) == SMALL
    with pytest.raises(BadInput, match="no findings"):
        decode(b"{}")


@pytest.mark.parametrize("plan", [SMALL, Plan("ship_it", 2, 3, ("junior",), "ship")], ids=["startups", "ship_it"])
def test_the_games_of_the_report_replay(plan: Plan) -> None:
    """Also where it matters at which time a move was made: in the lab all are made at once."""
    record = decode_record(record_of(Watcher(plan), 2))
    *_, (_, last) = positions(record, game_of(record, find))
    assert last.over()


def test_a_forced_choice_is_made_and_counted() -> None:
    plan = Plan("ship_it", 2, 2, ("junior",), "f", force=(read_force("0:product=platform_play"),))
    summary = run_alone(Run(plan, Extras(told=0, closely=0, dealt=0, chosen=0, never=0))).total()
    assert summary.traits["product=platform_play"].count >= 2


@pytest.mark.parametrize(
    ("text", "why"),
    [("x:product=b", "SEAT:kind"), ("0:nothing", "no kind of move"), ("0:product=nobody", "there are b2b_saas")],
)
def test_a_forced_choice_that_can_not_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Plan("ship_it", 2, 2, ("junior",), "f", force=(read_force(text),)).check()


def test_a_form_names_its_kind_and_values() -> None:
    assert read_form("play card=intern") == {"kind": "play", "card": "intern"}
    assert read_force("product=b2b_saas").seat == -1


def test_every_ready_deck_meets_every_other() -> None:
    options = ready_decks(find("it_heroes"))
    plan = Plan("it_heroes", 2, 1, ("junior",), "d", seat_options=options)
    count = len(options[0].values)
    met = {tuple(str(given["deck"]) for given in plan.private(deal)) for deal in range(count * count)}
    assert len(met) == count * count


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_by_itself_and_every_text_is_there(whole: Findings, language: str) -> None:
    page = html(whole, language, "captable report startups")
    assert "lab-" not in strip_records(page)
    assert "http://" not in page
    assert "https://" not in page
    assert "src=" not in page
    assert f'<html lang="{language}">' in page


def strip_records(page: str) -> str:
    """Without the classes and anchors, in which `lab-` may not be either, but records hold any text."""
    return "".join(part.partition('">')[2] if part.startswith("data:") else part for part in page.split('href="'))


def test_the_same_rules_differ_in_nothing() -> None:
    findings = Findings(Study({"main": study(8).runs["main"], "other": study(8).runs["main"]}))
    for _ in work(findings, jobs=1):
        pass
    changes = differences(findings)
    assert changes
    assert not clear(changes)
    assert all(change.value == 0 for change in changes.values())


def test_a_half_finished_study_can_be_shown() -> None:
    findings = Findings(study())
    blocks: Iterable[int] = islice(work(findings, jobs=1), 1)
    assert list(blocks) == [4]
    assert "<svg" in html(findings)


def test_a_strong_bot_that_is_not_shown_to_be_stronger_is_told() -> None:
    def page(weak: str, strong: str) -> str:
        findings = Findings(usual_study(SMALL.with_(bots=(weak,)), strong=(strong,), strong_games=20))
        for _ in work(findings, jobs=1):
            pass
        return html(findings, "en")

    assert "It is not shown to be the stronger one" in page("junior", "intern")
    assert "It is not shown to be the stronger one" not in page("intern", "junior")


def test_nobody_is_taken_to_be_stronger_than_those_who_think() -> None:
    assert stronger_than(SMALL) == ("search:iterations=200,widening=3",)
    assert not stronger_than(SMALL.with_(bots=("junior", "senior")))


@pytest.fixture(scope="module")
def coffee() -> Findings:
    """In IT Heroes who begins wins three of four games, but with one Coffee less about every second."""
    plan = Plan("it_heroes", 2, 200, ("junior",), "coffee", seat_options=ready_decks(find("it_heroes")))
    findings = Findings(usual_study(plan, plan.with_(options={"first_coffee": 1})))
    for _ in work(findings, jobs=1):
        pass
    return findings


def test_a_large_difference_shows_in_few_games(coffee: Findings) -> None:
    assert {"order/1", "order/2"} <= clear(differences(coffee))


def test_the_strip_of_a_difference_says_what_got_better_and_what_it_was_before(coffee: Findings) -> None:
    tile = next(tile for tile in html(coffee).split('<div class="verdict ') if "What is beginning worth?" in tile)
    assert re.match('(open|good|fair)"><span class="mark">fault → ', tile)
    assert 'class="soft">Before: ' in tile


def test_a_long_table_can_be_folded_and_what_is_typed_is_set_as_code(whole: Findings) -> None:
    page = html(whole, "en")
    assert "<code>captable replay FILE</code>" in page
    assert "`" not in page.partition("<script>")[0]
    assert all(int(count) > MOST_ROWS for count in re.findall(r'data-more="Show all (\d+) rows"', page))


@pytest.mark.parametrize(("taken", "colour"), [(0, "open"), (2, "open"), (40, "good")])
def test_what_is_hardly_taken_in_few_games_leaves_open_whether_anybody_wants_it(taken: int, colour: str) -> None:
    summary = Summary.of(2)
    summary.choices = {"sell": ChoiceCount(offered=200, taken=taken), "buy": ChoiceCount(offered=200, taken=100)}
    judged = unwanted(summary)
    assert judged is not None
    assert (judged.colour, judged.what) == (colour, ("sell",))


def test_what_all_seats_took_is_not_said_to_be_fair() -> None:
    summary = Summary.of(2)
    summary.traits = {"funding=vc_heavy": Sum(2000, 1000 * summary.unit)}
    alone = winners(summary)
    summary.traits["funding=bootstrapped"] = Sum(2000, 1000 * summary.unit)
    both = winners(summary)
    assert alone is not None
    assert both is not None
    assert (alone.colour, alone.answer, alone.what) == ("open", "alone", ("funding=vc_heavy",))
    assert both.colour == "good"
