"""Messages in a language."""

import pytest

from captable.core.errors import BadInput
from captable.core.view import OPEN, SPECTATOR, Counter, Event, Message, seat_name
from captable.core.words import Words
from captable.games.startups import GAME
from tests.strangers.nim import GAME as NIM

ENGLISH, FRENCH = Words(None, "en"), Words(None, "fr")
TURN = "core-not-your-turn"


def seats(*numbers: int) -> list[Message]:
    return [seat_name(number) for number in numbers]


def test_a_list_is_read_out_as_people_do() -> None:
    def listed(words: Words, *numbers: int) -> str:
        return words(TURN, seats=seats(*numbers)).split(":", 1)[1].strip()

    assert listed(ENGLISH, 0) == "Player 1 to move."
    assert listed(ENGLISH, 0, 1) == "Player 1 and Player 2 to move."
    assert listed(ENGLISH, 0, 1, 2) == "Player 1, Player 2 and Player 3 to move."
    assert listed(FRENCH, 0, 1, 2) == "c’est à Joueur 1, Joueur 2 et Joueur 3 de jouer."
    assert listed(ENGLISH) == "to move."


def test_players_have_their_names_and_those_without_one_a_number() -> None:
    words = Words(None, "en", ["Ann"])
    assert words.say(seat_name(0)) == "Ann"
    assert words.say(seat_name(1)) == "Player 2"
    assert words("core-conceded", seat=seat_name(0)) == "Ann concedes."


def test_messages_can_be_inside_messages() -> None:
    words = GAME.words("fr")
    message = Message("su-sold", {"seat": seat_name(1), "company": Message("su-company-octo_coffee")})
    assert words.say(message) == "Joueur 2 met Octo Coffee au marché."


def test_a_message_without_a_text_is_shown_by_its_id() -> None:
    assert ENGLISH.say(Message("no-such-text")) == "no-such-text"
    assert not ENGLISH.has("no-such-text")
    assert ENGLISH.has("seat")
    assert ENGLISH.has("core-over")


def test_a_missing_argument_is_no_error() -> None:
    assert "seat" in ENGLISH.say(Message("core-conceded"))


def test_figures_decide_the_plural() -> None:
    assert [ENGLISH("core-hidden-cards", count=n) for n in (1, 2)] == ["1 hidden card", "2 hidden cards"]
    assert [FRENCH("core-hidden-cards", count=n) for n in (1, 2)] == ["1 carte cachée", "2 cartes cachées"]


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadInput, match="no language 'de'; there are en, fr"):
        Words(None, "de")


def test_two_games_do_not_mix_their_words() -> None:
    assert not GAME.words().has("nim-took")
    assert NIM.words().has("nim-took")
    assert NIM.words("fr")("nim-took", seat=seat_name(0), stones=2) == "Joueur 1 en prend 2."


def test_a_short_form_is_used_where_there_is_one() -> None:
    chip = Message("su-chip", {"company": Message("su-company-octo_coffee")})
    assert GAME.words().say(chip) == "Anti-Monopoly chip of Octo Coffee"
    assert GAME.words().say(chip, "short") == "Octo Coffee"
    assert GAME.words().say(Message("su-hand"), "short") == "Hand"


def test_a_counter_is_said_with_its_figure() -> None:
    words = GAME.words()
    assert words.count(Counter("chips", 1, Message("su-chips"))) == "1 chip"
    assert words.count(Counter("chips", 3, Message("su-chips"))) == "3 chips"
    assert words.count(Counter("round", 2, Message("su-round"), of=4)) == "Round 2/4"


def test_an_event_shows_each_seat_the_face_that_it_may_see() -> None:
    event = Event(Message("public"), {1: Message("private")})
    assert event.face(0) == event.face(SPECTATOR) == Message("public")
    assert event.face(1) == Message("private")
    assert event.face(OPEN) == Message("core-privately", {"seat": seat_name(1), "say": Message("private")})
    secret = Event(None, {1: Message("private")})
    assert secret.face(0) is None
    assert secret.face(1) == Message("private")
    assert Event(Message("public")).face(OPEN) == Message("public")
