/** Moments as people say them, in the reader's language. */
import { localeOf, settings } from "./settings.svelte";

const minute = 60_000;
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 60 * minute],
  ["month", 30 * 24 * 60 * minute],
  ["week", 7 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
];

/** "3 hours ago", "yesterday"; nothing for less than a minute. */
export function ago(at: number, now: number): string {
  const past = now - at;
  const step = steps.find(([, length]) => past >= length);
  if (!step) return "";
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
    -Math.floor(past / length),
    unit,
  );
}

/** "14:32". */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(settings.language), { timeStyle: "short" }).format(at);

/** "3 May 2026". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(settings.language), { dateStyle: "long" }).format(at);

/** The time of day of a moment that is told in nobody's zone: "22:00". */
export const timeAt = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(settings.language), { timeStyle: "short", timeZone: "UTC" }).format(at);

/** The day of such a moment: "3 May 2026". */
export const dayAt = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(settings.language), { dateStyle: "long", timeZone: "UTC" }).format(at);
