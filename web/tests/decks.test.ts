import { beforeEach, describe, expect, it } from "vitest";

import { cardsIn, curveOf, everything, found, raritiesOf, sizeOf, textOf, withCopies } from "$/decks/deck";
import { OwnDecks } from "$/lib/decks.svelte";
import type { DeckCard, Message } from "$/lib/wire";

const card = (id: string, type: string, cost: number, most = 3): DeckCard => ({
  id,
  name: { id },
  note: { id: `${id}-note` },
  type,
  rarity: most === 1 ? "legendary" : "common",
  cost,
  most,
  printed: {},
});
const cards = [card("hero", "hero", 1), card("phil", "threat", 2), card("randy", "threat", 5, 1)];
const names: Record<string, string> = {
  hero: "Héros du Support",
  "hero-note": "Blocks.",
  phil: "Phishing Phil",
  "phil-note": "Removes 2 cards.",
  randy: "Ransomware Randy",
  "randy-note": "Removes 3 cards at once.",
};
const say = ({ id }: Message) => names[id]!;

describe("a deck while it is built", () => {
  it("forgets a card with no copies", () => {
    expect(withCopies({ hero: 1, phil: 2 }, "phil", 0)).toEqual({ hero: 1 });
    expect(withCopies({ hero: 1 }, "phil", 2)).toEqual({ hero: 1, phil: 2 });
    expect(sizeOf({ hero: 1, phil: 2 })).toBe(3);
  });

  it("is written as a person would write it, type by type", () => {
    expect(textOf({ randy: 1, hero: 3, phil: 2 }, cards, say)).toBe(
      "3 Héros du Support\n\n2 Phishing Phil\n1 Ransomware Randy\n",
    );
    expect(textOf({}, cards, say)).toBe("");
  });

  it("lists its cards in the order of the box", () => {
    expect(cardsIn({ randy: 1, hero: 3 }, cards).map((row) => [row.card.id, row.count])).toEqual([
      ["hero", 3],
      ["randy", 1],
    ]);
  });

  it("has a curve over all costs, also those that it has no card of", () => {
    expect(curveOf({ hero: 3, randy: 1 }, cards)).toEqual([
      { cost: 1, count: 3 },
      { cost: 2, count: 0 },
      { cost: 5, count: 1 },
    ]);
  });
});

describe("looking for cards", () => {
  const ids = (wanted: Partial<typeof everything>, copies = {}) =>
    found(cards, { ...everything, ...wanted }, copies, say).map(({ id }) => id);

  it("finds words in names and texts, in any order and without accents", () => {
    expect(ids({ words: "heros" })).toEqual(["hero"]);
    expect(ids({ words: "once RANDY" })).toEqual(["randy"]);
    expect(ids({ words: "nobody" })).toEqual([]);
  });

  it("keeps to a type, a rarity, a cost, and to the deck", () => {
    expect(ids({ type: "threat" })).toEqual(["phil", "randy"]);
    expect(ids({ rarity: "legendary" })).toEqual(["randy"]);
    expect(ids({ cost: "2" })).toEqual(["phil"]);
    expect(ids({ chosen: true }, { hero: 1 })).toEqual(["hero"]);
  });

  it("names the rarities from the most to the least frequent", () => {
    expect(raritiesOf(cards)).toEqual(["common", "legendary"]);
  });
});

describe("one's own decks", () => {
  beforeEach(() => localStorage.clear());

  it("stay in the browser, the one changed last first", () => {
    const decks = new OwnDecks("demo");
    decks.keep({ id: "a", name: "One", text: "3 Phil" });
    decks.keep({ id: "b", name: "Two", text: "" });
    decks.keep({ id: "a", name: "One", text: "2 Phil" });
    expect(new OwnDecks("demo").list).toEqual([
      { id: "a", name: "One", text: "2 Phil" },
      { id: "b", name: "Two", text: "" },
    ]);
    expect(new OwnDecks("other").list).toEqual([]);
    decks.remove("a");
    expect(new OwnDecks("demo").find("a")).toBeUndefined();
  });

  it("are none where the storage holds something else", () => {
    localStorage.setItem("captable-decks-demo", '[{"id": 1}, "x"]');
    expect(new OwnDecks("demo").list).toEqual([]);
    localStorage.setItem("captable-decks-demo", "not json");
    expect(new OwnDecks("demo").list).toEqual([]);
  });
});
