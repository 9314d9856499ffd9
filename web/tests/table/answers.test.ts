import { expect, it } from "vitest";

import { stillMeant } from "$/table/answers";

import { message, view } from "../board/views";

const choices = [{ move: 7, label: message("seven") }];
const seats = (...moving: boolean[]) => moving.map((to_move, seat) => ({ seat, to_move }));

it("a move that came too late is still meant where several move at once and it is still offered", () => {
  expect(stillMeant(view({ seats: seats(true, true), choices }), 7)).toBe(true);
  expect(stillMeant(view({ seats: seats(true, true), choices }), 8)).toBe(false);
  expect(stillMeant(view({ seats: seats(true, false), choices }), 7)).toBe(false);
  expect(stillMeant(undefined, 7)).toBe(false);
});
