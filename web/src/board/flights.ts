/**
 * What moves when one view follows another. Events tell the journeys that the eye should follow (`Travel`); everything
 * else that is still there slides to its new place, and figures that went down in one place and up in another send
 * chips over. A counter of which an event tells shows by how much it changed. Nothing here touches the page: `stage` measures, asks, and animates.
 */
import type { Change, Counter, LogLine, Piece, Travel, View, Zone } from "$/lib/wire";

import { zoneOf } from "./arrange";
import { seatPlace } from "./choices";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Boxes = ReadonlyMap<string, Box>;

export type Flight =
  /** A piece that is on the board now comes from elsewhere. */
  | { kind: "arrive"; place: string; from: Box; to: Box }
  /** A piece is no longer to be seen: its likeness flies to where it went. `looks` names what to copy. */
  | { kind: "leave"; looks: string; from: Box; to: Box }
  /** The same piece in another spot. */
  | { kind: "slide"; place: string; from: Box; to: Box }
  /** A piece that was nowhere before. */
  | { kind: "appear"; place: string }
  /** `count` of a counter's chips go from one place to another. */
  | { kind: "chips"; counter: string; count: number; from: Box; to: Box }
  /** A counter is now so much higher or lower, in parts of `scale`. */
  | { kind: "change"; by: number; scale: number; at: Box };

/** What events tell of movement. */
export type Told = Pick<LogLine, "travels" | "changes">;

export interface Scene {
  view: View;
  boxes: Boxes;
}

/** `arrive` and `leave` first, in the order of the events; then what slides, appears and flows. */
export function planFlights(before: Scene, after: Scene, lines: readonly Told[]): Flight[] {
  const was = piecesOf(before.view);
  const now = piecesOf(after.view);
  const journeys = new Journeys(before, after, was, now);
  const travels = lines.flatMap(({ travels = [] }) => travels);
  const told = travels.flatMap((travel) => journeys.plan(travel) ?? []);
  const flown = new Set(told.flatMap((flight) => (flight.kind === "arrive" ? flight.place : [])));
  const rest: Flight[] = [];
  for (const place of now.keys()) {
    const to = after.boxes.get(place);
    if (!to || flown.has(place)) continue;
    const from = before.boxes.get(place);
    if (!from) rest.push({ kind: "appear", place });
    else if (differ(from, to)) rest.push({ kind: "slide", place, from, to });
  }
  const changes = lines.flatMap(({ changes = [] }) => changes);
  return [...told, ...rest, ...chipFlights(before, after), ...changeFlights(after, changes)];
}

/** Resolves travels between zones to the pieces that left one and came to the other; each piece flies once. */
class Journeys {
  readonly #claimed = new Set<string>();

  constructor(
    private readonly before: Scene,
    private readonly after: Scene,
    private readonly was: ReadonlyMap<string, Piece>,
    private readonly now: ReadonlyMap<string, Piece>,
  ) {}

  plan({ from, to }: Travel): Flight | undefined {
    if (from === to) return undefined; // it keeps its id, so it slides
    const arrival = this.#arrival(to, this.was.get(from)?.face);
    const departure = this.#departure(from, arrival && this.now.get(arrival)?.face);
    const start = this.before.boxes.get(departure ?? from) ?? this.after.boxes.get(from);
    const end = this.after.boxes.get(arrival ?? to);
    if (departure) this.#claimed.add(departure);
    if (!start || !end) return undefined;
    if (!arrival) return { kind: "leave", looks: departure ?? from, from: start, to: end };
    this.#claimed.add(arrival);
    return { kind: "arrive", place: arrival, from: start, to: end };
  }

  /** The piece itself, or one that is new in the zone: one of that face if there is any. */
  #arrival(to: string, face: string | undefined): string | undefined {
    if (this.now.has(to)) return to;
    const fresh = newcomers(zoneOf(this.after.view, to), this.was).filter(({ id }) => !this.#claimed.has(id));
    return (fresh.find((piece) => piece.face === face) ?? fresh[0])?.id;
  }

  #departure(from: string, face: string | undefined): string | undefined {
    if (this.was.has(from)) return from;
    const gone = newcomers(zoneOf(this.before.view, from), this.now).filter(
      ({ id }) => !this.#claimed.has(id),
    );
    return (gone.find((piece) => piece.face === face) ?? gone[0])?.id;
  }
}

/** The pieces of a zone that are not among the others. */
function newcomers(zone: Zone | undefined, others: ReadonlyMap<string, Piece>): Piece[] {
  return (zone?.pieces ?? []).filter(({ id }) => !others.has(id));
}

function piecesOf(view: View): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  const add = (piece: Piece) => {
    pieces.set(piece.id, piece);
    piece.under?.forEach(add);
  };
  for (const zone of view.zones) zone.pieces?.forEach(add);
  return pieces;
}

function differ(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) > 1 || Math.abs(a.top - b.top) > 1;
}

/** Where a figure fell and where the same figure rose: chips go from the first to the second. */
function chipFlights(before: Scene, after: Scene): Flight[] {
  const was = figuresOf(before.view);
  const now = figuresOf(after.view);
  const givers: { key: string; counter: string; place: string; left: number }[] = [];
  const takers: typeof givers = [];
  for (const key of new Set([...was.keys(), ...now.keys()])) {
    const { counter, place } = (now.get(key) ?? was.get(key))!;
    const change = (now.get(key)?.value ?? 0) - (was.get(key)?.value ?? 0);
    if (change < 0) givers.push({ key, counter, place, left: -change });
    if (change > 0) takers.push({ key, counter, place, left: change });
  }
  const flights: Flight[] = [];
  for (const taker of takers) {
    for (const giver of givers) {
      if (giver.counter !== taker.counter || !giver.left || !taker.left) continue;
      const count = Math.min(giver.left, taker.left);
      giver.left -= count;
      taker.left -= count;
      const from = before.boxes.get(giver.key) ?? before.boxes.get(giver.place);
      const to = after.boxes.get(taker.key) ?? after.boxes.get(taker.place);
      if (from && to) flights.push({ kind: "chips", counter: taker.counter, count, from, to });
    }
  }
  return flights;
}

/** Each counter once, with all its changes together. */
function changeFlights({ view, boxes }: Scene, changes: readonly Change[]): Flight[] {
  const sums = new Map<string, number>();
  for (const { seat, counter, by } of changes) {
    const key = counterPlace(typeof seat === "number" ? seatPlace(seat) : table, counter);
    sums.set(key, (sums.get(key) ?? 0) + by);
  }
  const figures = figuresOf(view);
  return [...sums].flatMap(([key, by]) => {
    const at = boxes.get(key);
    return at && by ? { kind: "change", by, scale: figures.get(key)?.scale ?? 1, at } : [];
  });
}

interface Figure {
  counter: string;
  place: string;
  value: number;
  scale: number;
}

/** Counters by the name of their own place on the board: "seat-2/chips", "market-0/chips". */
function figuresOf(view: View): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const add = (place: string, counters: readonly Counter[] | undefined) => {
    for (const { id, value, scale = 1 } of counters ?? [])
      figures.set(counterPlace(place, id), { counter: id, place, value, scale });
  };
  add(table, view.counters);
  for (const { seat, counters } of view.seats) add(seatPlace(seat), counters);
  for (const [id, piece] of piecesOf(view)) add(id, piece.counters);
  return figures;
}

/** Where the counters are that belong to nobody. */
export const table = "table";

export const counterPlace = (place: string, counter: string): string => `${place}/${counter}`;
