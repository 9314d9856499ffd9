/** Marks an element as a place where the picked piece can go, and puts it there on a click. */
import type { Attachment } from "svelte/attachments";

import type { Stage } from "./stage.svelte";

/** The list of choices at the piece offers the same by keyboard. */
export function markTarget(stage: Stage, place: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["place"] = place;
    const onclick = ({ target }: MouseEvent) => {
      if (hasOwnWork(target as Element, element)) return;
      // A second click on the picked piece lets go of it, also where it could go.
      if (stage.picked?.anchor.contains(target as Node)) return;
      if (stage.targets.has(place)) stage.aim([place]);
    };
    element.addEventListener("click", onclick);
    $effect(() => {
      element.classList.toggle("target", stage.targets.has(place));
    });
    return () => element.removeEventListener("click", onclick);
  };
}

/** A button that lies on a place, and is none itself, does something else. */
function hasOwnWork(target: Element, element: HTMLElement): boolean {
  const control = target.closest<HTMLElement>("button, a, input, select, summary");
  return control !== null && control !== element && element.contains(control) && !control.dataset["place"];
}

/** The places that an element lies in, from the inside out. */
export function placesAround(element: Element): string[] {
  const places: string[] = [];
  for (let at = element.closest<HTMLElement>("[data-place]"); at;) {
    places.push(at.dataset["place"]!);
    at = at.parentElement?.closest<HTMLElement>("[data-place]") ?? null;
  }
  return places;
}
