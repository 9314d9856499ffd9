/**
 * What a game brings for the browser, found by being in the folder that is named after the game's key. All of it can be
 * missing: such a game is drawn by the general board.
 *
 * - `Board.svelte`: a board of its own, with its texts in `texts/<language>.ftl`;
 * - `Picture.svelte`: what a piece shows, for places where only its name is seen;
 * - `CardFace.svelte`: a whole card, where decks are built of them;
 * - `GuidePiece.svelte`: a piece in the pictures of the guide, as the board draws it;
 * - `Practice.svelte`: where its exercises are done;
 * - `Poster.svelte`: the picture of the game in the lobby.
 */
import type { Component } from "svelte";

import type { Piece, Practice } from "$/lib/wire";
import { texts, type Words } from "$/lib/words.svelte";

export type Picture = Component<{ face: string; name: string }>;

export type CardFace = Component<{
  face: string;
  name: string;
  /** What the game's own drawing needs. */
  printed: unknown;
  words: Words;
}>;

/** Draws a piece of the view that the stage shows. */
export type GuidePiece = Component<{ piece: Piece }>;

export interface PracticeProps {
  practice: Practice;
  kind: number;
  number: string;
  /** The number of the exercise of the day. */
  today: string;
  /** How many kinds there are. */
  kinds: number;
  /** Opens another exercise. */
  go: (kind: number, number: string) => void;
}

interface Module<C> {
  default: C;
}

const boards = import.meta.glob<Module<Component>>("./*/Board.svelte");
const pictures = import.meta.glob<Module<Picture>>("./*/Picture.svelte");
const cardFaces = import.meta.glob<Module<CardFace>>("./*/CardFace.svelte");
const guidePieces = import.meta.glob<Module<GuidePiece>>("./*/GuidePiece.svelte");
const practices = import.meta.glob<Module<Component<PracticeProps>>>("./*/Practice.svelte");
const posters = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

/** The board of a game, ready to be shown. */
export async function boardOf(game: string): Promise<Component> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import("$/board/GeneralBoard.svelte"));
  const [board] = await Promise.all([load(), texts.needBoard(game)]);
  return board.default;
}

export async function pictureOf(game: string): Promise<Picture | undefined> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default;
}

export async function cardFaceOf(game: string): Promise<CardFace> {
  const load = cardFaces[`./${game}/CardFace.svelte`] ?? (() => import("$/decks/PlainCard.svelte"));
  const [face] = await Promise.all([load(), texts.needBoard(game)]);
  return face.default;
}

export async function guidePieceOf(game: string): Promise<GuidePiece> {
  const load = guidePieces[`./${game}/GuidePiece.svelte`] ?? (() => import("$/rules/PlainPiece.svelte"));
  const [piece] = await Promise.all([load(), texts.need(game), texts.needBoard(game)]);
  return piece.default;
}

export async function practiceOf(game: string): Promise<Component<PracticeProps> | undefined> {
  const load = practices[`./${game}/Practice.svelte`];
  const [room] = await Promise.all([load?.(), texts.needBoard(game)]);
  return room?.default;
}

export const posterOf = (game: string): Component | undefined => posters[`./${game}/Poster.svelte`];
