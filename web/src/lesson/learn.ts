/** The way into a lesson: the one that is under way, or a new one. */
import { toasts } from "$/components/toasts.svelte";
import { api } from "$/lib/api";
import { describe } from "$/lib/problems";
import { address, router } from "$/lib/router.svelte";
import { settings } from "$/lib/settings.svelte";

/** Goes to the lesson of a game; `anew` from its beginning. */
export async function learn(game: string, { anew = false } = {}): Promise<void> {
  settings.lessonOffered = true;
  try {
    const { mine } = await api.lobby();
    const going = mine.find((table) => table.lesson && table.game === game && table.status === "running");
    const { id } = (!anew && going) || (await api.learn(game));
    router.go(address("table", { id }));
  } catch (error) {
    toasts.show(describe(error), "problem");
  }
}
