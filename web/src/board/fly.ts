/** Lets things fly over the page: only transform and opacity move, and the page's layout is never touched. */
import { signed } from "$/lib/words.svelte";

import type { Box, Flight } from "./flights";

interface Air {
  /** What was drawn before, for the likeness of what is gone. */
  before: ReadonlyMap<string, HTMLElement>;
  now: ReadonlyMap<string, HTMLElement>;
  /** The layer above the board. */
  sky: HTMLElement;
}

/** Everything on a board that has a place, and where it is on the screen. */
export function measure(root: HTMLElement): { elements: Map<string, HTMLElement>; boxes: Map<string, Box> } {
  const found = [...root.querySelectorAll<HTMLElement>("[data-place]")];
  const elements = new Map(found.map((element) => [element.dataset["place"]!, element]));
  const boxes = new Map([...elements].map(([place, element]) => [place, element.getBoundingClientRect()]));
  return { elements, boxes };
}

const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const journey = 460;
const slide = 280;
const reading = 1400;
const gap = 90;
const mostChips = 6;

export function fly(flights: readonly Flight[], air: Air): void {
  let turn = 0;
  for (const flight of flights) {
    switch (flight.kind) {
      case "arrive":
        arrive(air.now.get(flight.place), flight.from, flight.to, turn++ * gap);
        break;
      case "leave":
        leave(
          likeness(air.before.get(flight.looks), flight.from),
          flight.from,
          flight.to,
          air.sky,
          turn++ * gap,
        );
        break;
      case "slide":
        air.now
          .get(flight.place)
          ?.animate([{ transform: between(flight.to, flight.from) }, { transform: "none" }], {
            duration: slide,
            easing: ease,
          });
        break;
      case "appear":
        air.now.get(flight.place)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: slide });
        break;
      case "chips":
        for (let i = 0; i < Math.min(flight.count, mostChips); i++)
          leave(coin(), flight.from, flight.to, air.sky, (turn + i) * gap);
        break;
      case "change":
        rise(difference(flight.by, flight.scale), flight.at, air.sky);
        break;
    }
  }
}

function arrive(element: HTMLElement | undefined, from: Box, to: Box, delay: number): void {
  if (!element) return;
  const start = `${between(to, from)} scale(${scale(to, from)})`;
  element.classList.add("flying");
  const flight = element.animate(
    [
      { transform: start, opacity: 0.4 },
      { opacity: 1, offset: 0.25 },
      { transform: "none", opacity: 1 },
    ],
    { duration: journey, delay, easing: ease, fill: "backwards" },
  );
  const land = () => element.classList.remove("flying");
  flight.finished.then(land, land);
}

function leave(ghost: HTMLElement, from: Box, to: Box, sky: HTMLElement, delay: number): void {
  sky.append(ghost);
  const { width, height } = ghost.getBoundingClientRect();
  ghost.style.left = `${from.left + from.width / 2 - width / 2}px`;
  ghost.style.top = `${from.top + from.height / 2 - height / 2}px`;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.8 },
      { transform: `${between(from, to)} scale(0.7)`, opacity: 0 },
    ],
    { duration: journey, delay, easing: ease, fill: "both" },
  );
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}

/** By how much a figure changed goes up from it, and is gone. */
function rise(ghost: HTMLElement, at: Box, sky: HTMLElement): void {
  sky.append(ghost);
  const { width, height } = ghost.getBoundingClientRect();
  ghost.style.left = `${at.left + at.width - width / 2}px`;
  ghost.style.top = `${at.top - height / 2}px`;
  const flight = ghost.animate(
    [
      { transform: "translateY(0.6rem)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.7 },
      { transform: "translateY(-0.6rem)", opacity: 0 },
    ],
    { duration: reading, easing: ease, fill: "both" },
  );
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}

function difference(by: number, scale: number): HTMLElement {
  const made = make("ghost difference figures");
  made.textContent = signed(by, scale);
  return made;
}

/** A picture of what was there; the back of a card for a place that only counts its cards. */
function likeness(original: HTMLElement | undefined, { width, height }: Box): HTMLElement {
  if (!original?.classList.contains("spot") || original.dataset["secret"]) return make("ghost card-back");
  const copy = original.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-place");
  copy.tabIndex = -1;
  copy.classList.add("ghost");
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  return copy;
}

function coin(): HTMLElement {
  return make("ghost coin");
}

function make(classes: string): HTMLElement {
  const made = document.createElement("div");
  made.className = classes;
  return made;
}

function between(a: Box, b: Box): string {
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function scale(to: Box, from: Box): number {
  return Math.min(2, Math.max(0.4, Math.min(from.width / to.width, from.height / to.height)));
}
