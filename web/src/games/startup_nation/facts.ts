// Written by `make types` from src/captable/games/startup_nation/facts.py; change it there.
import { counterWith, factsOfGame, kindsOf } from "$/lib/facts";
import type { Message } from "$/lib/wire";

/** An answer of the round, kept at the seat that gave it. */
export interface Answer {
  asker: number;
  /** Its rank. */
  role: number;
  reply: "above" | "below" | "yes";
  /** Whether the card is the same for certain since. */
  still: boolean;
}

/** A card of this match, with its copies. */
export interface Card {
  id: string;
  rank: number;
  name: Message;
  note: Message;
  copies: number;
}

/** What a question can name: all interns are one role, and the others have one card each. */
export interface Role {
  id: string;
  name: Message;
  /** The same in a sentence. */
  named: Message;
}

export interface Question {
  asker: number;
  victim: number;
  /** Its rank. */
  role: number;
}

export interface Facts {
  /** What is to be decided. */
  step: "alliances" | "answer" | "ask" | "give" | "look" | "play" | "promote" | "swap";
  /** The card whose effect it is. */
  card: string | null;
  question: Question | null;
  /** What your choices answer, in their order. */
  replies: ("above" | "below" | "yes")[];
  /** By rank. */
  roles: Role[];
  deck: Card[];
  points_to_win: number;
  alliances: ("black" | "blue" | "red")[];
  /** Of each seat, in the order of its last notes. */
  answers: Answer[][];
  /** The cards that each player can hold, as far as this viewer knows. */
  possible: string[][];
  /** What each seat won in the rounds so far. */
  rounds: number[][];
}

export const factsOf = factsOfGame<Facts>("startup_nation");

/** What can happen. */
export const kinds = ["drew", "played", "asked", "yes", "above", "below", "extra", "looked", "swapped", "robbed", "allied", "stayed", "promoted", "vain", "gave", "laid", "out", "ended", "showed", "won", "round", "dealt", "conceded"] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = "points" | "bpi" | "round" | "supply";
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = "play" | "ask" | "answer" | "look" | "swap" | "promote" | "give" | "keep_alliances" | "swap_alliances";
