/** The news of a round as small scenes: what a line of the log tells, with the people and the cards to draw. */
import type { LogLine, Message } from "$/lib/wire";

import { cardIn, faceOf, seatIn } from "./nation";

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
  answer?: string | undefined;
  /** The cards that a promotion passed over. */
  passed?: number | undefined;
}

type Draw = Pick<Scene, "kind"> & { who: readonly string[]; card?: string; next?: string };

const scenes: Readonly<Record<string, Draw>> = {
  "sn-asked": { kind: "asked", who: ["seat", "victim"], card: "role" },
  "sn-answered": { kind: "answered", who: ["seat"], card: "role" },
  "sn-eliminated": { kind: "eliminated", who: ["seat"], card: "card" },
  "sn-promoted": { kind: "promoted", who: ["other"], card: "card" },
  "sn-you-promoted": { kind: "promoted", who: ["other"], card: "card", next: "taken" },
  "sn-promoted-in-vain": { kind: "vain", who: ["other"], card: "card" },
  "sn-you-promoted-in-vain": { kind: "vain", who: ["other"], card: "card" },
  "sn-promoted-brigitte": { kind: "vain", who: ["other"], card: "card" },
  "sn-swapped": { kind: "swapped", who: ["seat", "other"] },
  "sn-you-swapped": { kind: "swapped", who: ["other"], card: "gave", next: "got" },
  "sn-looked": { kind: "looked", who: ["seat", "other"] },
  "sn-you-saw": { kind: "looked", who: ["other"], card: "card" },
  "sn-swapped-alliances": { kind: "alliances", who: ["one", "two"] },
  "sn-gave-token": { kind: "token", who: ["seat", "other"] },
  "sn-took-token": { kind: "token", who: ["seat"] },
  "sn-took-tokens": { kind: "token", who: ["victim", "seat"] },
};

export function sceneOf({ say }: LogLine): Scene | undefined {
  // A replay with all cards open tells who was told.
  const told = say.id === "core-privately" ? (say.args!["say"] as Message) : say;
  const draw = scenes[told.id];
  if (!draw) return undefined;
  const answer = told.args?.["answer"] as Message | undefined;
  const passed = told.args?.["passed"];
  return {
    kind: draw.kind,
    say,
    seats: draw.who.flatMap((name) => seatIn(told, name) ?? []),
    card: draw.card && cardIn(told, draw.card),
    next: draw.next && cardIn(told, draw.next),
    answer: answer && faceOf(answer).replace("sn-answer-", ""),
    passed: passed === undefined ? undefined : Number(passed),
  };
}

/**
 * The scenes of some lines. Where somebody goes out of the round the reason is told in the line before, a failed
 * promotion even in the same move; each is one scene.
 */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  return lines.flatMap((line) => sceneOf(line) ?? []);
}

/** Scenes worth a pause of their own. */
export const isBig = ({ kind }: Scene): boolean => ["eliminated", "promoted", "vain"].includes(kind);
