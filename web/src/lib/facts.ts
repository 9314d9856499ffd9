/**
 * What games tell programs beside their words: the kind of an event, whom and what its words name, the counters that it
 * changed, and the facts of a view. `make types` writes the types of each game into its `facts.ts`, so that a board
 * can't ask for what the game does not have.
 */
import type { Counter, LogLine, Message, View } from "./wire";

type Argument = NonNullable<Message["args"]>[string];

const isOf = <F>(view: View, game: string): view is View & { facts: F } => view.game === game;

/** Reads the facts of a game's views. */
export function factsOfGame<F>(game: string): (view: View) => F {
  return (view) => {
    if (!isOf<F>(view, game)) throw new Error(`A view of ${view.game} has no facts of ${game}.`);
    return view.facts;
  };
}

/** Reads the kinds of a game's events; none for what the table tells. */
export function kindsOf<K extends string>(kinds: readonly K[]): (line: LogLine) => K | undefined {
  return ({ kind }) => kinds.find((one) => one === kind);
}

/** A counter of a seat, a piece or the table. */
export function counterWith<C extends string>(
  thing: { counters?: Counter[] } | undefined,
  id: C,
): Counter | undefined {
  return thing?.counters?.find((counter) => counter.id === id);
}

export function isMessage(value: Argument | undefined): value is Message {
  return typeof value === "object" && !Array.isArray(value);
}

/** The words themselves, also where a replay with all cards open tells who heard them. */
const heard = (words: Message): Message => (isMessage(words.args?.["say"]) ? words.args["say"] : words);

/** A name in the words of an event. */
export function nameIn(words: Message, argument: string): Message | undefined {
  const value = heard(words).args?.[argument];
  return isMessage(value) ? value : undefined;
}

export function numberIn(words: Message, argument: string): number | undefined {
  const value = heard(words).args?.[argument];
  return typeof value === "number" ? value : undefined;
}

/** The seat that the words name. */
export function seatIn(words: Message, argument = "seat"): number | undefined {
  const name = nameIn(words, argument);
  return name && numberIn(name, "seat");
}

export function listIn(words: Message, argument: string): readonly Message[] {
  const value = heard(words).args?.[argument];
  return Array.isArray(value) ? value : [];
}
