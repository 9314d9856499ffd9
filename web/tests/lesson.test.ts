import { expect, it } from "vitest";

import { inOrder, pointedBy, shiftFor } from "$/lesson/pointing";
import type { Coach, View } from "$/lib/wire";

const window = { top: 60, bottom: 500 };

it("scrolls nothing that lies between the prompt and the coach", () => {
  expect(shiftFor([{ top: 60, bottom: 500 }], window)).toBe(0);
  expect(shiftFor([], window)).toBe(0);
});

it("brings what lies under the coach or the prompt into the middle between them", () => {
  expect(shiftFor([{ top: 480, bottom: 600 }], window)).toBe(260);
  expect(shiftFor([{ top: 10, bottom: 80 }], window)).toBe(-235);
});

it("shows as many as fit together, and the first of all in any case", () => {
  const hand = { top: 560, bottom: 660 };
  const near = { top: 300, bottom: 400 };
  const far = { top: 0, bottom: 50 };
  const middle = (300 + 660) / 2 - 280;
  expect(shiftFor([hand, near], window)).toBe(middle);
  expect(shiftFor([hand, far, near], window)).toBe(middle);
});

it("shows the beginning of what is higher than the room there is", () => {
  expect(shiftFor([{ top: 100, bottom: 900 }], window)).toBe(40);
});

it("points first at where the moves are made that are asked for, also at a number to enter", () => {
  const say = { id: "x" };
  const view = {
    choices: [
      { move: 3, label: say, on: ["card"] },
      { move: 4, label: say, on: ["other"] },
    ],
    ranges: [
      { first: 10, low: 5, high: 25, step: 5, label: say },
      { first: 20, low: 0, high: 9, label: say },
    ],
  } as unknown as View;
  const { places, asked, moves } = pointedBy(
    { moves: [3, 12], point: ["pile", "card"] } as unknown as Coach,
    view,
  );
  expect(places).toEqual(["card", "range-10", "pile"]);
  expect(asked).toBe(2);
  expect([...moves]).toEqual([3, 12]);
});

it("brings what is named into sight before the deck, if there is a button for the move", () => {
  const pointed = { places: ["deck", "hand"], asked: 1, moves: new Set([6]) };
  expect(inOrder([[1, "hand"] as const, [0, "deck"] as const], pointed)).toEqual(["deck", "hand"]);
  const withButton = [[0, "deck"] as const, [1, "hand"] as const, [-1, "button"] as const];
  expect(inOrder(withButton, pointed)).toEqual(["button", "hand", "deck"]);
});
