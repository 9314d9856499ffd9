/** The log of a table: which of its lines still stand. */
import type { LogLine } from "$/lib/wire";

/** The lines that an undo took back, by their place in the list. */
export function voidedIn(lines: readonly LogLine[]): Set<number> {
  const voided = new Set<number>();
  for (const [end, line] of lines.entries()) {
    if (line.voids === undefined || line.voids === null) continue;
    const until = line.until ?? Infinity;
    for (let i = end - 1; i >= 0 && lines[i]!.moment >= line.voids; i--) {
      if (lines[i]!.moment <= until) voided.add(i);
    }
  }
  return voided;
}
