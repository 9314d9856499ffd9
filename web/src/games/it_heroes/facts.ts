// Written by `make types` from src/captable/games/it_heroes/facts.py; change it there.
import { counterWith, factsOfGame, kindsOf } from "$/lib/facts";
import type { Message } from "$/lib/wire";

/** What is printed on a card. */
export interface Printed {
  type: "action" | "hero" | "resource" | "threat";
  rarity: "common" | "legendary" | "rare" | "uncommon";
  cost: number;
  figures: Record<string, number>;
  flash: boolean;
  once: boolean;
  text: Message | null;
}

export interface Block {
  threat: string;
  heroes: string[];
}

export interface Facts {
  /** Whose turn it is; the other may be asked something in it. */
  active: number;
  /** What is asked. */
  phase: "after_block" | "block" | "discard" | "flash" | "heal" | "hit" | "join" | "limit" | "mend" | "neutralise" | "play" | "search" | "take";
  /** Of the turn; Draw and Collect ask nothing. */
  step: "collect" | "draw" | "end" | "play" | "threat";
  /** The Threat that the defender is asked about, or whose block is being resolved. */
  facing: string | null;
  at_stake: number[];
  blocks: Block[];
  /** Those that are seen, by their faces. */
  cards: Record<string, Printed>;
  recycled: boolean[];
  /** The deck lists that may be seen. */
  decks: (Record<string, number> | null)[];
}

export const factsOf = factsOfGame<Facts>("it_heroes");

/** What can happen. */
export const kinds = ["turn", "drew", "collected", "removed", "recycled", "ended", "played", "used", "declined", "done", "alone", "no_flash", "blocks", "unblocked", "flashed", "deflected", "lands", "hit", "defeated", "mended", "neutralised", "strikes", "healed", "discarded", "searches", "found", "nothing", "gained", "denied", "pairing", "more", "conceded"] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = "pile" | "coffee" | "income" | "denied" | "turn" | "deflection" | "hits" | "velocity" | "damage" | "cost";
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = "end" | "no_block" | "alone" | "no_flash" | "use" | "leave" | "keep_threats" | "find_nothing" | "block" | "join" | "take" | "hit" | "mend" | "neutralise" | "use_hero" | "use_resource" | "use_threat" | "play" | "discard" | "heal" | "find" | "flash";
