"""The report: findings as one page that opens without a network, prints, and reads on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from math import isinf
from urllib.parse import quote

import captable
from captable.core.game import Game
from captable.core.record import Recorder, encode
from captable.core.view import Message
from captable.core.words import Words
from captable.lab import charts
from captable.lab.figures import FEW, clear, differences, estimates, is_share
from captable.lab.luck import Luck, luck_of
from captable.lab.opening import can_swap
from captable.lab.pace import Pace
from captable.lab.plan import Plan
from captable.lab.stats import Estimate, apart, holm, mean_of, never_seen, paired, share
from captable.lab.study import Findings
from captable.lab.summary import STEPS, Extreme, Paired, quantile
from captable.lab.verdict import ENOUGH, UNFAIR, Judgement, is_dead, judge
from captable.lab.watch import Watcher, forms_of

MOST_ROWS = 20
"""A longer table is folded until somebody asks for all of it; on paper it is whole."""
SORTING = """
document.querySelectorAll("[data-more]").forEach(box => {
  const button = document.createElement("button");
  button.className = "more"; button.textContent = box.dataset.more;
  button.addEventListener("click", () => { box.classList.remove("folded"); button.remove(); });
  box.classList.add("folded"); box.after(button);
});
document.querySelectorAll("table.sortable").forEach(table => {
  table.querySelectorAll("thead th").forEach((head, column) => {
    const button = document.createElement("button");
    button.append(...head.childNodes); head.append(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") === "descending";
      table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const key = row => { const cell = row.cells[column]; return cell.dataset.value ?? cell.textContent.trim(); };
      const number = text => text !== "" && !isNaN(text);
      const rows = [...table.tBodies[0].rows].sort((a, b) => {
        const [x, y] = [key(a), key(b)];
        const order = number(x) && number(y) ? x - y : number(x) ? 1 : number(y) ? -1 : x.localeCompare(y);
        return up ? order : -order;
      });
      table.tBodies[0].append(...rows);
    });
  });
});
"""


class Report:
    def __init__(self, findings: Findings, language: str = "en", command: str = "", pace: Pace | None = None) -> None:
        self.findings = findings
        self.command = command
        self.pace = pace
        self.run = findings.study.runs["main"]
        self.plan: Plan = self.run.plan
        self.game: Game = self.plan.named_game()
        self.words = Words(self.game, language, packages=("captable.lab",))
        self.parts = findings.parts()
        self.summary = findings.total()
        self.summaries = [self.summary, findings.total("other")] if findings.parts("other") else [self.summary]
        """With that of the other rule set, which may have other cards."""
        self.luck: Luck | None = luck_of(self.parts)
        self.fair = 1 / self.plan.players

    # -- the page ------------------------------------------------------------------------------------------------

    def html(self) -> str:
        sections = [
            ("difference", self.difference()),
            ("seats", self.seats()),
            ("length", self.lengths()),
            ("course", self.course()),
            ("skill", self.skill()),
            ("cards", self.cards()),
            ("choices", self.choices()),
            ("pairs", self.pairs()),
            ("never", self.restricted()),
            ("rules", self.rules()),
            ("strength", self.strengths()),
            ("played", self.played()),
        ]
        shown = [(key, body) for key, body in sections if body]
        links = "".join(f'<a href="#{key}">{self.t(f"lab-{key}")}</a>' for key, _ in shown)
        bodies = "".join(
            f'<section id="{key}"><h2>{self.t(f"lab-{key}")}</h2>'
            f'<p class="soft">{self.t(f"lab-{key}-note")}</p>{body}</section>'
            for key, body in shown
        )
        title = self.t("lab-title", game=self.name)
        css = (files("captable.lab") / "page.css").read_text("utf-8")
        strip = "".join(self.strip())
        players, bots = self.plan.players, ", ".join(dict.fromkeys(self.plan.bots))
        subtitle = self.t("lab-subtitle", games=self.summary.games, players=players, bots=bots)
        return (
            f'<!doctype html><html lang="{self.words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>'
            f'<link rel="icon" href="data:,"><style>{css}</style></head><body><main><header><h1>{title}</h1>'
            f'<p class="soft">{subtitle}</p>'
            f"<nav>{links}</nav></header>"
            f'<div class="strip">{strip}</div><p class="soft">{self.t("lab-certain")}</p>{bodies}</main>'
            f"<script>{SORTING}</script></body></html>\n"
        )

    @property
    def name(self) -> str:
        return self.words(f"{self.game.prefix}-name")

    def t(self, id: str, **args: int | str) -> str:
        return with_code(self.words(id, **args))

    # -- figures in words ------------------------------------------------------------------------------------------

    def decimal(self, value: float, places: int) -> str:
        text = f"{value:.{places}f}"
        return text.replace(".", ",").replace("-", "−") if self.words.language == "fr" else text.replace("-", "−")

    def per_cent(self, value: float) -> str:
        return self.decimal(100 * value, 1) + ("\u202f%" if self.words.language == "fr" else "%")

    def said(self, estimate: Estimate, per_cent: bool = True, places: int = 1) -> str:
        """A figure with its interval."""
        if isinf(estimate.low) or isinf(estimate.high):
            return "–"
        value, interval = self.in_words(estimate, per_cent, places)
        return f"{value} <small class=soft>({interval})</small>"

    def in_words(self, estimate: Estimate, per_cent: bool = True, places: int = 1) -> tuple[str, str]:
        """A figure, and its interval; both empty while nothing is known."""
        if isinf(estimate.low) or isinf(estimate.high):
            return "", ""
        show = self.per_cent if per_cent else lambda value: self.decimal(value, places)
        low = self.decimal(100 * estimate.low, 1) if per_cent else show(estimate.low)
        return show(estimate.value), f"{low} – {show(estimate.high)}"

    def cell(self, estimate: Estimate, per_cent: bool = True, places: int = 1, colour: str = "") -> str:
        value = "" if isinf(estimate.low) else f"{estimate.value:.6f}"
        return f'<td data-value="{value}" class="{colour}">{self.said(estimate, per_cent, places)}</td>'

    def table(self, heads: Iterable[str], rows: Iterable[str], sortable: bool = False) -> str:
        head = "".join(f"<th>{self.t(each)}</th>" for each in heads)
        kind = ' class="sortable"' if sortable else ""
        rows = list(rows)
        body = "".join(rows)
        more = f' data-more="{self.t("lab-all-rows", count=len(rows))}"' if len(rows) > MOST_ROWS else ""
        return (
            f'<div class="scroll"{more}><table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def form(self, key: str) -> str:
        """A choice in the words of the game; what differs from time to time is left open."""
        forms = forms_of(self.game)
        if key not in forms.keys:
            return key
        code = forms.codes[forms.keys.index(key)]
        kind = self.game.move_table.kind_of(code)
        message = self.game.move_table.message(code)
        open_ended = {name for name in kind.arguments if f"{name}=" not in key}
        if not open_ended:
            return self.words.say(message)
        said = self.words.say(
            Message(message.id, {name: "…" if name in open_ended else value for name, value in message.args.items()})
        )
        return said if said != message.id else kind.kind.replace("_", " ")

    def thing(self, face: str) -> str:
        name = next((each.names[face] for each in self.summaries if face in each.names), None)
        return self.words.say(name) if name else face

    def trait(self, key: str) -> str:
        group, _, value = key.partition("=")
        for id in (f"{self.game.prefix}-{group}-{value}", f"{self.game.prefix}-option-{group}-{value}"):
            if self.words.has(id):
                return self.words(id)
        return value

    def about(self, key: str) -> str:
        if any(key in each.choices for each in self.summaries):
            return self.form(key)
        if any(key in each.traits for each in self.summaries):
            return self.trait(key)
        return self.thing(key.removeprefix("dealt "))

    def strip(self) -> Iterator[str]:
        """What is judged, one tile each; with another rule set what is judged of it, beside what it was before."""
        mine = self.judgements()
        if "other" not in self.findings.study.runs or not self.findings.parts("other"):
            yield from map(self.verdict, mine)
            return
        before = {each.question: each for each in mine}
        rules = self.findings.study.runs["other"].plan.named_game()
        luck = luck_of(self.findings.parts("other"))
        for each in judge(self.findings.total("other"), luck, tuple(map(str, rules.event_kinds))):
            yield self.verdict(each, before.get(each.question))

    def verdict(self, each: Judgement, before: Judgement | None = None) -> str:
        said = escape(self.judgement(each), quote=False)
        mark, figure = self.t(f"lab-colour-{each.colour}"), ""
        if each.figure is not None:
            figure = f'<div class="figure">{self.said(each.figure, each.per_cent)}</div>'
        if before is not None and before.colour != each.colour:
            mark = f"{self.t(f'lab-colour-{before.colour}')} → {mark}"
        if before is not None and before.figure is not None:
            figure += f'<div class="soft">{self.t("lab-before")} {self.said(before.figure, before.per_cent)}</div>'
        return (
            f'<div class="verdict {each.colour}"><span class="mark">{mark}</span>'
            f"<b>{self.t(f'lab-verdict-{each.question}')}</b>{figure}<p>{said}</p></div>"
        )

    def judgement(self, each: Judgement) -> str:
        names = [self.about(key) for key in each.what[:4]]
        what = ", ".join(names) + (" …" if len(each.what) > 4 else "")
        return self.words(f"lab-verdict-{each.question}-{each.answer}", what=what, **each.args).replace("….", "…")

    def judgements(self) -> list[Judgement]:
        return judge(self.summary, self.luck, tuple(map(str, self.game.event_kinds)))

    # -- sections --------------------------------------------------------------------------------------------------

    def seats(self) -> str:
        if self.plan.players < 2:
            return ""
        unit = self.summary.unit
        most = min(1.0, 2 * self.fair)

        def row(label: str, count: int, points: int, more: str) -> str:
            won = share(points / unit, count)
            off = "bad" if won.above(self.fair * UNFAIR) or won.below(self.fair / UNFAIR) else ""
            picture = charts.bar(won, self.fair, most, label)
            return f"<tr><td>{label}</td>{self.cell(won, colour=off)}<td>{picture}</td>{more}</tr>"

        rows = []
        for seat, sum in enumerate(self.summary.seats):
            score = mean_of(self.summary.scores[seat])
            scale = self.summary.scale
            scaled = Estimate(score.value / scale, score.low / scale, score.high / scale)
            more = f"<td>{escape(self.plan.bot_of(seat))}</td>{self.cell(scaled, per_cent=False, places=2)}"
            rows.append(row(self.t("lab-seat", number=seat + 1), sum.count, sum.points, more))
        out = self.table(("lab-head-seat", "lab-head-won", "lab-head-fair", "lab-head-bot", "lab-head-score"), rows)
        if self.summary.order[0].count:
            rows = [
                row(self.t("lab-turn", number=number + 1), sum.count, sum.points, "")
                for number, sum in enumerate(self.summary.order)
            ]
            out += f"<h3>{self.t('lab-order')}</h3>" + self.table(
                ("lab-head-turn", "lab-head-won", "lab-head-fair"), rows
            )
        if self.summary.shared:
            out += f"<p>{self.t('lab-shared')} {self.said(share(self.summary.shared, self.summary.games))}</p>"
        return out

    def lengths(self) -> str:
        moves, choices = mean_of(self.summary.moves), mean_of(self.summary.decisions)
        middle, late = quantile(self.summary.moves, 0.5), quantile(self.summary.moves, 0.95)
        spread = self.t("lab-moves-spread", middle=middle, late=late)
        out = f"<p>{self.t('lab-moves')} {self.said(moves, per_cent=False)}. {spread}</p>"
        out += f"<p>{self.t('lab-decisions')} {self.said(choices, per_cent=False)}</p>"
        if self.pace and self.pace.seconds:
            minutes = moves.value * self.pace.middle() / 60
            out += f"<p>{self.t('lab-minutes', minutes=self.decimal(minutes, 0), games=len(self.pace.seconds))}</p>"
        else:
            low, high = self.game.minutes
            out += f"<p>{self.t('lab-no-minutes', low=low, high=high)}</p>"
        return out + charts.bars(self.summary.moves, self.t("lab-moves"), self.t("lab-axis-moves"))

    def course(self) -> str:
        if self.plan.players < 2 or not self.summary.watched:
            return ""
        points = [
            (step / STEPS, share(lead.won, lead.led)) for step, lead in enumerate(self.summary.leads) if lead.led >= FEW
        ]
        first = self.summary.first_leader
        out = charts.ribbon(
            points, self.fair, self.t("lab-axis-course"), self.t("lab-axis-leader"), self.t("lab-course")
        )
        out += f"<p>{self.t('lab-first-leader')} {self.said(share(first.won, first.led))}. "
        out += f"{self.t('lab-changes')} {self.said(mean_of(self.summary.lead_changes), per_cent=False)}</p>"
        out += f"<p><b>{self.t('lab-dramatic')}</b> {self.records(self.summary.dramatic)}<br>"
        return (
            out
            + f"<b>{self.t('lab-dull')}</b> {self.records(self.summary.dull)}</p>"
            + f"<p class=soft>{self.t('lab-replay')}</p>"
        )

    def records(self, games: Sequence[Extreme]) -> str:
        """Links that hold the whole record, so that the page needs no other file."""
        watcher = Watcher(self.plan)
        links = []
        for game in games:
            name = f"{self.game.key}-{game.deal}.json"
            data = quote(record_of(watcher, game.deal))
            links.append(
                f'<a download="{name}" href="data:application/json;charset=utf-8,{data}">'
                f"{self.t('lab-deal', number=game.deal)}</a>"
            )
        return ", ".join(links)

    def skill(self) -> str:
        luck = self.luck
        if luck is None:
            return ""
        rival, bot = self.run.extras.rival, self.plan.bots[0]
        values = [(name, max(0.0, getattr(luck, name).value)) for name in ("skill", "deal", "rest")]
        out = charts.parts(values, self.t("lab-skill")) + "<p>"
        for name, _ in values:
            out += f'<span class="key {name}"></span>{self.t(f"lab-luck-{name}")} {self.said(getattr(luck, name))}<br>'
        out += f"</p><p>{self.rivalry(rival, bot, luck)}. "
        return out + f"{self.t('lab-rotated', deals=luck.deals)}</p>"

    def rivalry(self, rival: str, bot: str, luck: Luck) -> str:
        return f"{self.t('lab-rival', rival=rival, bot=bot, fair=self.per_cent(self.fair))} {self.said(luck.rival)}"

    def cards(self) -> str:
        summary, unit = self.summary, self.summary.unit
        faces = list(dict.fromkeys([*summary.dealt, *summary.held]))
        if not faces:
            return ""
        worth = {face: self.worth(summary.dealt_otherwise.get(face)) for face in faces}
        sure = holm({f: w.doubt for f, w in worth.items() if w.count >= FEW})
        rows = []
        for face in sorted(faces, key=lambda face: -worth[face].value):
            cells = []
            for rows_of in (summary.dealt, summary.held):
                found = rows_of.get(face)
                cells.append(
                    self.cell(share(found.points / unit, found.count)) if found and found.count >= FEW else "<td>–</td>"
                )
            held = summary.held.get(face)
            looked = summary.games * self.plan.players // max(1, self.run.extras.closely)
            often = share(held.count if held else 0, max(1, looked))
            each = worth[face]
            colour = ("good" if each.value > 0 else "bad") if face in sure else ""
            value = self.cell(each, colour=colour) if each.count >= FEW else "<td>–</td>"
            rows.append(f"<tr><td>{escape(self.thing(face))}</td>{cells[0]}{self.cell(often)}{cells[1]}{value}</tr>")
        heads = ("lab-head-card", "lab-head-dealt", "lab-head-held", "lab-head-held-won", "lab-head-worth")
        note = "" if can_swap(self.game.key) else f"<p>{self.t('lab-no-swap')}</p>"
        return note + self.table(heads, rows, sortable=True)

    def worth(self, pair: Paired | None) -> Estimate:
        if pair is None:
            return Estimate(0.0, -1.0, 1.0)
        found = paired(pair.count, pair.total, pair.squares, self.summary.unit)
        other = Estimate(0.0, 0.0, 0.0)
        return Estimate(found.value, found.low, found.high, found.count, found.error, apart(found, other))

    def choices(self) -> str:
        summary, unit = self.summary, self.summary.unit
        known = {key: row for key, row in summary.choices.items() if row.offered >= FEW}
        worth = {key: self.worth(summary.chosen_otherwise.get(key)) for key in known}
        sure = holm({key: each.doubt for key, each in worth.items() if each.count >= FEW})
        rows = []
        for key, row in sorted(known.items(), key=lambda item: -item[1].taken):
            passed = row.seats_offered - row.seats_taken
            when_taken = (
                self.cell(share(row.points_taken / unit, row.seats_taken)) if row.seats_taken >= FEW else "<td>–</td>"
            )
            when_passed = self.cell(share(row.points_passed / unit, passed)) if passed >= FEW else "<td>–</td>"
            colour = ("good" if worth[key].value > 0 else "bad") if key in sure else ""
            value = self.cell(worth[key], colour=colour) if worth[key].count >= FEW else "<td>–</td>"
            mark = ""
            if is_dead(row, len(known)):
                mark = f' <span class="fair">{self.t("lab-dead")}</span>'
            elif row.offered >= ENOUGH and share(row.taken, row.offered).above(0.99):
                mark = f' <span class="soft">{self.t("lab-always")}</span>'
            rows.append(
                f'<tr><td>{escape(self.form(key))}{mark}</td><td data-value="{row.offered}">{row.offered}</td>'
                f"{self.cell(share(row.taken, row.offered))}{when_taken}{when_passed}{value}</tr>"
            )
        heads = (
            "lab-head-choice",
            "lab-head-offered",
            "lab-head-taken",
            "lab-head-taken-won",
            "lab-head-passed-won",
            "lab-head-instead",
        )
        return self.table(heads, rows, sortable=True) if rows else ""

    def pairs(self) -> str:
        groups: dict[str, list[str]] = {}
        for key in sorted(self.summary.traits):
            groups.setdefault(key.partition("=")[0], []).append(key.partition("=")[2])
        return "".join(self.matrix(group, values) for group, values in groups.items()) if self.plan.players > 1 else ""

    def matrix(self, group: str, values: Sequence[str]) -> str:
        summary, unit = self.summary, self.summary.unit
        keys = [f"{group}={value}" for value in values]
        certain = 1 - 0.05 / max(1, len(values) ** 2)
        head = "".join(f"<th>{escape(self.trait(key))}</th>" for key in keys)
        rows = ""
        for key in keys:
            all_games = summary.traits[key]
            cells = self.cell(share(all_games.points / unit, all_games.count))
            began = summary.traits_in_order.get(f"{key}/0")
            cells += (
                self.cell(share(began.points / unit, began.count)) if began and began.count >= FEW else "<td>–</td>"
            )
            for value in values:
                met = summary.meetings.get(f"{key}|{value}")
                if met is None or met.count < FEW:
                    cells += "<td>–</td>"
                    continue
                sure = share(met.points / unit, met.count, certain)
                colour = "good" if sure.above(0.5) else "bad" if sure.below(0.5) else ""
                cells += self.cell(share(met.points / unit, met.count), colour=colour)
            rows += f"<tr><td>{escape(self.trait(key))}</td>{cells}</tr>"
        missing = self.never_chosen(group, values)
        return (
            f"<h3>{escape(group)}</h3><div class=scroll><table><thead><tr><th></th><th>{self.t('lab-head-won')}</th>"
            f"<th>{self.t('lab-head-began')}</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>{missing}"
        )

    def never_chosen(self, group: str, values: Sequence[str]) -> str:
        """What no bot ever chose: nothing is known about it."""
        keys = [key for key in self.summary.choices if key.startswith(f"{group} ")]
        unknown = [self.form(key) for key in keys if key.partition("=")[2] not in values]
        if not unknown:
            return ""
        return f'<p><span class="fair">{self.t("lab-nothing-known", what=", ".join(unknown))}</span></p>'

    def restricted(self) -> str:
        rows = []
        worth = {
            kind: self.worth(pair) for kind, pair in self.summary.never.items() if pair.count >= FEW and pair.squares
        }
        sure = holm({kind: each.doubt for kind, each in worth.items()})
        for kind, each in sorted(worth.items(), key=lambda item: -item[1].value):
            colour = ("good" if each.value > 0 else "bad") if kind in sure else ""
            rows.append(
                f"<tr><td>{escape(self.kind(kind))}</td>{self.cell(each, colour=colour)}<td>{each.count}</td></tr>"
            )
        return self.table(("lab-head-kind", "lab-head-never", "lab-head-games"), rows, sortable=True) if rows else ""

    def kind(self, kind: str) -> str:
        move = self.game.move_table.kinds[kind]
        message = Message(f"{self.game.move_table.prefix}-move-{kind}", dict.fromkeys(move.arguments, "…"))
        said = self.words.say(message)
        return said if said != message.id and "{" not in said else kind.replace("_", " ")

    def rules(self) -> str:
        told = self.summary.told
        if not told:
            return ""
        clauses = self.game.catalogue(self.words.language).clauses
        rows = []
        for id in sorted(self.summary.clauses, key=lambda id: -self.summary.clauses[id]):
            often = 100 * self.summary.clauses[id] / told
            text = clauses[id].text if id in clauses else ""
            rows.append(
                f'<tr><td>{id}</td><td data-value="{often:.3f}">{self.decimal(often, 1)}</td>'
                f'<td class="words">{escape(first_words(text))}</td></tr>'
            )
        out = f"<p>{self.t('lab-told', games=told)}</p>" + self.table(
            ("lab-head-clause", "lab-head-often", "lab-head-text"), rows, sortable=True
        )
        missing = [str(kind) for kind in self.game.event_kinds if kind not in self.summary.kinds]
        bound = self.per_cent(never_seen(told))
        if missing:
            out += f"<h3>{self.t('lab-unseen-kinds')}</h3>"
            out += f"<p>{self.t('lab-at-most', share=bound)} {escape(', '.join(missing))}</p>"
        silent = [clause for id, clause in clauses.items() if id not in self.summary.clauses]
        if silent:
            items = "".join(f"<li>{clause.id} {escape(first_words(clause.text))}</li>" for clause in silent)
            head = self.t("lab-unseen-clauses", count=len(silent))
            out += f"<details><summary>{head}</summary><ul>{items}</ul></details>"
        return out

    def strengths(self) -> str:
        if not self.findings.parts("strong"):
            return ""
        strong = self.findings.study.runs["strong"]
        mine, its = estimates(self.parts), estimates(self.findings.parts("strong"))
        wanted = [name for name in mine if name in its and min(mine[name].count, its[name].count) >= FEW]
        wanted = [
            name
            for name in wanted
            if name.startswith(("order/", "moves", "trait/", "lead/50", "choice/")) and not name.endswith("/won")
        ]
        doubts = {name: apart(mine[name], its[name]) for name in wanted}
        sure = holm(doubts)
        rows = []
        for name in sorted(wanted, key=lambda name: (name not in sure, name.startswith("choice/"), doubts[name])):
            if name.startswith("choice/") and name not in sure:
                continue
            share_of = is_share(name)
            mark = f'<td class="fair">{self.t("lab-disagree")}</td>' if name in sure else "<td></td>"
            rows.append(
                f"<tr><td>{escape(self.figure(name))}</td>{self.cell(mine[name], share_of)}"
                f"{self.cell(its[name], share_of)}{mark}</tr>"
            )
        total = self.findings.total("strong")
        luck = luck_of(self.findings.parts("rivals"))
        out = (
            f"<p>{self.t('lab-two', weak=self.plan.bots[0], strong=', '.join(strong.plan.bots), games=total.games)}</p>"
        )
        if luck:
            out += f"<p>{self.rivalry(strong.plan.bots[0], self.plan.bots[0], luck)}"
            out += "</p>" if luck.rival.above(self.fair) else f". <b>{self.t('lab-not-stronger')}</b></p>"
        return out + self.table(
            ("lab-head-figure", "lab-head-weak", "lab-head-strong", "lab-head-agree"), rows, sortable=True
        )

    def figure(self, name: str) -> str:
        """The name of a figure, as far as people say it otherwise."""
        group, _, rest = name.partition("/")
        if group == "choice":
            key, _, what = rest.rpartition("/")
            return f"{self.form(key)} · {self.words(f'lab-figure-{what}')}"
        if group in ("held", "dealt"):
            return f"{self.thing(rest)} · {self.words(f'lab-figure-{group}')}"
        if group == "trait":
            return f"{self.trait(rest)} · {self.words('lab-figure-won')}"
        if group == "meeting":
            one, _, two = rest.partition("|")
            return f"{self.trait(one)} – {self.trait(one.partition('=')[0] + '=' + two)}"
        id = f"lab-figure-{group.replace(' ', '-')}"
        return self.words(id, number=rest) if self.words.has(id) else name

    def difference(self) -> str:
        if not self.findings.parts("other"):
            return ""
        changes = differences(self.findings)
        sure = clear(changes)
        mine, its = estimates(self.parts), estimates(self.findings.parts("other"))
        head = (
            self.t("lab-changed", count=len(sure), looked=len(changes))
            if sure
            else self.t("lab-unchanged", looked=len(changes))
        )
        rows = []
        for name in sorted(changes, key=lambda name: (name not in sure, changes[name].doubt)):
            if name not in sure and name.startswith(("choice/", "event/", "held/", "meeting/")):
                continue
            share_of = is_share(name)
            colour = self.better(name, mine[name], its[name]) if name in sure else ""
            rows.append(
                f"<tr><td>{escape(self.figure(name))}</td>{self.cell(mine[name], share_of)}"
                f"{self.cell(its[name], share_of)}{self.cell(changes[name], share_of, colour=colour)}</tr>"
            )
        return f"<p><b>{head}</b></p>" + self.table(
            ("lab-head-figure", "lab-head-before", "lab-head-after", "lab-head-change"), rows, sortable=True
        )

    def better(self, name: str, before: Estimate, after: Estimate) -> str:
        """Nearer to fair is better and further is worse; of other figures nobody can say which is."""
        if not name.startswith(("seat/", "order/", "trait/", "meeting/", "dealt/")):
            return "fair"
        fair = 0.5 if name.startswith("meeting/") else self.fair
        return "good" if abs(after.value - fair) < abs(before.value - fair) else "bad"

    def played(self) -> str:
        rows = []
        for name, run in self.findings.study.runs.items():
            plan = run.plan
            facts = {
                "lab-run": name,
                "lab-version": f"{plan.game} {plan.named_game().version}, Captable {captable.__version__}",
                "lab-games": str(self.findings.total(name).games if self.findings.parts(name) else 0)
                + f" / {plan.games}",
                "lab-bots": ", ".join(plan.bots),
                "lab-seed": plan.seed,
                "lab-options": ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "–",
                "lab-private": "; ".join(
                    f"{'' if o.seat < 0 else f'{o.seat}:'}{o.key}={'+'.join(map(first_words, o.values))}"
                    for o in plan.seat_options
                )
                or "–",
                "lab-force": "; ".join(str(force.form) for force in plan.force) or "–",
                "lab-card-file": self.t("lab-edited") if plan.cards else self.t("lab-own"),
            }
            rows += [
                f"<tr><td>{self.t(key)}</td><td class=words>{escape(value)}</td></tr>" for key, value in facts.items()
            ]
        out = f'<div class="scroll"><table><tbody>{"".join(rows)}</tbody></table></div>'
        if self.command:
            out += f"<p>{self.t('lab-again')}<br><code>{escape(self.command)}</code></p>"
        return out


def with_code(text: str) -> str:
    """As HTML, with what is to be typed set as such."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def first_words(text: str, most: int = 140) -> str:
    """The beginning, without marks of Markdown."""
    line = re.sub(r"\*+", "", text.strip().partition("\n")[0])
    return line if len(line) <= most else line[: most - 1].rsplit(" ", 1)[0] + " …"


def record_of(watcher: Watcher, deal: int) -> str:
    """A game of a plan again, as a record that `captable replay` and the replay page open."""
    plan = watcher.plan
    names = [f"{plan.bot_of(seat).partition(':')[0].capitalize()} {seat + 1}" for seat in range(plan.players)]
    private = list(plan.private(deal))
    recorder = Recorder(watcher.game, plan.players, watcher.seed(deal), dict(plan.options), private, names)
    for seat in range(plan.players):
        recorder.control(seat, plan.bot_of(seat))
    for seat, move in watcher.moves(deal):
        recorder.play(seat, move)  # at no time, as in the lab: in Ship It! who is quicker has the better of it
    return encode(recorder.record)


def html(findings: Findings, language: str = "en", command: str = "", pace: Pace | None = None) -> str:
    """The whole page, from findings that may still be filling."""
    return Report(findings, language, command, pace).html()
