import { describe, expect, it } from "vitest";

import { neighbour } from "$/board/keys";

/** Two lines: 0 1 2 above, 3 4 below. */
const cards = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 15 },
  { x: 10, y: 15 },
];

describe("the arrow keys", () => {
  it("go along a line", () => {
    expect(neighbour(cards, 0, "ArrowRight")).toBe(1);
    expect(neighbour(cards, 4, "ArrowLeft")).toBe(3);
  });

  it("go on to the next line at its end", () => {
    expect(neighbour(cards, 2, "ArrowRight")).toBe(3);
    expect(neighbour(cards, 3, "ArrowLeft")).toBe(2);
  });

  it("go up and down to what lies there", () => {
    expect(neighbour(cards, 1, "ArrowDown")).toBe(4);
    expect(neighbour(cards, 3, "ArrowUp")).toBe(0);
  });

  it("stay at the edge", () => {
    expect(neighbour(cards, 0, "ArrowLeft")).toBeUndefined();
    expect(neighbour(cards, 0, "ArrowUp")).toBeUndefined();
    expect(neighbour(cards, 4, "ArrowRight")).toBeUndefined();
  });
});
