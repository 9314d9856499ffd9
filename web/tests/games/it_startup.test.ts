import { describe, expect, it } from "vitest";

import { cardOf, priceOf, sentencesOf } from "$/games/it_startup/cards";
import type { Facts, Kind, MoveKind } from "$/games/it_startup/facts";
import { people, signs, tintOf, tints } from "$/games/it_startup/looks";
import {
  anythingWorthwhile,
  deckNotesOf,
  homeOf,
  isPlay,
  isScore,
  lanesOf,
  leftToDo,
  playersOf,
  slipOf,
  sourcesOf,
  throwIn,
} from "$/games/it_startup/startup";
import type { Choice, Message, Seat, Sheet } from "$/lib/wire";

import { counter, message, piece, view, zone } from "../board/views";

const sentences = (...all: Message[]): Message =>
  all.reduceRight((rest, first) => message("is-sentences", { first, rest }));

const note = (own: number, knowledge = 0, coaching = 0, bought = 0) =>
  message("is-efficiency-note", { own, knowledge, coaching, bought });

const seat = (seat: number, points: number, output = 0, more: Partial<Seat> = {}): Seat => ({
  seat,
  counters: [counter("points", points), counter("output", output)],
  ...more,
});

const choice = (move: number, kind: MoveKind, more: Partial<Choice> = {}): Choice => ({
  move,
  label: message("label"),
  kind,
  ...more,
});

const game = "it_startup";
const facts: Facts = {
  step: "play",
  active: 0,
  goal: 32,
  cards: {
    intern: { type: "developer", cost: 3, efficiency: 2, resistance: 1 },
    recruiter: { type: "hr", cost: 2 },
    investor: { type: "action", cost: 0 },
  },
};

describe("a card", () => {
  const table = view({ game, facts });
  const figures = message("is-figures-developer", { cost: 3, efficiency: 2, copies: 2 });
  const resistance = message("is-figures-resistance", { resistance: 1 });
  const effect = message("is-when-played", { effect: message("is-effect-draw", { cards: 1 }) });

  it("has its figures apart from what it does", () => {
    expect(cardOf(table, { face: "intern", note: sentences(figures, resistance, effect) })).toEqual({
      type: "developer",
      cost: 3,
      efficiency: 2,
      resistance: 1,
      text: [effect],
    });
  });

  it("has no efficiency where it doesn't score", () => {
    const hr = cardOf(table, { face: "recruiter", note: message("is-figures-hr", { cost: 2 }) });
    expect(hr).toMatchObject({ type: "hr", efficiency: null, resistance: 0, text: [] });
  });

  it("of an Action says its effect without calling it one", () => {
    const gain = message("is-effect-gain", { tokens: 2 });
    const note = sentences(
      message("is-figures-action", { cost: 0 }),
      message("is-when-action", { effect: gain }),
      message("is-counter-pay"),
    );
    expect(cardOf(table, { face: "investor", note })?.text).toEqual([gain, message("is-counter-pay")]);
  });

  it("is none from behind", () => {
    expect(cardOf(table, { face: "back", note: message("is-planned-note") })).toBeNull();
  });

  it("is told sentence by sentence", () => {
    expect(sentencesOf(sentences(figures, resistance, effect))).toEqual([figures, resistance, effect]);
  });

  it("has its price where the choice names one", () => {
    expect(priceOf(choice(1, "play", { label: message("is-choose-play", { price: 0 }) }))).toBe(0);
    expect(priceOf(choice(1, "end"))).toBeUndefined();
  });

  it("has a picture, of the colour of its type", () => {
    expect(Object.keys(people).length + Object.keys(signs).length).toBe(41);
    expect(tintOf("scrum_master")).toBe(tints.coach);
    expect(tintOf("tdd")).toBe(tints.knowledge);
    expect(tintOf("somebody-new")).toBeUndefined();
  });
});

describe("the offices", () => {
  const played = view({
    seat: 1,
    seats: [seat(0, 3), seat(1, 5), seat(2, 0)],
    zones: [
      zone("office-1", [piece("employee-0")], { owner: 1 }),
      zone("hand-1", [], { owner: 1 }),
      zone("known-deck", [piece("deck-3")]),
      zone("group-2", [piece("group-2-0")]),
      zone("deck"),
    ],
    game,
    facts: { ...facts, home: { "employee-0": 2 } },
  });

  it("have the others clockwise, and one's own apart", () => {
    const { others, you } = playersOf(played);
    expect(others.map(({ seat }) => seat.seat)).toEqual([2, 0]);
    expect(you?.office.map(({ id }) => id)).toEqual(["employee-0"]);
    expect(playersOf({ ...played, seat: -1 }).you).toBeNull();
  });

  const developer = (efficiency: Message) =>
    piece("employee-0", { counters: [{ ...counter("efficiency", 10), note: efficiency }] });

  it("say where each point of efficiency comes from, and nothing of what adds none", () => {
    expect(sourcesOf(developer(note(2, 5, 0, 3)))).toEqual([
      { id: "own", value: 2 },
      { id: "knowledge", value: 5 },
      { id: "bought", value: 3 },
    ]);
    expect(sourcesOf(piece("employee-1"))).toEqual([]);
  });

  it("keep an own efficiency of nothing in the sum", () => {
    expect(sourcesOf(developer(note(0, 4))).map(({ value }) => value)).toEqual([0, 4]);
  });

  it("know whose an outsourced employee is", () => {
    expect(homeOf(played, "employee-0")).toBe(2);
    expect(homeOf(played, "employee-1")).toBeNull();
  });

  it("leave what is known of the deck to be read beside them", () => {
    expect(deckNotesOf(played).map(({ id }) => id)).toEqual(["known-deck", "group-2"]);
  });
});

describe("the race", () => {
  const race = (seats: Seat[], more: Partial<Facts> = {}) =>
    view({ game, seats, facts: { ...facts, ...more } });

  it("has a lane for each player, with what the turn would add", () => {
    const lanes = lanesOf(race([seat(0, 8, 9), seat(1, 16, 4)], { active: 1 }));
    expect(lanes.map(({ points, coming }) => [points, coming?.points])).toEqual([
      [8, undefined],
      [16, 4],
    ]);
    expect(lanes[1]!.parts).toEqual([{ seat: 1, share: 0.5 }]);
    expect(lanes[1]!.coming?.share).toBe(4 / 32);
  });

  it("never draws past the goal", () => {
    const [over, nearly] = [40, 30].map((points) => lanesOf(race([seat(0, points, 9)]))[0]!);
    expect([over!.parts[0]!.share, over!.coming?.share]).toEqual([1, 0]);
    expect(nearly!.coming?.share).toBe(2 / 32);
  });

  it("has a lane for each team, with both partners in it", () => {
    const four = [0, 1, 2, 3].map((at) => seat(at, 8 * at, 5, { team: at % 2 }));
    const lanes = lanesOf(race(four, { goal: 64, active: 2 }));
    expect(lanes.map(({ team, seats, points }) => [team, seats, points])).toEqual([
      [0, [0, 2], 16],
      [1, [1, 3], 32],
    ]);
    expect(lanes[0]!.coming).toEqual({ seat: 2, points: 5, share: 5 / 64 });
  });

  it("adds nothing before the first turn and after the last", () => {
    const seats = [seat(0, 0, 5)];
    expect(lanesOf(race(seats, { step: "mulligan" }))[0]!.coming).toBeNull();
    const outcome = { places: [1], scores: [32], reason: message("over") };
    expect(lanesOf({ ...race(seats), outcome })[0]!.coming).toBeNull();
  });
});

describe("what can still be done", () => {
  const end = choice(0, "end");
  const sell = choice(2, "sell", { group: "sales" });

  it("is counted by its group", () => {
    const plays = [choice(1, "play", { group: "plays" }), choice(3, "play_planned", { group: "plays" })];
    const choices = [plays[0]!, sell, plays[1]!, end];
    expect(leftToDo(view({ choices }))).toEqual([
      { group: "plays", count: 2 },
      { group: "sales", count: 1 },
    ]);
    expect(anythingWorthwhile(view({ choices }))).toBe(true);
    expect(choices.filter(isPlay)).toEqual(plays);
  });

  it("is nothing to stay for when only selling is left", () => {
    expect(anythingWorthwhile(view({ choices: [sell, end] }))).toBe(false);
  });
});

describe("a turn's score", () => {
  const sheet: Sheet = {
    title: message("is-sheet-title-turn", { round: 3 }),
    rows: [
      { label: message("is-card-intern"), values: [null, 6], note: note(1, 5) },
      { label: message("is-sheet-actions"), values: [null, 2] },
      { label: message("is-sheet-turn"), values: [null, 8], strong: true },
    ],
  };

  it("is counted out row by row, with where it comes from", () => {
    const slip = slipOf(sheet)!;
    expect([slip.seat, slip.total]).toEqual([1, 8]);
    expect(slip.rows.map(({ value, sources }) => [value, sources.map(({ value }) => value)])).toEqual([
      [6, [1, 5]],
      [2, []],
    ]);
  });

  it("is none without a sheet, or with one that has no sum", () => {
    expect(slipOf(null)).toBeNull();
    expect(slipOf({ ...sheet, rows: sheet.rows.slice(0, 2) })).toBeNull();
  });

  it("is told from the sheet at the end of the game by its kind", () => {
    expect(isScore({ moment: 1, say: message("x"), kind: "scored", sheet })).toBe(true);
    expect(isScore({ moment: 1, say: message("x"), kind: "ended", sheet })).toBe(false);
  });
});

describe("what was thrown", () => {
  const line = (kind: Kind, args?: Message["args"]) => ({ moment: 1, say: message("told", args), kind });

  it("is the die with its number, or the coin", () => {
    expect(throwIn([line("rolled", { number: 4 }), line("turn")])?.die).toBe(4);
    expect(throwIn([line("coin")])?.die).toBeNull();
    expect(throwIn([line("turn")])).toBeNull();
  });
});
