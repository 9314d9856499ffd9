/** Moving the focus with the arrow keys over things that lie in two dimensions. */

export interface Centre {
  x: number;
  y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const directions: Record<Arrow, Centre> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in directions;

/** A step aside counts this much more than a step ahead, so that rows and columns are followed. */
const aside = 3;

/** The index of the nearest thing in that direction; none at the edge. */
export function nearest(centres: readonly Centre[], here: number, arrow: Arrow): number | undefined {
  const { x, y } = directions[arrow];
  const from = centres[here];
  if (!from) return undefined;
  let best: { index: number; cost: number } | undefined;
  for (const [index, to] of centres.entries()) {
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    if (index === here || ahead < 1) continue;
    const cost = ahead + aside * Math.abs((to.x - from.x) * y + (to.y - from.y) * x);
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index;
}

/** In one line or wrapped, left and right go on to the next line, as in a text. */
export function neighbour(centres: readonly Centre[], here: number, arrow: Arrow): number | undefined {
  const found = nearest(centres, here, arrow);
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const sameLine = found !== undefined && Math.abs(centres[found]!.y - centres[here]!.y) < 8;
    const next = here + (arrow === "ArrowLeft" ? -1 : 1);
    return sameLine ? found : next in centres ? next : undefined;
  }
  return found;
}
