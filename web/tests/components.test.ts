import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import Button from "$/components/Button.svelte";
import Markdown from "$/components/Markdown.svelte";
import Menu from "$/components/Menu.svelte";
import OptionField from "$/components/OptionField.svelte";
import { toasts } from "$/components/toasts.svelte";
import { GameTexts } from "$/lib/games.svelte";
import type { GameInfo, OptionInfo } from "$/lib/wire";
import { texts } from "$/lib/words.svelte";

const shown: object[] = [];
const show: typeof mount = (component, options) => {
  const made = mount(component, options);
  shown.push(made);
  flushSync();
  return made;
};
const target = document.body;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

beforeAll(() => texts.use("en"));

afterEach(() => {
  for (const component of shown.splice(0)) void unmount(component);
  vi.useRealTimers();
});

describe("a button", () => {
  it("takes no second click while something is under way", () => {
    const onclick = vi.fn();
    show(Button, { target, props: { label: "Start", busy: true, onclick } });
    all("button")[0]!.click();
    expect(onclick).not.toHaveBeenCalled();
    expect(all("button")[0]!.getAttribute("aria-busy")).toBe("true");
  });

  it("that leads somewhere is a link", () => {
    show(Button, { target, props: { label: "Rules", href: "/rules/startups" } });
    expect(all("a")[0]!.getAttribute("href")).toBe("/rules/startups");
  });
});

describe("a menu", () => {
  const run = vi.fn();
  const items = ["One", "Two", "Three"].map((label) => ({ label, run: () => run(label) }));

  async function openMenu() {
    vi.useFakeTimers();
    show(Menu, { target, props: { label: "More", items } });
    all("button")[0]!.focus();
    press("ArrowDown");
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
  }

  it("is opened, walked through and used by the keyboard", async () => {
    await openMenu();
    expect(document.activeElement?.textContent.trim()).toBe("One");
    press("ArrowDown");
    expect(document.activeElement?.textContent.trim()).toBe("Two");
    press("End");
    expect(document.activeElement?.textContent.trim()).toBe("Three");
    press("ArrowDown");
    expect(document.activeElement?.textContent.trim()).toBe("One");
    press("ArrowUp");
    expect(document.activeElement?.textContent.trim()).toBe("Three");
    (document.activeElement as HTMLElement).click();
    flushSync();
    expect(run).toHaveBeenCalledWith("Three");
    expect(all("[role=menu]")).toEqual([]);
  });

  it("is closed by Escape, which gives the focus back", async () => {
    await openMenu();
    press("Escape");
    flushSync();
    expect(all("[role=menu]")).toEqual([]);
    expect(document.activeElement).toBe(all("[aria-haspopup]")[0]);
  });
});

describe("an option of a game", () => {
  const game = { key: "demo", prefix: "de" } as GameInfo;
  const source = [
    "de-option-rounds = Rounds",
    "de-option-rounds-note = How many.",
    "de-option-rounds-1 = One",
    "de-option-rounds-1-note = A short game.",
    "de-option-rounds-4 = Four",
    "de-option-decks = Decks",
  ].join("\n");

  async function showOption(option: OptionInfo, value: OptionInfo["default"]) {
    texts.from(() => Promise.resolve(source));
    await texts.need("demo");
    const changed = vi.fn();
    const props = {
      option,
      texts: new GameTexts(game),
      get value() {
        return value;
      },
      set value(next: OptionInfo["default"]) {
        value = next;
        changed(next);
      },
    };
    show(OptionField, { target, props });
    return changed;
  }

  it("explains itself and each of its choices", async () => {
    await showOption({ key: "rounds", default: 1, choices: [1, 4] }, 1);
    expect(all("legend")[0]!.textContent).toBe("Rounds");
    const words = all("label").map((label) => label.textContent.replace(/\s+/g, " ").trim());
    expect(words).toEqual(["One usual A short game.", "Four"]);
  });

  it("gives the chosen value as the game knows it", async () => {
    const changed = await showOption({ key: "rounds", default: 1, choices: [1, 4] }, 1);
    all("input")[1]!.click();
    expect(changed).toHaveBeenCalledWith(4);
  });

  it("with several choices at once keeps them in the game's order", async () => {
    const changed = await showOption({ key: "decks", default: ["b"], choices: ["a", "b", "c"], many: true }, [
      "b",
    ]);
    all("input")[0]!.click();
    expect(changed).toHaveBeenLastCalledWith(["a", "b"]);
  });

  it("with a range never leaves it", async () => {
    const changed = await showOption({ key: "rounds", default: 10, low: 1, high: 30 }, 10);
    const field = all("input")[0] as HTMLInputElement;
    field.value = "99";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(changed).toHaveBeenLastCalledWith(30);
  });
});

describe("the text of a rule", () => {
  it("is drawn as text, whatever stands in it", () => {
    show(Markdown, { target, props: { source: "**Pay** <b onclick=alert(1)>now</b>, see SU-2.1" } });
    expect(all("strong")[0]!.textContent).toBe("Pay");
    expect(all("b")).toEqual([]);
    expect(all("a")[0]!.getAttribute("href")).toBe("#SU-2.1");
  });
});

describe("short messages", () => {
  it("go by themselves, except problems", () => {
    vi.useFakeTimers();
    toasts.show("saved", "done");
    toasts.show("broken", "problem");
    vi.advanceTimersByTime(60_000);
    expect(toasts.list.map(({ text }) => text)).toEqual(["broken"]);
    toasts.dismiss(toasts.list[0]!.id);
  });

  it("are not repeated while they are shown", () => {
    toasts.show("broken", "problem");
    toasts.show("broken", "problem");
    expect(toasts.list).toHaveLength(1);
    toasts.dismiss(toasts.list[0]!.id);
  });
});
