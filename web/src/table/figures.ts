/** Figures as people write them: a real minus, a dot where there is nothing, tenths where they are counted. */
import { settings } from "$/lib/settings.svelte";

export function figure(value: number | null | undefined, scale = 1): string {
  if (value === null || value === undefined) return "·";
  const digits = scale > 1 ? 1 : 0;
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value / (scale || 1))
    .replace("-", "−");
}

/** The seats from the first place to the last. */
export function ranked(places: readonly number[]): { seat: number; place: number }[] {
  return places.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat);
}
