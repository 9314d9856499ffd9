/** The review of a finished table: asked for, watched while it is made, and shown. */
import { api } from "$/lib/api";
import { describe } from "$/lib/problems";
import type { Review, TableReview } from "$/lib/wire";

/** From the quickest to the closest that a server offers. */
const levels = ["quick", "standard"] as const;
type Level = (typeof levels)[number];

/** How often one asks how far it has come, in milliseconds. */
const again = 1000;

export class Reviewing {
  /** The table's; empty where the review came from a file. */
  readonly table: string;
  /** The closest that there is. */
  review = $state.raw<Review>();
  /** The one that is being made. */
  making = $state.raw<TableReview>();
  /** It is known whether there is one. */
  known = $state(false);
  problem = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.table = table;
    this.known = !table;
  }

  /** What can be asked for next. */
  get next(): Level | undefined {
    if (!this.table || this.making) return undefined;
    return levels[levels.findIndex((level) => level === this.review?.level) + 1];
  }

  /** Looks what is there. */
  async load(): Promise<void> {
    await this.#try(async () => {
      const found = await Promise.all(levels.map((level) => api.review(this.table, level)));
      for (const each of found) this.#take(each);
      this.known = true;
    });
  }

  async begin(level: Level): Promise<void> {
    await this.#try(async () => this.#take(await api.beginReview(this.table, level)));
  }

  /** Asks no more. What is being made is made all the same. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #take(found: TableReview): void {
    if (found.state === "done") this.review = found.review ?? this.review;
    if (found.state === "working") {
      this.making = found;
      this.stop();
      this.#timer = setTimeout(() => void this.#lookAgain(found.level), again);
    } else if (this.making?.level === found.level) this.making = undefined;
    if (found.state === "failed") this.problem = "";
  }

  #lookAgain(level: string): Promise<void> {
    return this.#try(async () => this.#take(await api.review(this.table, level)));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem = undefined;
    try {
      await work();
    } catch (error) {
      this.making = undefined;
      this.problem = describe(error);
    }
  }
}
