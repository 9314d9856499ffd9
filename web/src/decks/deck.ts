/** A deck while it is being built: how many copies of which card. What makes it legal is the server's to say. */
import type { DeckCard, Message } from "$/lib/wire";

/** Copies by card; a card that is not in the deck is not in here. */
export type Copies = Readonly<Record<string, number>>;
type Say = (message: Message) => string;

export function withCopies(copies: Copies, card: string, count: number): Copies {
  const rest = Object.entries(copies).filter(([id]) => id !== card);
  return Object.fromEntries(count > 0 ? [...rest, [card, count]] : rest);
}

export const sizeOf = (copies: Copies): number =>
  Object.values(copies).reduce((sum, count) => sum + count, 0);

/** The cards of a deck in the order of the box. */
export function cardsIn(copies: Copies, cards: readonly DeckCard[]): { card: DeckCard; count: number }[] {
  return cards.flatMap((card) => (copies[card.id] ? [{ card, count: copies[card.id]! }] : []));
}

/** As a person would write it: a number and a name on each line, those of a type together. */
export function textOf(copies: Copies, cards: readonly DeckCard[], say: Say): string {
  return typesOf(cards)
    .map((type) => cardsIn(copies, cards).filter(({ card }) => card.type === type))
    .filter((part) => part.length > 0)
    .map((part) => part.map(({ card, count }) => `${count} ${say(card.name)}\n`).join(""))
    .join("\n");
}

export const typesOf = (cards: readonly DeckCard[]): string[] => [...new Set(cards.map(({ type }) => type))];

export const raritiesOf = (cards: readonly DeckCard[]): string[] => [
  ...new Set(cards.toSorted((a, b) => b.most - a.most || a.cost - b.cost).map(({ rarity }) => rarity)),
];

export const costsOf = (cards: readonly DeckCard[]): number[] =>
  [...new Set(cards.map(({ cost }) => cost))].sort((a, b) => a - b);

/** How many cards there are of each cost that a card of the box can have. */
export function curveOf(copies: Copies, cards: readonly DeckCard[]): { cost: number; count: number }[] {
  return costsOf(cards).map((cost) => ({
    cost,
    count: cardsIn(copies, cards).reduce((sum, { card, count }) => sum + (card.cost === cost ? count : 0), 0),
  }));
}

export interface Wanted {
  words: string;
  type: string;
  rarity: string;
  cost: string;
  /** Only what is in the deck. */
  chosen: boolean;
}

export const everything: Wanted = { words: "", type: "", rarity: "", cost: "", chosen: false };

/** The cards that somebody looks for: all the words in the name or in what is printed, in any order. */
export function found(cards: readonly DeckCard[], wanted: Wanted, copies: Copies, say: Say): DeckCard[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (wanted.type && card.type !== wanted.type) return false;
    if (wanted.rarity && card.rarity !== wanted.rarity) return false;
    if (wanted.cost && card.cost !== Number(wanted.cost)) return false;
    if (wanted.chosen && !copies[card.id]) return false;
    const printed = words.length ? plain(`${say(card.name)} ${say(card.note)}`) : "";
    return words.every((word) => printed.includes(word));
  });
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
