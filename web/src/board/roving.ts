/** One tab stop for a group of spots: Tab goes from group to group, the arrow keys go about inside. */
import type { Attachment } from "svelte/attachments";

import { isArrow, neighbour } from "./keys";

export const roving: Attachment<HTMLElement> = (group) => {
  let last: HTMLElement | undefined;
  const members = () =>
    [...group.querySelectorAll<HTMLElement>(".spot")].filter(
      (spot) => spot.closest("[data-group]") === group,
    );

  function settle(): void {
    const all = members();
    const stop = all.find((spot) => spot === last) ?? all.find((spot) => spot.matches(".lit")) ?? all[0];
    for (const spot of all) spot.tabIndex = spot === stop ? 0 : -1;
  }

  function onfocusin({ target }: FocusEvent): void {
    const spot = (target as HTMLElement).closest<HTMLElement>(".spot");
    if (!spot || !members().includes(spot)) return;
    last = spot;
    settle();
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = members();
    const here = all.findIndex((one) => one === document.activeElement);
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    let next: number | undefined;
    if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    else if (isArrow(event.key)) next = neighbour(all.map(centre), here, event.key);
    else return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
  }

  group.dataset["group"] = "";
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["class"] });
  group.addEventListener("focusin", onfocusin);
  group.addEventListener("keydown", onkeydown);
  return () => {
    observer.disconnect();
    group.removeEventListener("focusin", onfocusin);
    group.removeEventListener("keydown", onkeydown);
  };
};

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
