/** IT Startup's view as what it is about: offices, the race to the goal, what a turn scores and what is left to do. */
import { othersFrom, ownSeat, zoneOf } from "$/board/arrange";
import { grouped } from "$/board/choices";
import { numberIn } from "$/lib/facts";
import type { Choice, Counter, LogLine, Message, Piece, Seat, Sheet, View, Zone } from "$/lib/wire";

import { counterOf, factsOf, kindOf, type CounterId, type MoveKind } from "./facts";

export const valueOf = (thing: { counters?: Counter[] }, id: CounterId): number =>
  counterOf(thing, id)?.value ?? 0;

export interface Player {
  seat: Seat;
  office: readonly Piece[];
  hand: Zone | undefined;
  planned: Zone | undefined;
}

/** You last, since your office lies before you; the others clockwise above. */
export function playersOf(view: View): { others: Player[]; you: Player | null } {
  const player = (seat: Seat): Player => ({
    seat,
    office: zoneOf(view, `office-${seat.seat}`)?.pieces ?? [],
    hand: zoneOf(view, `hand-${seat.seat}`),
    planned: zoneOf(view, `planned-${seat.seat}`),
  });
  const me = ownSeat(view);
  return { others: othersFrom(view).map(player), you: me ? player(me) : null };
}

/** Cards of the deck, or that went from it, of which the viewer knows something. */
export const deckNotesOf = (view: View): Zone[] =>
  view.zones.filter(({ id }) => id === "known-deck" || id.startsWith("group-"));

/** Where the efficiency of a developer comes from. */
export interface Source {
  id: "own" | "knowledge" | "coaching" | "bought";
  value: number;
}

const sources = ["own", "knowledge", "coaching", "bought"] as const;

const sourcesIn = (note: Message | null | undefined): Source[] =>
  note ? sources.map((id) => ({ id, value: numberIn(note, id) ?? 0 })) : [];

/** Its own always, the rest where it adds something. None for who is no developer. */
export const sourcesOf = (employee: Piece): Source[] =>
  sourcesIn(counterOf(employee, "efficiency")?.note).filter(({ id, value }) => id === "own" || value);

/** Whose an outsourced employee is; none for one that is at home. */
export const homeOf = (view: View, employee: string): number | null => factsOf(view).home?.[employee] ?? null;

/** One side of the race: a player, or a team with both partners. */
export interface Lane {
  seats: readonly number[];
  team: number | null;
  points: number;
  goal: number;
  /** What each of them has, in parts of the goal. */
  parts: readonly { seat: number; share: number }[];
  /** What the turn that is being played would add, in parts of the goal; never past the end of the lane. */
  coming: { seat: number; points: number; share: number } | null;
}

export function lanesOf(view: View): Lane[] {
  const { goal, step, ...facts } = factsOf(view);
  const active = view.outcome ? -1 : facts.active;
  return sidesOf(view).map((seats) => {
    const points = seats.reduce(
      (sum, { counters }) => sum + valueOf({ counters: counters ?? [] }, "points"),
      0,
    );
    const playing = seats.find(({ seat }) => seat === active);
    const output = playing && step !== "mulligan" ? valueOf(playing, "output") : 0;
    const room = Math.max(0, goal - points);
    return {
      seats: seats.map(({ seat }) => seat),
      team: seats[0]!.team ?? null,
      points,
      goal,
      parts: seats.map((seat) => ({ seat: seat.seat, share: Math.min(1, valueOf(seat, "points") / goal) })),
      coming:
        playing && output
          ? { seat: playing.seat, points: output, share: Math.min(room, output) / goal }
          : null,
    };
  });
}

/** Everybody alone, or the seats of each team. */
function sidesOf(view: View): Seat[][] {
  const sides = new Map<string, Seat[]>();
  for (const seat of view.seats) {
    const key = seat.team === undefined || seat.team === null ? `seat-${seat.seat}` : `team-${seat.team}`;
    sides.set(key, [...(sides.get(key) ?? []), seat]);
  }
  return [...sides.values()];
}

/** How many things of each group can still be done. */
export function leftToDo(view: View): { group: string; count: number }[] {
  return grouped(view.choices ?? [])
    .filter(({ id }) => id)
    .map(({ id, choices }) => ({ group: id, count: choices.length }));
}

const isOf =
  (...kinds: readonly MoveKind[]) =>
  ({ kind }: Choice): boolean =>
    kinds.some((one) => one === kind);

export const isPlay = isOf("play", "play_planned");
export const isPlan = isOf("plan");

/** Selling is always possible; these are what one would not want to forget. */
const isWorthwhile = isOf("play", "play_planned", "move", "use");

export const anythingWorthwhile = (view: View): boolean => (view.choices ?? []).some(isWorthwhile);

/** A turn's score as something to watch: developer by developer, then what Actions add, then the sum. */
export interface Slip {
  seat: number;
  title: Message;
  rows: readonly { label: Message; value: number; sources: readonly Source[] }[];
  total: number;
}

export function slipOf(sheet: Sheet | null | undefined): Slip | null {
  const last = sheet?.rows.findLast((row) => row.strong);
  const seat = last?.values.findIndex((value) => value !== null) ?? -1;
  if (!sheet || !last || seat < 0) return null;
  const rows = sheet.rows.filter((row) => row !== last);
  return {
    seat,
    title: sheet.title,
    rows: rows.map(({ label, values, note }) => ({
      label,
      value: values[seat] ?? 0,
      sources: sourcesIn(note).filter(({ value }) => value),
    })),
    total: last.values[seat] ?? 0,
  };
}

export const isScore = (line: LogLine): boolean => kindOf(line) === "scored";

/** A die or a coin that was thrown. */
export interface Throw {
  die: number | null;
  say: Message;
}

export function throwIn(told: readonly LogLine[]): Throw | null {
  const line = told.findLast((one) => ["rolled", "coin"].includes(kindOf(one) ?? ""));
  return line ? { die: numberIn(line.say, "number") ?? null, say: line.say } : null;
}
