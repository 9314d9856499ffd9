import { beforeAll, describe, expect, it } from "vitest";

import type { Standing, TournamentInfo } from "$/lib/wire";
import { texts } from "$/lib/words.svelte";
import { roundsOf, tieBreaks, winners } from "$/tournament/words";

const standing = (entrant: number, fields: Partial<Standing>): Standing => ({
  entrant,
  place: entrant + 1,
  points: 2,
  opponents: 3,
  beaten: 2,
  wins: 2,
  games: 3,
  ...fields,
});

const info = (standings: Standing[], fields: Partial<TournamentInfo> = {}): TournamentInfo => ({
  id: "k7q",
  plan: { title: "Friday", game: "demo", format: "swiss" },
  status: "running",
  made: 0,
  entrants: ["Ann", "Bob", "Cleo"].map((name) => ({ name })),
  standings,
  matches: [],
  round: 1,
  rounds: 3,
  ...fields,
});

beforeAll(() => texts.use("en"));

describe("who has as many points", () => {
  it("is told why one is before the other", () => {
    expect(tieBreaks(info([standing(0, { opponents: 4.5 }), standing(1, {})]))).toEqual([
      "Ann is ahead of Bob on opponents’ points (4.5 to 3).",
    ]);
    expect(tieBreaks(info([standing(0, { beaten: 3 }), standing(1, {})]))).toEqual([
      "Ann is ahead of Bob on points of those beaten (3 to 2).",
    ]);
    expect(tieBreaks(info([standing(0, { wins: 3 }), standing(1, {})]))).toEqual([
      "Ann is ahead of Bob on wins (3 to 2).",
    ]);
  });

  it("shares a place when all is equal", () => {
    expect(tieBreaks(info([standing(0, {}), standing(1, { place: 1 })]))).toEqual([
      "Ann and Bob are equal in every respect and share place 1.",
    ]);
  });

  it("is told nothing before anybody has played", () => {
    expect(
      tieBreaks(info([standing(0, { points: 0, games: 0 }), standing(1, { points: 0, games: 0 })])),
    ).toEqual([]);
  });

  it("has nothing to be told where the points differ", () => {
    expect(tieBreaks(info([standing(0, { points: 3 }), standing(1, {})]))).toEqual([]);
  });
});

describe("a tournament", () => {
  it("is won by all who share the first place, and a ladder by who stands on top", () => {
    expect(winners(info([standing(0, {}), standing(1, { place: 1 })]))).toBe("Ann and Bob");
    expect(winners(info([standing(0, {})], { rungs: [2, 0, 1] }))).toBe("Cleo");
  });

  it("shows the latest round first", () => {
    const matches = [1, 1, 2].map((round) => ({ round, seats: [0, 1], before: [0, 0] }));
    expect(roundsOf(info([], { matches })).map(({ round, matches }) => [round, matches.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
