/** Where a box goes beside a thing: above it where there is room, else below, and never past the edges. */
import type { Box } from "./flights";

export interface Size {
  width: number;
  height: number;
}

const gap = 10;

export function besides(anchor: Box, box: Size, screen: Size): { left: number; top: number } {
  const above = anchor.top - box.height - gap;
  const below = anchor.top + anchor.height + gap;
  const top = above >= gap ? above : Math.min(below, screen.height - box.height - gap);
  const centred = anchor.left + anchor.width / 2 - box.width / 2;
  return {
    left: Math.max(gap, Math.min(centred, screen.width - box.width - gap)),
    top: Math.max(gap, top),
  };
}
