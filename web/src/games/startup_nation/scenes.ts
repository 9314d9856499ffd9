/** The news of a round as small scenes: what a line of the log tells, with the people and the cards to draw. */
import { numberIn, seatIn } from "$/lib/facts";
import type { LogLine, Message } from "$/lib/wire";

import { kindOf, type Answer, type Facts, type Kind } from "./facts";
import { cardIn } from "./nation";

export type SceneKind =
  "asked" | "answered" | "eliminated" | "promoted" | "vain" | "swapped" | "looked" | "alliances" | "token";

export interface Scene {
  kind: SceneKind;
  say: Message;
  /** Who does it, and to whom. */
  seats: readonly number[];
  /** The card or role that it is about, and the one that comes instead. */
  card?: string | undefined;
  next?: string | undefined;
  /** To a question. */
  answer?: Answer["reply"] | undefined;
  /** The cards that a promotion passed over. */
  passed?: number | undefined;
}

/** What is drawn, and which arguments of the words name the people and the cards. */
type Draw = Pick<Scene, "kind" | "answer"> & { who: readonly string[]; card?: string; next?: string };

const answered = (answer: Answer["reply"]): Draw => ({
  kind: "answered",
  who: ["seat"],
  card: "role",
  answer,
});

const scenes: Readonly<Partial<Record<Kind, Draw>>> = {
  asked: { kind: "asked", who: ["seat", "victim"], card: "role" },
  yes: answered("yes"),
  above: answered("above"),
  below: answered("below"),
  out: { kind: "eliminated", who: ["seat"], card: "card" },
  promoted: { kind: "promoted", who: ["other"], card: "card", next: "taken" },
  vain: { kind: "vain", who: ["other"], card: "card" },
  swapped: { kind: "swapped", who: ["seat", "other"], card: "gave", next: "got" },
  looked: { kind: "looked", who: ["seat", "other"], card: "card" },
  allied: { kind: "alliances", who: ["one", "two"] },
  gave: { kind: "token", who: ["seat", "other"] },
  robbed: { kind: "token", who: ["victim", "seat"] },
};

export function sceneOf(line: LogLine, facts: Facts): Scene | undefined {
  const kind = kindOf(line);
  const draw = kind && scenes[kind];
  if (!draw) return undefined;
  const { say } = line;
  return {
    kind: draw.kind,
    say,
    seats: [...new Set(draw.who.flatMap((name) => seatIn(say, name) ?? []))],
    card: draw.card && cardIn(say, draw.card, facts),
    next: draw.next && cardIn(say, draw.next, facts),
    answer: draw.answer,
    passed: numberIn(say, "passed"),
  };
}

/**
 * The scenes of some lines. Where somebody goes out of the round the reason is told in the line before, a failed
 * promotion even in the same move; each is one scene.
 */
export function scenesOf(lines: readonly LogLine[], facts: Facts): Scene[] {
  return lines.flatMap((line) => sceneOf(line, facts) ?? []);
}

/** Scenes worth a pause of their own. */
export const isBig = ({ kind }: Scene): boolean => ["eliminated", "promoted", "vain"].includes(kind);
