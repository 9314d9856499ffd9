import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Typing } from "$/table/typing";

describe("typing a number", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const keys = new Map(["1", "14", "3", "20"].map((key) => [key, key]));

  it("plays at once what can't be the beginning of another, and waits where it can", () => {
    const meant = vi.fn();
    const typing = new Typing<string>();
    typing.take("3", keys, meant);
    expect(meant).toHaveBeenLastCalledWith("3");
    typing.take("1", keys, meant);
    expect(meant).toHaveBeenCalledTimes(1);
    typing.take("4", keys, meant);
    expect(meant).toHaveBeenLastCalledWith("14");
    typing.take("1", keys, meant);
    vi.runAllTimers();
    expect(meant).toHaveBeenLastCalledWith("1");
  });

  it("begins anew with a digit that goes on nowhere", () => {
    const meant = vi.fn();
    const typing = new Typing<string>();
    typing.take("2", keys, meant);
    typing.take("3", keys, meant);
    expect(meant).toHaveBeenCalledExactlyOnceWith("3");
    typing.take("9", keys, meant);
    expect(meant).toHaveBeenCalledTimes(1);
  });
});
