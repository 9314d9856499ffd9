/** The end of a round as something to read: who held what, side by side, added up. */
import type { LogLine, Message, Sheet, View } from "$/lib/wire";

import { cardIn, factsOf, seatIn, type Colour } from "./nation";

export interface Member {
  seat: number;
  /** The card shown at the end. */
  card: string | undefined;
  rank: number;
  tokens: number;
  gain: number;
  points: number;
}

/** Who is counted together: two living allies, or somebody alone. */
export interface Side {
  colour: Colour;
  members: readonly Member[];
  value: number;
  won: boolean;
}

export interface RoundCount {
  title: Message;
  /** Why the round ended. */
  reason: Message | undefined;
  /** The highest first. */
  sides: readonly Side[];
  out: readonly number[];
  /** What everyone has in the match now. */
  points: readonly number[];
  clause: string | undefined;
}

/** The count that some lines tell; none if no round ended in them. */
export function countIn(lines: readonly LogLine[], view: View): RoundCount | null {
  const at = lines.findLastIndex(({ say, sheet }) => say.id === "sn-round-won" && sheet);
  const sheet = lines[at]?.sheet;
  const rows = sheet && rowsOf(sheet);
  if (!rows) return null;
  const colours = alliancesBefore(lines.slice(at + 1), factsOf(view).alliances);
  const shown = new Map(
    lines
      .slice(0, at)
      .flatMap(({ say }) => (say.id === "sn-showed" ? [[seatIn(say, "seat"), cardIn(say, "card")]] : [])),
  );
  const living = rows.card.flatMap((rank, seat) => (rank === null ? [] : { seat, rank }));
  const members = living.map(({ seat, rank }) => ({
    seat,
    rank,
    card: shown.get(seat),
    tokens: rows.bpi[seat] ?? 0,
    gain: rows.gain[seat] ?? 0,
    points: rows.points[seat] ?? 0,
  }));
  return {
    title: sheet.title,
    reason: lines.slice(0, at).findLast(({ say }) => say.id.startsWith("sn-end-"))?.say,
    sides: sidesOf(members, colours, rows.side),
    out: rows.card.flatMap((rank, seat) => (rank === null ? seat : [])),
    points: rows.points.map((points) => points ?? 0),
    clause: sheet.clause ?? undefined,
  };
}

function sidesOf(
  members: readonly Member[],
  colours: readonly Colour[],
  values: readonly (number | null)[],
): Side[] {
  const sides = new Map<Colour, Member[]>();
  for (const member of members) {
    const colour = colours[member.seat]!;
    sides.set(colour, [...(sides.get(colour) ?? []), member]);
  }
  return [...sides]
    .map(([colour, members]) => ({
      colour,
      members,
      value: values[members[0]!.seat] ?? 0,
      won: members.some(({ gain }) => gain > 0),
    }))
    .sort((a, b) => b.value - a.value);
}

const labels = {
  card: "sn-sheet-card",
  bpi: "sn-sheet-bpi",
  side: "sn-sheet-side",
  gain: "sn-sheet-gain",
  points: "sn-sheet-points",
};
type Rows = Record<keyof typeof labels, (number | null)[]>;

function rowsOf(sheet: Sheet): Rows | undefined {
  const found = Object.entries(labels).map(([name, id]) => [
    name,
    sheet.rows.find(({ label }) => label.id === id)?.values,
  ]);
  return found.every(([, values]) => values) ? (Object.fromEntries(found) as Rows) : undefined;
}

/** The alliances as they were before these lines, which somebody who was away may get with the end of the round. */
function alliancesBefore(lines: readonly LogLine[], now: readonly Colour[]): Colour[] {
  const colours = [...now];
  for (const { say } of lines.toReversed()) {
    if (say.id !== "sn-swapped-alliances") continue;
    const [one, two] = [seatIn(say, "one")!, seatIn(say, "two")!];
    [colours[one], colours[two]] = [colours[two]!, colours[one]!];
  }
  return colours;
}
