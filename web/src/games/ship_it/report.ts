/**
 * What a reveal told, as something to watch: which company, which of its figures changed by how much, and the chain of
 * factors behind it. All of it stands in the events; here it is only sorted.
 */
import { keyOf } from "$/board/sentences";
import { listIn, nameIn, seatIn } from "$/lib/facts";
import type { Change as Told, LogLine, Message } from "$/lib/wire";
import { t } from "$/lib/words.svelte";

import { kindOf, type Facts, type Kind } from "./facts";

export interface Change extends Told {
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

interface Part {
  chapter: Chapter;
  face?: string;
  /** The words tell more than the figures. */
  inWords?: boolean;
}

/** Every event that is part of a reveal. */
const parts: Readonly<Partial<Record<Kind, Part>>> = {
  founded: { chapter: "founding" },
  bids: { chapter: "bids", face: "envelope" },
  hired: { chapter: "bids" },
  intern: { chapter: "bids" },
  forced: { chapter: "bids", face: "pay_down" },
  plan: { chapter: "plans" },
  pivoted: { chapter: "plans", face: "pivot" },
  puzzle: { chapter: "puzzle", face: "robot" },
  ran: { chapter: "puzzle", face: "robot" },
  nobody: { chapter: "puzzle", face: "robot" },
  rewarded: { chapter: "puzzle", face: "milestone" },
  developed: { chapter: "actions", face: "develop" },
  broke: { chapter: "actions", face: "develop" },
  optimized: { chapter: "actions", face: "optimize" },
  paid_down: { chapter: "actions", face: "pay_down" },
  upgraded: { chapter: "actions", face: "servers" },
  researched: { chapter: "actions", face: "research" },
  marketed: { chapter: "actions", face: "marketing" },
  monetized: { chapter: "actions", face: "monetize" },
  recruited: { chapter: "actions", face: "recruiter" },
  viral: { chapter: "actions", face: "viral" },
  public: { chapter: "actions", face: "ipo" },
  acquired: { chapter: "actions", face: "acquisition" },
  ai_debt: { chapter: "actions", face: "ai" },
  debt_hurts: { chapter: "actions", face: "debt" },
  quality: { chapter: "actions", face: "five_stars" },
  income: { chapter: "books", face: "money" },
  claimed: { chapter: "books", face: "milestone" },
  event: { chapter: "event" },
  struck: { chapter: "event", inWords: true },
  viral_moment: { chapter: "event", face: "viral_moment" },
};

/** The entries of a reveal; empty if what was told was none. */
export function reportOf(told: readonly LogLine[], facts: Facts): Entry[] {
  const entries = told.flatMap((line) => entryOf(line, facts) ?? []);
  // A puzzle that begins is told with the plans; one that a player ends alone is no reveal yet.
  return entries.some(({ chapter }) => chapter !== "puzzle") || entries.length > 1 ? entries : [];
}

function entryOf(line: LogLine, { events }: Facts): Entry | undefined {
  const kind = kindOf(line);
  const part = kind && parts[kind];
  if (!part) return undefined;
  const { say, clause, changes = [] } = line;
  const seat = seatIn(say);
  const event = nameIn(say, "event");
  const face = part.face ?? (event && events.find(({ name }) => keyOf(name) === keyOf(event))?.id);
  const engineer = nameIn(say, "engineer");
  return {
    chapter: part.chapter,
    say,
    ...(clause ? { clause } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(face ? { face } : {}),
    ...(engineer ? { engineer } : {}),
    changes: part.inWords ? [] : changes.map((change) => withChain(change, say)),
  };
}

const withChain = (change: Told, say: Message): Change => ({
  ...change,
  good: (change.counter === "debt") === change.by < 0,
  chain: change.why ? listIn(say, change.why) : [],
});

/** What a report is called that ends with this chapter. */
export function titleOf(last: Chapter | undefined): string {
  if (last === "founding") return t("ship-it-report-founding");
  if (last === "bids") return t("ship-it-report-bids");
  if (last === "plans" || last === "puzzle") return t("ship-it-report-plans");
  return t("ship-it-report-round");
}

export function chapterTitle(chapter: Chapter): string {
  switch (chapter) {
    case "founding":
      return t("ship-it-chapter-founding");
    case "bids":
      return t("ship-it-chapter-bids");
    case "plans":
      return t("ship-it-chapter-plans");
    case "puzzle":
      return t("ship-it-chapter-puzzle");
    case "actions":
      return t("ship-it-chapter-actions");
    case "books":
      return t("ship-it-chapter-books");
    case "event":
      return t("ship-it-chapter-event");
  }
}
