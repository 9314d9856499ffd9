/** A person's own decks: texts, kept in this browser where it has a storage. */

export interface OwnDeck {
  id: string;
  name: string;
  text: string;
}

const isDeck = (value: unknown): value is OwnDeck =>
  typeof value === "object" &&
  value !== null &&
  ["id", "name", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

export class OwnDecks {
  /** The one that was changed last comes first. */
  list = $state.raw<readonly OwnDeck[]>([]);
  readonly #key: string;

  constructor(game: string) {
    this.#key = `captable-decks-${game}`;
    this.list = this.#read();
  }

  find(id: string | null | undefined): OwnDeck | undefined {
    return this.list.find((deck) => deck.id === id);
  }

  keep(deck: OwnDeck): void {
    this.#write([deck, ...this.list.filter(({ id }) => id !== deck.id)]);
  }

  remove(id: string): void {
    this.#write(this.list.filter((deck) => deck.id !== id));
  }

  #read(): OwnDeck[] {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      return Array.isArray(saved) ? saved.filter(isDeck) : [];
    } catch {
      return []; // storage is switched off, or holds something else
    }
  }

  #write(list: readonly OwnDeck[]): void {
    this.list = list;
    try {
      localStorage.setItem(this.#key, JSON.stringify(list));
    } catch {
      // They are kept as long as the page is open.
    }
  }
}

const opened: Record<string, OwnDecks> = {};

export function ownDecks(game: string): OwnDecks {
  return (opened[game] ??= new OwnDecks(game));
}
