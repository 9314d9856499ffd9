/**
 * A puzzle's program as it is drawn, and what a person does to it as the game's own moves: set the cursor, place,
 * change, remove. A gap is a place between two tokens; the Function stands last.
 */
import { keyOf } from "$/board/sentences";
import { nameIn } from "$/lib/facts";
import type { Message, View } from "$/lib/wire";

export interface Block {
  id: string;
  /** Counting the blocks in reading order, from 0. */
  number: number;
  /** Its place among the tokens. */
  at: number;
  /** Where its END stands; its own place if it has none. */
  close: number;
  body?: Body;
}

export interface Body {
  blocks: readonly Block[];
  /** The gap before each block, and the one behind the last. */
  gaps: readonly number[];
}

export interface Program {
  main: Body;
  fn?: Block;
}

export type Step =
  | { kind: "cursor"; gap: number }
  | { kind: "place" | "swap"; block: string }
  | { kind: "remove"; number: number };

const end = "end";

/** What a block is, without how often or on which condition: "loop_3" is a loop. */
export const kindOf = (id: string): string => id.split("_", 1)[0]!;

/** Each kind once, in the order of the blocks. */
export const kindsIn = (ids: readonly string[]): string[] => [...new Set(ids.map(kindOf))];

export const holdsOthers = (id: string): boolean => /^(if|while|loop|function)/.test(id);

export function nest(tokens: readonly string[]): Program {
  let number = 0;
  let at = 0;

  function body(stop: string): Body {
    const blocks: Block[] = [];
    const gaps = [at];
    while (at < tokens.length && tokens[at] !== stop) {
      blocks.push(block());
      gaps.push(at);
    }
    return { blocks, gaps };
  }

  function block(): Block {
    const made = { id: tokens[at]!, number: number++, at };
    at += 1;
    if (!holdsOthers(made.id)) return { ...made, close: made.at };
    const inside = body(end);
    const close = at;
    at += 1;
    return { ...made, close, body: inside };
  }

  const main = body("function");
  return at < tokens.length ? { main, fn: block() } : { main };
}

/** How many blocks a block is, with all that is in it. */
export const sizeOf = ({ body }: Block): number =>
  1 + (body?.blocks ?? []).reduce((size, inner) => size + sizeOf(inner), 0);

export const blocksIn = (tokens: readonly string[]): number => tokens.filter((token) => token !== end).length;

/** A block goes into a gap. */
export function placing(block: string, gap: number, cursor: number): Step[] {
  const place: Step = { kind: "place", block };
  // The Function finds its own place.
  return gap === cursor || block === "function" ? [place] : [{ kind: "cursor", gap }, place];
}

/** A block becomes another of its kind: the one before the cursor can. */
export function changing({ at }: Block, id: string, cursor: number): Step[] {
  const swap: Step = { kind: "swap", block: id };
  return cursor === at + 1 ? [swap] : [{ kind: "cursor", gap: at + 1 }, swap];
}

export interface Carry {
  /** Puts the same blocks into the gap. */
  copy: readonly Step[];
  /** Takes the old ones away. */
  clear: Step;
  /** Takes the new ones away again, if not all of them found room. */
  undo: Step;
}

/** A block goes elsewhere with all that is in it; none if it would stay where it is. */
export function carrying(tokens: readonly string[], block: Block, gap: number, cursor: number): Carry | null {
  const { at, close, number } = block;
  if (gap >= at && gap <= close + 1) return null;
  const moved = tokens.slice(at, close + 1);
  const copy: Step[] = gap === cursor ? [] : [{ kind: "cursor", gap }];
  let here = gap;
  let there = gap;
  for (const token of moved) {
    if (token !== end) {
      if (here !== there) copy.push({ kind: "cursor", gap: there });
      copy.push({ kind: "place", block: token });
      here = there + 1;
    }
    there += 1;
  }
  const before = blocksIn(tokens.slice(0, gap));
  return {
    copy,
    clear: { kind: "remove", number: gap <= at ? number + blocksIn(moved) : number },
    undo: { kind: "remove", number: before },
  };
}

/** The move that makes a step, where the view offers it. */
export function moveFor(view: View, step: Step): number | undefined {
  const { seat } = view;
  const found = view.choices?.find(({ label, on, kind }) => {
    if (kind !== step.kind) return false;
    if (step.kind === "cursor") return on?.includes(`gap-${seat}-${step.gap}`);
    if (step.kind === "remove") return on?.includes(`block-${seat}-${step.number}`);
    return names(label, step.block);
  });
  return found?.move;
}

/** Whether the words of a choice name a block. */
export function names(words: Message, block: string): boolean {
  const name = nameIn(words, "block");
  return name !== undefined && keyOf(name) === keyOf(blockName(block));
}

/** The message that names a block. */
export function blockName(id: string): Message {
  const [kind, detail] = id.split("_");
  if (detail === undefined) return { id: `si-block-${kind}` };
  if (kind === "loop") return { id: "si-block-loop", args: { turns: Number(detail) } };
  return { id: `si-block-${kind}`, args: { condition: { id: `si-condition-${detail}` } } };
}
