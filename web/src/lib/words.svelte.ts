/**
 * Texts in the language that a person reads: the interface's own (`t`), and those of the games, whose messages come
 * from the server as ids with arguments (`Words`). Both are Fluent, and switch without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";
import type { Counter, Message } from "./wire";

type Args = Record<string, string | number>;

/** Fetches the Fluent source of a game's messages, or of the core's for the key "core". */
export type FetchTexts = (game: string, language: Language) => Promise<string>;

/** The interface's own texts, and those of each game's board, which lie beside it. */
const ownTexts = import.meta.glob<string>(["../texts/*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The texts of the interface, or of a game's board; none for a game without texts. */
async function ownBundle(language: Language, board?: string): Promise<FluentBundle> {
  const folder = board === undefined ? "../texts" : `../games/${board}/texts`;
  return bundleOf(language, (await ownTexts[`${folder}/${language}.ftl`]?.()) ?? "");
}

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  // Isolation marks are for mixed writing directions; here they would only break copying and searching.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(unbroken(language, source)));
  return bundle;
}

/** French sets a space before some marks and after a figure with its unit; a line must not end there. */
export function unbroken(language: string, source: string): string {
  return language === "fr" ? source.replace(/ (?=[:;?!»%])|(?<=«) |(?<=[\d}]) (?=\$)/g, "\u00a0") : source;
}

/** The text of a message; its id where there is none, so that a gap shows without breaking the page. */
function format(
  bundle: FluentBundle | undefined,
  id: string,
  args?: Record<string, FluentVariable>,
  form = "",
): string {
  const message = bundle?.getMessage(id);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? bundle!.formatPattern(pattern, args, []) : id;
}

/** What is made of each key, by the key. */
async function every<T>(keys: Iterable<string>, make: (key: string) => Promise<T>): Promise<Map<string, T>> {
  return new Map(await Promise.all([...keys].map(async (key) => [key, await make(key)] as const)));
}

class Texts {
  #ui = $state.raw<FluentBundle>();
  #boards = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #fetch: FetchTexts | undefined;

  /** Where the games' texts come from. */
  from(fetch: FetchTexts): void {
    this.#fetch = fetch;
  }

  /** Shows everything in that language, once all its texts are here. */
  async use(language: Language): Promise<void> {
    const [ui, boards, games] = await Promise.all([
      ownBundle(language),
      every(this.#boards.keys(), (board) => ownBundle(language, board)),
      every(this.#games.keys(), (game) => this.#bundle(game, language)),
    ]);
    this.#ui = ui;
    this.#boards = boards;
    this.#games = games;
    settings.language = language;
  }

  /** Has the texts of a game ready. Needed before its messages are shown. */
  async need(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const language = settings.language;
    const bundle = await this.#bundle(game, language);
    if (language !== settings.language) return this.need(game);
    this.#games = new Map([...this.#games, [game, bundle]]);
  }

  /** Has the texts of a game's board ready. Needed before it is shown. */
  async needBoard(game: string): Promise<void> {
    if (this.#boards.has(game)) return;
    const language = settings.language;
    const bundle = await ownBundle(language, game);
    if (language !== settings.language) return this.needBoard(game);
    this.#boards = new Map([...this.#boards, [game, bundle]]);
  }

  async #bundle(game: string, language: Language): Promise<FluentBundle> {
    if (!this.#fetch) throw new Error("nobody said where the games' texts come from");
    return bundleOf(language, await this.#fetch(game, language));
  }

  say(id: string, args?: Args): string {
    const bundles = [this.#ui, ...this.#boards.values()];
    const bundle = bundles.find((one) => one?.hasMessage(id));
    return format(bundle, id, args);
  }

  game(game: string): FluentBundle | undefined {
    return this.#games.get(game);
  }
}

export const texts = new Texts();

/** A text of the interface. */
export function t(id: string, args?: Args): string {
  return texts.say(id, args);
}

export type Wrap = (inner: Message, text: string) => string;

/** The voice of one game, with the names of the players at the table. */
export class Words {
  readonly #game: () => string;
  readonly #names: () => readonly string[];

  constructor(game: string | (() => string), names: () => readonly string[] = () => []) {
    this.#game = typeof game === "string" ? () => game : game;
    this.#names = names;
  }

  /**
   * The message in words. `wrap` may change the words of each message inside it, to mark the names in a sentence. A
   * text may have other forms, as Fluent attributes; one without the form asked for is said in full.
   */
  say(message: Message, wrap: Wrap = (_, text) => text, form = ""): string {
    if (message.id === "seat") return this.seat(Number(message.args?.["seat"]));
    const args = Object.entries(message.args ?? {}).map(([name, value]): [string, FluentVariable] => [
      name,
      this.#argument(value, wrap),
    ]);
    return format(texts.game(this.#game()), message.id, Object.fromEntries(args), form);
  }

  /** For where there is little room, or the place already says half of it. */
  short(message: Message): string {
    return this.say(message, undefined, "short");
  }

  /** A figure with its name: "3 chips" where the name has a form for it, else "Round: 2 of 4". */
  count({ name, value, of, scale }: Counter): string {
    if (texts.game(this.#game())?.getMessage(name.id)?.attributes["count"]) {
      const args = { ...name.args, value, of: of ?? 0 };
      return this.say({ id: name.id, args }, undefined, "count");
    }
    const figure = amount(value, of, scale);
    return t("board-figure", { name: this.short(name), figure });
  }

  has(id: string): boolean {
    return texts.game(this.#game())?.hasMessage(id) ?? false;
  }

  /** The name of the player in that seat. */
  seat(seat: number): string {
    return this.#names()[seat] || t("player-number", { number: seat + 1 });
  }

  #argument(value: number | string | Message | Message[], wrap: Wrap): FluentVariable {
    const words = (inner: Message) => wrap(inner, this.say(inner, wrap));
    if (Array.isArray(value)) return list(value.map(words));
    return typeof value === "object" ? words(value) : value;
  }
}

/** A figure in the parts of its scale: 312 hundredths are "3.12". */
export function scaled(value: number, scale = 1): string {
  const digits = Math.round(Math.log10(scale));
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, form).format(value / scale).replace("-", "−");
}

/** "3", or "3 of 5" where there is a most. */
export function amount(value: number, most?: number | null, scale = 1): string {
  const figure = scaled(value, scale);
  return most ? t("board-of", { value: figure, most: scaled(most, scale) }) : figure;
}

/** By how much a figure changed: "+9", "−2". */
export const signed = (by: number, scale = 1): string =>
  `${by < 0 ? "−" : "+"}${scaled(Math.abs(by), scale)}`;

/** "Ann, Bob and Cleo". */
export function list(items: readonly string[]): string {
  // As in the server's texts, without a comma before the "and".
  const locale = settings.language === "en" ? "en-GB" : settings.language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
