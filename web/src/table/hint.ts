/** A hint in the words of the view that it is about. */
import type { HintGiven, View } from "$/lib/wire";
import { t, type Words } from "$/lib/words.svelte";

export interface Advice {
  move: number;
  label: string;
  /** What is expected of it, in per cent. */
  result: number;
  /** How much of the thinking went into it, in per cent. */
  explored: number;
  /** Where it is on the board. */
  places: readonly string[];
  /** What speaks for it against the next best. */
  why?: string | undefined;
}

/** The moves of a hint as the view names them; a move of a range with its number. */
export function adviceOf(hint: HintGiven, view: View, words: Words): Advice[] {
  return hint.ideas.flatMap(({ move, result, explored, why: reason }) => {
    const why = reason ? words.say(reason) : undefined;
    const choice = view.choices?.find((one) => one.move === move);
    if (choice)
      return [{ move, label: words.say(choice.label), result, explored, why, places: choice.on ?? [] }];
    const range = view.ranges?.find(({ first, low, high, step = 1 }) => {
      return move >= first && move <= first + Math.floor((high - low) / step);
    });
    if (!range) return [];
    const value = range.low + (move - range.first) * (range.step ?? 1);
    const label = t("hint-range", { label: words.say(range.label), value });
    return [{ move, label, result, explored, why, places: range.on ?? [] }];
  });
}
