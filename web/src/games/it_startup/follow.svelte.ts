/**
 * Knowledge that is dropped on a developer goes to that developer: the drop plays the card, and when the game then
 * asks for whom, the answer is already given.
 */
import type { Attachment } from "svelte/attachments";

import type { Stage } from "$/board/stage.svelte";
import { placesAround } from "$/board/target.svelte";

const asking: readonly unknown[] = ["home", "destination"];

export function follow(stage: Stage): Attachment<HTMLElement> {
  return (board) => {
    let meant: string | undefined;

    function onpointerup({ clientX, clientY }: PointerEvent): void {
      if (!stage.picked) return;
      const under = document.elementsFromPoint(clientX, clientY).flatMap(placesAround);
      meant = under.find((place) => /^employee-\d+$/.test(place) && !stage.picked?.places.includes(place));
    }

    const forget = () => (meant = undefined);

    board.addEventListener("pointerup", onpointerup, true);
    window.addEventListener("pointerdown", forget, true);
    window.addEventListener("keydown", forget, true);
    $effect(() => {
      const { step } = (stage.view.facts ?? {}) as { step?: string };
      const employee = meant;
      if (employee === undefined || step === "play") return;
      forget();
      const [choice, another] = stage.chart.at([employee]).choices;
      if (asking.includes(step) && choice && !another) void stage.play(choice.move);
    });
    return () => {
      board.removeEventListener("pointerup", onpointerup, true);
      window.removeEventListener("pointerdown", forget, true);
      window.removeEventListener("keydown", forget, true);
    };
  };
}
