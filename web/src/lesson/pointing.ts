/** What a coach points at on the board: outlined there, and named for those who do not see it. */
import { counterPlace, table } from "$/board/flights";
import { moveOf, rangePlace, seatPlace } from "$/board/choices";
import type { Coach, Message, Piece, View } from "$/lib/wire";

/** What is outlined, the most important first: where the moves are made that the coach asks for, then what it names. */
export interface Pointed {
  places: readonly string[];
  /** How many of them are where the moves are made. */
  asked: number;
  /** The moves that are asked for; a button that makes one is outlined too. */
  moves: ReadonlySet<number>;
}

/** Everything in a view that can be pointed at, with its name. */
export function namesIn(view: View): Map<string, Message> {
  const names = new Map<string, Message>();
  const addPiece = ({ id, name, counters, under }: Piece) => {
    names.set(id, name);
    for (const counter of counters ?? []) names.set(counterPlace(id, counter.id), counter.name);
    under?.forEach(addPiece);
  };
  for (const { seat, counters } of view.seats) {
    names.set(seatPlace(seat), { id: "seat", args: { seat } });
    for (const counter of counters ?? []) names.set(counterPlace(seatPlace(seat), counter.id), counter.name);
  }
  for (const counter of view.counters ?? []) names.set(counterPlace(table, counter.id), counter.name);
  for (const zone of view.zones) {
    names.set(zone.id, zone.name);
    zone.pieces?.forEach(addPiece);
  }
  return names;
}

export function pointedBy(coach: Coach, view: View): Pointed {
  const moves = new Set(coach.moves);
  const choices = (view.choices ?? []).filter(({ move }) => moves.has(move));
  const ranges = (view.ranges ?? []).filter((range) => {
    const { low, high, step = 1 } = range;
    for (let value = low; value <= high; value += step) if (moves.has(moveOf(range, value))) return true;
    return false;
  });
  const asked = [...choices.flatMap(({ on }) => on ?? []), ...ranges.map(rangePlace)];
  return { places: [...new Set([...asked, ...(coach.point ?? [])])], asked: new Set(asked).size, moves };
}

/**
 * How important an element is: a place of the board (`data-place`), something that is there to be pointed at only
 * (`data-point`), or a button that makes moves (`data-move`) or leads to them (`data-towards`). Nothing for one that is
 * not pointed at, or that stands in something larger which is there to be pointed at for it.
 */
function rankOf(element: HTMLElement, { places, moves }: Pointed): number | undefined {
  const { dataset } = element;
  const frame = element.parentElement?.closest<HTMLElement>("[data-point]");
  if (frame && frame.dataset["point"] === dataset["place"]) return undefined;
  const made = `${dataset["move"] ?? ""} ${dataset["towards"] ?? ""}`;
  if (made.split(" ").some((move) => move && moves.has(Number(move)))) return -1;
  const ranks = [dataset["place"], dataset["point"]].map((id) =>
    id === undefined ? -1 : places.indexOf(id),
  );
  return ranks.filter((rank) => rank >= 0).sort((a, b) => a - b)[0];
}

const FOUND = "[data-place], [data-point], [data-move], [data-towards]";

/**
 * The most important first. Where a button makes the move, the other places where it can be made matter less than what
 * is named.
 */
export function inOrder<Found>(
  found: readonly (readonly [rank: number, Found])[],
  pointed: Pointed,
): Found[] {
  const buttons = found.some(([rank]) => rank < 0);
  const weight = (rank: number) =>
    buttons && rank >= 0 && rank < pointed.asked ? rank + pointed.places.length : rank;
  return found.toSorted(([a], [b]) => weight(a) - weight(b)).map(([, one]) => one);
}

interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that as many as possible of these, the first of all, lie in the window together: not at all if
 * they do, else into its middle, where one sees what is around them.
 */
export function shiftFor(pointed: readonly Span[], window: Span): number {
  const [first, ...others] = pointed;
  if (!first) return 0;
  let all = first;
  for (const { top, bottom } of others) {
    const both = { top: Math.min(all.top, top), bottom: Math.max(all.bottom, bottom) };
    if (both.bottom - both.top <= window.bottom - window.top) all = both;
  }
  if (all.top >= window.top && all.bottom <= window.bottom) return 0;
  const middle = (all.top + all.bottom - window.top - window.bottom) / 2;
  return Math.min(middle, all.top - window.top);
}

/** What the prompt above and the coach below leave of the window. */
function clear(): Span {
  const margin = 8;
  const held = (selector: string, position: string) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element).position === position
      ? element.getBoundingClientRect()
      : undefined;
  };
  return {
    top: (held(".prompt", "sticky")?.height ?? 0) + margin,
    bottom: (held(".coach", "fixed")?.top ?? innerHeight) - margin,
  };
}

/** A hand may have to be pushed aside to show a card. */
function pushAside(element: HTMLElement, behavior: ScrollBehavior) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollWidth <= around.clientWidth || getComputedStyle(around).overflowX !== "auto") continue;
    const { left, right } = element.getBoundingClientRect();
    const edge = around.getBoundingClientRect();
    const by = left < edge.left ? left - edge.left : Math.max(0, right - edge.right);
    if (by) around.scrollBy({ left: by, behavior });
    return;
  }
}

/** Scrolls the window, or where the window holds all of the table what lies in it. */
function bringIntoSight(elements: readonly HTMLElement[], calm: boolean) {
  const [first] = elements;
  if (!first) return;
  const behavior = calm ? "auto" : "smooth";
  if (document.documentElement.scrollHeight <= innerHeight)
    return first.scrollIntoView({ block: "nearest", behavior });
  pushAside(first, behavior);
  const by = shiftFor(
    elements.map((element) => element.getBoundingClientRect()),
    clear(),
  );
  if (Math.abs(by) > 1) scrollTo({ top: scrollY + by, behavior });
}

/**
 * Outlines those places around the board as long as they are there, and keeps them in sight until the learner scrolls
 * or presses something; returns what ends it.
 */
export function outline(around: HTMLElement, pointed: Pointed, calm: boolean): () => void {
  let following = true;
  let frame = 0;
  const draw = () => {
    const found: [number, HTMLElement][] = [];
    for (const element of around.querySelectorAll<HTMLElement>(FOUND)) {
      const rank = rankOf(element, pointed);
      element.toggleAttribute("data-pointed", rank !== undefined);
      if (rank !== undefined) found.push([rank, element]);
    }
    const elements = inOrder(found, pointed);
    cancelAnimationFrame(frame);
    if (following) frame = requestAnimationFrame(() => bringIntoSight(elements, calm));
  };
  const letGo = () => (following = false);
  const acts = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
  for (const act of acts) addEventListener(act, letGo, { passive: true, capture: true });
  const changes = new MutationObserver(draw);
  changes.observe(around, { childList: true, subtree: true });
  const sizes = new ResizeObserver(draw);
  sizes.observe(around);
  draw();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const act of acts) removeEventListener(act, letGo, { capture: true });
    for (const element of around.querySelectorAll("[data-pointed]")) element.removeAttribute("data-pointed");
  };
}
