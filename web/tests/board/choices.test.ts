import { describe, expect, it } from "vitest";

import { alike, chartOf, fitting, grouped, keysOf, listed, moveOf } from "$/board/choices";
import type { Choice } from "$/lib/wire";

import { message, piece, view, zone } from "./views";

const choice = (move: number, more: Partial<Choice> = {}): Choice => ({
  move,
  label: message(`move-${move}`),
  ...more,
});
const moves = (choices: readonly Choice[]) => choices.map(({ move }) => move);

const hand = zone("hand", [piece("a"), piece("b")]);
const table = view({
  zones: [hand, zone("market"), zone("portfolio")],
  choices: [
    choice(1, { on: ["a"], to: "portfolio" }),
    choice(2, { on: ["a"], to: "market" }),
    choice(3, { on: ["a", "b"] }),
    choice(4),
    choice(5, { on: ["gone"] }),
    choice(6, { on: ["seat-1"] }),
  ],
  blocked: [{ label: message("no"), why: { clause: "XX-1.1", say: message("why") }, on: ["b"] }],
});

describe("the chart of a view", () => {
  const chart = chartOf(table);

  it("lights the choices of a piece there and nowhere else", () => {
    expect(moves(chart.at(["a"]).choices)).toEqual([1, 2, 3]);
    expect(moves(chart.at(["b"]).choices)).toEqual([3]);
    expect(moves(chart.at(["market"]).choices)).toEqual([]);
  });

  it("has each move once where several places are drawn as one", () => {
    expect(moves(chart.at(["a", "b"]).choices)).toEqual([1, 2, 3]);
  });

  it("lights seats", () => {
    expect(moves(chart.at(["seat-1"]).choices)).toEqual([6]);
  });

  it("knows where a picked piece can go", () => {
    expect([...chart.targets(["a"])]).toEqual(["portfolio", "market"]);
    expect(moves(chart.onto(["a"], ["market"]))).toEqual([2]);
    expect(chart.onto(["b"], ["market"])).toEqual([]);
    expect(moves(chart.into(["market"]))).toContain(2);
    expect(chart.into(["nowhere"])).toEqual([]);
  });

  it("keeps the reasons with the piece that they are about", () => {
    expect(chart.at(["b"]).blocked.map(({ why }) => why.clause)).toEqual(["XX-1.1"]);
    expect(chart.at(["a"]).blocked).toEqual([]);
  });

  it("sets apart the moves that no place on the board offers", () => {
    expect(moves(chart.loose.choices)).toEqual([4, 5]);
  });

  it("finds pieces under pieces", () => {
    const under = view({
      zones: [zone("row", [piece("boss", { under: [piece("skill")] })])],
      choices: [choice(1, { on: ["skill"] })],
    });
    expect(chartOf(under).loose.choices).toEqual([]);
  });
});

describe("a range", () => {
  const range = { first: 100, low: 5, high: 21, step: 5, label: message("bid") };

  it("turns a value into its move", () => {
    expect(moveOf(range, 5)).toBe(100);
    expect(moveOf(range, 15)).toBe(102);
  });

  it("takes the nearest value that it has", () => {
    expect(fitting(range, 12)).toBe(10);
    expect(fitting(range, -3)).toBe(5);
    expect(fitting(range, 99)).toBe(20);
  });
});

describe("the list of moves", () => {
  const said = ({ id }: { id: string }) => id;
  const mixed = view({
    choices: [choice(1, { group: "g" }), choice(2), choice(3, { group: "g" }), choice(4)],
  });

  it("shows a group together, in the order of its first choice", () => {
    expect(grouped(mixed.choices!).map(({ id, choices }) => [id, moves(choices)])).toEqual([
      ["g", [1, 3]],
      ["", [2, 4]],
    ]);
  });

  it("is numbered as it is shown", () => {
    expect(moves(listed(mixed))).toEqual([1, 3, 2, 4]);
    expect(keysOf(mixed, said).get("2")?.move).toBe(3);
  });

  it("has no move for other keys or numbers past its end", () => {
    expect([...keysOf(mixed, said).keys()]).toEqual(["1", "2", "3", "4"]);
  });

  it("has the numbers that are printed on the cards, and other moves the keys that are left", () => {
    const cards = ["14", "1", "3"].map((number) => piece(`hand-${number}`, { name: message(number) }));
    const hand = view({
      zones: [zone("hand", cards)],
      choices: [...cards.map(({ id }, i) => choice(i, { on: [id] })), choice(7)],
    });
    const keys = keysOf(hand, said);
    expect([...keys].map(([key, { move }]) => [key, move])).toEqual([
      ["14", 0],
      ["1", 1],
      ["3", 2],
      ["2", 7],
    ]);
  });

  it("has the numbers that are large on the cards, for a choice of several alike too", () => {
    const card = (id: string, sign: string) => piece(id, { name: message("4"), sign });
    const hand = view({
      zones: [zone("hand", [card("a", "5"), card("b", "5"), card("c", "2"), card("d", "△")])],
      choices: [choice(0, { on: ["a", "b"] }), choice(1, { on: ["c"] }), choice(2, { on: ["d"] })],
    });
    expect([...keysOf(hand, said)].map(([key, { move }]) => [key, move])).toEqual([
      ["5", 0],
      ["2", 1],
      ["1", 2],
    ]);
  });

  it("goes by the list where two cards have the same number", () => {
    const cards = ["a", "b"].map((id) => piece(id, { name: message("4") }));
    const hand = view({
      zones: [zone("hand", cards)],
      choices: cards.map(({ id }, i) => choice(i, { on: [id] })),
    });
    expect([...keysOf(hand, said).keys()]).toEqual(["1", "2"]);
  });
});

describe("moves that read the same", () => {
  it("are counted as their pieces lie on the board", () => {
    const twins = view({
      zones: [zone("market", [piece("left"), piece("right"), piece("other")])],
      choices: [
        choice(1, { on: ["right"], label: message("take") }),
        choice(2, { on: ["left"], label: message("take") }),
        choice(3, { on: ["other"], label: message("leave") }),
      ],
    });
    expect([...alike(twins, ({ label }) => label.id)]).toEqual([
      [2, { nth: 1, of: 2 }],
      [1, { nth: 2, of: 2 }],
    ]);
  });
});
