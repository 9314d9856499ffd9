/**
 * Knowledge that is dropped on a developer goes to that developer: the drop plays the card, and when the game then
 * asks for whom, the answer is already given.
 */
import type { Attachment } from "svelte/attachments";

import type { Stage } from "$/board/stage.svelte";
import { placesAround } from "$/board/target.svelte";

import { factsOf, type Facts } from "./facts";

const asking: readonly Facts["step"][] = ["home", "destination"];

export function follow(stage: Stage): Attachment<HTMLElement> {
  /** Before the piece itself notices that it was let go. */
  function onpointerup({ clientX, clientY }: PointerEvent): void {
    const { picked } = stage;
    if (!picked || picked.listed) return;
    const below = document
      .elementsFromPoint(clientX, clientY)
      .filter((element) => !picked.anchor.contains(element));
    const under = below.flatMap(placesAround);
    const employee = under.find((place) => /^employee-\d+$/.test(place));
    const [choice, another] = stage.chart.onto(picked.places, under);
    if (employee && choice && !another) void give(choice.move, employee);
  }

  async function give(move: number, employee: string): Promise<void> {
    if (!(await stage.play(move)) || !asking.includes(factsOf(stage.view).step)) return;
    const [choice, another] = stage.chart.at([employee]).choices;
    if (choice && !another) await stage.play(choice.move);
  }

  return (board) => {
    board.addEventListener("pointerup", onpointerup, true);
    return () => board.removeEventListener("pointerup", onpointerup, true);
  };
}
