import { beforeAll, describe, expect, it } from "vitest";

import { minutes } from "$/board/people";
import {
  botLevel,
  clockText,
  dayNumber,
  isMyTurn,
  minuteOfDay,
  quickLevel,
  restsText,
  stateOf,
} from "$/lib/tables";
import { dayAt, timeAt } from "$/lib/time";
import type { TableInfo, Terms } from "$/lib/wire";
import { texts } from "$/lib/words.svelte";

const table = (fields: Partial<TableInfo>): TableInfo => ({
  id: "k7q",
  game: "startups",
  version: 1,
  status: "running",
  seats: [
    { seat: 0, kind: "person", name: "Ann" },
    { seat: 1, kind: "person", name: "Benoît" },
    { seat: 2, kind: "free" },
  ],
  options: {},
  public: true,
  created: 0,
  ...fields,
});

beforeAll(() => texts.use("en"));

describe("what is happening at a table", () => {
  it("is our turn, or the wait for others", () => {
    expect(stateOf(table({ you: 0, to_move: [0] }))).toBe("Your turn");
    expect(stateOf(table({ you: 0, to_move: [1] }))).toBe("Benoît to move");
    expect(stateOf(table({ you: 2, to_move: [0, 1] }))).toBe("Ann and Benoît to move");
  });

  it("is how many seats are free, or that it can start", () => {
    expect(stateOf(table({ status: "open" }))).toBe("1 seat free");
    expect(stateOf(table({ status: "open", ready: true }))).toBe("Ready to start");
  });

  it("is how it ended, for us or for the others", () => {
    expect(stateOf(table({ status: "over", you: 1, places: [2, 1, 3] }))).toBe("You won");
    expect(stateOf(table({ status: "over", you: 2, places: [2, 1, 3] }))).toBe("You came 3rd");
    expect(stateOf(table({ status: "over", places: [1, 1, 3] }))).toBe("Won by Ann and Benoît");
    expect(stateOf(table({ status: "closed" }))).toBe("Closed");
  });

  it("is never our turn when we only watch, or when it is over", () => {
    expect(isMyTurn(table({ to_move: [0] }))).toBe(false);
    expect(isMyTurn(table({ status: "over", you: 0, to_move: [0] }))).toBe(false);
  });
});

it("clocks are said as people say them", () => {
  expect([undefined, 45, 180, 3600, 7200, 86_400, 259_200].map((one) => clockText(one))).toEqual([
    "No limit",
    "45 seconds",
    "3 minutes",
    "60 minutes",
    "2 hours",
    "24 hours",
    "3 days",
  ]);
});

it("a bank of days, and what is left of it", () => {
  expect(clockText(14 * 86_400, true)).toBe("14 days for all your moves");
  expect(minutes(2 * 86_400_000 + 5 * 3_600_000)).toBe("2 d 5 h");
  expect(minutes(5 * 3_600_000)).toBe("5:00:00");
});

it("nights are told in the reader’s own time", () => {
  const zone = -new Date().getTimezoneOffset();
  const hour = (hours: number) => timeAt(hours * 3_600_000);
  const night: Terms = { night: [22 * 60, 8 * 60] };
  expect(restsText({ ...night, zone })).toEqual([`from ${hour(22)} to ${hour(8)}`]);
  expect(restsText({ ...night, zone: zone - 120, weekends: true })).toEqual([
    `from ${hour(0)} to ${hour(10)}`,
    "at weekends",
  ]);
  expect(restsText({ away: [20_574, 20_575] })).toEqual([
    `from ${dayAt(20_574 * 86_400_000)} to ${dayAt(20_575 * 86_400_000)}`,
  ]);
  expect(minuteOfDay("22:05")).toBe(1325);
  expect(dayNumber("2026-05-01")).toBe(20_574);
});

it("a level that we have no words for goes by its key", () => {
  expect(botLevel("senior").name).toBe("Senior");
  expect(botLevel("guru")).toEqual({ name: "Guru", note: "" });
});

it("a quick game is played against common sense, or whatever there is", () => {
  expect(quickLevel(["intern", "junior", "senior"])).toBe("junior");
  expect(quickLevel(["guru"])).toBe("guru");
  expect(quickLevel([])).toBe("");
});
