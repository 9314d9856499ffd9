/** What the things on a board say about themselves: what it is, what can be done with it, and why not. */
import type { Explanation } from "$/components/explain.svelte";
import type { Counter, Message, Piece, Zone } from "$/lib/wire";
import { amount, t, type Words } from "$/lib/words.svelte";

import type { Possible } from "./choices";
import type { Stage } from "./stage.svelte";

/** A mark of a piece in words: the game's own if it has any, else as it is. */
export function markText(mark: string, { name }: Piece, words: Words): string {
  const id = beginnings(name)
    .map((prefix) => `${prefix}-mark-${mark}`)
    .find((one) => words.has(one));
  return id ? words.say({ id }) : mark.replaceAll(/[-_]/g, " ");
}

/** Message ids begin with the prefix of their game, which may be of several words: "night-market-card". */
function beginnings({ id }: Message): string[] {
  const parts = id.split("-");
  return parts.map((_, i) => parts.slice(0, i + 1).join("-"));
}

/** A piece and all that lies on it, in one line: what a screen reader calls it. */
export function pieceText(piece: Piece, words: Words, count = 1): string {
  const name = words.say(piece.name);
  const details = [
    ...(piece.counters ?? []).filter(({ value }) => value).map((counter) => words.count(counter)),
    ...(piece.marks ?? []).map((mark) => markText(mark, piece, words)),
    ...(piece.under ?? []).map((under) => t("board-with", { name: pieceText(under, words) })),
  ];
  const counted = count > 1 ? t("board-times", { name, count }) : name;
  return [counted, ...details].join(", ");
}

export function pieceExplained(piece: Piece, places: readonly string[], stage: Stage): Explanation {
  const { words } = stage;
  const lines = [
    ...(piece.counters ?? []).map((counter) => words.count(counter)),
    ...(piece.marks ?? []).map((mark) => markText(mark, piece, words)),
    ...(piece.under ?? []).map((under) => t("board-with", { name: pieceText(under, words) })),
  ];
  return explained(piece.name, piece.note, lines, stage.chart.at(places), stage);
}

export function zoneExplained(zone: Zone, stage: Stage): Explanation {
  return explained(zone.name, zone.note, [], stage.chart.at([zone.id]), stage);
}

export function counterExplained(counter: Counter, words: Words): Explanation {
  const { name, value, of, note, scale } = counter;
  const figure = amount(value, of, scale);
  return { title: words.say(name), text: note ? words.say(note) : undefined, lines: [figure] };
}

function explained(
  name: Message,
  note: Message | null | undefined,
  lines: readonly string[],
  possible: Possible,
  { words, view }: Stage,
): Explanation {
  const [refusal] = possible.blocked;
  return {
    title: words.say(name),
    text: note ? words.say(note) : undefined,
    lines: [...lines, ...possible.choices.map(({ label }) => t("board-can", { label: words.say(label) }))],
    refused: [...new Set(possible.blocked.map(({ why }) => words.say(why.say)))].join(" ") || undefined,
    clause: refusal?.why.clause,
    game: view.game,
  };
}
