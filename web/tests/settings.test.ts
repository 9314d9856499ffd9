import { describe, expect, it, vi } from "vitest";

import { readSaved } from "$/lib/settings.svelte";

async function fresh(saved?: object | string) {
  localStorage.clear();
  if (saved !== undefined)
    localStorage.setItem("captable", typeof saved === "string" ? saved : JSON.stringify(saved));
  vi.resetModules();
  return (await import("$/lib/settings.svelte")).settings;
}

describe("settings", () => {
  it("are remembered by the browser", async () => {
    const settings = await fresh({ theme: "dark", motion: "reduced", language: "fr", name: "Ann" });
    expect(settings.theme).toBe("dark");
    expect(settings.language).toBe("fr");
    expect(settings.name).toBe("Ann");
    expect(settings.calm).toBe(true);
    expect(settings.ms(200)).toBe(0);
  });

  it("fall back on what the system says where something else was stored", async () => {
    const settings = await fresh({ theme: "plaid", motion: 7, language: "tlh", name: null });
    expect(settings.theme).toBe("system");
    expect(settings.motion).toBe("system");
    expect(settings.name).toBe("");
    expect(["en", "fr"]).toContain(settings.language);
  });

  it("survive a storage that holds nonsense", async () => {
    const settings = await fresh("{");
    expect(settings.theme).toBe("system");
    expect(readSaved()).toEqual({});
  });

  it("let a person have motion whatever the system says", async () => {
    const settings = await fresh({ motion: "full" });
    expect(settings.calm).toBe(false);
    expect(settings.ms(200)).toBe(200);
  });
});
