/** Carrying a piece to where it goes: another way to make the moves that a click on it offers. */
import type { Attachment } from "svelte/attachments";

import { explaining } from "$/components/explain.svelte";

import type { Stage } from "./stage.svelte";
import { placesAround } from "./target.svelte";

/** A finger or a hand trembles this much without meaning it. */
const slack = 8;

export interface Load {
  /** Whether it can be carried now. */
  loose: () => boolean;
  lift: (element: HTMLElement) => void;
  /** It was let go over these places, from the top down. False if it can't stay there. */
  land: (places: readonly string[]) => boolean;
  drop: () => void;
}

/** A piece of the view, to wherever its choices lead. */
export function draggable(stage: Stage, places: () => readonly string[]): Attachment<HTMLElement> {
  return carried({
    loose: () => stage.chart.targets(places()).size > 0,
    lift: (anchor) => (stage.picked = { places: places(), anchor, listed: false }),
    land: (under) => {
      const hit = under.find((place) => stage.targets.has(place));
      return hit !== undefined && stage.aim([hit]);
    },
    drop: () => stage.drop(),
  });
}

/** Anything that can be carried about. */
export function carried({ loose, lift, land, drop }: Load): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | undefined;
    let carrying = false;

    function onpointerdown(event: PointerEvent): void {
      carrying = false;
      if (event.button !== 0 || !loose()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function onpointermove(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!carrying && Math.hypot(x, y) < slack) return;
      if (!carrying) pickUp(event.pointerId);
      explaining.hide();
      element.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    }

    function pickUp(pointer: number): void {
      carrying = true;
      element.setPointerCapture(pointer);
      element.dataset["flying"] = ""; // a class would not outlive the next change of its classes
      lift(element);
    }

    function onpointerup(event: PointerEvent): void {
      if (start && carrying) {
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        putDown(under.flatMap((below) => (element.contains(below) ? [] : placesAround(below))));
      }
      start = undefined;
    }

    function putDown(under: readonly string[]): void {
      const from = element.style.transform;
      element.style.transform = "";
      delete element.dataset["flying"];
      if (land(under)) return;
      drop();
      element.animate([{ transform: from }, { transform: "none" }], { duration: 180, easing: "ease-out" });
    }

    function oncancel(): void {
      if (start && carrying) putDown([]);
      start = undefined;
    }

    /** The click that ends a drag is none. */
    function onclick(event: MouseEvent): void {
      if (!carrying) return;
      carrying = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    element.addEventListener("pointerdown", onpointerdown);
    // A quick hand is out of the element before it has moved at all in it.
    addEventListener("pointermove", onpointermove);
    addEventListener("pointerup", onpointerup);
    addEventListener("pointercancel", oncancel);
    element.addEventListener("click", onclick, true);
    return () => {
      element.removeEventListener("pointerdown", onpointerdown);
      removeEventListener("pointermove", onpointermove);
      removeEventListener("pointerup", onpointerup);
      removeEventListener("pointercancel", oncancel);
      element.removeEventListener("click", onclick, true);
    };
  };
}
