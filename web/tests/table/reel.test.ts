import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "$/lib/api";
import type { Replay, View } from "$/lib/wire";
import { firstOf, marksOf, Reel, stretch } from "$/table/reel";

import { message, view } from "../board/views";

const frames = Array.from({ length: 120 }, (_, i) => ({
  kind: "move" as const,
  log: [{ moment: i, say: message(`line-${i}`) }],
}));
const reel = () => new Reel("t", { table: {}, seat: -2, frames } as unknown as Replay);

describe("the reel of a replay", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, "replayViews").mockImplementation((_id, _seat, first, count) =>
      Promise.resolve(Array.from({ length: count }, (_, i): View => view({ version: first + i }))),
    );
  });

  it("fetches a stretch of views once, and the next one ahead", async () => {
    const shown = reel();
    expect((await shown.view(3)).version).toBe(3);
    expect((await shown.view(4)).version).toBe(4);
    expect(api.replayViews).toHaveBeenCalledTimes(1);
    await shown.view(stretch - 1);
    expect(api.replayViews).toHaveBeenLastCalledWith("t", -2, stretch, stretch);
  });

  it("asks for no more views than there are", async () => {
    expect((await reel().view(119)).version).toBe(119);
    expect(api.replayViews).toHaveBeenCalledWith("t", -2, firstOf(119), 20);
  });

  it("tries again after a failure", async () => {
    vi.mocked(api.replayViews).mockRejectedValueOnce(new Error("gone"));
    const shown = reel();
    await expect(shown.view(0)).rejects.toThrow("gone");
    expect((await shown.view(0)).version).toBe(0);
  });

  it("keeps within the game, whatever the address asks for", () => {
    expect([reel().within(-3), reel().within(7.2), reel().within(999), reel().within(NaN)]).toEqual([
      0, 7, 119, 0,
    ]);
  });

  it("tells what had happened by a step", () => {
    expect(
      reel()
        .lines(2)
        .map(({ moment }) => moment),
    ).toEqual([0, 1, 2]);
  });
});

describe("the marks of a replay", () => {
  const told = (kind: string) => ({ kind: "move" as const, log: [{ moment: 0, say: message("x"), kind }] });

  it("are where rounds begin, or turns where there are none", () => {
    expect(marksOf([told("round"), told("turn"), told("round")])).toEqual([0, 2]);
    expect(marksOf([told("drew"), told("turn")])).toEqual([1]);
  });

  it("are left out where nobody could tell them apart", () => {
    expect(marksOf(Array.from({ length: 60 }, () => told("turn")))).toEqual([]);
  });
});
