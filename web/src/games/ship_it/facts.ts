// Written by `make types` from src/captable/games/ship_it/facts.py; change it there.
import { counterWith, factsOfGame, kindsOf } from "$/lib/facts";
import type { Message } from "$/lib/wire";

export interface Attempt {
  seat: number;
  tokens: string[];
  cursor: number;
  edits_left: number;
  /** How it ended; none while it is being built. */
  ended?: string | null;
  /**
   * Token, cell (row × 8 + column), heading, and whether a test held or the act succeeded; of a program that is
   *     being built, what a test run would do.
   */
  steps?: [number, number, number, number][];
}

export interface Puzzle {
  /** "." free, "#" wall, "o" coin. */
  grid: string[];
  start: [number, number];
  heading: "east" | "north" | "south" | "west";
  par: number;
  over: boolean;
  seconds: number;
  /** Those of this round. */
  blocks: string[];
  winner: number | null;
  programs: Attempt[];
}

/** A step of your plan. */
export interface Planned {
  engineer: number;
  action: string;
  ai: boolean;
}

export interface Named {
  id: string;
  name: Message;
}

export interface Facts {
  phase: "bidding" | "corporation" | "planning" | "puzzle";
  live: boolean;
  first: number;
  order: number[];
  /** Who has sent, locked or finished the puzzle, and waits for the others. */
  done: boolean[];
  traits: Named[];
  events: Named[];
  plan?: Planned[];
  changes_left?: number | null;
  puzzle?: Puzzle | null;
}

export const factsOf = factsOfGame<Facts>("ship_it");

/** What can happen. */
export const kinds = ["chose", "founded", "round", "bid", "sent", "bids", "hired", "intern", "forced", "forecast", "planning", "changed", "locked", "plan", "pivoted", "puzzle", "opened", "submitted", "ran", "nobody", "rewarded", "developed", "broke", "optimized", "paid_down", "upgraded", "researched", "marketed", "monetized", "recruited", "viral", "public", "acquired", "ai_debt", "debt_hurts", "quality", "income", "claimed", "event", "struck", "viral_moment", "ended", "conceded"] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = "users" | "revenue" | "rating" | "debt" | "money" | "servers" | "ai" | "score" | "round" | "points" | "salary" | "productivity" | "bid" | "depth";
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = "funding" | "tech" | "product" | "rethink" | "envelope" | "insider" | "no_bid" | "bid" | "send" | "assign" | "idle" | "augment" | "plain" | "pivot" | "stay" | "lock" | "open" | "pass" | "place" | "swap" | "remove" | "cursor" | "submit";
