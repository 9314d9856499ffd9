/** The games that have a board of their own, each loaded when it is needed. All others are drawn by the general one. */
import type { Component } from "svelte";

import type { Words } from "$/lib/words.svelte";

/** Draws what a piece shows, for places where only its name is seen. */
export type Picture = Component<{ face: string; name: string }>;

export interface BoardModule {
  default: Component;
  Picture?: Picture;
}

const boards: Record<string, () => Promise<BoardModule>> = {
  it_startup: () => import("./it_startup/ItStartupBoard.svelte"),
  ship_it: () => import("./ship_it/ShipItBoard.svelte"),
  it_heroes: () => import("./it_heroes/HeroesBoard.svelte"),
  startup_nation: () => import("./startup_nation/StartupNationBoard.svelte"),
  startups: () => import("./startups/StartupsBoard.svelte"),
};

/** Draws a whole card, where decks are built of them. */
export type CardFace = Component<{
  face: string;
  name: string;
  printed: Readonly<Record<string, unknown>>;
  words: Words;
}>;

const cardFaces: Record<string, () => Promise<{ default: Component<never> }>> = {
  it_heroes: () => import("./it_heroes/CardFace.svelte"),
};

export async function cardFaceOf(game: string): Promise<{ default: CardFace }> {
  const { default: Face } = await (cardFaces[game]?.() ?? import("$/decks/PlainCard.svelte"));
  return { default: Face as unknown as CardFace };
}

export function boardOf(game: string): Promise<BoardModule> {
  return boards[game]?.() ?? import("$/board/GeneralBoard.svelte");
}
