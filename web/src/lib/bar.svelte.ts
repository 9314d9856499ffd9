/** What a table puts into the bar at the top of the page, where it takes no room from the board. */
import type { Snippet } from "svelte";

interface Bar {
  title: string;
  tools?: Snippet | undefined;
}

class TopBar {
  /** None on pages that have their heading in the page. */
  now = $state.raw<Bar>();

  /** Shows it until the returned function is called. */
  show(bar: Bar): () => void {
    this.now = bar;
    return () => {
      if (this.now === bar) this.now = undefined;
    };
  }
}

export const bar = new TopBar();
