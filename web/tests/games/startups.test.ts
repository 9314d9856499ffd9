import { describe, expect, it } from "vitest";

import { columnsOf, linesOf } from "$/games/startups/captable";
import { countOf } from "$/games/startups/count";
import type { Row } from "$/lib/wire";

import { message, piece, view, zone } from "../board/views";

const company = (id: string, majority = -1) => ({
  id,
  name: message(`su-company-${id}`),
  copies: 5,
  majority,
});
const share = (seat: number, id: string, copy: number) =>
  piece(`portfolio-${seat}-${id}-${copy}`, { face: id });

const played = view({
  seat: 1,
  seats: [{ seat: 0 }, { seat: 1 }],
  zones: [
    zone("chips", [piece("chip-octo")]),
    zone("portfolio-0", [share(0, "beer", 0), share(0, "beer", 1)], { owner: 0, kind: "stack" }),
    zone("chips-0", [piece("chip-beer")], { owner: 0 }),
    zone("portfolio-1", [share(1, "beer", 0)], { owner: 1, kind: "stack" }),
    zone("chips-1", [], { owner: 1 }),
  ],
  game: "startups",
  facts: { step: "take", companies: [company("beer", 0), company("octo")] },
});

describe("the cap table", () => {
  it("has the viewer's column first", () => {
    expect(columnsOf(played).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("counts the shares of each player, and marks the majority and the chip", () => {
    const [beer] = linesOf(played);
    expect(beer!.out).toBe(3);
    expect(
      beer!.holdings.map(({ seat, shares, majority, chip }) => [seat, shares.length, majority, chip?.id]),
    ).toEqual([
      [1, 1, false, undefined],
      [0, 2, true, "chip-beer"],
    ]);
  });

  it("keeps a chip that nobody has with its company", () => {
    const [beer, octo] = linesOf(played);
    expect(beer!.freeChip).toBeUndefined();
    expect(octo!.freeChip?.id).toBe("chip-octo");
  });
});

describe("the final count", () => {
  const companies = [company("beer", 0), company("octo")];
  const row = (id: string, values: (number | null)[], strong = false): Row => ({
    label: message(`row-${id}`),
    values,
    strong,
    id,
  });
  const sheet = {
    title: message("su-sheet-round"),
    rows: [row("chips", [4, 7]), row("beer", [3, -1]), row("octo", [null, 0]), row("", [7, 6], true)],
  };

  it("adds up company by company until the total", () => {
    const count = countOf(sheet, companies)!;
    expect(count.steps.map(({ company, sums }) => [company.id, sums])).toEqual([
      ["beer", [7, 6]],
      ["octo", [7, 6]],
    ]);
    expect(count.steps.at(-1)!.sums).toEqual(count.total.values);
  });

  it("is not there for a sheet that counts no companies", () => {
    expect(countOf({ ...sheet, rows: [sheet.rows[0]!, sheet.rows[3]!] }, companies)).toBeNull();
    expect(countOf(null, companies)).toBeNull();
  });
});
