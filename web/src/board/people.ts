/** What there is to say about who sits in a seat. */
import type { IconName } from "$/components/icons";
import type { Seat, SeatInfo, TableInfo } from "$/lib/wire";
import { t } from "$/lib/words.svelte";

import type { Stage } from "./stage.svelte";

export interface Presence {
  icon: IconName;
  text: string;
}

/** Person or bot, there or not. */
export function presence(info: SeatInfo | undefined, seat: Seat): Presence {
  if (info?.resigned) return { icon: "resign", text: t("seat-resigned") };
  if (seat.out) return { icon: "resign", text: t("seat-out") };
  if (info?.kind === "bot") return { icon: "bot", text: t("seat-bot") };
  if (info?.bot) return { icon: "bot", text: t("seat-bot-sits-in") };
  if (info?.kind === "person" && !info.here) return { icon: "offline", text: t("seat-away") };
  return { icon: "person", text: t("seat-here") };
}

/** When the time of a seat runs out: its clock, or the bot that comes for somebody who is away. */
export function runsOut(table: TableInfo | undefined, seat: number): number | undefined {
  return table?.deadlines?.[seat] ?? table?.seats[seat]?.warned_until ?? undefined;
}

/** What every board shows of a player, whatever the game. */
export interface SeatState {
  seat: number;
  name: string;
  you: boolean;
  turn: boolean;
  out: boolean;
  resigned: boolean;
  here: Presence;
  /** When the seat's time runs out. */
  until: number | undefined;
  /** What the seat has, each counter in words. */
  figures: readonly string[];
  /** The same, each with what there is to know about it. */
  figuresExplained: readonly string[];
}

export function seatState(
  { view, table, words }: Pick<Stage, "view" | "table" | "words">,
  seat: Seat,
): SeatState {
  const counters = seat.counters ?? [];
  const info = table?.seats[seat.seat];
  return {
    seat: seat.seat,
    name: words.seat(seat.seat),
    you: seat.seat === view.seat,
    turn: seat.to_move ?? false,
    out: seat.out ?? false,
    resigned: info?.resigned ?? false,
    here: presence(info, seat),
    until: runsOut(table, seat.seat),
    figures: counters.map((counter) => words.count(counter)),
    figuresExplained: counters.map((counter) =>
      sentence(words.count(counter), counter.note && words.say(counter.note)),
    ),
  };
}

const sentence = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(". ");

/** All of a player in one line, for screen readers: who, whether there, whose turn, and what else the game says. */
export function seatText(
  { name, you, here, turn }: SeatState,
  details: readonly string[] = [],
  status = here.text,
): string {
  const said = [name, you && t("seat-you"), status, turn && t("seat-to-move"), ...details];
  return said.filter(Boolean).join(", ");
}

/** Milliseconds as "1:05"; as "3 d 5 h" where nobody counts seconds. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (figure: number) => String(figure).padStart(2, "0");
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
