/** Start-Up Nation's view as what it is about: who is whose ally, who may hold what, and what the deck still has. */
import { zoneOf } from "$/board/arrange";
import { keyOf } from "$/board/sentences";
import { nameIn } from "$/lib/facts";
import type { Message, Piece, Seat, View } from "$/lib/wire";

import { factsOf, type Answer, type Card, type Facts } from "./facts";

export type Colour = Facts["alliances"][number];

/** The others of the same colour, in or out of the round. */
export function alliesOf(alliances: readonly Colour[], seat: number): number[] {
  return alliances.flatMap((colour, other) => (colour === alliances[seat] && other !== seat ? other : []));
}

/** A role as a question names it, with its cards. */
export interface Role {
  rank: number;
  name: Message;
  /** The same in a sentence. */
  named: Message;
  face: string;
  cards: readonly Card[];
  copies: number;
  /** How many of them lie face up. */
  out: number;
}

export function rolesOf(view: View): Role[] {
  const { roles, deck } = factsOf(view);
  const open = (zoneOf(view, "discard")?.pieces ?? []).map(({ face }) => face);
  return roles.map(({ id, name, named }, rank) => {
    const cards = deck.filter((card) => card.rank === rank);
    const ids = cards.map(({ id }) => id);
    return {
      rank,
      name,
      named,
      face: id,
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

/** An answer of the round, with its words. */
export interface Answered extends Answer {
  said: Message;
}

export interface Notes {
  /** What follows from all that this viewer has seen and heard. */
  deductions: readonly Message[];
  answers: readonly Answered[];
}

/** The answers are the last of a seat's notes. */
export function notesOf(view: View, { seat, notes = [] }: Seat): Notes {
  const answers = factsOf(view).answers[seat] ?? [];
  const first = notes.length - answers.length;
  return {
    deductions: notes.slice(0, first),
    answers: answers.map((answer, i) => ({ ...answer, said: notes[first + i]! })),
  };
}

/** The picture of the card or role that the words name. */
export function cardIn(words: Message, argument: string, { deck, roles }: Facts): string | undefined {
  const name = nameIn(words, argument);
  return name && [...roles, ...deck].find((card) => keyOf(card.name) === keyOf(name))?.id;
}
