/** The sentence that is being built, shared by all that can be clicked for it. */
import { createContext } from "svelte";

import type { Stage } from "$/board/stage.svelte";
import type { Choice } from "$/lib/wire";

import { kindOf, partnersIn, questionIn, rolesIn, swapIn, victimsIn } from "./sentence";

export class Draft {
  readonly #stage: Stage;
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.#stage.live ? (this.#stage.view.choices ?? []) : [],
  );
  readonly kind = $derived.by(() => (this.#stage.live ? kindOf(this.#stage.view) : undefined));
  readonly victims = $derived.by(() => victimsIn(this.choices));
  readonly roles = $derived.by(() => rolesIn(this.choices));
  /** What was chosen belongs to one view: another one begins a new sentence. */
  #chosen = $state.raw<{ choices: readonly Choice[]; victim?: number; role?: string; token?: number }>({
    choices: [],
  });
  readonly #now = $derived.by(() => (this.#chosen.choices === this.choices ? this.#chosen : undefined));
  readonly victim = $derived.by(
    () =>
      this.#now?.victim ?? (this.kind === "ask" && this.victims.length === 1 ? this.victims[0] : undefined),
  );
  readonly role = $derived.by(() => this.#now?.role);
  readonly question = $derived.by(() => questionIn(this.choices, this.victim, this.role));
  /** The first of two whose alliances swap. */
  readonly token = $derived.by(() => this.#now?.token);
  readonly tokens = $derived.by(() => partnersIn(this.choices, this.token));

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Names the victim, the role or both. */
  name(part: { victim?: number; role?: string }): void {
    this.#chosen = { ...this.#now, ...part, choices: this.choices };
  }

  ask(): void {
    if (this.question) void this.#stage.play(this.question.move);
  }

  /** Takes up a token, lays it down again, or swaps it with the one taken up. */
  swap(seat: number): void {
    const { token } = this;
    const choice = token === undefined ? undefined : swapIn(this.choices, token, seat);
    if (choice) void this.#stage.play(choice.move);
    else if (token === seat) this.#chosen = { choices: this.choices };
    else this.#chosen = { choices: this.choices, token: seat };
  }
}

export const [useDraft, setDraft] = createContext<Draft>();
