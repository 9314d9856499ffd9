/** What can be done where: the legal moves of a view by the piece, zone or seat that one clicks for them. */
import type { Blocked, Choice, Message, Piece, Range, View } from "$/lib/wire";

/** What can be done, and what can't, at one place of the board. */
export interface Possible {
  choices: readonly Choice[];
  ranges: readonly Range[];
  blocked: readonly Blocked[];
}

export interface Chart {
  /** At a place, or at any of several that are drawn as one (the equal cards of a stack). Each move once. */
  at(places: readonly string[]): Possible;
  /** The choices at `picked` that go to the place `to`. */
  onto(picked: readonly string[], to: readonly string[]): readonly Choice[];
  /** The choices that end at one of these places, wherever they begin. */
  into(places: readonly string[]): readonly Choice[];
  /** Everywhere that something at `picked` can go. */
  targets(picked: readonly string[]): ReadonlySet<string>;
  /** Choices and ranges with nothing on the board to click. */
  loose: Pick<Possible, "choices" | "ranges">;
}

export const seatPlace = (seat: number): string => `seat-${seat}`;

/** Where a number is entered. */
export const rangePlace = ({ first }: Range): string => `range-${first}`;

/** Every place that a board draws for a view. */
export function placesOf(view: View): Set<string> {
  const places = new Set(view.seats.map(({ seat }) => seatPlace(seat)));
  const add = (piece: Piece) => {
    places.add(piece.id);
    piece.under?.forEach(add);
  };
  for (const zone of view.zones) {
    places.add(zone.id);
    zone.pieces?.forEach(add);
  }
  return places;
}

export function chartOf(view: View): Chart {
  const choices = view.choices ?? [];
  const ranges = view.ranges ?? [];
  const drawn = placesOf(view);
  const isLoose = ({ on }: { on?: string[] }) => !on?.some((place) => drawn.has(place));
  const among = <T extends { on?: string[] }>(all: readonly T[] | undefined, places: readonly string[]) =>
    (all ?? []).filter(({ on }) => on?.some((place) => places.includes(place)));
  const onto = (picked: readonly string[], to: readonly string[]) =>
    among(choices, picked).filter((choice) => choice.to && to.includes(choice.to));
  return {
    at: (places) => ({
      choices: among(choices, places),
      ranges: among(ranges, places),
      blocked: among(view.blocked, places),
    }),
    onto,
    into: (places) => choices.filter(({ to }) => to && places.includes(to)),
    targets: (picked) => new Set(among(choices, picked).flatMap(({ to }) => to ?? [])),
    loose: { choices: choices.filter(isLoose), ranges: ranges.filter(isLoose) },
  };
}

/** The move that stands for a value of a range. */
export function moveOf(range: Range, value: number): number {
  return range.first + Math.floor((value - range.low) / (range.step ?? 1));
}

/** The nearest value that a range has: within its ends, on one of its steps. */
export function fitting(range: Range, value: number): number {
  const step = range.step ?? 1;
  const last = range.low + Math.floor((range.high - range.low) / step) * step;
  const stepped = range.low + Math.round((value - range.low) / step) * step;
  return Math.min(last, Math.max(range.low, stepped));
}

export interface Group {
  /** The id of the message above it; empty for choices without a group. */
  id: string;
  choices: readonly Choice[];
}

/** The choices under their headings, in the order in which the game names them. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const id = choice.group ?? "";
    groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return [...groups].map(([id, members]) => ({ id, choices: members }));
}

/** Choices in the order in which the list shows and numbers them. */
export function listed(view: View): Choice[] {
  return grouped(view.choices ?? []).flatMap((group) => group.choices);
}

/**
 * Which of those that read the same a choice is, for moves whose label says it of several: two cards of one name, say.
 * They are counted as their pieces lie on the board.
 */
export function alike(
  view: View,
  said: (choice: Choice) => string,
): Map<number, { nth: number; of: number }> {
  const order = new Map([...placesOf(view)].map((place, i) => [place, i]));
  const where = ({ on = [], to }: Choice) => [...on, to ?? ""].map((place) => order.get(place) ?? 0);
  const compare = (a: Choice, b: Choice) => {
    const there = where(b);
    return where(a).reduce((found, place, i) => found || place - (there[i] ?? 0), 0);
  };
  const same = new Map<string, Choice[]>();
  for (const choice of view.choices ?? []) {
    const key = `${choice.group} ${said(choice)}`;
    same.set(key, [...(same.get(key) ?? []), choice]);
  }
  const found = new Map<number, { nth: number; of: number }>();
  for (const twins of same.values()) {
    if (twins.length < 2) continue;
    twins.sort(compare).forEach(({ move }, i) => found.set(move, { nth: i + 1, of: twins.length }));
  }
  return found;
}

/**
 * What is typed for a choice: the number that is printed on its piece, where pieces have numbers, else its number in
 * the list. A number above 9 is typed digit by digit.
 */
export function keysOf(view: View, say: (message: Message) => string): Map<string, Choice> {
  const all = listed(view);
  const printed = printedNumbers(view, say);
  const found = new Map<string, Choice>();
  for (const choice of all) {
    const number = printed.get(choice.move);
    if (number) found.set(number, choice);
  }
  const free = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  for (const [i, choice] of all.entries()) {
    if (printed.has(choice.move)) continue;
    const key = printed.size ? free.find((one) => !found.has(one)) : free[i];
    if (key) found.set(key, choice);
  }
  return found;
}

/** The numbers on the pieces that choices are made on: large on them, or in their names. None if two have the same. */
function printedNumbers(view: View, say: (message: Message) => string): Map<number, string> {
  const drawn = new Map(view.zones.flatMap(({ pieces = [] }) => pieces.map((piece) => [piece.id, piece])));
  const on = (piece: Piece) =>
    (piece.sign ? /^([1-9]\d?)$/ : /^\D*([1-9]\d?)\D*$/).exec(piece.sign || say(piece.name))?.[1];
  const found = new Map<number, string>();
  for (const { move, on: places = [] } of view.choices ?? []) {
    const numbers = new Set(places.map((place) => drawn.get(place)).map((piece) => piece && on(piece)));
    const [number] = numbers;
    if (number && numbers.size === 1) found.set(move, number);
  }
  return new Set(found.values()).size === found.size ? found : new Map();
}
