/** What went wrong, in words for the person who is looking at it. */
import { Refused, Unreachable } from "./api";
import type { Problem, Refusal } from "./wire";
import { t, Words } from "./words.svelte";

/** The server's refusal in the reader's language; in its own English words where no text is here. */
export function problemText(problem: Problem, words: Words = new Words("core")): string {
  return words.has(problem.say.id) ? words.say(problem.say) : problem.text;
}

/** Every rule that was broken, where a refusal names them all. */
export function brokenIn(error: unknown): readonly Refusal[] {
  return (error instanceof Refused && error.problem.broken) || [];
}

export function describe(error: unknown, words?: Words): string {
  if (error instanceof Refused) return problemText(error.problem, words);
  if (error instanceof Unreachable) return t("unreachable");
  return t("unexpected");
}
