/** IT Startup's view as what it is about: offices, the race to the goal, what a turn scores and what is left to do. */
import { othersFrom, ownSeat } from "$/board/arrange";
import { grouped } from "$/board/choices";
import type { Choice, Counter, LogLine, Message, Piece, Seat, Sheet, View, Zone } from "$/lib/wire";

import { figure } from "./cards";

export const zoneOf = (view: View, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export function counterOf(thing: { counters?: Counter[] }, id: string): Counter | undefined {
  return thing.counters?.find((counter) => counter.id === id);
}

export const valueOf = (thing: { counters?: Counter[] }, id: string): number =>
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

/** Its own always, the rest where it adds something. None for who is no developer. */
export function sourcesOf(view: View, employee: string): Source[] {
  const notes = (view.facts?.["efficiency"] ?? {}) as Record<string, Message>;
  const note = notes[employee];
  if (!note) return [];
  return sources
    .map((id) => ({ id, value: figure(note, id) }))
    .filter(({ id, value }) => id === "own" || value);
}

/** Whose an outsourced employee is; none for one that is at home. */
export function homeOf(view: View, employee: string): number | null {
  const homes = (view.facts?.["home"] ?? {}) as Record<string, number>;
  return homes[employee] ?? null;
}

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
  const goal = goalOf(view);
  const active = view.outcome ? -1 : Number(view.facts?.["active"] ?? -1);
  return sidesOf(view).map((seats) => {
    const points = seats.reduce(
      (sum, { counters }) => sum + valueOf({ counters: counters ?? [] }, "points"),
      0,
    );
    const playing = seats.find(({ seat }) => seat === active);
    const output = playing && view.facts?.["step"] !== "mulligan" ? valueOf(playing, "output") : 0;
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

export const goalOf = (view: View): number => Math.max(1, Number(view.facts?.["goal"] ?? 1));

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

/** Selling is always possible; these are what one would not want to forget. */
export const anythingWorthwhile = (view: View): boolean =>
  leftToDo(view).some(({ group }) => group === "is-group-play" || group === "is-group-work");

export const isPlay = ({ group }: Choice): boolean => group === "is-group-play";

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
      sources: sources
        .map((id) => ({ id, value: note ? figure(note, id) : 0 }))
        .filter(({ id, value }) => value && (id !== "own" || note)),
    })),
    total: last.values[seat] ?? 0,
  };
}

/** The clause of a turn's score; the sheet at the end of the game has another. */
export const isScore = (line: LogLine): boolean => Boolean(line.sheet) && line.clause === "IS-3.7";

/** A die or a coin that was thrown. */
export interface Throw {
  die: number | null;
  say: Message;
}

export function throwIn(told: readonly LogLine[]): Throw | null {
  const line = told.findLast(({ say }) => say.id === "is-rolled" || say.id.startsWith("is-coin-"));
  if (!line) return null;
  return { die: line.say.id === "is-rolled" ? figure(line.say, "number") : null, say: line.say };
}
