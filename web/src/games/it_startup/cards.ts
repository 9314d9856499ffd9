/** A card as what is printed on it. The view's note says it in sentences, the figures first; here they are apart. */
import type { Choice, Message, Piece } from "$/lib/wire";

export type CardType = "developer" | "hr" | "coach" | "knowledge" | "action";

export interface CardFace {
  type: CardType;
  cost: number;
  /** A developer's own efficiency, or what knowledge adds; none for everybody else. */
  efficiency: number | null;
  resistance: number;
  /** What it does. */
  text: readonly Message[];
}

const figures = "is-figures-";
const types: readonly string[] = ["developer", "hr", "coach", "knowledge", "action"];

/** None for the back of a card. */
export function cardOf({ note }: Pick<Piece, "note">): CardFace | null {
  const sentences = note ? sentencesOf(note) : [];
  const type = sentences[0]?.id.slice(figures.length);
  if (!sentences[0]?.id.startsWith(figures) || !type || !types.includes(type)) return null;
  const resistance = sentences.find(({ id }) => id === `${figures}resistance`);
  const counts = type === "developer" || type === "knowledge";
  return {
    type: type as CardType,
    cost: figure(sentences[0], "cost"),
    efficiency: counts ? figure(sentences[0], "efficiency") : null,
    resistance: resistance ? figure(resistance, "resistance") : 0,
    text: sentences.filter(({ id }) => !id.startsWith(figures)).map(effect),
  };
}

/** An Action has its effect and nothing else, so that the card need not call it one. */
function effect(sentence: Message): Message {
  const said = sentence.args?.["effect"];
  return sentence.id === "is-when-action" && isMessage(said) ? said : sentence;
}

/** Sentences that are one message, one by one. */
export function sentencesOf(message: Message): Message[] {
  const { first, rest } = message.args ?? {};
  if (!isMessage(first) || !isMessage(rest)) return [message];
  return [first, ...sentencesOf(rest)];
}

type Argument = NonNullable<Message["args"]>[string];

function isMessage(value: Argument | undefined): value is Message {
  return typeof value === "object" && !Array.isArray(value);
}

export function figure(message: Message, name: string): number {
  const value = message.args?.[name];
  return typeof value === "number" ? value : 0;
}

/** What a choice costs, where its label says so. */
export function priceOf({ label }: Pick<Choice, "label">): number | null {
  return typeof label.args?.["price"] === "number" ? label.args["price"] : null;
}
