import jsQR from "jsqr";
import { generate } from "lean-qr";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import { settings } from "$/lib/settings.svelte";
import { ago } from "$/lib/time";
import { texts } from "$/lib/words.svelte";
import QrCode from "$/you/QrCode.svelte";

/** What a camera would read from the picture: its squares, each some pixels wide. */
function read(svg: SVGElement): string | undefined {
  const scale = 4;
  const modules = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const side = modules * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = [
    ...svg
      .querySelector("path")!
      .getAttribute("d")!
      .matchAll(/M(\d+) (\d+)/g),
  ];
  for (const [, x, y] of dark)
    for (let at = 0; at < scale * scale; at++) {
      const column = Number(x) * scale + (at % scale);
      const row = Number(y) * scale + Math.floor(at / scale);
      pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
    }
  return jsQR(pixels, side, side)?.data;
}

beforeAll(() => texts.use("en"));

describe("a QR code", () => {
  it.each(["https://play.example.org/open#k7Qd-2mz_XwAab9KlmNopqrstuvw", "http://127.0.0.1:8321/open#a"])(
    "is read as %s",
    (text) => {
      const made = mount(QrCode, { target: document.body, props: { text, label: "A link" } });
      flushSync();
      const svg = document.querySelector<SVGElement>("svg[role=img]")!;
      expect(svg.getAttribute("aria-label")).toBe("A link");
      expect(read(svg)).toBe(text);
      void unmount(made);
    },
  );

  it("is no larger than it must be", () => {
    expect(generate("http://127.0.0.1:8321/open#a").size).toBeLessThan(30);
  });
});

describe("how long ago", () => {
  const now = Date.UTC(2026, 0, 31);
  it.each([
    [30_000, "", ""],
    [60_000, "1 minute ago", "il y a 1 minute"],
    [3 * 3_600_000, "3 hours ago", "il y a 3 heures"],
    [26 * 3_600_000, "yesterday", "hier"],
    [40 * 86_400_000, "last month", "le mois dernier"],
  ])("%d ms", (past, english, french) => {
    settings.language = "en";
    expect(ago(now - past, now)).toBe(english);
    settings.language = "fr";
    expect(ago(now - past, now)).toBe(french);
    settings.language = "en";
  });
});
