"""A view as plain text."""

from captable.core.render import render, sheet_lines
from captable.core.view import SPECTATOR, Message, Piece, Row, Seat, Sheet, View, Zone
from captable.core.words import Words
from captable.games.startups import GAME
from tests.games.startups.scenes import counted, scene


def test_a_view_is_told_a_line_a_thing() -> None:
    state = scene(
        hands={0: "giraffe octo octo", 1: "hippo hippo octo", 2: "elephant elephant hippo"},
        known={1: "octo"},
        portfolios={2: "hippo hippo"},
        market="octo+2 giraffe+1 hippo",
        chips={0: 1},
    )
    assert render(state.view(0), GAME.words("en", ["Ann", "Bo", "Cy"])).splitlines() == [
        "Draw pile: 26 hidden cards",
        "Market: 1. Octo Coffee (2 chips), 2. Giraffe Beer (1 chip), 3. Hippo Powertech",
        (
            "Anti-Monopoly chips that nobody holds: 1. Giraffe Beer, 2. Bowwow Games, 3. Flamingo Soft, "
            "4. Octo Coffee, 5. Elephant Mars Travel"
        ),
        "Ann (to move, you): 1 chip",
        "  Hand: Giraffe Beer, Octo Coffee ×2",
        "Bo: 10 chips",
        "  Hand: Octo Coffee, 2 hidden cards",
        "Cy: 10 chips",
        "  Portfolio: Hippo Powertech ×2",
        "  Anti-Monopoly chips: 1. Hippo Powertech",
        "  Hand: 3 hidden cards",
        "Take a card: draw one for 1 chip, or take one from the market.",
    ]


def test_it_is_told_in_french_with_french_spacing() -> None:
    text = render(scene().view(SPECTATOR), GAME.words("fr"))
    assert "Marché : vide" in text
    assert "Joueur 1 (à jouer) : 10 jetons" in text


def test_the_end_comes_with_its_score_sheet() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo hippo"})
    lines = render(state.view(1), GAME.words("en", ["Ann", "Bo", "Cy"])).splitlines()
    sheet = lines[lines.index("The count") :]
    assert sheet[1:4] == [
        "                        Ann  Bo  Cy",
        "  Chips at the end       10  10  10",
        "  Giraffe Beer            ·   ·   ·",
    ]
    assert sheet[-1] == "  Total                  19   8   9"


def test_who_has_left_is_marked_as_out() -> None:
    assert "Player 3 (out): 10 chips" in render(scene(players=4, gone=[2]).view(0), GAME.words())


def test_pieces_under_others_marks_notes_and_scaled_figures_are_told() -> None:
    words = Words(None, "en")
    engine = Piece("engine", "engine", Message("Engine"), marks=["spent"], under=[Piece("oil", "oil", Message("Oil"))])
    view = View(
        game="x",
        version=1,
        seat=SPECTATOR,
        prompt=Message("Wait"),
        seats=[Seat(0, notes=[Message("Tired")])],
        zones=[Zone("bay", "row", Message("Bay"), owner=0, pieces=[engine])],
    )
    assert render(view, words) == "Player 1\n  Tired\n  Bay: 1. Engine (spent) + Oil\nWait"
    sheet = Sheet(Message("Money"), [Row(Message("Cash"), [1500, None])], scale=1000)
    assert sheet_lines(sheet, words) == ["Money", "        Player 1  Player 2", "  Cash       1.5         ·"]
