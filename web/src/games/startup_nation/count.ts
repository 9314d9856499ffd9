/** The end of a round as something to read: who held what, side by side, added up. */
import { seatIn } from "$/lib/facts";
import type { LogLine, Message, Sheet, View } from "$/lib/wire";

import { factsOf, kindOf } from "./facts";
import { cardIn, type Colour } from "./nation";

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
  const facts = factsOf(view);
  const at = lines.findLastIndex((line) => kindOf(line) === "won" && line.sheet);
  const sheet = lines[at]?.sheet;
  const rows = sheet && rowsOf(sheet);
  if (!rows) return null;
  const colours = alliancesBefore(lines.slice(at + 1), facts.alliances);
  const shown = new Map(
    lines
      .slice(0, at)
      .filter((line) => kindOf(line) === "showed")
      .map(({ say }) => [seatIn(say), cardIn(say, "card", facts)]),
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
    reason: lines.slice(0, at).findLast((line) => kindOf(line) === "ended")?.say,
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

interface Rows {
  card: (number | null)[];
  bpi: (number | null)[];
  side: (number | null)[];
  gain: (number | null)[];
  points: (number | null)[];
}

function rowsOf(sheet: Sheet): Rows | undefined {
  const values = (id: keyof Rows) => sheet.rows.find((row) => row.id === id)?.values;
  const [card, bpi, side, gain, points] = [
    values("card"),
    values("bpi"),
    values("side"),
    values("gain"),
    values("points"),
  ];
  return card && bpi && side && gain && points && { card, bpi, side, gain, points };
}

/** The alliances as they were before these lines, which somebody who was away may get with the end of the round. */
function alliancesBefore(lines: readonly LogLine[], now: readonly Colour[]): Colour[] {
  const colours = [...now];
  for (const line of lines.toReversed()) {
    if (kindOf(line) !== "allied") continue;
    const [one, two] = [seatIn(line.say, "one")!, seatIn(line.say, "two")!];
    [colours[one], colours[two]] = [colours[two]!, colours[one]!];
  }
  return colours;
}
