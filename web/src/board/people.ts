/** What there is to say about who sits in a seat. */
import type { IconName } from "$/components/icons";
import type { Seat, SeatInfo, TableInfo } from "$/lib/wire";
import { t } from "$/lib/words.svelte";

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

/** Milliseconds as "1:05". */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const two = (figure: number) => String(figure).padStart(2, "0");
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
