import { beforeAll, describe, expect, it } from "vitest";

import { markText } from "$/board/explained";
import { texts, Words } from "$/lib/words.svelte";

import { message, piece } from "./views";

describe("a mark", () => {
  const words = new Words("night_market");
  const card = piece("hand-0-7", { name: message("night-market-card") });

  beforeAll(async () => {
    texts.from(() => Promise.resolve("night-market-mark-chosen = picked in secret"));
    await texts.use("en");
    await texts.need("night_market");
  });

  it("is said by its game, also where the prefix is of several words", () => {
    expect(markText("chosen", card, words)).toBe("picked in secret");
  });

  it("is said as it is where the game does not say it", () => {
    expect(markText("hit-2", card, words)).toBe("hit 2");
  });
});
