/** Remembers every piece that was seen, by its name, so that a name alone can show its card. */
import type { Message, Piece, View } from "$/lib/wire";

import { keyOf } from "./sentences";

export class Pieces {
  #byName = $state.raw<Readonly<Record<string, Piece>>>({});

  see(view: View): void {
    const fresh: Record<string, Piece> = {};
    const add = (piece: Piece) => {
      const key = keyOf(piece.name);
      if (piece.face !== "back" && !(key in this.#byName)) fresh[key] = piece;
      piece.under?.forEach(add);
    };
    for (const zone of view.zones) zone.pieces?.forEach(add);
    if (Object.keys(fresh).length) this.#byName = { ...this.#byName, ...fresh };
  }

  named(message: Message): Piece | undefined {
    return this.#byName[keyOf(message)];
  }
}
