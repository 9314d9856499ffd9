/** IT Heroes' view as what it is about: two organisations, what threatens them, and who stands in between. */
import { zoneOf } from "$/board/arrange";
import { numberIn } from "$/lib/facts";
import type { Choice, LogLine, Piece, View, Zone } from "$/lib/wire";

import { counterOf, factsOf, kindOf, type CounterId, type Facts, type Printed } from "./facts";

/** The phases of a turn, in their order. */
export const steps: readonly Facts["step"][] = ["draw", "collect", "play", "threat", "end"];

export function printedOn(view: View, face: string): Printed | undefined {
  return factsOf(view).cards[face];
}

/** You at the bottom and the opponent at the top; somebody without a seat sits behind the first player. */
export function facing(view: View): { near: number; far: number } {
  const near = Math.max(0, view.seat);
  return { near, far: 1 - near };
}

/** The Threats of a zone, oldest first, each with the Heroes who block it now. */
export interface Lane {
  threat: Piece;
  blockers: readonly Piece[];
}

export interface Organisation {
  seat: number;
  lanes: readonly Lane[];
  /** The Heroes who block nothing. */
  free: readonly Piece[];
  resources: readonly Piece[];
  zone: (kind: string) => Zone | undefined;
}

export function organisationOf(view: View, seat: number): Organisation {
  const zone = (kind: string) => zoneOf(view, `${kind}-${seat}`);
  const pieces = (kind: string) => zone(kind)?.pieces ?? [];
  const heroes = new Map(pieces("heroes").map((hero) => [hero.id, hero]));
  const blocks = new Map(factsOf(view).blocks.map((block) => [block.threat, block.heroes]));
  const lanes = pieces("threats").map((threat) => ({
    threat,
    blockers: (blocks.get(threat.id) ?? []).flatMap((id) => heroes.get(id) ?? []),
  }));
  const busy = new Set(lanes.flatMap(({ blockers }) => blockers.map(({ id }) => id)));
  return {
    seat,
    lanes,
    free: [...heroes.values()].filter(({ id }) => !busy.has(id)),
    resources: pieces("resources"),
    zone,
  };
}

/** How far a card that has been hit is turned: an eighth of a turn for each hit, until it stands on its head. */
export function tiltOf(hits: number): number {
  return Math.min(4, hits) * 45;
}

export const valueOf = (piece: Piece, id: CounterId): number => counterOf(piece, id)?.value ?? 0;

export const isSpent = (piece: Piece): boolean => piece.marks?.includes("spent") ?? false;

/** How a block would come out. */
export interface Check {
  deflection: number;
  velocity: number;
  deflects: boolean;
}

/** The deflection check that a move brings; none for one that blocks nothing. */
export function checkOf(choice: Choice | undefined): Check | null {
  const { deflection, velocity, result } = choice?.label.args ?? {};
  if (typeof deflection !== "number" || typeof velocity !== "number") return null;
  return { deflection, velocity, deflects: result === "deflects" };
}

/** Each card of a pile as a slice of its bar, from the bottom of the pile up. */
export type Slice = "full" | "at-stake" | "gone";

export function slicesOf(cards: number, most: number, atStake: number): Slice[] {
  return Array.from({ length: Math.max(cards, most) }, (_, i) =>
    i >= cards ? "gone" : i >= cards - atStake ? "at-stake" : "full",
  );
}

export interface Recycle {
  line: LogLine;
  removed: number;
}

/** The recycle among what has just happened. */
export function recycleIn(told: readonly LogLine[]): Recycle | undefined {
  const line = told.findLast((one) => kindOf(one) === "recycled");
  return line && { line, removed: numberIn(line.say, "n") ?? 0 };
}
