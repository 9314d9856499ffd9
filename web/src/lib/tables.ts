/** What a table looks like from the outside, in words. */
import { dayAt, timeAt } from "./time";
import type { SeatInfo, TableInfo, Terms } from "./wire";
import { list, t } from "./words.svelte";

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => seat.kind === "free");

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "running" && typeof table.you === "number" && (table.to_move ?? []).includes(table.you);

/** What is happening at it: "Your turn", "Waiting for Ann", "2 seats free", "You came first". */
export function stateOf(table: TableInfo): string {
  switch (table.status) {
    case "open":
      return table.ready ? t("table-ready") : t("table-free-seats", { count: freeSeats(table).length });
    case "running":
      if (table.lesson) return t("table-lesson");
      if (isMyTurn(table)) return t("table-your-turn");
      if (!table.to_move?.length) return t("table-running"); // who still chooses in secret is not told
      return t("table-waiting-for", { names: list(namesOf(table, table.to_move)) });
    case "over":
      return endOf(table);
    default:
      return t("table-closed");
  }
}

function endOf(table: TableInfo): string {
  const { places, you } = table;
  if (!places) return t("table-over");
  if (typeof you === "number") return t("table-your-place", { place: places[you]! });
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return t("table-won-by", { names: list(namesOf(table, winners)) });
}

export function namesOf(table: TableInfo, seats: readonly number[]): string[] {
  return seats.map((seat) => table.seats[seat]?.name || t("player-number", { number: seat + 1 }));
}

const levels: Record<string, () => { name: string; note: string }> = {
  intern: () => ({ name: t("bot-intern"), note: t("bot-intern-note") }),
  junior: () => ({ name: t("bot-junior"), note: t("bot-junior-note") }),
  senior: () => ({ name: t("bot-senior"), note: t("bot-senior-note") }),
  principal: () => ({ name: t("bot-principal"), note: t("bot-principal-note") }),
};

/** A level of bots: what it is called and what it is like. A server's own levels go by their keys. */
export function botLevel(key: string): { name: string; note: string } {
  return levels[key]?.() ?? { name: key.charAt(0).toUpperCase() + key.slice(1), note: "" };
}

/** The level for a quick game: one that knows what it is doing and does not think for long. */
export function quickLevel(levels: readonly string[]): string {
  return levels.includes("junior") ? "junior" : (levels[0] ?? "");
}

/** "22:00", as a field for a time of day wants it. */
export const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** "22:00" as minutes of the day. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** "2026-05-01" as days since 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** When no clock runs at a table, each in words, in the reader's own time. */
export function restsText(terms: Terms | undefined): string[] {
  if (!terms) return [];
  const found: string[] = [];
  const away = -new Date().getTimezoneOffset() - (terms.zone ?? 0);
  const time = (minute: number) => timeAt((minute + away) * 60_000);
  const day = (number: number) => dayAt(number * 86_400_000);
  if (terms.night) found.push(t("rests-night", { from: time(terms.night[0]), to: time(terms.night[1]) }));
  if (terms.weekends) found.push(t("rests-weekends"));
  if (terms.away) found.push(t("rests-break", { from: day(terms.away[0]), to: day(terms.away[1]) }));
  return found;
}

/** The seconds for a move, or for all moves of a seat, as people say them. */
export function clockText(seconds: number | null | undefined, bank = false): string {
  if (bank) return t("clock-bank", { time: clockText(seconds) });
  if (!seconds) return t("clock-none");
  if (seconds < 120) return t("clock-seconds", { count: seconds });
  if (seconds < 7200) return t("clock-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 172_800) return t("clock-hours", { count: Math.round(seconds / 3600) });
  return t("clock-days", { count: Math.round(seconds / 86_400) });
}
