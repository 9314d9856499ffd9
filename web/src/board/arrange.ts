/** Who sits where and what lies where: the parts of a view in the order in which a board draws them. */
import type { Piece, Seat, View, Zone } from "$/lib/wire";

/** The other players clockwise from the viewer; everybody in seat order for somebody without a seat. */
export function othersFrom(view: View): Seat[] {
  const me = view.seats.findIndex(({ seat }) => seat === view.seat);
  if (me < 0) return view.seats;
  return [...view.seats.slice(me + 1), ...view.seats.slice(0, me)];
}

export function ownSeat(view: View): Seat | undefined {
  return view.seats.find(({ seat }) => seat === view.seat);
}

export const isCommon = (zone: Zone): boolean => zone.owner === undefined || zone.owner === null;

export const zoneOf = (view: View, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const zonesOf = (view: View, seat: number): Zone[] => view.zones.filter((zone) => zone.owner === seat);

/** How many cards a zone holds that this viewer doesn't see one by one. */
export function hiddenIn(zone: Zone): number {
  return Math.max(0, (zone.count ?? 0) - (zone.pieces?.length ?? 0));
}

export const isEmpty = (zone: Zone): boolean => !zone.pieces?.length && !zone.count;

/** Equal pieces that are drawn as one, with their number. */
export interface Stack {
  piece: Piece;
  pieces: readonly Piece[];
  places: readonly string[];
}

/** What tells two pieces apart, apart from their place. */
function look(piece: Piece): string {
  const { face, name, counters = [], marks = [], under = [] } = piece;
  return JSON.stringify([face, name, counters.map(({ id, value }) => [id, value]), marks, under.map(look)]);
}

/** The pieces of a zone as a board shows them: in a stack equal ones are one, elsewhere each has its place. */
export function stacksIn(zone: Zone): Stack[] {
  const pieces = zone.pieces ?? [];
  if (zone.kind !== "stack") return pieces.map((piece) => ({ piece, pieces: [piece], places: [piece.id] }));
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = look(piece);
    stacks.set(key, [...(stacks.get(key) ?? []), piece]);
  }
  return [...stacks.values()].map((members) => ({
    piece: members[0]!,
    pieces: members,
    places: members.map(({ id }) => id),
  }));
}

/** The width of a grid: what the rows of "name-ROW-COLUMN" ids say, else as square as can be. */
export function columnsOf(zone: Zone): number {
  const pieces = zone.pieces ?? [];
  const columns = pieces.map(({ id }) => /-(\d+)-(\d+)$/.exec(id)).map((found) => Number(found?.[2] ?? NaN));
  if (pieces.length && columns.every((column) => !Number.isNaN(column))) return Math.max(...columns) + 1;
  return Math.max(1, Math.ceil(Math.sqrt(pieces.length)));
}

/** One or two letters that stand for a name where there is no room for it; "de la soie" is known by its last word. */
export function monogram(name: string): string {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = all.filter((word) => !/^\p{Ll}{1,2}$/u.test(word));
  const words = telling.length ? telling : all;
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? "?").slice(0, 2);
  return letters.toLocaleUpperCase();
}

/** What stands large on a piece: the number in its name where there is one, else letters. */
export function signOf(name: string): string {
  const numbers = name.match(/\d+/g) ?? [];
  return numbers.length === 1 && numbers[0]!.length < 4 ? numbers[0]! : monogram(name);
}

/** Whether pieces differ by the number in their names and by nothing else that these say: "Ship 3", "Ship 34". */
export function differByNumber(names: readonly string[]): boolean {
  const around = new Set(names.map((name) => name.replace(/\d+/, "#")));
  return around.size === 1 && names.every((name) => /^\d+$/.test(signOf(name)));
}

/** Letters for each of several names, never the same for two: then the number of the seat helps. */
export function monograms(names: readonly string[]): string[] {
  const letters = names.map(monogram);
  return letters.map((two, i) =>
    letters.indexOf(two) === letters.lastIndexOf(two) ? two : `${two[0]}${i + 1}`,
  );
}

/** A number from 0 to `count` - 1 that is always the same for a text: which of a few looks something has. */
export function pick(text: string, count: number): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash % count;
}
