import { beforeEach, describe, expect, it, vi } from "vitest";

import { shortcut } from "$/table/shortcuts";

const does = { number: vi.fn(), undo: vi.fn(), debug: vi.fn(), help: vi.fn() };

function press(key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) {
  let handled = false;
  const listen = (event: KeyboardEvent) => (handled = shortcut(event, does));
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return handled;
}

describe("single keys at a table", () => {
  beforeEach(() => vi.clearAllMocks());

  it("play the move with that number, undo and help", () => {
    expect([press("3"), press("u"), press("?")]).toEqual([true, true, true]);
    expect(does.number).toHaveBeenCalledWith("3");
    expect(does.undo).toHaveBeenCalledOnce();
    expect(does.help).toHaveBeenCalledOnce();
  });

  it("mean nothing with Ctrl, Alt or the command key, or held down", () => {
    expect(
      press("1", { ctrlKey: true }) || press("1", { altKey: true }) || press("1", { metaKey: true }),
    ).toBe(false);
    expect(press("1", { repeat: true })).toBe(false);
  });

  it("are left alone while somebody writes", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(press("1", {}, field)).toBe(false);
    expect(does.number).not.toHaveBeenCalled();
  });

  it("are left alone while a dialog is open", () => {
    document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
    expect(press("u")).toBe(false);
  });
});
