import { describe, expect, it } from "vitest";

import { Pieces } from "$/board/pieces.svelte";
import { partsOf, type Say } from "$/board/sentences";
import type { Message } from "$/lib/wire";

import { message, piece, view, zone } from "./views";

/** Puts "id(argument, argument)" for a message. */
const say: Say = (said, wrap = (_, text) => text) => {
  const words = Object.values(said.args ?? {}).map((value) =>
    typeof value === "object" ? wrap(value as Message, say(value as Message, wrap)) : String(value),
  );
  return words.length ? `${said.id}(${words.join(", ")})` : said.id;
};

const giraffe = piece("hand-0", { name: message("giraffe") });
const chip = piece("chip-0", { name: message("chip", { of: message("giraffe") }) });
const pieces = new Pieces();
pieces.see(
  view({ zones: [zone("hand", [giraffe, chip, piece("x", { face: "back", name: message("ann") })])] }),
);

describe("a sentence of the log", () => {
  it("keeps the names of pieces apart", () => {
    const parts = partsOf(
      message("took", { seat: message("ann"), company: message("giraffe") }),
      pieces,
      say,
    );
    expect(parts).toEqual([{ text: "took(ann, " }, { text: "giraffe", piece: giraffe }, { text: ")" }]);
  });

  it("finds the names inside of what it quotes", () => {
    const parts = partsOf(
      message("so", { what: message("took", { company: message("giraffe") }) }),
      pieces,
      say,
    );
    expect(parts.map(({ text }) => text)).toEqual(["so(took(", "giraffe", "))"]);
  });

  it("takes a name within a name for one", () => {
    const parts = partsOf(message("won", { what: message("chip", { of: message("giraffe") }) }), pieces, say);
    expect(parts).toEqual([{ text: "won(" }, { text: "chip(giraffe)", piece: chip }, { text: ")" }]);
  });

  it("is one part where it names nothing", () => {
    expect(partsOf(message("start"), pieces, say)).toEqual([{ text: "start" }]);
  });
});
