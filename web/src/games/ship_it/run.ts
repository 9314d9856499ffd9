/** A puzzle as it is dealt, and a run of a program as something to watch: one picture for each step that was reported. */
import type { View } from "$/lib/wire";

import { factsOf, type Attempt, type Puzzle } from "./facts";

const headings: readonly Puzzle["heading"][] = ["north", "east", "south", "west"];

export interface Frame {
  x: number;
  y: number;
  /** Quarter turns clockwise from north; goes on counting, so that a robot never spins back. */
  turn: number;
  /** The token that was carried out; none before the first. */
  token?: number;
  /** Whether a test held, a move was free, a coin was there. */
  held: boolean;
  /** The cells whose coins have been taken. */
  taken: ReadonlySet<string>;
}

const side = 8;

export const puzzleOf = (view: View): Puzzle | undefined => factsOf(view).puzzle ?? undefined;

/** The viewer's program is being built. */
export function isSolving(view: View): boolean {
  const mine = puzzleOf(view)?.programs.find(({ seat }) => seat === view.seat);
  return mine !== undefined && mine.ended === undefined;
}

export const cell = (x: number, y: number): string => `${x},${y}`;

export function framesOf(puzzle: Puzzle, attempt: Attempt | undefined): Frame[] {
  const [x, y] = puzzle.start;
  const frames: Frame[] = [
    { x, y, turn: headings.indexOf(puzzle.heading), held: true, taken: new Set<string>() },
  ];
  for (const [token, at, heading, result] of attempt?.steps ?? []) {
    const last = frames.at(-1)!;
    const held = result === 1;
    const here = { x: at % side, y: Math.floor(at / side) };
    const took = held && attempt?.tokens[token] === "collect";
    frames.push({
      ...here,
      turn: last.turn + quarter(heading - last.turn),
      token,
      held,
      taken: took ? new Set([...last.taken, cell(here.x, here.y)]) : last.taken,
    });
  }
  return frames;
}

/** The shorter way round: −1, 0, 1 or 2 quarters. */
function quarter(turns: number): number {
  const forward = ((turns % 4) + 4) % 4;
  return forward === 3 ? -1 : forward;
}

export const coinsIn = (puzzle: Puzzle): number =>
  puzzle.grid.reduce((sum, row) => sum + [...row].filter((square) => square === "o").length, 0);
