"""`captable play`: a game in the terminal against bots."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from captable import build
from captable.cli.bot_table import BotTable
from captable.core.record import Recorder, decode, positions
from captable.games import find
from tests.cli.conftest import Run

TONIGHT = ("play", "startups", "--players", "4", "--seed", "tonight 6010", "--bot", "intern")
"""Ann has Flamingo Soft, Octo Coffee and Elephant Mars Travel, and the market has one Octo Coffee."""


def test_the_table_shows_the_market_the_others_and_the_own_hand(captable: Run) -> None:
    shown = captable(*TONIGHT).out
    assert "Draw pile 26" in shown
    assert "Market               2 Octo Coffee" in shown
    assert "▶ Ann (you, to move)" in shown
    assert "Hand                 Flamingo Soft · Octo Coffee · Elephant Mars Travel" in shown


def test_no_line_is_wider_than_the_terminal(captable: Run) -> None:
    shown = captable("play", "startups", "--players", "7", "--seed", "wide", typed="1\n" * 30).out
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_other_hands_stay_hidden(captable: Run) -> None:
    shown = captable(*TONIGHT).out
    assert shown.count("10 chips · Hand 3") == 3
    assert "Dan draws a card." in shown
    assert "Dan draws Octo" not in shown


def test_a_move_is_made_by_its_number(captable: Run) -> None:
    assert "Ann takes Octo Coffee from the market." in captable(*TONIGHT, typed="2\n").text


@pytest.mark.parametrize("words", ["take market card 1", "TAKE octo coffee", "octo", "tak oct"])
def test_a_move_is_made_in_words_or_in_enough_of_them(captable: Run, words: str) -> None:
    assert "Ann takes Octo Coffee from the market." in captable(*TONIGHT, typed=f"{words}\n").text


def test_words_of_several_moves_are_not_guessed_at(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="1\nportfolio\n").text
    assert "“portfolio” could be any of these: 1 Play Flamingo Soft to your portfolio 3 Play Octo" in shown


def test_what_is_no_move_gets_a_helpful_answer(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="dance\n7\n").text
    assert "“dance” is not a move. Type the number of a move" in shown
    assert "There is no choice 7; they go from 1 to 2." in shown


def test_a_move_against_the_rules_is_refused_with_its_clause(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="take octo\nsell octo coffee\n").text
    assert "You took Octo Coffee from the market this turn" in shown
    assert "(SU-3.2)" in shown


def test_a_question_mark_lists_what_is_not_allowed_and_why(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="take octo\n?\n").text
    assert "not allowed now; “?” says why." in shown
    assert "Play Octo Coffee to the market You took Octo Coffee from the market this turn" in shown


def test_a_reason_against_several_moves_is_given_once(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="?\n").text
    assert shown.count("First take a card: draw one or take one from the market. (SU-3.1)") == 1
    assert "Play Octo Coffee to your portfolio · Play Octo Coffee to the market" in shown


def test_where_everything_is_allowed_a_question_mark_says_so(captable: Run) -> None:
    shown = captable("play", "tests.strangers.nim:GAME", "--seed", "x", typed="?\n").text
    assert "Every move that could come to mind here is allowed." in shown


def test_a_game_from_outside_is_played_to_its_end_in_both_languages(captable: Run) -> None:
    played = ("play", "tests.strangers.pitch_night:GAME", "--seed", "x")
    assert "All pitches were played." in captable(*played, typed="1\n" * 12).text
    assert "Tous les pitchs ont été joués." in captable(*played, "--lang", "fr", typed="soutenir\n" + "1\n" * 12).text


def test_a_question_about_one_move_is_answered_with_the_rule(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="? take 3\n? 2\n").text
    assert "There is no market card 3; there is one card. (SU-2.2) SU-2.2 Or take one market card" in shown
    assert "take market card 1: you may do this now." in shown


def test_a_question_about_a_thing_is_answered_with_its_note(captable: Run) -> None:
    assert "Giraffe Beer: Its holder can’t take this company’s cards" in captable(*TONIGHT, typed="? giraffe\n").text


def test_the_rules_begin_with_the_guide_and_tell_its_parts_by_their_title(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="rules\nrules your turn\n").text
    assert "Mistakes that people make" in shown
    assert "You always do two things." in shown
    assert "Elephant Mars Travel · Giraffe Beer · Bowwow Games" in shown


def test_rules_are_found_by_number_by_part_and_by_word(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="rules\nrules SU-2.3\nrules su-3\nrules debt\nrules dragon\n").text
    assert "SU-4 Anti-Monopoly chip SU-5 End" in shown
    assert "SU-2.3 An empty market: drawing costs nothing." in shown
    assert "SU-3.1 Then play one hand card" in shown
    assert "SU-5.3 Chips received in this count" in shown
    assert "There is no clause “dragon”, and no clause has that word" in shown


def test_the_log_has_what_happened_with_the_clauses_behind_it(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="draw\nlog\n").text
    assert "1 Cleo draws a card. (SU-2.1)" in shown
    assert "draws Flamingo Soft and places 1 chip on the market. (SU-2.1)" in shown


def test_a_move_that_showed_nothing_can_be_taken_back(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="take octo\nundo\n").out
    assert "Taken back: take market card 1." in shown
    assert shown.rstrip().split("Taken back")[1].count("2 Take Octo Coffee") == 1


def test_why_a_move_can_not_be_taken_back_is_said(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="undo\ndraw\nundo\n3\nundo\n").text
    assert "You have no move to take back." in shown
    assert "Your last move showed something hidden or used chance, so it stands." in shown
    assert "Dan has moved since, so your last move stands." in shown


def test_help_lists_the_commands_in_both_languages(captable: Run) -> None:
    assert "take your last move back" in captable(*TONIGHT, typed="help\n").text
    french = captable(*TONIGHT, "--lang", "fr", typed="aide\nhelp\n").text
    assert french.count("reprendre votre dernier coup") == 2


def test_a_game_in_french_is_french_throughout(captable: Run) -> None:
    shown = captable(*TONIGHT, "--lang", "fr", typed="prendre octo\nvendre octo coffee\nannuler\nrègles 2.3\n").text
    assert "Anne prend Octo Coffee au marché." in shown
    assert "aucune de ses cartes ne peut y retourner avant votre prochain tour. (SU-3.2)" in shown
    assert "Repris : prendre la carte 1 du marché." in shown
    assert "Marché vide" in shown


def test_a_game_ends_with_the_places_the_reason_and_the_score_sheet(captable: Run) -> None:
    shown = captable("play", "startups", "--seed", "end", typed="1\n" * 60).text
    assert "The pile is empty: hands join the portfolios" in shown
    assert "★ 1." in shown
    assert "Chips at the end" in shown
    assert "The seed was end." in shown


def test_a_match_shows_the_count_of_every_round(captable: Run) -> None:
    shown = captable("play", "startups", "--seed", "end", "--option", "rounds=4", typed="1\n" * 300).text
    assert shown.count("The count") == 4
    assert shown.count("The match") == 1


def test_who_resigns_sees_the_others_play_to_the_end(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="resign\n\nresign\nyes\n").text
    assert shown.count("Really give up?") == 2
    assert "Ann concedes." in shown
    assert "You are number 4 of 4." in shown


def test_the_end_of_the_input_ends_the_game_politely(captable: Run) -> None:
    result = captable(*TONIGHT)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("The input has ended; goodbye.\n")


def test_a_saved_game_is_a_record_that_replays(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    captable(*TONIGHT, typed=f"take octo\nkeep octo\nsave {file}\n")
    record = decode(file.read_text("utf-8"))
    assert record.names == ["Ann", "Bea", "Cleo", "Dan"]
    assert [entry.by for entry in record.entries if entry.kind == "control"] == ["person", "intern", "intern", "intern"]
    *_, (_, last) = positions(record, find("startups"))
    assert last.to_move()[0] == 0


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(captable: Run, tmp_path: Path) -> None:
    in_one_go, in_two = tmp_path / "one.json", tmp_path / "two.json"
    captable(*TONIGHT, "--save", str(in_one_go), typed="1\n" * 200)
    captable(*TONIGHT, "--save", str(in_two), typed="1\n" * 7)
    shown = captable("play", "--resume", str(in_two), typed="1\n" * 200)
    assert "The game goes on after" in shown.text
    assert "★ 1." in shown.text
    moves = [[e.move for e in decode(f.read_text("utf-8")).entries] for f in (in_one_go, in_two)]
    assert moves[0] == moves[1]


def test_a_game_that_is_over_is_not_resumed_but_shown(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    captable("play", "startups", "--seed", "end", "--save", str(file), typed="1\n" * 60)
    assert "★ 1." in captable("play", "--resume", str(file)).text


def test_a_resumed_game_keeps_its_options(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    captable(*TONIGHT, "--save", str(file), typed="1\n")
    result = captable("play", "--resume", str(file), "--option", "rounds=4")
    assert result.code == 2
    assert "A resumed game keeps its players" in result.err


def test_a_resumed_game_must_be_of_the_game_that_is_named(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    captable(*TONIGHT, "--save", str(file), typed="1\n")
    result = captable("play", "tests.strangers.nim:GAME", "--resume", str(file))
    assert (result.code, result.err) == (2, "captable: This is a record of startups, not of nim.\n")


def test_leaving_offers_to_keep_the_game(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    assert f"To go on: captable play startups --resume {file}" in captable(*TONIGHT, typed=f"quit\n{file}\n").text
    assert file.exists()
    assert captable(*TONIGHT, typed="quit\nno\n").out.endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("answer", "kept"), [("mine", "mine.json"), ("yes", "startups-*.json"), ("", "startups-*.json")]
)
def test_a_kept_game_has_a_fitting_name(captable: Run, tmp_path: Path, answer: str, kept: str) -> None:
    captable(*TONIGHT, typed=f"quit\n{answer}\n")
    assert len(list(tmp_path.glob(kept))) == 1


def test_a_file_that_can_not_be_written_costs_nobody_the_game(captable: Run, tmp_path: Path) -> None:
    shown = captable(*TONIGHT, typed=f"save {tmp_path}/no/such/folder.json\n2\n").text
    assert "folder.json can’t be written: No such file or directory." in shown
    assert "Ann takes Octo Coffee" in shown


def test_an_edited_card_file_is_played_and_kept_in_the_record(captable: Run, tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.toml", tmp_path / "game.json"
    cards.write_text('total = 30\n[[company]]\nid = "lion"\nname = "Lion Air"\ncopies = 15\n'
                     '[[company]]\nid = "bat"\nname = "Bat Radio"\ncopies = 15\n', "utf-8")  # fmt: skip
    assert "Lion Air" in captable("play", "startups", "--cards", str(cards), "--save", str(file), typed="1\n").out
    assert "Lion Air" in captable("play", "--resume", str(file)).out


def test_a_card_file_at_fault_is_refused_with_the_line(captable: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text('total = 15\n[[company]]\nid = "lion"\n', "utf-8")
    result = captable("play", "startups", "--cards", str(cards))
    assert result.code == 2
    assert f"{cards}" in result.err


def test_the_person_may_sit_anywhere_under_any_name(captable: Run) -> None:
    shown = captable("play", "startups", "--seat", "2", "--name", "Bea", "--seed", "x").text
    assert "You are Bea, with Cleo and Dan" in shown


def test_a_game_from_elsewhere_is_played_too(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "nim.json"
    played = captable("play", "tests.strangers.nim:GAME", "--seed", "x", "--save", str(file), typed="take 2\n" * 9)
    assert "Hidden card" in played.out
    assert "The heap is empty; the cards are shown." in played.text
    assert json.loads(file.read_text("utf-8"))["game"] == "nim"


# -- a game in which all choose at the same time, a number from a range, against a clock ----------------------

AUCTION = ("play", "tests.strangers.auction:GAME", "--players", "3", "--seed", "x", "--bot", "intern")


def test_a_number_from_a_range_is_typed_after_the_number_of_the_choice(captable: Run) -> None:
    shown = captable(*AUCTION, typed="2 55\n").text
    assert "1 Pass 2 Bid from 5 to 100, in steps of 5: type 2 and the number" in shown
    assert "Your bid is 55." in shown
    assert "All bids are opened." in shown


@pytest.mark.parametrize("words", ["bid 55", "Bid 55"])
def test_a_number_from_a_range_can_be_said_in_words(captable: Run, words: str) -> None:
    assert "Your bid is 55." in captable(*AUCTION, typed=f"{words}\n").text


def test_a_number_outside_its_range_is_refused_with_the_range(captable: Run) -> None:
    shown = captable(*AUCTION, typed="2 57\n2 500\n2\n1 5\n2 5 5\n").text
    assert "57 is not possible: it takes a number from 5 to 100, in steps of 5." in shown
    assert "500 is not possible" in shown
    assert "Which number? Type 2 and the number, to Bid." in shown
    assert "Your bid" not in shown


def test_a_sealed_choice_is_taken_back_until_it_is_shown() -> None:
    table = BotTable.start(Recorder(find("tests.strangers.auction:GAME"), 3, "x"), 0, "intern")
    table.play(1)
    table.play(4, seat=1)
    assert table.why_no_undo() is None
    assert table.undo() == 1
    assert table.state.to_move() == [0, 2]
    table.play(2)
    table.play(3, seat=2)
    why = table.why_no_undo()
    assert why is not None
    assert why.id == "cli-undo-shown"


def test_what_was_chosen_in_secret_is_taken_back_by_undo(captable: Run) -> None:
    shown = captable("play", "ship_it", "--option", "simultaneous=live", "--seed", "x", typed="1\nundo\nundo\n").text
    assert "Taken back: " in shown
    assert shown.count("You have no move to take back.") == 1


def test_who_takes_too_long_has_a_move_made_by_the_game() -> None:
    now = 0.0
    table = BotTable(Recorder(find("tests.strangers.auction:GAME"), 3, "x"), 0, clock=lambda: now)
    assert not table.overdue()
    now = 61.0
    assert table.overdue()


def test_the_time_that_is_left_is_shown_and_its_end_is_said(captable: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "seconds left" in captable(*AUCTION).text
    monkeypatch.setattr(BotTable, "overdue", lambda table: True)
    shown = captable(*AUCTION, typed="2 55\n").text
    assert "Your time is up, so this was played for you: pass." in shown
    assert "Your bid is 0." in shown


# -- stopping ------------------------------------------------------------------------------------------------


def test_ctrl_c_ends_the_game_without_a_trace(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    heard = "signal.signal(signal.SIGINT, signal.default_int_handler)"  # which a shell's background job does not
    command = [sys.executable, "-c", f"import signal, sys; {heard}; from captable.cli import main; sys.exit(main())"]
    with subprocess.Popen(
        [*command, *TONIGHT, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CAPTABLE_BUILD": build()},
    ) as game:
        assert game.stdout is not None
        for line in game.stdout:
            if "2 Take Octo Coffee" in line:  # it waits for an answer now
                break
        game.send_signal(signal.SIGINT)
        _, complaint = game.communicate()
    assert (game.returncode, complaint) == (130, "captable: stopped.\n")
    assert decode(file.read_text("utf-8")).players == 4


def test_a_hint_names_moves_with_their_results_and_plays_nothing(captable: Run) -> None:
    shown = captable(*TONIGHT, typed="hint\n").text
    assert "Expected result Looked into" in shown
    assert "2 Take Octo Coffee" in shown.partition("Looked into")[2]
    assert "Ann takes" not in shown
    assert "Résultat attendu" in captable(*TONIGHT, "--lang", "fr", typed="conseil\n").text


def test_a_hint_names_a_bid_in_the_words_of_the_move(captable: Run) -> None:
    shown = captable("play", "tests.strangers.auction:GAME", "--seed", "hint", typed="hint\n").text
    assert "%" in shown.partition("Looked into")[2]


def test_a_pile_that_the_head_of_a_side_counts_is_counted_once(captable: Run) -> None:
    shown = captable("play", "it_heroes", "--seed", "pile", "--bot", "intern").out
    heads = [line for line in shown.splitlines() if "in the pile" in line]
    assert heads
    assert all(line.count("in the pile") == 1 for line in heads)


def test_a_puzzle_is_drawn_as_a_grid_and_its_program_indented(captable: Run) -> None:
    typed = ["fund VC-Heavy", "build AI-First", "make Consumer App", "send the bids", "engineer 1 to Optimize Code"]
    typed += ["lock the plan", "open the puzzle", "place Loop 3 times", "place Move"]
    shown = captable("play", "ship_it", "--seed", "drawn", "--bot", "intern", typed="\n".join(typed) + "\n").out
    lines = [line.rstrip() for line in shown.splitlines()]
    robot = next(i for i, line in enumerate(lines) if "robot" in line and "facing" in line)
    column = lines[robot].index("robot")
    assert set("".join(line[column:] for line in lines[robot + 1 : robot + 4])) <= set(".#o^>v<")
    last = max(i for i, line in enumerate(lines) if "Loop 3 times" in line and "gap 1" in line)
    inside = re.search(r"\d+ gap 2 · \d+ Move$", lines[last + 1])
    outside = re.search(r"\d+ gap 1", lines[last])
    assert inside
    assert outside
    assert inside.start() == outside.start() + 2
