import { describe, expect, it } from "vitest";

import { minutes, presence, runsOut } from "$/board/people";
import type { TableInfo } from "$/lib/wire";

describe("who sits in a seat", () => {
  const seat = { seat: 0 };

  it("is a person who is there or away, or a bot, or one that sits in", () => {
    const icon = (info: Parameters<typeof presence>[0]) => presence(info, seat).icon;
    expect(icon({ seat: 0, kind: "person", name: "Ann", here: true })).toBe("person");
    expect(icon({ seat: 0, kind: "person", name: "Ann" })).toBe("offline");
    expect(icon({ seat: 0, kind: "bot", bot: "easy" })).toBe("bot");
    expect(icon({ seat: 0, kind: "person", name: "Ann", here: true, bot: "easy" })).toBe("bot");
    expect(icon({ seat: 0, kind: "person", name: "Ann", here: true, resigned: true })).toBe("resign");
  });

  it("has a clock, or a time until a bot comes", () => {
    const table = { deadlines: { 1: 5000 }, seats: [{ warned_until: 7000 }, { warned_until: 9000 }, {}] };
    const until = (seat: number) => runsOut(table as unknown as TableInfo, seat);
    expect([until(0), until(1), until(2)]).toEqual([7000, 5000, undefined]);
  });
});

describe("the time that is left", () => {
  it("is written in minutes and seconds, rounded up, never below nothing", () => {
    expect([minutes(65_000), minutes(59_001), minutes(-5), minutes(3_725_000)]).toEqual([
      "1:05",
      "1:00",
      "0:00",
      "1:02:05",
    ]);
  });
});
