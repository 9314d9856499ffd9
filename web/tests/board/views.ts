/** Views to test with, made from as little as a test is about. */
import type { Counter, Message, Piece, View, Zone } from "$/lib/wire";

export const message = (id: string, args?: Message["args"]): Message => ({ id, ...(args ? { args } : {}) });

export function piece(id: string, more: Partial<Piece> = {}): Piece {
  return { id, face: id, name: message(`name-${more.face ?? id}`), ...more };
}

export function zone(id: string, pieces: readonly Piece[] = [], more: Partial<Zone> = {}): Zone {
  return { id, kind: "row", name: message(`zone-${id}`), pieces: [...pieces], ...more };
}

export function counter(id: string, value: number): Counter {
  return { id, value, name: message(`counter-${id}`) };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "some",
    version: 1,
    seat: 0,
    prompt: message("prompt"),
    seats: [{ seat: 0 }, { seat: 1 }],
    zones: [],
    ...more,
  };
}
