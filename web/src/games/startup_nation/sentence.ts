/** What is being decided as a sentence with open places: who is asked about which role, or whose alliances swap. */
import { seatPlace } from "$/board/choices";
import type { Choice, View } from "$/lib/wire";

import { factsOf, type Facts } from "./facts";

export type Kind = "ask" | "aim" | "alliances" | "answer";

const kinds: Readonly<Record<Facts["step"], Kind | undefined>> = {
  play: undefined,
  ask: "ask",
  look: "aim",
  swap: "aim",
  promote: "aim",
  give: "aim",
  alliances: "alliances",
  answer: "answer",
};

/** What kind of sentence is to be built; none where a card is to be played, or nothing is to be done. */
export const kindOf = (view: View): Kind | undefined =>
  view.choices?.length ? kinds[factsOf(view).step] : undefined;

const seatsOn = (choice: Choice, before: string): number[] =>
  (choice.on ?? []).flatMap((place) => (place.startsWith(before) ? Number(place.slice(before.length)) : []));

/** The players that can be chosen, in the order of the seats. */
export function victimsIn(choices: readonly Choice[]): number[] {
  return [...new Set(choices.flatMap((choice) => seatsOn(choice, "seat-")))];
}

/** Those that ask about a player, or about a role. */
export const asksOf = (choices: readonly Choice[], part: { victim?: number; role?: string }): Choice[] =>
  choices.filter(
    ({ on, group }) =>
      (part.victim === undefined || on?.includes(seatPlace(part.victim))) &&
      (part.role === undefined || group === part.role),
  );

/** The roles that can be named, by the id of their name. */
export function rolesIn(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ group }) => group || []))];
}

export function questionIn(
  choices: readonly Choice[],
  victim: number | undefined,
  role: string | undefined,
): Choice | undefined {
  if (victim === undefined || role === undefined) return undefined;
  return choices.find(({ on, group }) => group === role && on?.includes(seatPlace(victim)));
}

/** Those whose tokens can be swapped with that of `one`; with nobody chosen yet, all whose token can be swapped. */
export function partnersIn(choices: readonly Choice[], one: number | undefined): number[] {
  const pairs = choices.map((choice) => seatsOn(choice, "alliance-")).filter(({ length }) => length === 2);
  const open = one === undefined ? pairs : pairs.filter((pair) => pair.includes(one));
  return [...new Set(open.flat())].filter((seat) => seat !== one).sort((a, b) => a - b);
}

/** The swaps of somebody's token. */
export const swapsOf = (choices: readonly Choice[], one: number): Choice[] =>
  choices.filter((choice) => seatsOn(choice, "alliance-").includes(one));

export function swapIn(choices: readonly Choice[], one: number, two: number): Choice | undefined {
  return choices.find(
    ({ on }) => on?.includes(`alliance-${one}`) && on.includes(`alliance-${two}`) && one !== two,
  );
}

/** Marks an open place in a text; no text contains it. */
const mark = "\u{E000}";

/** The mark of an open place. */
export const slot = (number: number): string => `${mark}${number}`;

/** A text with open places, in parts: "Ask ⟨0⟩ about ⟨1⟩" is ["Ask ", 0, " about ", 1]. */
export function slotted(text: string): (string | number)[] {
  return text
    .split(new RegExp(`(${mark}\\d)`, "u"))
    .filter(Boolean)
    .map((part) => (part.startsWith(mark) ? Number(part.slice(mark.length)) : part));
}
