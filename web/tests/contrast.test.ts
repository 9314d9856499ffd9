import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf-8");
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
const tokens = new Map(pairs.map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]));

/** WCAG 2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const papers = ["paper", "sheet", "sheet-raised", "sheet-sunken"];
const seats = Array.from({ length: 7 }, (_, seat) => `seat-${seat}`);
/** Text, and what it is written on. */
const written: [string, string[]][] = [
  ["ink", [...papers, "lit-wash", "gain-wash", "stamp-wash", "carbon-wash"]],
  ["ink-soft", [...papers, "carbon-wash", "lit-wash"]],
  ["carbon", [...papers, "lit-wash"]],
  ["gain", ["paper", "sheet", "sheet-raised", "gain-wash"]],
  ["stamp", ["paper", "sheet", "sheet-raised", "stamp-wash"]],
  ["on-lit", ["lit"]],
  ["on-solid", ["solid", "solid-hover"]],
  ...seats.map((seat): [string, string[]] => ["sheet", [seat]]),
];
/** Frames and signs that carry a meaning, and what they stand on. */
const drawn: [string, string[]][] = [
  ["rule-strong", ["paper", "sheet", "sheet-raised"]],
  ["lit-edge", ["paper", "sheet", "lit-wash"]],
  ["focus", papers],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const of = (name: string) => tokens.get(name)![theme];

  it.each(written)("%s can be read on what it is written on", (text, grounds) => {
    for (const ground of grounds)
      expect([ground, contrast(of(text), of(ground)) >= 4.5]).toEqual([ground, true]);
  });

  it.each(drawn)("%s can be seen", (sign, grounds) => {
    for (const ground of grounds)
      expect([ground, contrast(of(sign), of(ground)) >= 3]).toEqual([ground, true]);
  });
});

type Exported = Record<string, Record<string, { tint?: string; deep?: string } | string>>;

/** The colours in the `looks.ts` of every game: pairs of a tint and a deep one, or tints alone. */
const looks = Object.entries(import.meta.glob<Exported>("../src/games/*/looks.ts", { eager: true })).flatMap(
  ([file, exported]) =>
    Object.entries(exported).flatMap(([kind, all]) =>
      Object.entries(all).map(([name, look]) => ({
        name: `${file.split("/").at(-2)} ${kind} ${name}`,
        ...(typeof look === "object" ? look : kind === "tints" ? { tint: look } : {}),
      })),
    ),
);

it.each(looks.filter(({ tint }) => tint))("dark ink can be read on $name", ({ tint }) => {
  expect(contrast("#1b2436", tint!)).toBeGreaterThanOrEqual(7);
});

it.each(looks.filter(({ deep }) => deep))("white can be read beside $name", ({ deep }) => {
  expect(contrast("#ffffff", deep!)).toBeGreaterThanOrEqual(4.5);
});
