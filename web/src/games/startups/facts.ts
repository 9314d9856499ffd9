// Written by `make types` from src/captable/games/startups/facts.py; change it there.
import { counterWith, factsOfGame, kindsOf } from "$/lib/facts";
import type { Message } from "$/lib/wire";

export interface Company {
  id: string;
  name: Message;
  copies: number;
  /** The seat with the most shares; -1 while several have as many. */
  majority: number;
}

export interface Facts {
  step: "play" | "take";
  companies: Company[];
}

export const factsOf = factsOfGame<Facts>("startups");

/** What can happen. */
export const kinds = ["drew", "took", "kept", "sold", "chip", "ended", "opened", "counted", "won", "round", "dealt", "conceded"] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = "chips" | "points" | "round";
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = "draw" | "take" | "portfolio" | "market";
