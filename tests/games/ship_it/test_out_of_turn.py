"""What a seat is told that has nothing more to do while others have."""

from captable.core.view import Message, Refusal, seat_name
from captable.games.ship_it import names
from tests.clauses import clause
from tests.games.ship_it.scenes import bid, founded, lock_all, new, planning, play, refusal

OPTIMIZE = 1


@clause("SI-1.1")
def test_who_has_chosen_a_corporation_waits_for_the_others() -> None:
    state = new(2)
    play(state, 0, "funding", funding="vc_heavy")
    play(state, 0, "tech", tech="ai_first")
    play(state, 0, "product", product="b2b_saas")
    assert refusal(state, 0, "rethink") == Refusal("SI-1.1", Message("si-no-chosen"))


@clause("SI-2.3")
def test_who_has_sent_the_bids_is_told_so_in_both_modes() -> None:
    for live in (False, True):
        state = founded("vc_heavy", "vc_heavy", live=live)
        first = state.order[0]
        bid(state, first, {})
        assert refusal(state, first, "envelope", candidate=0) == Refusal("SI-2.3", Message("si-no-sent"))


@clause("SI-4.1")
def test_who_has_locked_is_told_so_in_both_modes() -> None:
    for live in (False, True):
        state = planning({0: ["junior"], 1: ["junior"]}, live=live)
        first = state.order[0]
        play(state, first, "lock")
        assert refusal(state, first, "lock") == Refusal("SI-4.1", Message("si-no-locked"))


@clause("SI-4.8")
def test_who_is_only_not_next_is_told_whose_turn_it_is() -> None:
    state = planning({0: ["junior"], 1: ["junior"]}, live=False)
    first, second = state.order
    waiting = Message("core-not-your-turn", {"seats": [seat_name(first)]})
    assert refusal(state, second, "lock") == Refusal("SI-4.8", waiting)


@clause("SI-5.1", "SI-5.4")
def test_the_puzzle_is_not_for_all_and_one_program_is_all() -> None:
    state = planning({seat: ["junior"] for seat in range(3)}, "vc_heavy", "vc_heavy", "vc_heavy")
    for seat in (0, 1):
        play(state, seat, "assign", engineer=0, action="optimize")
    lock_all(state)
    play(state, 0, "pass")
    assert refusal(state, 0, "open") == Refusal("SI-5.4", Message("si-no-submitted"))
    outsider = Message("si-no-solver", {"action": names.action(OPTIMIZE)})
    assert refusal(state, 2, "open") == Refusal("SI-5.1", outsider)


@clause("SI-4.9")
def test_who_has_conceded_is_told_so_in_every_phase() -> None:
    left = Refusal("SI-4.9", Message("core-you-left"))
    for state in (
        new(3),
        founded("vc_heavy", "vc_heavy", "vc_heavy"),
        planning({seat: ["junior"] for seat in range(3)}, "vc_heavy", "vc_heavy", "vc_heavy"),
    ):
        state.concede(2)
        assert refusal(state, 2, "lock") == left
