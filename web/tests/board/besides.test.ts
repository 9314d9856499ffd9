import { describe, expect, it } from "vitest";

import { besides } from "$/board/besides";

const screen = { width: 360, height: 640 };
const box = { width: 200, height: 100 };

describe("a box beside a thing", () => {
  it("is above it, in the middle", () => {
    expect(besides({ left: 150, top: 300, width: 60, height: 80 }, box, screen)).toEqual({
      left: 80,
      top: 190,
    });
  });

  it("is below where there is no room above", () => {
    expect(besides({ left: 150, top: 20, width: 60, height: 80 }, box, screen).top).toBe(110);
  });

  it("never leaves the screen", () => {
    expect(besides({ left: 0, top: 20, width: 40, height: 600 }, box, screen)).toEqual({
      left: 10,
      top: 530,
    });
    expect(besides({ left: 340, top: 300, width: 20, height: 20 }, box, screen).left).toBe(150);
  });
});
