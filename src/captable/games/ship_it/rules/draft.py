"""The engineer draft of Ship It! (SI-2): candidates, sealed sheets, and who gets whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, filled, several, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import MOST_INSIDERS, MOST_POOL, SHEET
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.engineers import engineer, salary_of
from captable.games.ship_it.rules.figures import Figures

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

PRODUCTIVITY_STEP: Final[i64] = 5
PRODUCTIVITY_SPREAD: Final[i64] = 2
"""SI-2.2: from two steps of 0.05 below to two above."""


@final
class Sheet:
    """What a seat bids (SI-2.3)."""

    insiders: vec[i64]
    """SI-1.7: MOST_INSIDERS engineers, 0 where there is none; never changed in place."""
    bids: vec[i64]
    """For each line, 0 for none."""
    envelope: i64 = NONE
    """The line that is about to be filled in, or NONE."""
    opened: i64 = 0
    """How many lines have been opened in this draft."""
    sent: i64 = NONE
    """The how-manieth sheet it was to be sent, or NONE (SI-2.5)."""

    def copy(self) -> Sheet:
        other: Sheet = Sheet()
        other.insiders = self.insiders
        other.bids = self.bids[:]
        other.envelope = self.envelope
        other.opened = self.opened
        other.sent = self.sent
        return other


@final
class Draft:
    """The candidates of a round, and the sheets of all seats."""

    pool: vec[i64]
    """Made anew for each draft, never changed in place."""
    sheets: list[Sheet]

    def copy(self) -> Draft:
        other: Draft = Draft()
        other.pool = self.pool
        other.sheets = [sheet.copy() for sheet in self.sheets]
        return other

    def on_offer(self, seat: i64, line: i64) -> i64:
        """The engineer of a line of a seat's sheet, 0 if there is none."""
        if line >= MOST_POOL:
            return self.sheets[seat].insiders[line - MOST_POOL]
        if line < len(self.pool):
            return self.pool[line]
        return 0

    def send(self, seat: i64) -> None:
        rank: i64 = 0
        for sheet in self.sheets:
            if sheet.sent != NONE:
                rank += 1
        self.sheets[seat].sent = rank
        self.sheets[seat].envelope = NONE

    def best_bid(self) -> i64:
        """SI-2.5: the bid that comes next, as seat * SHEET + line: the highest, then the earlier sheet and line."""
        best: i64 = NONE
        highest: i64 = 0
        earliest: i64 = 0
        for seat in range(len(self.sheets)):
            sheet: Sheet = self.sheets[seat]
            for line in range(SHEET):
                bid: i64 = sheet.bids[line]
                if bid > highest or (bid > 0 and bid == highest and sheet.sent < earliest):
                    best = seat * SHEET + line
                    highest = bid
                    earliest = sheet.sent
        return best


def no_draft(players: i64) -> Draft:
    """Nobody to draft: who is left over goes away (SI-2.5), and the sheets are empty."""
    draft: Draft = Draft()
    draft.pool = vec[i64]()
    draft.sheets = []
    for _i in range(players):
        sheet: Sheet = Sheet()
        sheet.insiders = zeros(MOST_INSIDERS)
        sheet.bids = zeros(SHEET)
        draft.sheets.append(sheet)
    return draft


# -- candidates (SI-2.2) -----------------------------------------------------------------------------------


def open_draft(state: ShipItState) -> None:
    """SI-2.1, SI-2.2: the order, and new candidates."""
    state.order = state.by_users()
    size: i64 = state.players + state.figures.draft_pool
    for company in state.companies:
        size += company.recruiters * state.figures.draft_recruits
    pool: vec[i64] = vec[i64](capacity=MOST_POOL)
    for _i in range(min(size, MOST_POOL)):
        pool = append(pool, candidate(state, state.rng))
    state.draft.pool = pool
    for seat in range(state.players):
        draw_insiders(state, seat, state.rng)


def draw_insiders(state: ShipItState, seat: i64, rng: Rng) -> None:
    """SI-1.7."""
    if state.companies[seat].funding != codes.ANGEL_BACKED:
        return
    tips: vec[i64] = zeros(MOST_INSIDERS)
    for i in range(state.figures.powers_insiders):
        tips[i] = candidate(state, rng)
    state.draft.sheets[seat].insiders = tips


def candidate(state: ShipItState, rng: Rng) -> i64:
    """SI-2.2."""
    figures: Figures = state.figures
    level: i64 = codes.JUNIOR
    if rng.below(100) < figures.draft_senior_base + figures.draft_senior_step * state.round:
        level = codes.SENIOR
    specialty: i64 = rng.below(codes.SPECIALTIES)
    trait: i64 = rng.below(codes.TRAITS) if rng.below(100) < figures.draft_trait else NONE
    steps: i64 = rng.below(2 * PRODUCTIVITY_SPREAD + 1) - PRODUCTIVITY_SPREAD
    spread: i64 = figures.draft_salary_spread
    salary: i64 = figures.level_salary[level] + rng.below(2 * spread + 1) - spread
    productivity: i64 = figures.level_productivity[level] + steps * PRODUCTIVITY_STEP
    return engineer(level, specialty, trait, productivity, max(1, salary), 0)


def intern(figures: Figures) -> i64:
    """SI-2.7."""
    level: i64 = codes.INTERN
    return engineer(level, NONE, NONE, figures.level_productivity[level], figures.level_salary[level], 0)


# -- sheets (SI-2.3) ---------------------------------------------------------------------------------------


def ways_to_bid(state: ShipItState, seat: i64) -> vec[i64]:
    """SI-2.3: open a line of the sheet, or fill in the open one."""
    sheet: Sheet = state.draft.sheets[seat]
    if sheet.envelope != NONE:
        candidate: i64 = state.draft.on_offer(seat, sheet.envelope)
        lowest: i64 = salary_of(candidate)
        amounts: i64 = amounts_for(state.companies[seat], candidate)
        bids: vec[i64] = vec[i64](capacity=amounts + 1)
        return several(append(bids, codes.NO_BID), codes.BID + lowest, amounts)
    pool: i64 = len(state.draft.pool)
    moves: vec[i64] = vec[i64](capacity=pool + MOST_INSIDERS + 1)
    if sheet.opened < codes.MOST_OPENED:
        moves = several(moves, codes.ENVELOPE, pool)
        for i in range(MOST_INSIDERS):
            if sheet.insiders[i] != 0:
                moves = append(moves, codes.ENVELOPE + MOST_POOL + i)
    return append(moves, codes.SEND)


def lots(state: ShipItState, seat: i64) -> i64:
    """No bid and every amount; or to send the sheet and every line of it."""
    sheet: Sheet = state.draft.sheets[seat]
    if sheet.envelope != NONE:
        return 1 + amounts_for(state.companies[seat], state.draft.on_offer(seat, sheet.envelope))
    if sheet.opened == codes.MOST_OPENED:
        return 1
    return 1 + len(state.draft.pool) + MOST_INSIDERS


def move_of_lot(state: ShipItState, seat: i64, lot: i64) -> i64:
    sheet: Sheet = state.draft.sheets[seat]
    if sheet.envelope != NONE:
        lowest: i64 = salary_of(state.draft.on_offer(seat, sheet.envelope))
        return codes.NO_BID if lot == 0 else codes.BID + lowest + lot - 1
    if lot == 0:
        return codes.SEND
    pool: i64 = len(state.draft.pool)
    if lot <= pool:
        return codes.ENVELOPE + lot - 1
    insider: i64 = lot - 1 - pool
    return codes.ENVELOPE + MOST_POOL + insider if sheet.insiders[insider] != 0 else NONE


def amounts_for(company: Company, candidate: i64) -> i64:
    """How many bids there are from the salary up to what the company can pay."""
    return max(0, company.highest_bid(candidate) - salary_of(candidate) + 1)


def fill_sheet(state: ShipItState, seat: i64, move: i64) -> None:
    """SI-2.3."""
    sheet: Sheet = state.draft.sheets[seat]
    if move == codes.SEND:
        if state.telling:
            state.events.append(events.sent(state, seat))
        state.draft.send(seat)
        state.after_sending()
    elif move >= codes.NO_BID:
        line: i64 = sheet.envelope
        sheet.bids[line] = move - codes.BID
        sheet.envelope = NONE
        if state.telling:
            state.events.append(events.bid(state, seat, line, move - codes.BID))
    else:
        sheet.envelope = move - codes.ENVELOPE
        sheet.opened += 1


# -- the award (SI-2.5 to SI-2.8) --------------------------------------------------------------------------


def award(state: ShipItState) -> None:
    """SI-2.5: bids are taken from the highest down; what can't be hired or paid is void, that bid alone."""
    if state.telling:
        state.events.extend(events.bids(state))
    draft: Draft = state.draft
    won: vec[i64] = zeros(state.players)
    free: vec[i64] = filled(SHEET, 1)
    best: i64 = draft.best_bid()
    while best != NONE:
        seat: i64 = best // SHEET
        line: i64 = best % SHEET
        company: Company = state.companies[seat]
        candidate: i64 = draft.on_offer(seat, line)
        bid: i64 = draft.sheets[seat].bids[line]
        price: i64 = company.price_of(candidate, bid)
        draft.sheets[seat].bids[line] = 0
        if free[line] == 1 and won[seat] < company.hire_limit() and price <= company.money and company.has_room():
            if line < MOST_POOL:
                free[line] = 0
            won[seat] += 1
            if state.telling:
                state.events.append(events.hired(state, seat, line, candidate, bid, price))
            company.hire(candidate, state.round, price)
        best = draft.best_bid()
    send_interns(state, won)
    state.draft = no_draft(state.players)
    for company in state.companies:
        company.recruiters = 0


def send_interns(state: ShipItState, won: vec[i64]) -> None:
    """SI-2.7: for those who won nobody."""
    for seat in state.order:
        company: Company = state.companies[seat]
        if won[seat] == 0 and company.has_room():
            person: i64 = intern(state.figures)
            price: i64 = min(company.discounted(salary_of(person)), company.money)
            if state.telling:
                state.events.append(events.intern(state, seat, price))
            company.hire(person, state.round, price)
