// Written by `make types` from src/captable/games/it_startup/facts.py; change it there.
import { counterWith, factsOfGame, kindsOf } from "$/lib/facts";

/** The figures on a card; what it does is in the note of its piece, a sentence each. */
export interface Printed {
  type: "action" | "coach" | "developer" | "hr" | "knowledge";
  cost: number;
  /** A developer's own, or what knowledge adds. */
  efficiency?: number;
  resistance?: number;
}

export interface Facts {
  step: "bonus" | "counter" | "destination" | "discard" | "home" | "mulligan" | "order" | "pay" | "play" | "poach" | "return" | "rival" | "source" | "suffer" | "take" | "tire" | "victim";
  /** Whose turn it is. */
  active: number;
  goal: number;
  /** All cards of the game, by their faces. */
  cards: Record<string, Printed>;
  /** Whose the outsourced employees are. */
  home?: Record<string, number>;
}

export const factsOf = factsOfGame<Facts>("it_startup");

/** What can happen. */
export const kinds = ["ready", "swapped", "turn", "drew", "home", "bonus", "scored", "burnt_out", "rolled", "lost", "left", "dropped", "taken_back", "cleared", "ended", "bought", "sold", "hired", "attached", "teaching", "moving", "moving_from", "moved", "planned", "used", "coin", "action", "named", "refused", "countered", "discarded", "looked", "took", "ordered", "tired", "rested", "gained", "boosted", "outsourced", "taken_over", "returned", "shuffled", "conceded"] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = "points" | "tokens" | "output" | "round" | "team-0" | "team-1" | "cost" | "place" | "burnout" | "efficiency";
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = "end" | "buy" | "play_planned" | "skip" | "counter" | "refuse" | "ready" | "mark" | "pick" | "strike" | "choose" | "play" | "sell" | "plan" | "move" | "use" | "discard" | "pay";
