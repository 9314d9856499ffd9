import { describe, expect, it } from "vitest";

import type { Facts } from "$/games/it_heroes/facts";
import {
  checkOf,
  facing,
  isSpent,
  organisationOf,
  recycleIn,
  slicesOf,
  tiltOf,
} from "$/games/it_heroes/heroes";
import { faceOf, typeOf } from "$/games/it_heroes/looks";
import type { Choice, LogLine } from "$/lib/wire";

import { piece, view, zone } from "../board/views";

const facts: Facts = {
  active: 0,
  phase: "play",
  step: "play",
  facing: null,
  at_stake: [0, 0],
  blocks: [],
  cards: {},
  recycled: [false, false],
  decks: [null, null],
};

const besieged = (seat: number, blocks: { threat: string; heroes: string[] }[] = []) =>
  view({
    seat,
    zones: [
      zone("threats-0", [piece("threat-0-0"), piece("threat-0-1")]),
      zone("heroes-0", [piece("hero-0-0"), piece("hero-0-1"), piece("hero-0-2")]),
    ],
    game: "it_heroes",
    facts: { ...facts, blocks },
  });

const choice = (args: NonNullable<Choice["label"]["args"]>): Choice => ({
  move: 1,
  label: { id: "ih-choose-block", args },
});

describe("a Hero who was hit", () => {
  it("is turned as the rulebook shows: upright, 45°, sideways, past sideways, on its head", () => {
    expect([0, 1, 2, 3, 4].map(tiltOf)).toEqual([0, 45, 90, 135, 180]);
  });

  it("is turned no further than that", () => {
    expect(tiltOf(5)).toBe(180);
  });

  it("may have a spent ability at the same time, which is another sign", () => {
    expect(isSpent(piece("hero-0-0", { marks: ["hit-2", "spent"] }))).toBe(true);
    expect(isSpent(piece("hero-0-0", { marks: ["hit-2"] }))).toBe(false);
  });
});

describe("blocks", () => {
  it("put the Heroes into the lanes of their Threats, and leave the others free", () => {
    const blocks = [{ threat: "threat-0-1", heroes: ["hero-0-2", "hero-0-0"] }];
    const { lanes, free } = organisationOf(besieged(0, blocks), 0);
    expect(lanes.map(({ threat, blockers }) => [threat.id, blockers.map(({ id }) => id)])).toEqual([
      ["threat-0-0", []],
      ["threat-0-1", ["hero-0-2", "hero-0-0"]],
    ]);
    expect(free.map(({ id }) => id)).toEqual(["hero-0-1"]);
  });

  it("leave out a Hero who has been defeated since", () => {
    const { lanes } = organisationOf(besieged(0, [{ threat: "threat-0-0", heroes: ["hero-0-7"] }]), 0);
    expect(lanes[0]!.blockers).toEqual([]);
  });

  it("are checked with the figures of the move", () => {
    expect(checkOf(choice({ deflection: 60, velocity: 55, result: "deflects" }))).toEqual({
      deflection: 60,
      velocity: 55,
      deflects: true,
    });
    expect(checkOf(choice({ deflection: 33, velocity: 55, result: "hit" }))?.deflects).toBe(false);
  });

  it("have no check where nothing is blocked", () => {
    expect(checkOf(choice({ cost: 2 }))).toBeNull();
    expect(checkOf(undefined)).toBeNull();
  });
});

describe("a pile", () => {
  it("is a bar of as many cards as it has, the topmost at stake and the rest of it gone", () => {
    expect(slicesOf(3, 5, 1)).toEqual(["full", "full", "at-stake", "gone", "gone"]);
  });

  it("may be at stake as a whole, or be empty", () => {
    expect(slicesOf(2, 3, 2)).toEqual(["at-stake", "at-stake", "gone"]);
    expect(slicesOf(0, 2, 0)).toEqual(["gone", "gone"]);
  });
});

it("somebody without a seat sits behind the first player", () => {
  expect(facing(besieged(1))).toEqual({ near: 1, far: 0 });
  expect(facing(besieged(-1))).toEqual({ near: 0, far: 1 });
});

it("a recycle is found among what has happened", () => {
  const lines: LogLine[] = [
    { moment: 3, say: { id: "told" }, kind: "removed" },
    { moment: 3, say: { id: "told", args: { n: 5, left: 7 } }, kind: "recycled" },
  ];
  expect(recycleIn(lines)).toEqual({ line: lines[1], removed: 5 });
  expect(recycleIn(lines.slice(0, 1))).toBeUndefined();
});

describe("pictures", () => {
  it("are of the card where it is one of the house set", () => {
    expect(typeOf("phishing_phil")).toBe("threat");
    expect(faceOf("phishing_phil", "threat")).not.toBe(faceOf("somebody_else", "threat"));
  });

  it("are of the type where a designer added the card", () => {
    expect(typeOf("somebody_else")).toBeUndefined();
    expect(faceOf("somebody_else", "hero")).toBe(faceOf("another", "hero"));
  });
});
