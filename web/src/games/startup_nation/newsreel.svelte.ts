/** Shows scenes one after the other, each for a while; the latest stays. */
import { isBig, type Scene } from "./scenes";

/** Milliseconds. */
const pause = { small: 900, big: 2200 };
/** With more than this in line only the big ones are shown, and of those the latest, so that the news are news. */
const most = 4;

/** The scenes that are still worth their time. */
export function worthShowing(scenes: readonly Scene[]): readonly Scene[] {
  if (scenes.length <= most) return scenes;
  const last = scenes.length - 1;
  return scenes.filter((scene, i) => isBig(scene) || i === last).slice(-most);
}

export class Newsreel {
  shown = $state.raw<Scene>();
  /** Tells two scenes that look the same apart, so that each is played. */
  number = $state(0);
  #waiting: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** These come next. */
  add(scenes: readonly Scene[]): void {
    this.#waiting = worthShowing([...this.#waiting, ...scenes]);
    if (this.#timer === undefined) this.#next();
  }

  /** This one, at once, and nothing that was in line. */
  cut(scene: Scene | undefined): void {
    this.stop();
    this.#show(scene);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const [scene, ...rest] = this.#waiting;
    if (!scene) return;
    this.#waiting = rest;
    this.#show(scene);
    this.#timer = setTimeout(() => this.#next(), isBig(scene) ? pause.big : pause.small);
  }

  #show(scene: Scene | undefined): void {
    this.shown = scene;
    this.number += 1;
  }
}
