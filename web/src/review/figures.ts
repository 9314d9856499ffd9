/** What a review says about a position, a seat or a step, in figures and in words. */
import { settings } from "$/lib/settings.svelte";
import type { Decision, Review, Told } from "$/lib/wire";

/** A certain win: chances come in ten-thousandths. */
export const certain = 10_000;

/** What a choice must give away to be an exercise: three per cent, as on the server. */
export const clearly = 300;

/** Whose eyes are looked through: each player's own, or nobody's, with all cards open. */
export type Eyes = "own" | "open";

export const sideOf = (review: Review, seat: number): number =>
  review.sides.findIndex((side) => side.includes(seat));

export const seatsOf = (review: Review): number[] =>
  Array.from({ length: review.players }, (_, seat) => seat);

export function chanceOf(review: Review, position: number, seat: number, eyes: Eyes): number {
  const chances = eyes === "own" ? review.known[position]![seat]! : review.open[position]!;
  return chances[sideOf(review, seat)]!;
}

/** A seat's chance over the whole game. */
export const courseOf = (review: Review, seat: number, eyes: Eyes): number[] =>
  review.known.map((_, position) => chanceOf(review, position, seat, eyes));

/** The position that a frame of the replay shows: what was taken back later stands for the one before it. */
export function positionAt(review: Review, frame: number): number {
  const after = review.entries.findIndex((entry) => entry > frame);
  return after < 0 ? review.entries.length - 1 : Math.max(0, after - 1);
}

/** The frame of the replay that shows a position. */
export const frameOf = (review: Review, position: number): number => review.entries[position] ?? 0;

export const decisionAt = (review: Review, position: number): Decision | undefined =>
  review.decisions.find(({ step }) => step === position);

/** What a step did to a seat's chance: by the choice that was made, and by luck. */
export function movedBy(
  review: Review,
  step: Told,
  seat: number,
  eyes: Eyes,
): { choice: number; luck: number } {
  const side = sideOf(review, seat);
  const luck = eyes === "own" ? step.luck[seat]! : step.open_luck;
  return { choice: step.choice[side]!, luck: luck[side]! };
}

/** The chance of every side in the eyes that a replay is looked at with; a spectator's are not known. */
export const chancesSeenBy = (review: Review, position: number, viewer: number): readonly number[] =>
  (viewer >= 0 ? review.known[position]?.[viewer] : undefined) ?? review.open[position]!;

/** "34%", "34 %". */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance / certain);

/** "+3%", "−12%"; nothing moved is "0%". */
export const signedPercent = (by: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", signDisplay: "exceptZero" })
    .format(by / certain)
    .replace("-", "−");

/** A whole number of per cent, as the server's texts want it. */
export const inHundreds = (chance: number): number => Math.round((100 * chance) / certain);

/** So many moves of a decision are shown. */
const shown = 5;

/** The moves of a decision that are worth showing: the first few, the chosen one and one that was `tried` now. */
export function shortList(
  decision: Decision,
  tried?: number,
): { place: number; move: Decision["moves"][number] }[] {
  return decision.moves
    .map((move, place) => ({ place, move }))
    .filter(({ place, move }) => place < shown || place === decision.chosen || move.move === tried);
}
