/** Start-Up Nation's view as what it is about: who is whose ally, who may hold what, and what the deck still has. */
import type { Message, Piece, Seat, View, Zone } from "$/lib/wire";

export type Colour = "blue" | "red" | "black";

/** A card of this match, with its copies. */
export interface Card {
  id: string;
  rank: number;
  name: Message;
  note: Message;
  copies: number;
}

export interface Question {
  asker: number;
  victim: number;
  role: Message;
}

interface Facts {
  step: "play" | "aim" | "answer";
  mover: number;
  card: string | null;
  question: Question | null;
  /** What a question can name, by rank. */
  roles: readonly Message[];
  deck: readonly Card[];
  points_to_win: number;
  alliances: readonly Colour[];
  /** The cards that each player can hold, as far as this viewer knows. */
  possible: readonly (readonly string[])[];
}

export const factsOf = (view: View): Facts => view.facts as unknown as Facts;

export const zoneOf = (view: View, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const figureOf = (seat: Seat, id: string): number =>
  seat.counters?.find((counter) => counter.id === id)?.value ?? 0;

/** The others of the same colour, in or out of the round. */
export function alliesOf(alliances: readonly Colour[], seat: number): number[] {
  return alliances.flatMap((colour, other) => (colour === alliances[seat] && other !== seat ? other : []));
}

/** The picture of a role: all interns are one, and the others have one card each. */
export function faceOf(role: Message): string {
  return role.id.replace(/^sn-(card|role)-/, "");
}

/** A role as a question names it, with its cards. */
export interface Role {
  rank: number;
  name: Message;
  face: string;
  cards: readonly Card[];
  copies: number;
  /** How many of them lie face up. */
  out: number;
}

export function rolesOf(view: View): Role[] {
  const { roles, deck } = factsOf(view);
  const open = (zoneOf(view, "discard")?.pieces ?? []).map(({ face }) => face);
  return roles.map((name, rank) => {
    const cards = deck.filter((card) => card.rank === rank);
    const ids = cards.map(({ id }) => id);
    return {
      rank,
      name,
      face: faceOf(name),
      cards,
      copies: cards.reduce((sum, { copies }) => sum + copies, 0),
      out: open.filter((face) => ids.includes(face)).length,
    };
  });
}

/** The ranks that a player can hold, as far as this viewer knows. */
export function possibleRanks(view: View, seat: number): Set<number> {
  const { deck, possible } = factsOf(view);
  const ranks = new Map(deck.map(({ id, rank }) => [id, rank]));
  return new Set((possible[seat] ?? []).flatMap((id) => ranks.get(id) ?? []));
}

/** A card that this viewer knows for certain to be in a player's hand. */
export function knownIn(view: View, seat: number): readonly Piece[] {
  return zoneOf(view, `hand-${seat}`)?.pieces ?? [];
}

/** An answer of the round, kept at the seat that gave it. */
export interface Answered {
  asker: number;
  role: Message;
  answer: "yes" | "above" | "below";
  /** Whether the card is the same for certain since. */
  still: boolean;
  said: Message;
}

export interface Notes {
  /** What follows from all that this viewer has seen and heard. */
  deductions: readonly Message[];
  answers: readonly Answered[];
}

const answerIds = ["sn-note-answered", "sn-note-answered-before"];

export function notesOf({ notes = [] }: Seat): Notes {
  return {
    deductions: notes.filter(({ id }) => !answerIds.includes(id)),
    answers: notes.filter(({ id }) => answerIds.includes(id)).map(answered),
  };
}

function answered(said: Message): Answered {
  return {
    asker: seatIn(said, "asker")!,
    role: said.args!["role"] as Message,
    answer: (said.args!["answer"] as Message).id.replace("sn-answer-", "") as Answered["answer"],
    still: said.id === "sn-note-answered",
    said,
  };
}

/** The seat that a message names. */
export function seatIn({ args }: Message, name: string): number | undefined {
  const seat = (args?.[name] as Message | undefined)?.args?.["seat"];
  return seat === undefined ? undefined : Number(seat);
}

/** The picture of the card that a message names. */
export function cardIn({ args }: Message, name: string): string | undefined {
  const card = args?.[name] as Message | undefined;
  return card && faceOf(card);
}
