import { afterEach, describe, expect, it } from "vitest";

import { Stage } from "$/board/stage.svelte";
import type { Choice } from "$/lib/wire";
import { Words } from "$/lib/words.svelte";

import { message, view } from "./views";

const heal: Choice = { move: 1, label: message("heal"), on: ["card"], to: "hero" };
const harm: Choice = { move: 2, label: message("harm"), on: ["card"], to: "hero" };
const sell: Choice = { move: 3, label: message("sell"), on: ["card"] };

function stageWith(choices: Choice[]): { stage: Stage; anchor: HTMLElement } {
  const anchor = document.body.appendChild(document.createElement("button"));
  const play = () => Promise.resolve(true);
  return { stage: new Stage({ view: view({ choices }), words: new Words("core"), play }), anchor };
}

const moves = (stage: Stage) => stage.offered.choices.map(({ move }) => move);

afterEach(() => document.body.replaceChildren());

describe("a list that is open while others move", () => {
  it("stays, with what can be chosen now", async () => {
    const { stage, anchor } = stageWith([heal, harm, sell]);
    stage.press(["card"], anchor);
    stage.aim(["hero"]);
    expect(moves(stage)).toEqual([1, 2]);
    await stage.show(view({ choices: [harm, sell] }));
    expect(stage.picked?.listed).toBe(true);
    expect(moves(stage)).toEqual([2]);
  });

  it("stays where what is done to a place is asked for", async () => {
    const { stage, anchor } = stageWith([heal, harm]);
    stage.ask(["hero"], anchor);
    await stage.show(view({ choices: [heal, harm] }));
    expect(moves(stage)).toEqual([1, 2]);
  });

  it("goes when nothing of it can be chosen any more", async () => {
    const { stage, anchor } = stageWith([heal, harm, sell]);
    stage.press(["card"], anchor);
    stage.aim(["hero"]);
    await stage.show(view({ choices: [sell] }));
    expect(stage.picked).toBeNull();
  });

  it("goes with the piece that it belongs to", async () => {
    const { stage, anchor } = stageWith([heal, harm]);
    stage.ask(["hero"], anchor);
    anchor.remove();
    await stage.show(view({ choices: [heal, harm] }));
    expect(stage.picked).toBeNull();
  });
});
