/** Ship It!'s view as what it is about: companies with their dials, and the phase that is on. */
import { othersFrom, ownSeat, zoneOf } from "$/board/arrange";
import { keyOf } from "$/board/sentences";
import { nameIn, numberIn } from "$/lib/facts";
import type { Choice, Message, Piece, Refusal, Seat, View, Zone } from "$/lib/wire";

import { factsOf, type MoveKind } from "./facts";

/** Choices of some kinds. */
export const isOf =
  (...kinds: readonly MoveKind[]) =>
  ({ kind }: Choice): boolean =>
    kinds.some((one) => one === kind);

/** The companies as they are drawn: yours first, then clockwise. */
export function companiesOf(view: View): Seat[] {
  const me = ownSeat(view);
  return me ? [me, ...othersFrom(view)] : othersFrom(view);
}

/** Funding, tech and product: notes whose text begins with a name. */
export function corporationOf(seat: Seat): { name: Message; note: Message }[] {
  return (seat.notes ?? []).flatMap((note) => {
    const name = nameIn(note, "name");
    return name ? [{ name, note }] : [];
  });
}

/** What else there is to know of a company: locked, barred, recruiters. */
export const remarksOf = (seat: Seat): Message[] =>
  (seat.notes ?? []).filter((note) => !nameIn(note, "name"));

/** Whether a company is done with the phase and waits for the others. */
export const isDone = (view: View, { seat }: Seat): boolean => factsOf(view).done[seat] ?? false;

// -- the action spaces -------------------------------------------------------------------------------------------

export interface Space {
  zone: Zone;
  /** The action. */
  id: string;
  name: Message;
  price: number;
  /** The round from which it is open. */
  round: number;
  /** How many companies fit; 0 where all do. */
  slots: number;
  /** The companies that are seen on it. */
  holders: readonly Piece[];
  /** The engineers that are seen on it, in the order of their company's list. */
  workers: readonly Worker[];
}

export interface Worker {
  piece: Piece;
  seat: number;
  /** The place in your own list, from 1. */
  turn?: number;
}

export function spacesOf(view: View): Space[] {
  const workers = workersOf(view);
  return view.zones
    .filter(({ id }) => id.startsWith("action-"))
    .map((zone) => {
      const id = zone.id.slice("action-".length);
      return {
        zone,
        id,
        name: nameIn(zone.name, "action") ?? zone.name,
        price: numberIn(zone.name, "price") ?? 0,
        round: numberIn(zone.name, "round") ?? 0,
        slots: numberIn(zone.name, "slots") ?? 0,
        holders: zone.pieces ?? [],
        workers: workers.filter(({ piece }) => taskOf(piece)?.face === id),
      };
    });
}

/** What an engineer is seen to be on. */
export const taskOf = (engineer: Piece): Piece | undefined =>
  engineer.under?.find(({ id }) => id.startsWith("task-"));

function workersOf(view: View): Worker[] {
  const turns = new Map(
    (factsOf(view).plan ?? []).map(({ engineer }, i) => [`engineer-${view.seat}-${engineer}`, i + 1]),
  );
  return companiesOf(view).flatMap(({ seat }) => {
    const staff = (zoneOf(view, `staff-${seat}`)?.pieces ?? []).filter((piece) => taskOf(piece));
    const listed = staff.map((piece) => ({ piece, seat, turn: turns.get(piece.id) }));
    return listed
      .toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0))
      .map(({ turn, ...worker }) => ({ ...worker, ...(turn ? { turn } : {}) }));
  });
}

/** Of several reasons the one that is given most often; of equal ones the last. */
export function commonest(reasons: readonly Refusal[]): Refusal | undefined {
  const count = ({ say }: Refusal) => reasons.filter((other) => other.say.id === say.id).length;
  return reasons.reduce<Refusal | undefined>(
    (best, reason) => (!best || count(reason) >= count(best) ? reason : best),
    undefined,
  );
}

// -- what is said about an engineer --------------------------------------------------------------------------

/** "senior-backend" as its two halves; an intern has no specialty. */
export function skillOf(face: string): { level: string; specialty: string | undefined } {
  const [level, specialty] = face.split("-");
  return { level: level ?? face, specialty };
}

/** Level, specialty and trait of an engineer's name, each a message of its own. */
export function partsOf(name: Message): { level: Message; specialty?: Message; trait?: Message } {
  const engineer = nameIn(name, "engineer") ?? name; // out of its number
  const [level, specialty, trait] = ["level", "specialty", "trait"].map((part) => nameIn(engineer, part));
  return { level: level ?? engineer, ...(specialty ? { specialty } : {}), ...(trait ? { trait } : {}) };
}

/** The sign of a trait. */
export const signOf = (view: View, trait: Message): string =>
  factsOf(view).traits.find(({ name }) => keyOf(name) === keyOf(trait))?.id ?? "";
