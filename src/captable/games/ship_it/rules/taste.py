"""What common sense thinks things are worth, and search of positions; tuned by `python -m bench.taste`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CHOICES: Final = {"funding": 3, "tech": 3, "product": 3}
"""The figures that are numbers of choices, and of how many."""


@final
class Taste:
    """In thousandths of a point of the final score, where nothing else is said."""

    funding: i64
    """The numbers of the funding, the tech and the product that are taken."""
    tech: i64
    product: i64
    dollar: i64
    """A dollar while there is another round to spend it in."""
    productivity: i64
    """A hundredth of productivity, in a round."""
    helped: i64
    """How much more those do who use AI, and those of a useful specialty, in thousandths."""
    useful: i64
    veteran: i64
    """Dollars that a veteran is worth beside the work."""
    reserve: i64
    """Dollars that are kept from the draft, in per cent of the price of Marketing."""
    fair: i64
    """How much of what an engineer is worth beyond the salary is offered, in per cent."""
    spread: i64
    """From the lowest offer to the highest: so many per cent around what is fair are equally likely."""
    debt: i64
    """A point of debt before it does harm; then a per cent of features that break, and of work that is forced."""
    breaks: i64
    forced: i64
    debt_later: i64
    """How much of what debt costs at the end counts before, in per cent."""
    clean_code: i64
    """How much of the milestone counts, in per cent."""
    research: i64
    """An AI that somebody can use, in a round."""
    viral: i64
    """How much of the users of a campaign that may fail counts, in per cent."""
    first_users: i64
    """A user who brings the first milestone nearer, the second one, and income."""
    later_users: i64
    income: i64
    last_star: i64
    """A hundredth of rating, from four stars on, while nobody has five."""
    pivot: i64
    """What a Pivot must bring for each round that is left: it can be made once."""
    sells_last: i64
    """1 if the acquisition is moved behind work that needs the users."""
    recruiter: i64
    """A hire that a recruiter makes possible, in a round."""
    bidding: i64
    """Dollars that a hire is expected to cost beyond a junior's salary."""
    daring: i64
    """How much worse than nothing a change may look that a search still tries."""
    viral_moment: i64
    """The harm of an event that is known to come, for each of the three that servers help against."""
    ddos: i64
    outage: i64

    def __init__(self) -> None:
        self.funding = 0
        self.tech = 1
        self.product = 1
        self.dollar = 110
        self.productivity = 17
        self.helped = 334
        self.useful = 84
        self.veteran = 8
        self.reserve = 140
        self.fair = 40
        self.spread = 60
        self.debt = 350
        self.breaks = 40
        self.forced = 48
        self.debt_later = 70
        self.clean_code = 70
        self.research = 500
        self.viral = 50
        self.first_users = 2
        self.later_users = 1
        self.income = 1
        self.last_star = 60
        self.pivot = 1500
        self.sells_last = 1
        self.recruiter = 1000
        self.bidding = 10
        self.daring = 2000
        self.viral_moment = 4800
        self.ddos = 2400
        self.outage = 280


@final
class Judgement:
    """How well a seat stands, for search; tuned with `--judgement`."""

    most_lead: i64
    """A lead of so many thousandths of a point is as good as won."""
    lead: i64
    """A thousandth of lead, in millionths of a win."""
    winning: i64
    """How much of what an ending is worth is who has won, in per cent; the rest is the lead."""

    def __init__(self) -> None:
        self.most_lead = 24000
        self.lead = 20
        self.winning = 70


TASTE: Final = Taste()
JUDGEMENT: Final = Judgement()
