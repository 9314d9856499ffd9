/**
 * What a board is drawn from: the view that is shown, what can be done in it, and the piece that a person has picked
 * up. Boards and their pieces find it by `useStage()`. It also lets things fly when one view follows another.
 */
import { createContext, tick } from "svelte";

import { explaining } from "$/components/explain.svelte";
import { settings } from "$/lib/settings.svelte";
import type { Choice, LogLine, TableInfo, View } from "$/lib/wire";
import type { Words } from "$/lib/words.svelte";

import { monograms } from "./arrange";
import { chartOf, type Possible } from "./choices";
import { fly, measure } from "./fly";
import { planFlights } from "./flights";
import { placesAround } from "./target.svelte";

export interface Picked {
  places: readonly string[];
  anchor: HTMLElement;
  /** What there is to choose from in the view that is shown, where it is not all that can be done at the places. */
  choices?: () => readonly Choice[];
  /** Whether the list of choices is open at the piece; not while it is being dragged. */
  listed: boolean;
  /** What to read before choosing: the list begins with it. */
  about?: string | undefined;
}

const none: ReadonlySet<string> = new Set();
const nothing: Possible = { choices: [], ranges: [], blocked: [] };

interface Setting {
  view: View;
  words: Words;
  /** Plays a move and says whether it was taken; absent where there is nothing to play, in a replay. */
  play?: (move: number) => Promise<boolean>;
}

export class Stage {
  view: View = $state.raw()!;
  /** Moves can be made: not while one is under way, when the connection is gone or when the past is shown. */
  live = $state(true);
  picked = $state.raw<Picked | null>(null);
  /** What led to the view that is shown. */
  told = $state.raw<readonly LogLine[]>([]);
  /** Nothing led here: somebody jumped to this view, and sees at once all that there is. */
  jumped = $state(true);
  /** Who sits there, and their clocks; none in a study without people. */
  table = $state.raw<TableInfo>();
  /** The board is still playing the end out; nothing should give it away. */
  playingOut = $state(false);
  /** The board has its own buttons for the moves that no piece stands for. */
  hasButtons = $state(false);
  /** The board shows itself by how much figures change. */
  showsChanges = $state(false);
  /** The board shows the count of a round itself. */
  countsRounds = $state(false);
  /** The board has the list of moves in it. */
  showsMoves = $state(false);
  /** The places of the move that a hint or a review puts first. */
  advised = $state.raw<ReadonlySet<string>>(none);
  /** The places of the move that was made, where one looks back at it. */
  played = $state.raw<ReadonlySet<string>>(none);
  /** The element around the board, and the layer above it where things fly. */
  root = $state.raw<HTMLElement>();
  sky = $state.raw<HTMLElement>();
  readonly words: Words;
  readonly #play: (move: number) => Promise<boolean>;
  readonly chart = $derived(
    chartOf(this.live ? this.view : { ...this.view, choices: [], ranges: [], blocked: [] }),
  );
  readonly targets: ReadonlySet<string> = $derived(
    this.picked ? this.chart.targets(this.picked.places) : none,
  );

  /** What there is to choose from for the piece that is picked. */
  readonly offered: Possible = $derived.by(() => {
    if (!this.picked) return nothing;
    const { places, choices } = this.picked;
    return choices ? { ...nothing, choices: choices() } : this.chart.at(places);
  });

  /** The letters that stand for each seat. */
  readonly signs = $derived(monograms(this.view.seats.map(({ seat }) => this.words.seat(seat))));

  constructor({ view, words, play }: Setting) {
    this.view = view;
    this.words = words;
    this.#play = play ?? (() => Promise.resolve(false));
    this.live = play !== undefined;
  }

  /** True when the move was made, and the view shows it. */
  async play(move: number): Promise<boolean> {
    if (!this.live) return false;
    this.drop();
    explaining.hide();
    const made = await this.#play(move);
    await tick();
    return made;
  }

  /**
   * A click on a place: plays what there is, or opens the choice. False where there is nothing to do. Where the board
   * shows all targets and the rest, the choice need not be `listed`: the piece is picked up. A finger can't point at
   * a thing to read about it first, so with `twice` the first press tells and offers, and the second one plays.
   */
  press(
    places: readonly string[],
    anchor: HTMLElement,
    {
      listed = true,
      about,
      twice = false,
    }: { listed?: boolean; about?: string | undefined; twice?: boolean } = {},
  ): boolean {
    const again = this.picked?.places[0] === places[0];
    if (this.picked && !again && [...places, ...placesAround(anchor)].some((place) => this.aim([place])))
      return true;
    const { choices, ranges } = this.chart.at(places);
    const [only] = choices;
    if (only && choices.length === 1 && !ranges.length && (!twice || again)) void this.play(only.move);
    else if (choices.length || ranges.length) this.#toggle({ places, anchor, listed, about });
    else {
      this.drop();
      return false;
    }
    return true;
  }

  /**
   * A click where nothing should be done before it was read: lists what can be done with the place and to it. What was
   * picked before goes there. False where there is nothing to do.
   */
  ask(places: readonly string[], anchor: HTMLElement): boolean {
    if (this.picked && this.aim(places)) return true;
    const choices = () => [...this.chart.at(places).choices, ...this.chart.into(places)];
    if (!choices().length) {
      this.drop();
      return false;
    }
    this.#toggle({ places, anchor, choices, listed: true });
    return true;
  }

  /** The picked piece goes to a place. False if it can't. */
  aim(to: readonly string[]): boolean {
    const { picked } = this;
    if (!picked) return false;
    const choices = () => this.chart.onto(picked.places, to);
    const [only, another] = choices();
    if (!only) return false;
    if (another) this.picked = { ...picked, choices, listed: true };
    else void this.play(only.move);
    return true;
  }

  /** Lets go of what is picked. */
  drop(): void {
    this.picked = null;
  }

  #toggle(picked: Picked): void {
    const open = this.picked?.listed === picked.listed && this.picked.places[0] === picked.places[0];
    this.picked = open ? null : picked;
  }

  /** What others do while one holds a piece leaves it in one's hand, as long as there is something to do with it. */
  #holdOn(): void {
    const { choices, ranges } = this.offered;
    if (!this.picked?.anchor.isConnected || choices.length + ranges.length === 0) this.drop();
  }

  /** Shows a view from another time; nothing moves. `told` is what had just happened then. */
  jump(view: View, told: readonly LogLine[] = []): void {
    this.drop();
    this.view = view;
    this.told = told;
    this.jumped = true;
  }

  /** Shows another view; what happened in between is seen happening. */
  async show(view: View, told: readonly LogLine[] = []): Promise<void> {
    const moving = this.root && this.sky && !settings.calm && document.visibilityState === "visible";
    const before = moving ? measure(this.root!) : undefined;
    const shown = this.view;
    this.view = view;
    this.told = told;
    this.jumped = false;
    await tick();
    this.#holdOn();
    if (!before || this.view !== view) return;
    const after = measure(this.root!);
    const lines = this.showsChanges ? told.map(({ travels = [] }) => ({ travels })) : told;
    const flights = planFlights({ view: shown, boxes: before.boxes }, { view, boxes: after.boxes }, lines);
    fly(flights, { before: before.elements, now: after.elements, sky: this.sky! });
  }
}

export const [useStage, setStage] = createContext<Stage>();
