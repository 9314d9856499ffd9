"""What people write is shown as one line that keeps to itself."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from captable.server.plain import MOST_MARKS, plain_text
from captable.tables.names import look_alike


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from("a\u0301\u0489\u034f\u3164\u200d \n"))))
def test_marks_do_not_pile_up_and_nothing_is_invisible(text: str) -> None:
    shown = plain_text(text)
    assert plain_text(shown) == shown
    marks = 0
    for c in f" {shown}":
        category = unicodedata.category(c)
        assert category[0] != "C"
        assert c == " " or not c.isspace()
        marks = marks + 1 if category[0] == "M" else 0
        assert marks <= MOST_MARKS


def test_a_letter_that_grows_over_its_neighbours_is_cut() -> None:
    assert plain_text("Z" + "\u0335" * 60 + "oe") == "Z\u0335\u0335oe"


def test_names_in_other_scripts_keep_their_marks() -> None:
    for name in ("Nguyễn", "สมชาย", "रवीन्द्र", "دُنْيَا"):
        assert plain_text(name) == unicodedata.normalize("NFC", name)


def test_blanks_that_are_letters_are_blanks() -> None:
    assert plain_text("Ann\u3164\u2800") == "Ann"
    assert look_alike(plain_text("A\u034fnn\ufe0f"), "Ann")
