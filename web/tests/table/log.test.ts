import { describe, expect, it } from "vitest";

import { figure, ranked } from "$/table/figures";
import { voidedIn } from "$/table/log";

import { message } from "../board/views";

const line = (moment: number, voids?: number) => ({
  moment,
  say: message(`line-${moment}`),
  ...(voids === undefined ? {} : { voids }),
});

describe("the log", () => {
  it("strikes out the lines that an undo took back, and no others", () => {
    const lines = [line(2), line(3), line(4), line(4), line(5, 4), line(6)];
    expect([...voidedIn(lines)].sort()).toEqual([2, 3]);
  });

  it("lets others' lines stand when one choice among theirs was taken back", () => {
    const lines = [line(2), line(3), line(4), { ...line(5, 3), until: 3 }, line(6)];
    expect([...voidedIn(lines)]).toEqual([1]);
  });
});

describe("figures", () => {
  it("have a real minus, tenths where they are counted, and a dot for nothing", () => {
    expect([figure(-3), figure(12_345, 1000), figure(null)]).toEqual(["−3", "12.3", "·"]);
  });

  it("put the places in order", () => {
    expect(ranked([2, 1, 2])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ]);
  });
});
