/**
 * Things that explain themselves: on hover, on keyboard focus and on a long press. One popover serves them all
 * (ExplainLayer, in the app); put it on any element:
 *
 *   <div {@attach explain(() => ({ title: "Draw pile", text: "…", refused: "…", clause: "SU-2.1", game: "startups" }))}>
 */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** Further lines: figures, what is known. */
  lines?: readonly string[];
  /** Why it can't be done now. */
  refused?: string | undefined;
  /** The rule behind it, quoted and linked. Needs the game. */
  clause?: string | undefined;
  game?: string | undefined;
  /** A drawing of the thing, where only its name is seen. */
  picture?: { Drawing: Component<{ face: string; name: string }>; face: string } | undefined;
}

interface Shown {
  anchor: HTMLElement;
  content: Explanation;
}

const hoverDelay = 300;
const leaveDelay = 180;
const pressDelay = 450;
/** Pixels that a hand at rest may move a mouse. */
const rest = 3;

class ExplainState {
  shown = $state.raw<Shown | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #pressed: { clientX: number; clientY: number } | null = null;

  /** A button of the mouse went down here. */
  press({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === "mouse") this.#pressed = { clientX, clientY };
  }

  /** What comes under a mouse that rests where it was pressed, because the game went on, was not pointed at. */
  isPointedAt({ clientX, clientY }: PointerEvent): boolean {
    const from = this.#pressed;
    return !from || Math.hypot(clientX - from.clientX, clientY - from.clientY) > rest;
  }

  show(anchor: HTMLElement, content: Explanation): void {
    this.stay();
    this.shown = { anchor, content };
  }

  /** Hides it soon, unless the pointer comes to it or to its thing again. */
  leave(anchor?: HTMLElement): void {
    if (anchor && this.shown?.anchor !== anchor) return;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), leaveDelay);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  hide(anchor?: HTMLElement): void {
    if (anchor && this.shown?.anchor !== anchor) return;
    clearTimeout(this.#leaving);
    this.shown = null;
  }
}

export const explaining = new ExplainState();

/** All of an explanation as one text, for screen readers. */
export function asText({ text, lines = [], refused, clause }: Explanation): string {
  return [text, ...lines, refused, clause].filter(Boolean).join(" ");
}

/** `focusable` lets the keyboard reach a thing that is no control by itself. */
export function explain(
  content: () => Explanation | null | undefined,
  { focusable = false } = {},
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      const now = content();
      if (now) explaining.show(element, now);
    };
    const later = (delay: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, delay);
    };
    const listeners: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> =
      {
        pointerenter: (event) => {
          if (event.pointerType === "mouse" && explaining.isPointedAt(event))
            later(explaining.shown ? 60 : hoverDelay, show);
        },
        pointerleave: (event) => {
          clearTimeout(timer);
          if (event.pointerType === "mouse") explaining.leave(element);
        },
        pointerdown: (event) => {
          clearTimeout(timer);
          if (event.pointerType === "mouse") return;
          pressed = false;
          later(pressDelay, () => {
            pressed = true;
            show();
          });
        },
        pointerup: () => clearTimeout(timer),
        pointercancel: () => clearTimeout(timer),
        contextmenu: (event) => {
          if (pressed) event.preventDefault();
        },
        click: (event) => {
          if (pressed) {
            // A long press asked for the explanation, not for the thing itself.
            event.preventDefault();
            event.stopImmediatePropagation();
            pressed = false;
          } else explaining.hide();
        },
        focus: () => {
          if (element.matches(":focus-visible")) show();
        },
        blur: () => explaining.hide(element),
        keydown: (event) => {
          if (event.key === "Escape" && explaining.shown) {
            event.stopPropagation();
            explaining.hide();
          }
        },
      };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, name === "click");
    if (focusable && element.tabIndex < 0) element.tabIndex = 0;
    $effect(() => {
      const now = content();
      if (now) element.setAttribute("aria-description", asText(now));
      else element.removeAttribute("aria-description");
    });
    return () => {
      clearTimeout(timer);
      explaining.hide(element);
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener, name === "click");
    };
  };
}
