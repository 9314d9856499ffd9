/** A record from a file. It stays in this tab, also when the page is loaded again, and on no server. */
import { api } from "$/lib/api";
import { address } from "$/lib/router.svelte";
import type { Replay, Review, View } from "$/lib/wire";
import { Reviewing } from "$/review/reviewing.svelte";
import { Reel } from "$/table/reel";

const key = "captable-record";

export function keepRecord(text: string): void {
  sessionStorage.setItem(key, text);
}

export const keptRecord = (): string | null => sessionStorage.getItem(key);

/** What is in a file; `undefined` if it can't be a record. */
export function recordIn(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === "object" && record !== null && "entries" in record ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The review of the record that is looked at, which came from a file too. */
let reviewed = { record: "", reviewing: new Reviewing("") };

/** A review of this record: as many steps of the same game. */
export const isReviewOf = (review: unknown, { frames, table }: Replay): review is Review =>
  typeof review === "object" &&
  review !== null &&
  "game" in review &&
  review.game === table.game &&
  "players" in review &&
  review.players === table.seats.length &&
  "entries" in review &&
  Array.isArray(review.entries) &&
  review.entries.at(-1) === frames.length - 1;

export class RecordReel extends Reel {
  readonly #record: unknown;

  constructor(record: unknown, replay: Replay) {
    const text = keptRecord() ?? "";
    if (reviewed.record !== text) reviewed = { record: text, reviewing: new Reviewing("") };
    super("", replay, reviewed.reviewing);
    this.#record = record;
  }

  static async of(record: unknown, seat: number): Promise<RecordReel> {
    return new RecordReel(record, await api.recordReplay(record, seat));
  }

  override get page(): string {
    return address("record");
  }

  protected override load(first: number, count: number): Promise<View[]> {
    return api.recordViews(this.#record, this.replay.seat, first, count);
  }
}
