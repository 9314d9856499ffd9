import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { isReviewOf } from "$/lab/record";
import { api } from "$/lib/api";
import type { Replay, Review, TableReview } from "$/lib/wire";
import {
  chanceOf,
  chancesSeenBy,
  courseOf,
  frameOf,
  inHundreds,
  movedBy,
  percent,
  positionAt,
  shortList,
  signedPercent,
} from "$/review/figures";
import { Reviewing } from "$/review/reviewing.svelte";

/** Two against one, whose second step was made twice: the first time it was taken back. */
const review = {
  game: "g",
  players: 3,
  level: "quick",
  sides: [[0, 2], [1]],
  entries: [0, 3, 4],
  known: [
    [
      [6000, 4000],
      [5000, 5000],
      [7000, 3000],
    ],
    [
      [5500, 4500],
      [4000, 6000],
      [6000, 4000],
    ],
    [
      [10_000, 0],
      [10_000, 0],
      [10_000, 0],
    ],
  ],
  open: [
    [5200, 4800],
    [5300, 4700],
    [10_000, 0],
  ],
} as unknown as Review;

describe("the figures of a review", () => {
  it("are those of a seat's side, in its own eyes or with all cards open", () => {
    expect([0, 1, 2].map((seat) => chanceOf(review, 0, seat, "own"))).toEqual([6000, 5000, 7000]);
    expect([0, 1, 2].map((seat) => chanceOf(review, 0, seat, "open"))).toEqual([5200, 4800, 5200]);
    expect(courseOf(review, 1, "own")).toEqual([5000, 6000, 0]);
  });

  it("follow the replay, where steps were taken back too", () => {
    expect([0, 1, 2, 3, 4, 5].map((frame) => positionAt(review, frame))).toEqual([0, 0, 0, 1, 2, 2]);
    expect([0, 1, 2].map((position) => frameOf(review, position))).toEqual([0, 3, 4]);
  });

  it("are nobody's own where a replay is looked at with open hands or as a spectator", () => {
    expect(chancesSeenBy(review, 0, 2)).toEqual([7000, 3000]);
    expect(chancesSeenBy(review, 0, -2)).toEqual([5200, 4800]);
    expect(chancesSeenBy(review, 0, -1)).toEqual([5200, 4800]);
  });

  it("tell choice and luck apart for the eyes that look", () => {
    const step = {
      choice: [-300, 300],
      luck: [
        [100, -100],
        [200, -200],
        [0, 0],
      ],
      open_luck: [400, -400],
    } as unknown as Review["steps"][number];
    expect(movedBy(review, step, 1, "own")).toEqual({ choice: 300, luck: -200 });
    expect(movedBy(review, step, 1, "open")).toEqual({ choice: 300, luck: -400 });
  });

  it("are said as people say them", () => {
    expect([percent(3449), signedPercent(-1200), signedPercent(300), signedPercent(0)]).toEqual([
      "34%",
      "−12%",
      "+3%",
      "0%",
    ]);
    expect(inHundreds(1250)).toBe(13);
  });

  it("show the first moves, and the chosen and the tried one wherever they are", () => {
    const moves = Array.from({ length: 12 }, (_, move) => ({ move: 100 + move }));
    const decision = { chosen: 9, moves } as unknown as Review["decisions"][number];
    expect(shortList(decision).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 9]);
    expect(shortList(decision, 107).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 7, 9]);
  });
});

describe("a review from a file", () => {
  const replay = {
    table: { game: "g", seats: [{}, {}, {}] },
    frames: [{}, {}, {}, {}, {}],
  } as unknown as Replay;

  it("is one of this very record", () => {
    expect(isReviewOf(review, replay)).toBe(true);
    expect(isReviewOf({ ...review, entries: [0, 3] }, replay)).toBe(false);
    expect(isReviewOf({ ...review, game: "other" }, replay)).toBe(false);
    for (const other of [undefined, null, 3, "text", {}]) expect(isReviewOf(other, replay)).toBe(false);
  });
});

describe("a review that is asked for", () => {
  const answers: Record<string, TableReview[]> = {};
  const answer = (level: string): Promise<TableReview> => {
    const [first, ...more] = answers[level]!;
    if (more.length) answers[level] = more;
    return Promise.resolve(first!);
  };
  const none = (level: string): TableReview => ({ level, state: "none", found: [], review: null });
  const working = (level: string, found: number[][]): TableReview => ({
    level,
    state: "working",
    found,
    review: null,
  });
  const done = (level: string): TableReview => ({
    level,
    state: "done",
    found: [],
    review: { ...review, level },
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, "review").mockImplementation((_id, level) => answer(level));
    vi.spyOn(api, "beginReview").mockImplementation((_id, level) => answer(level));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is watched until it is there, and a closer one takes its place", async () => {
    Object.assign(answers, { quick: [none("quick")], standard: [none("standard")] });
    const reviewing = new Reviewing("t");
    await reviewing.load();
    expect([reviewing.known, reviewing.review, reviewing.next]).toEqual([true, undefined, "quick"]);

    answers["quick"] = [working("quick", [[], []]), working("quick", [[5, 5], []]), done("quick")];
    await reviewing.begin("quick");
    expect([reviewing.making?.found, reviewing.next]).toEqual([[[], []], undefined]);
    await vi.runOnlyPendingTimersAsync();
    expect(reviewing.making?.found).toEqual([[5, 5], []]);
    await vi.runOnlyPendingTimersAsync();
    expect([reviewing.making, reviewing.review?.level, reviewing.next]).toEqual([
      undefined,
      "quick",
      "standard",
    ]);

    answers["standard"] = [working("standard", [[]]), done("standard")];
    await reviewing.begin("standard");
    expect(reviewing.review?.level).toBe("quick");
    await vi.runOnlyPendingTimersAsync();
    expect([reviewing.review?.level, reviewing.next]).toEqual(["standard", undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says what went wrong, and can be asked for again", async () => {
    Object.assign(answers, { quick: [none("quick")], standard: [none("standard")] });
    const reviewing = new Reviewing("t");
    await reviewing.load();
    answers["quick"] = [working("quick", []), { ...none("quick"), state: "failed" }];
    await reviewing.begin("quick");
    await vi.runOnlyPendingTimersAsync();
    expect([reviewing.problem, reviewing.making, reviewing.next]).toEqual(["", undefined, "quick"]);
    answers["quick"] = [done("quick")];
    await reviewing.begin("quick");
    expect([reviewing.problem, reviewing.review?.level]).toEqual([undefined, "quick"]);
  });

  it("asks no more when nobody looks", async () => {
    Object.assign(answers, { quick: [working("quick", [])], standard: [none("standard")] });
    const reviewing = new Reviewing("t");
    await reviewing.load();
    reviewing.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
