/** The players as in a chamber: the others in a half-circle, clockwise from the left, and you before them. */
import { othersFrom, ownSeat } from "$/board/arrange";
import type { View } from "$/lib/wire";

import { factsOf } from "./facts";
import { alliesOf, type Colour } from "./nation";

/** Wide and high of the drawing. */
export const chamber = { wide: 100, high: 58 };

const centre = { x: 50, y: 49 };
const radius = { x: 42, y: 40 };
/** The outermost of the others sit this far above the floor; where there are many, on it. */
const lowest = (others: number): number => (others > 4 ? Math.PI / 40 : Math.PI / 9);

export interface Place {
  seat: number;
  x: number;
  y: number;
}

export function placesIn(view: View): Place[] {
  const others = othersFrom(view);
  const me = ownSeat(view);
  const around = others.map(({ seat }, i) => {
    const part = others.length > 1 ? i / (others.length - 1) : 0.5;
    const low = lowest(others.length);
    const angle = Math.PI - low - part * (Math.PI - 2 * low);
    return { seat, x: centre.x + radius.x * Math.cos(angle), y: centre.y - radius.y * Math.sin(angle) };
  });
  return me ? [...around, { seat: me.seat, ...centre }] : around;
}

export interface Bond {
  colour: Colour;
  seats: readonly [number, number];
  /** The line from one to the other, bent towards the middle. */
  path: string;
  /** Where its token lies. */
  x: number;
  y: number;
}

export function bondsIn(view: View): Bond[] {
  const { alliances } = factsOf(view);
  const places = placesIn(view);
  return places.flatMap((one, i) =>
    places.slice(i + 1).flatMap((two): Bond | [] => {
      if (!alliesOf(alliances, one.seat).includes(two.seat)) return [];
      // Yours is short: its token lies nearer to the ally than to you.
      const at = two.seat === view.seat ? 0.36 : 0.5;
      const bend = { x: ((one.x + two.x) / 2 + centre.x) / 2, y: ((one.y + two.y) / 2 + centre.y - 8) / 2 };
      return {
        colour: alliances[one.seat]!,
        seats: [one.seat, two.seat],
        path: `M${round(one.x)} ${round(one.y)}Q${round(bend.x)} ${round(bend.y)} ${round(two.x)} ${round(two.y)}`,
        x: between(one.x, bend.x, two.x, at),
        y: between(one.y, bend.y, two.y, at),
      };
    }),
  );
}

/** A point of a line from one end to the other that is bent towards a third: where it is at `at`, 0 to 1. */
function between(one: number, bend: number, two: number, at: number): number {
  return (1 - at) ** 2 * one + 2 * at * (1 - at) * bend + at ** 2 * two;
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
