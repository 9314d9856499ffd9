/**
 * What a reveal told, as something to watch: which company, which of its figures changed by how much, and the chain of
 * factors behind it. All of it stands in the events; here it is only sorted.
 */
import type { LogLine, Message } from "$/lib/wire";

import { isMessage } from "./studio";

export type Dial = "users" | "revenue" | "rating" | "debt" | "money" | "servers" | "ai" | "score";

export interface Change {
  dial: Dial;
  /** A figure, or a message that says it. */
  amount: number | Message;
  rises: boolean;
  /** Debt is the one that had better fall. */
  good: boolean;
  chain: readonly Message[];
}

export type Chapter = "founding" | "bids" | "plans" | "puzzle" | "actions" | "books" | "event";

export interface Entry {
  chapter: Chapter;
  say: Message;
  clause?: string | null;
  seat?: number;
  /** What to draw beside it: an action, an event, a milestone. */
  face?: string;
  /** Who did it. */
  engineer?: Message;
  changes: readonly Change[];
}

interface Figure {
  dial: Dial;
  arg: string;
  falls?: boolean;
  chain?: string;
}

interface Kind {
  chapter: Chapter;
  face?: string;
  figures?: readonly Figure[];
}

const rises = (dial: Dial, arg: string, chain?: string): Figure => ({
  dial,
  arg,
  ...(chain ? { chain } : {}),
});
const falls = (dial: Dial, arg: string, chain?: string): Figure => ({
  ...rises(dial, arg, chain),
  falls: true,
});

/** Every event that a reveal can bring, by the id of its message. */
const kinds: Readonly<Record<string, Kind>> = {
  "si-founded": { chapter: "founding" },
  "si-bids": { chapter: "bids", face: "envelope" },
  "si-bids-none": { chapter: "bids", face: "envelope" },
  "si-hired": { chapter: "bids", figures: [falls("money", "price", "chain")] },
  "si-got-intern": { chapter: "bids", figures: [falls("money", "price")] },
  "si-forced": { chapter: "bids", face: "pay_down" },
  "si-plan": { chapter: "plans" },
  "si-plan-empty": { chapter: "plans" },
  "si-pivoted": { chapter: "plans", face: "pivot" },
  "si-puzzle-begins": { chapter: "puzzle", face: "robot" },
  "si-puzzle-solved": { chapter: "puzzle", face: "robot" },
  "si-puzzle-coins": { chapter: "puzzle", face: "robot" },
  "si-puzzle-wall": { chapter: "puzzle", face: "robot" },
  "si-puzzle-empty": { chapter: "puzzle", face: "robot" },
  "si-puzzle-steps": { chapter: "puzzle", face: "robot" },
  "si-puzzle-passed": { chapter: "puzzle", face: "robot" },
  "si-puzzle-late": { chapter: "puzzle", face: "robot" },
  "si-puzzle-nobody": { chapter: "puzzle", face: "robot" },
  "si-rewarded": {
    chapter: "puzzle",
    face: "milestone",
    figures: [falls("debt", "debt"), rises("money", "money")],
  },
  "si-developed": { chapter: "actions", face: "develop", figures: [rises("users", "gain", "chain")] },
  "si-broke": { chapter: "actions", face: "develop" },
  "si-optimized": {
    chapter: "actions",
    face: "optimize",
    figures: [falls("debt", "debt", "debt_chain"), rises("rating", "rating", "rating_chain")],
  },
  "si-paid-down": { chapter: "actions", face: "pay_down", figures: [falls("debt", "debt")] },
  "si-upgraded": { chapter: "actions", face: "servers", figures: [rises("servers", "gain", "chain")] },
  "si-researched": { chapter: "actions", face: "research", figures: [rises("ai", "gain", "chain")] },
  "si-marketed": {
    chapter: "actions",
    face: "marketing",
    figures: [rises("users", "gain", "chain"), rises("rating", "rating", "rating_chain")],
  },
  "si-monetized": {
    chapter: "actions",
    face: "monetize",
    figures: [rises("revenue", "gain", "chain"), falls("rating", "rating")],
  },
  "si-recruited": { chapter: "actions", face: "recruiter" },
  "si-went-viral": { chapter: "actions", face: "viral", figures: [rises("users", "users")] },
  "si-flopped": { chapter: "actions", face: "viral", figures: [falls("users", "users")] },
  "si-went-public": { chapter: "actions", face: "ipo", figures: [rises("score", "points")] },
  "si-acquired": {
    chapter: "actions",
    face: "acquisition",
    figures: [rises("score", "points"), falls("users", "lost")],
  },
  "si-ai-debt": { chapter: "actions", face: "ai", figures: [rises("debt", "made")] },
  "si-debt-hurts": { chapter: "actions", face: "debt", figures: [falls("rating", "rating")] },
  "si-quality": { chapter: "actions", face: "five_stars", figures: [rises("rating", "rating")] },
  "si-income": { chapter: "books", face: "money", figures: [rises("money", "income", "chain")] },
  "si-claimed": { chapter: "books", face: "milestone", figures: [rises("score", "points")] },
  "si-event-happens": { chapter: "event" },
  "si-struck": { chapter: "event" },
  "si-struck-mildly": { chapter: "event" },
  "si-viral-carried": {
    chapter: "event",
    face: "viral_moment",
    figures: [rises("users", "users"), rises("rating", "rating")],
  },
  "si-viral-crash": {
    chapter: "event",
    face: "viral_moment",
    figures: [rises("users", "users"), falls("rating", "rating")],
  },
};

/** The entries of a reveal; empty if what was told was none. */
export function reportOf(told: readonly LogLine[]): Entry[] {
  const entries = told.flatMap((line) => entryOf(line) ?? []);
  // A puzzle that begins is told with the plans; one that a player ends alone is no reveal yet.
  return entries.some(({ chapter }) => chapter !== "puzzle") || entries.length > 1 ? entries : [];
}

function entryOf({ say, clause }: LogLine): Entry | undefined {
  const kind = kinds[say.id];
  if (!kind) return undefined;
  const args = say.args ?? {};
  const seat = isMessage(args["seat"]) ? Number(args["seat"].args?.["seat"]) : undefined;
  const event = args["event"];
  const face = kind.face ?? (isMessage(event) ? event.id.replace("si-event-", "") : undefined);
  const engineer = args["engineer"];
  return {
    chapter: kind.chapter,
    say,
    ...(clause ? { clause } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(face ? { face } : {}),
    ...(isMessage(engineer) ? { engineer } : {}),
    changes: (kind.figures ?? []).flatMap((figure) => changeOf(figure, args) ?? []),
  };
}

function changeOf(
  { dial, arg, falls, chain }: Figure,
  args: NonNullable<Message["args"]>,
): Change | undefined {
  const amount = args[arg];
  if (amount === 0 || (typeof amount !== "number" && !isMessage(amount))) return undefined;
  const factors = chain ? args[chain] : [];
  return {
    dial,
    amount,
    rises: !falls,
    good: (dial === "debt") === Boolean(falls),
    chain: Array.isArray(factors) ? (factors as Message[]) : [],
  };
}
