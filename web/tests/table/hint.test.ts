import { beforeAll, expect, it } from "vitest";

import { adviceOf } from "$/table/hint";
import type { HintGiven } from "$/lib/wire";
import { texts, Words } from "$/lib/words.svelte";

import { message, view } from "../board/views";

const hint = (...moves: number[]): HintGiven => ({
  type: "hint",
  table: "t",
  id: "h",
  revision: 3,
  ideas: moves.map((move) => ({ move, result: 60, explored: 40, why: null })),
});
const shown = view({
  choices: [{ move: 7, label: message("seven"), on: ["a"] }],
  ranges: [{ first: 20, low: 5, high: 25, step: 5, label: message("bid"), on: ["b"] }],
});
const words = new Words("core");

beforeAll(() => texts.use("en"));

it("a hint names its moves as the view does, in its order, with their places", () => {
  const [bid, seven] = adviceOf(hint(22, 7), shown, words);
  expect(seven).toMatchObject({ move: 7, result: 60, explored: 40, places: ["a"] });
  expect(bid).toMatchObject({ move: 22, places: ["b"] });
  expect(bid!.label).toContain("15");
});

it("a move that the view does not offer is not advised", () => {
  expect(adviceOf(hint(8, 25), shown, words)).toEqual([]);
});
