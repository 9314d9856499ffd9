/** The desk where a program is built: what a person does there, as moves of the game, one after the other. */
import { carried } from "$/board/drag";
import type { Stage } from "$/board/stage.svelte";
import type { Refusal } from "$/lib/wire";

import {
  carrying,
  changing,
  kindOf,
  kindsIn,
  moveFor,
  names,
  nest,
  placing,
  type Block,
  type Body,
  type Step,
} from "./program";
import { puzzleOf } from "./run";

export class Desk {
  /** Something is being carried: the gaps open. */
  lifted = $state(false);
  /** Which block of a kind the palette gives: "loop" → "loop_3". */
  readonly picks: Record<string, string> = $state({});
  /** What was done last; the next waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  /** What the last key did, with the focus where it belongs. */
  #lastKey: Promise<unknown> = Promise.resolve();
  readonly stage: Stage;
  readonly puzzle = $derived.by(() => puzzleOf(this.stage.view));
  readonly attempt = $derived.by(() =>
    this.puzzle?.programs.find(({ seat }) => seat === this.stage.view.seat),
  );
  readonly tokens = $derived.by(() => this.attempt?.tokens ?? []);
  readonly cursor = $derived.by(() => this.attempt?.cursor ?? 0);
  readonly program = $derived.by(() => nest(this.tokens));
  /** The kinds of blocks that this round has, in the order of the game. */
  readonly kinds = $derived.by(() => kindsIn(this.puzzle?.blocks ?? []));

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get seat(): number {
    return this.stage.view.seat;
  }

  variants(kind: string): string[] {
    return (this.puzzle?.blocks ?? []).filter((id) => kindOf(id) === kind);
  }

  /** The block of a kind that the palette gives. */
  offered(kind: string): string {
    return this.picks[kind] ?? this.variants(kind)[0] ?? kind;
  }

  mayPlace(block: string): boolean {
    return this.stage.live && moveFor(this.stage.view, { kind: "place", block }) !== undefined;
  }

  /** The moves that place a block of that kind. */
  movesOf(kind: string): number[] {
    return this.variants(kind).flatMap((block) => moveFor(this.stage.view, { kind: "place", block }) ?? []);
  }

  whyNot(kind: string): Refusal | undefined {
    const { blocked = [] } = this.stage.view;
    return blocked.find(({ label }) => this.variants(kind).some((block) => names(label, block)))?.why;
  }

  place(block: string, gap?: number): Promise<boolean> {
    return this.#inTurn(() => this.#perform(placing(block, gap ?? this.cursor, this.cursor)));
  }

  change(block: Block, id: string): Promise<boolean> {
    return this.#inTurn(() => this.#perform(changing(block, id, this.cursor)));
  }

  remove({ number }: Block): Promise<boolean> {
    return this.#inTurn(() => this.#perform([{ kind: "remove", number }]));
  }

  carry(block: Block, gap: number): Promise<boolean> {
    return this.#inTurn(() => this.#carry(block, gap));
  }

  /** The copy comes first, so that nothing is lost where it finds no room. */
  async #carry(block: Block, gap: number): Promise<boolean> {
    const way = carrying(this.tokens, block, gap, this.cursor);
    if (!way) return false;
    const before = this.tokens.length;
    if (await this.#perform(way.copy)) return this.#perform([way.clear]);
    if (this.tokens.length > before) await this.#perform([way.undo]);
    return false;
  }

  /** Among its neighbours, one up or one down. */
  shift(body: Body, block: Block, by: 1 | -1): Promise<boolean> {
    const i = body.blocks.indexOf(block);
    const gap = body.gaps[by < 0 ? i - 1 : i + 2];
    return gap === undefined ? Promise.resolve(false) : this.carry(block, gap);
  }

  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => false);
    return done;
  }

  /**
   * Blocks go by numbers, which every move changes. So a key waits until all is seen that was done before, and only
   * then looks which block has the focus.
   */
  byKey(work: () => Promise<void>): Promise<void> {
    const done = this.#lastKey.then(() => this.#last).then(work);
    this.#lastKey = done.catch(() => undefined);
    return done;
  }

  async #perform(steps: readonly Step[]): Promise<boolean> {
    for (const step of steps) {
      const move = moveFor(this.stage.view, step);
      if (move === undefined || !(await this.stage.play(move))) return false;
    }
    return true;
  }

  /** The gap that something is dropped on: itself, behind a block, or at the end of the program. */
  gapAt(places: readonly string[]): number | undefined {
    for (const place of places) {
      const [what, , number] = place.split("-");
      if (what === "gap") return Number(number);
      if (what === "block") return (this.find(Number(number))?.block.at ?? -1) + 1;
      if (what === "program") return this.program.main.gaps.at(-1);
    }
    return undefined;
  }

  /** The block of that number, and what it stands in. */
  find(number: number): { block: Block; body: Body } | undefined {
    const search = (body: Body): { block: Block; body: Body } | undefined => {
      const block = body.blocks.find((block) => block.number === number);
      if (block) return { block, body };
      return body.blocks.map((block) => block.body && search(block.body)).find(Boolean);
    };
    const { main, fn } = this.program;
    return search(main) ?? (fn && search({ blocks: [fn], gaps: [] }));
  }

  /** Lets a block of the palette be carried to a gap. */
  fromPalette(block: () => string) {
    return this.#carried(
      () => this.mayPlace(block()) || this.tokens.length > 0,
      (gap) => this.place(block(), gap),
    );
  }

  /** Lets a block of the program be carried elsewhere. The Function stays where it is. */
  fromProgram(block: () => Block) {
    return this.#carried(
      () => this.stage.live && block().id !== "function",
      (gap) => this.carry(block(), gap),
    );
  }

  #carried(loose: () => boolean, put: (gap: number) => Promise<boolean>) {
    return carried({
      loose: () => loose() && this.attempt?.ended === undefined,
      lift: () => (this.lifted = true),
      land: (places) => {
        this.lifted = false;
        const gap = this.gapAt(places);
        if (gap === undefined) return false;
        void put(gap);
        return true;
      },
      drop: () => (this.lifted = false),
    });
  }
}
