/** Short messages that come up at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  kind: "done" | "info" | "problem";
  /** One thing that can be done about it. */
  action?: { label: string; run: () => void };
}

const shownFor = 5000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  /** A problem stays until it is dismissed; the rest goes by itself. */
  show(text: string, kind: Toast["kind"] = "info", action?: Toast["action"]): number {
    const id = this.#next++;
    // The same message twice is one message.
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, text, kind, ...(action ? { action } : {}) }].slice(-3);
    if (kind !== "problem") setTimeout(() => this.dismiss(id), shownFor);
    return id;
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
