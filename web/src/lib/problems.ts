/** What went wrong, in words for the person who is looking at it. */
import { Refused, Unreachable } from "./api";
import type { Problem } from "./wire";
import { t, Words } from "./words.svelte";

/** The server's refusal in the reader's language; in its own English words where no text is here. */
export function problemText(problem: Problem, words: Words = new Words("core")): string {
  return words.has(problem.say.id) ? words.say(problem.say) : problem.text;
}

export function describe(error: unknown, words?: Words): string {
  if (error instanceof Refused) return problemText(error.problem, words);
  if (error instanceof Unreachable) return t("unreachable");
  return t("unexpected");
}
