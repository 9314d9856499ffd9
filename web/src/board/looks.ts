/**
 * Printed colours of cards, the same in light and dark. What a game's `looks.ts` exports is found and checked by
 * tests/contrast.test.ts.
 */
import type { Component } from "svelte";

export interface Look {
  /** Behind a picture; dark ink (#1b2436) is readable on it. */
  tint: string;
  /** For lines and small areas beside it; white is readable on it. */
  deep: string;
}

export interface DrawnLook extends Look {
  Art: Component;
}

export type Looks<L = Look> = Readonly<Record<string, L>>;
