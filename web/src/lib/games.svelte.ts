/** The games that this server has, with their texts. */
import { untrack } from "svelte";

import { api } from "./api";
import type { GameInfo, OptionInfo } from "./wire";
import { texts, Words } from "./words.svelte";

export type OptionValue = OptionInfo["default"];
type Choice = string | number | boolean;

class Games {
  list = $state.raw<readonly GameInfo[]>();
  #loading: Promise<void> | undefined;

  /** Fetches the list and all texts, once; after a failure the next call tries again. */
  load(): Promise<void> {
    // An effect that loads would otherwise run again when the texts are there.
    this.#loading ??= untrack(() => this.#load()).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const [list] = await Promise.all([api.games(), texts.need("core")]);
    await Promise.all(list.map((game) => texts.need(game.key)));
    this.list = list;
  }

  get(key: string): GameInfo | undefined {
    return this.list?.find((game) => game.key === key);
  }
}

export const games = new Games();

/** What a game says about itself, by the names of its messages. */
export class GameTexts {
  readonly #words: Words;
  readonly #prefix: string;

  constructor(game: GameInfo) {
    this.#words = new Words(game.key);
    this.#prefix = game.prefix;
  }

  get name(): string {
    return this.#say("name");
  }

  get pitch(): string {
    return this.#say("pitch");
  }

  /** What one plays for, in a line; the pitch of a game that does not say. */
  get aim(): string {
    return this.#words.has(`${this.#prefix}-aim`) ? this.#say("aim") : this.pitch;
  }

  option({ key }: OptionInfo): string {
    return this.#say(`option-${key}`);
  }

  optionNote({ key }: OptionInfo): string {
    return this.#maybe(`option-${key}-note`);
  }

  choice({ key }: OptionInfo, choice: Choice): string {
    return this.#maybe(`option-${key}-${choice}`) || String(choice);
  }

  choiceNote({ key }: OptionInfo, choice: Choice): string {
    return this.#maybe(`option-${key}-${choice}-note`);
  }

  /** A chosen value in words: "Four", "Fast, Solo", "64". */
  value(option: OptionInfo, value: OptionValue): string {
    const chosen = Array.isArray(value) ? value : [value];
    return chosen.map((choice) => this.choice(option, choice)).join(", ");
  }

  #say(id: string): string {
    return this.#words.say({ id: `${this.#prefix}-${id}` });
  }

  #maybe(id: string): string {
    return this.#words.has(`${this.#prefix}-${id}`) ? this.#say(id) : "";
  }
}
