/** What the server answered to a wish, told to the person if it was no. */
import { toasts } from "$/components/toasts.svelte";
import type { Answered } from "$/lib/connection";
import { problemText } from "$/lib/problems";
import { t, type Words } from "$/lib/words.svelte";

/** Says why, where something was refused or came too late. */
export function toldOff(answer: Answered, words: Words): boolean {
  if (answer.type === "ack") return false;
  if (answer.type === "stale") toasts.show(t("move-stale"), "info");
  else toasts.show(problemText(answer.problem, words), "problem");
  return true;
}
