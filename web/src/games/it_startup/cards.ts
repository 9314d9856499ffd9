/** A card as what is printed on it: its figures are facts, and the view's note says the rest in sentences. */
import { isMessage, nameIn, numberIn } from "$/lib/facts";
import type { Choice, Message, Piece, View } from "$/lib/wire";

import { factsOf, type Printed } from "./facts";

export type CardType = Printed["type"];

export interface CardFace extends Omit<Printed, "efficiency" | "resistance"> {
  /** A developer's own efficiency, or what knowledge adds; none for everybody else. */
  efficiency: number | null;
  resistance: number;
  /** What it does. */
  text: readonly Message[];
}

/** None for the back of a card. */
export function cardOf(view: View, { face, note }: Pick<Piece, "face" | "note">): CardFace | null {
  const printed = factsOf(view).cards[face];
  if (!printed) return null;
  const { type, cost, efficiency = 0, resistance = 0 } = printed;
  // The first sentences say the figures.
  const said = (note ? sentencesOf(note) : []).slice(resistance ? 2 : 1);
  return {
    type,
    cost,
    efficiency: type === "developer" || type === "knowledge" ? efficiency : null,
    resistance,
    // An Action has its effect and nothing else, so that the card need not call it one.
    text: type === "action" ? said.map((sentence) => nameIn(sentence, "effect") ?? sentence) : said,
  };
}

/** Sentences that are one message, one by one. */
export function sentencesOf(message: Message): Message[] {
  const { first, rest } = message.args ?? {};
  if (!isMessage(first) || !isMessage(rest)) return [message];
  return [first, ...sentencesOf(rest)];
}

/** What a choice costs, where its label says so. */
export const priceOf = ({ label }: Pick<Choice, "label">): number | undefined => numberIn(label, "price");
