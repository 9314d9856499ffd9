import { describe, expect, it } from "vitest";

import { factsOfGame, kindsOf, listIn, nameIn, numberIn, seatIn } from "$/lib/facts";

import { message, view } from "./board/views";

describe("what a game tells programs", () => {
  it("is read from views of that game only", () => {
    const factsOf = factsOfGame<{ step: string }>("startups");
    expect(factsOf(view({ game: "startups", facts: { step: "take" } })).step).toBe("take");
    expect(() => factsOf(view({ game: "ship_it" }))).toThrow("A view of ship_it has no facts of startups.");
  });

  it("has the kinds that it declares, and none for what the table tells", () => {
    const kindOf = kindsOf(["drew", "took"]);
    expect(kindOf({ moment: 1, say: message("x"), kind: "took" })).toBe("took");
    expect(kindOf({ moment: 1, say: message("x") })).toBeUndefined();
  });
});

describe("the words of an event", () => {
  const seat = message("seat", { seat: 3 });
  const card = message("card-x");
  const words = message("told", { seat, card, passed: 2, seen: [card], how: "fast" });

  it("name seats, things, figures and lists", () => {
    expect([seatIn(words), nameIn(words, "card"), numberIn(words, "passed")]).toEqual([3, card, 2]);
    expect(listIn(words, "seen")).toEqual([card]);
  });

  it("are asked for what they don't have without harm", () => {
    expect([seatIn(words, "card"), nameIn(words, "passed"), numberIn(words, "how")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(listIn(words, "card")).toEqual([]);
    expect(seatIn(message("bare"))).toBeUndefined();
  });

  it("are those that somebody heard, where a replay tells who", () => {
    const told = message("core-privately", { seat: message("seat", { seat: 0 }), say: words });
    expect([seatIn(told), numberIn(told, "passed")]).toEqual([3, 2]);
  });
});
