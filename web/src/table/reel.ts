/** A finished game to look at: its steps, and the views of them, fetched a stretch at a time. */
import { api } from "$/lib/api";
import { address } from "$/lib/router.svelte";
import { Reviewing } from "$/review/reviewing.svelte";
import type { Frame, LogLine, Replay, View } from "$/lib/wire";

/** How many views come at once; the server gives no more. */
export const stretch = 50;

/** The first frame of the stretch that a frame is in. */
export const firstOf = (frame: number): number => Math.floor(frame / stretch) * stretch;

/** So many marks can be told apart on a slider. */
const mostMarks = 40;

/** The frames with which rounds begin; turns in a game without rounds, as long as they can be told apart. */
export function marksOf(frames: readonly Frame[]): number[] {
  for (const kind of ["round", "turn"]) {
    const marks = frames.flatMap(({ log = [] }, i) => (log.some((line) => line.kind === kind) ? [i] : []));
    if (marks.length && marks.length <= mostMarks) return marks;
  }
  return [];
}

export class Reel {
  /** The table's; empty for a record from a file. */
  readonly id: string;
  readonly replay: Replay;
  /** The game looked at again. */
  readonly reviewing: Reviewing;
  readonly #stretches = new Map<number, Promise<View[]>>();

  constructor(id: string, replay: Replay, reviewing = new Reviewing(id)) {
    this.id = id;
    this.replay = replay;
    this.reviewing = reviewing;
  }

  static async open(id: string, seat: number): Promise<Reel> {
    return new Reel(id, await api.replay(id, seat));
  }

  get frames(): readonly Frame[] {
    return this.replay.frames;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The nearest frame that there is. */
  within(frame: number): number {
    return Math.max(0, Math.min(this.last, Number.isFinite(frame) ? Math.round(frame) : 0));
  }

  /** The position after that frame. The stretch after it is fetched ahead. */
  async view(frame: number): Promise<View> {
    const first = firstOf(frame);
    const views = await this.#fetch(first);
    if (frame - first > stretch / 2 && first + stretch <= this.last)
      void this.#fetch(first + stretch).catch(() => {});
    return views[frame - first]!;
  }

  /** Has all of it fetched, for a time without a network: the worker keeps what passes. */
  async keep(): Promise<void> {
    for (let first = 0; first <= this.last; first += stretch) await this.#fetch(first);
  }

  /** What had happened by then. */
  lines(frame: number): LogLine[] {
    return this.frames.slice(0, frame + 1).flatMap((step) => step.log ?? []);
  }

  /** Where the player's page is. */
  get page(): string {
    return address("replay", { id: this.id });
  }

  protected load(first: number, count: number): Promise<View[]> {
    return api.replayViews(this.id, this.replay.seat, first, count);
  }

  #fetch(first: number): Promise<View[]> {
    let views = this.#stretches.get(first);
    if (!views) {
      const count = Math.min(stretch, this.frames.length - first);
      views = this.load(first, count);
      this.#stretches.set(first, views);
      views.catch(() => this.#stretches.delete(first)); // the next who asks tries again
    }
    return views;
  }
}
