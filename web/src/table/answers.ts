/** What the server answered to a wish, told to the person if it was no. */
import { toasts } from "$/components/toasts.svelte";
import type { Answered } from "$/lib/connection";
import { problemText } from "$/lib/problems";
import { address, router } from "$/lib/router.svelte";
import type { View } from "$/lib/wire";
import { t, type Words } from "$/lib/words.svelte";

/** Where several move at once, others change the view all the time: what it still offers is still meant. */
export function stillMeant(view: View | undefined, move: number): boolean {
  const movers = view?.seats.filter((seat) => seat.to_move) ?? [];
  return movers.length > 1 && (view?.choices ?? []).some((choice) => choice.move === move);
}

/** Says why, where something was refused or came too late. */
export function toldOff(answer: Answered, words: Words, game = ""): boolean {
  if (answer.type === "done" || answer.type === "hint") return false;
  if (answer.type === "stale") toasts.show(t("move-stale"), "info");
  else {
    const { clause } = answer.problem;
    const rule = clause && game ? ruleOf(game, clause) : undefined;
    toasts.show(problemText(answer.problem, words), "problem", rule);
  }
  return true;
}

/** The way to the clause behind it. */
function ruleOf(game: string, clause: string) {
  const run = () => router.go(`${address("rules", { game })}#${clause}`);
  return { label: t("rule-number", { clause }), run };
}
