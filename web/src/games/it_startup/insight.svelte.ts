/** Brings what is asked for into sight: a question in the middle of a turn may be about somebody off the screen. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Stage } from "$/board/stage.svelte";
import { settings } from "$/lib/settings.svelte";

import { factsOf, type Facts } from "./facts";

/** Steps in which the hand is played from; it is always in sight. */
const fromHand: readonly Facts["step"][] = ["play", "mulligan", "discard", "counter"];

export function bringIntoSight(stage: Stage): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      const { step } = factsOf(stage.view);
      if (stage.live && stage.view.choices?.length && !fromHand.includes(step)) void tick().then(look);
    });

    function look(): void {
      const lit = [...board.querySelectorAll(".spot.lit:not(.dock *)")];
      const below = board.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
      const seen = lit.some((spot) => {
        const { top, bottom } = spot.getBoundingClientRect();
        return top >= 0 && bottom <= below;
      });
      if (!seen) lit[0]?.scrollIntoView({ block: "center", behavior: settings.calm ? "auto" : "smooth" });
    }
  };
}
