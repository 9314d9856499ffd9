/** Messages in words with the pieces that they name kept apart, so that a name in the log can show its card. */
import type { Message, Piece } from "$/lib/wire";

export interface Part {
  text: string;
  /** What this part of the sentence names. */
  piece?: Piece;
}

/** Marks that no text contains: a name is put between them before it goes into the sentence. */
const open = "\u{E000}";
const close = "\u{E001}";
const marks = new RegExp(`${open}\\d+:|${close}`, "gu");
const marked = new RegExp(`${open}(\\d+):([^${close}]*)${close}`, "u");

export const keyOf = (message: Message): string => JSON.stringify([message.id, message.args ?? {}]);

/** Finds a piece by its name. */
export interface Named {
  named(message: Message): Piece | undefined;
}

/** Puts a message into words; `wrap` may change the words of each message inside it. */
export type Say = (message: Message, wrap?: (inner: Message, text: string) => string) => string;

/** The sentence in parts: each argument that names a piece is one of its own. */
export function partsOf(message: Message, pieces: Named, say: Say): Part[] {
  const found: Piece[] = [];
  const text = say(message, (inner, words) => {
    const piece = pieces.named(inner);
    // A name inside a name belongs to the outer one.
    return piece ? `${open}${found.push(piece) - 1}:${words.replace(marks, "")}${close}` : words;
  });
  return split(text, found);
}

function split(text: string, found: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (let hit = marked.exec(rest); hit; hit = marked.exec(rest)) {
    if (hit.index) parts.push({ text: rest.slice(0, hit.index) });
    const piece = found[Number(hit[1])];
    parts.push({ text: hit[2]!, ...(piece ? { piece } : {}) });
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest) parts.push({ text: rest });
  return parts;
}
