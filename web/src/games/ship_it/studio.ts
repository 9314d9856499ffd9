/** Ship It!'s view as what it is about: companies with their dials, and the phase that is on. */
import { othersFrom, ownSeat, zoneOf } from "$/board/arrange";
import type { Choice, Counter, Message, Piece, Refusal, Seat, View, Zone } from "$/lib/wire";

export type Phase = "corporation" | "bidding" | "planning" | "puzzle";

export const phaseOf = (view: View): Phase => view.facts?.["phase"] as Phase;

export const counterOf = (counters: readonly Counter[] | undefined, id: string): Counter | undefined =>
  counters?.find((counter) => counter.id === id);

/** The companies as they are drawn: yours first, then clockwise. */
export function companiesOf(view: View): Seat[] {
  const me = ownSeat(view);
  return me ? [me, ...othersFrom(view)] : othersFrom(view);
}

/** Funding, tech and product: notes whose text begins with a name. */
export function corporationOf(seat: Seat): { name: Message; note: Message }[] {
  return (seat.notes ?? []).flatMap((note) => {
    const name = note.args?.["name"];
    return isMessage(name) ? [{ name, note }] : [];
  });
}

/** What else there is to know of a company: locked, barred, recruiters. */
export const remarksOf = (seat: Seat): Message[] =>
  (seat.notes ?? []).filter((note) => !isMessage(note.args?.["name"]));

/** Whether a company is done with the phase and waits for the others. */
export const isDone = (seat: Seat): boolean =>
  (seat.notes ?? []).some(({ id }) => /^si-note-(sent|locked|solved)$/.test(id));

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}

/** The moves that no piece stands for: sending, locking, submitting. */
export const looseChoice = (view: View, id: string): Choice | undefined =>
  view.choices?.find(({ label }) => label.id === `si-choose-${id}`);

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

interface Planned {
  engineer: number;
}

export function spacesOf(view: View): Space[] {
  const workers = workersOf(view);
  return view.zones
    .filter(({ id }) => id.startsWith("action-"))
    .map((zone) => {
      const id = zone.id.slice("action-".length);
      const args = zone.name.args ?? {};
      return {
        zone,
        id,
        name: args["action"] as Message,
        price: Number(args["price"]),
        round: Number(args["round"]),
        slots: Number(args["slots"]),
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
    ((view.facts?.["plan"] ?? []) as Planned[]).map(({ engineer }, i) => [
      `engineer-${view.seat}-${engineer}`,
      i + 1,
    ]),
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

/** The message that names an engineer, out of its number. */
export function engineerOf(name: Message): Message {
  const inner = name.args?.["engineer"];
  return isMessage(inner) ? inner : name;
}

/** Level, specialty and trait of an engineer's name, each a message of its own. */
export function partsOf(name: Message): { level: Message; specialty?: Message; trait?: Message } {
  const engineer = engineerOf(name);
  const { level, specialty, trait } = engineer.args ?? {};
  return {
    level: isMessage(level) ? level : engineer,
    ...(isMessage(specialty) ? { specialty } : {}),
    ...(isMessage(trait) ? { trait } : {}),
  };
}
