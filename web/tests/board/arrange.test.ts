import { describe, expect, it } from "vitest";

import {
  columnsOf,
  differByNumber,
  hiddenIn,
  monogram,
  monograms,
  othersFrom,
  signOf,
  stacksIn,
} from "$/board/arrange";

import { counter, piece, view, zone } from "./views";

const seats = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat }));

describe("the players round the table", () => {
  it("sit clockwise from the viewer", () => {
    const others = othersFrom(view({ seat: 2, seats: seats(5) }));
    expect(others.map(({ seat }) => seat)).toEqual([3, 4, 0, 1]);
  });

  it("all sit opposite somebody who watches", () => {
    expect(othersFrom(view({ seat: -1, seats: seats(3) })).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

describe("the pieces of a zone", () => {
  const equal = [piece("a-0", { face: "a" }), piece("b-0", { face: "b" }), piece("a-1", { face: "a" })];

  it("are counted in a stack where they are equal", () => {
    const stacks = stacksIn(zone("portfolio", equal, { kind: "stack" }));
    expect(stacks.map(({ places }) => places)).toEqual([["a-0", "a-1"], ["b-0"]]);
  });

  it("are told apart by what lies on them", () => {
    const worn = piece("a-1", { face: "a", counters: [counter("burnout", 2)] });
    const marked = piece("a-2", { face: "a", marks: ["spent"] });
    const stacks = stacksIn(zone("office", [equal[0]!, worn, marked], { kind: "stack" }));
    expect(stacks).toHaveLength(3);
  });

  it("each have their place in a row", () => {
    expect(stacksIn(zone("market", equal))).toHaveLength(3);
  });

  it("may be fewer than the cards in it", () => {
    expect(hiddenIn(zone("hand", [piece("a")], { count: 4 }))).toBe(3);
    expect(hiddenIn(zone("hand", [piece("a")]))).toBe(0);
  });
});

describe("a grid", () => {
  it("is as wide as the ids of its cells say", () => {
    const cells = [0, 1].flatMap((row) => [0, 1, 2].map((column) => piece(`cell-${row}-${column}`)));
    expect(columnsOf(zone("grid", cells, { kind: "grid" }))).toBe(3);
  });

  it("is as square as can be where they don't", () => {
    expect(
      columnsOf(
        zone(
          "grid",
          ["a", "b", "c", "d", "e"].map((id) => piece(id)),
        ),
      ),
    ).toBe(3);
    expect(columnsOf(zone("grid"))).toBe(1);
  });
});

describe("letters for a name", () => {
  it("come from its first and last word", () => {
    expect(monogram("Elephant Mars Travel")).toBe("ET");
    expect(monogram("ann")).toBe("AN");
    expect(monogram("!?")).toBe("?");
  });

  it("leave out the small words", () => {
    expect(["de la soie", "du sel", "du thé"].map(monogram)).toEqual(["SO", "SE", "TH"]);
    expect(monogram("to be")).toBe("TB");
  });
});

describe("what stands large on a piece", () => {
  it("is the number in its name, so that ship 3 is not ship 34", () => {
    expect(["Ship 3", "Ship 34", "7", "Gate 2 of 3", "Year 2031", "Silk"].map(signOf)).toEqual([
      "3",
      "34",
      "7",
      "G3",
      "Y2",
      "SI",
    ]);
  });
});

describe("the names in a zone", () => {
  it("say no more than their numbers if they differ by nothing else", () => {
    expect(differByNumber(["Ship 3", "Ship 34"])).toBe(true);
    expect(differByNumber(["7 of hearts", "7 of spades"])).toBe(false);
    expect(differByNumber(["Silk", "Tea"])).toBe(false);
    expect(differByNumber([])).toBe(false);
  });
});

describe("letters for players", () => {
  it("are never the same for two players", () => {
    expect(monograms(["Ann", "Anna", "Bo"])).toEqual(["A1", "A2", "BO"]);
  });
});
