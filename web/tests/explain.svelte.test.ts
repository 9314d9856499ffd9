import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { asText, explain, explaining, type Explanation } from "$/components/explain.svelte";

describe("a thing that explains itself", () => {
  const content: Explanation = {
    title: "Draw pile",
    text: "Cards to be drawn.",
    refused: "No chips.",
    clause: "SU-2.1",
  };
  let thing: HTMLButtonElement;
  let other: HTMLButtonElement;
  let clicks: number;
  let stop: () => void;

  const point = (name: string, pointerType: string, target: HTMLElement = thing, clientX = 0) =>
    target.dispatchEvent(new PointerEvent(name, { pointerType, clientX, bubbles: name === "pointerdown" }));

  const press = (event: PointerEvent) => explaining.press(event);

  beforeEach(() => {
    vi.useFakeTimers();
    window.addEventListener("pointerdown", press);
    document.body.innerHTML = "<button>pile</button><button>market</button>";
    [thing, other] = document.querySelectorAll("button") as unknown as [HTMLButtonElement, HTMLButtonElement];
    clicks = 0;
    thing.addEventListener("click", () => clicks++);
    stop = $effect.root(() => {
      for (const element of [thing, other]) explain(() => content)(element);
    });
  });

  afterEach(() => {
    stop();
    explaining.hide();
    window.removeEventListener("pointerdown", press);
    vi.useRealTimers();
  });

  it("does so on hover, but not when the pointer only passes", () => {
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(200);
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(500);
    expect(explaining.shown).toBeNull();
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(300);
    expect(explaining.shown).toEqual({ anchor: thing, content });
  });

  it("stays while the pointer goes over to the explanation", () => {
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(300);
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(100);
    explaining.stay();
    vi.advanceTimersByTime(1000);
    expect(explaining.shown).not.toBeNull();
    explaining.leave();
    vi.advanceTimersByTime(1000);
    expect(explaining.shown).toBeNull();
  });

  it("does so on a long press, which then is no click", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(450);
    expect(explaining.shown?.anchor).toBe(thing);
    point("pointerup", "touch");
    thing.click();
    expect(clicks).toBe(0);
    thing.click();
    expect(clicks).toBe(1);
  });

  it("lets a short tap be a click", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(100);
    point("pointerup", "touch");
    thing.click();
    vi.advanceTimersByTime(1000);
    expect(clicks).toBe(1);
    expect(explaining.shown).toBeNull();
  });

  it("goes away on Escape and when it is clicked", () => {
    explaining.show(thing, content);
    thing.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(explaining.shown).toBeNull();
    explaining.show(thing, content);
    thing.click();
    expect(explaining.shown).toBeNull();
  });

  it("keeps silent when it is clicked before it has spoken", () => {
    point("pointerenter", "mouse", thing, 20);
    vi.advanceTimersByTime(200);
    point("pointerdown", "mouse", thing, 20);
    thing.click();
    vi.advanceTimersByTime(1000);
    expect(explaining.shown).toBeNull();
  });

  it("keeps silent when it comes under a mouse that rests where it was pressed, until that moves", () => {
    point("pointerenter", "mouse", thing, 40);
    point("pointerdown", "mouse", thing, 40);
    thing.click();
    point("pointerleave", "mouse", thing, 40);
    point("pointerenter", "mouse", other, 40);
    vi.advanceTimersByTime(1000);
    expect(explaining.shown).toBeNull();
    point("pointerleave", "mouse", other, 60);
    point("pointerenter", "mouse", thing, 60);
    vi.advanceTimersByTime(1000);
    expect(explaining.shown?.anchor).toBe(thing);
  });

  it("gives screen readers all of it as a description", () => {
    expect(asText(content)).toBe("Cards to be drawn. No chips. SU-2.1");
  });

  it("leaves another thing's explanation alone", () => {
    explaining.show(other, content);
    thing.dispatchEvent(new FocusEvent("blur"));
    expect(explaining.shown?.anchor).toBe(other);
  });
});
