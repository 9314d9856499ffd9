import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings, preferredLanguage } from "$/lib/settings.svelte";
import type { Language } from "$/lib/settings.svelte";
import { list, t, texts, Words } from "$/lib/words.svelte";

const sources: Record<Language, string> = {
  en: "su-took = { $seat } takes { $company }.\nsu-giraffe = Giraffe Beer\nsu-paid = { $paid ->\n    [one] 1 chip\n   *[other] { $paid } chips\n}\nsu-all = { $seats } share the win.",
  fr: "su-took = { $seat } prend { $company } : voilà !\nsu-giraffe = Giraffe Beer\nsu-paid = { $paid } jetons\nsu-all = { $seats } gagnent.",
};

const fetchTexts = vi.fn((_: string, language: Language) => Promise.resolve(sources[language]));

describe("words", () => {
  const names = ["Ann", "Benoît"];
  const words = new Words("startups", () => names);
  const seat = (number: number) => ({ id: "seat", args: { seat: number } });

  beforeEach(async () => {
    texts.from(fetchTexts);
    await texts.use("en");
    await texts.need("startups");
  });

  it("put a message into a sentence, with the messages inside it", () => {
    const message = { id: "su-took", args: { seat: seat(1), company: { id: "su-giraffe" } } };
    expect(words.say(message)).toBe("Benoît takes Giraffe Beer.");
  });

  it("count", () => {
    expect(words.say({ id: "su-paid", args: { paid: 1 } })).toBe("1 chip");
    expect(words.say({ id: "su-paid", args: { paid: 3 } })).toBe("3 chips");
  });

  it("write a figure in the parts of its scale", async () => {
    expect(words.count({ id: "rating", name: { id: "su-giraffe" }, value: 312, of: 500, scale: 100 })).toBe(
      "Giraffe Beer: 3.12 of 5.00",
    );
    await texts.use("fr");
    expect(words.count({ id: "rating", name: { id: "su-giraffe" }, value: -7, scale: 10 })).toBe(
      "Giraffe Beer\u00a0: −0,7",
    );
  });

  it("list several players", () => {
    expect(words.say({ id: "su-all", args: { seats: [seat(0), seat(1)] } })).toBe(
      "Ann and Benoît share the win.",
    );
    expect(list(["Ann", "Benoît", "Chloé"])).toBe("Ann, Benoît and Chloé");
  });

  it("number a player without a name", () => {
    expect(words.say(seat(4))).toBe("Player 5");
  });

  it("show the id of a message that has no text, and break nothing", () => {
    expect(words.say({ id: "su-unheard-of" })).toBe("su-unheard-of");
    expect(words.has("su-unheard-of")).toBe(false);
  });

  it("switch the interface and the games together", async () => {
    await texts.use("fr");
    expect(t("close")).toBe("Fermer");
    expect(words.say({ id: "su-paid", args: { paid: 2 } })).toBe("2 jetons");
    expect(settings.language).toBe("fr");
  });

  it("never end a French line before its colon", async () => {
    await texts.use("fr");
    const said = words.say({ id: "su-took", args: { seat: seat(0), company: { id: "su-giraffe" } } });
    expect(said).toBe("Ann prend Giraffe Beer\u00a0: voilà\u00a0!");
  });

  it("fetch the texts of a game once", async () => {
    fetchTexts.mockClear();
    await texts.need("startups");
    expect(fetchTexts).not.toHaveBeenCalled();
  });

  it("stay in the old language when the new one can't be fetched", async () => {
    texts.from(() => Promise.reject(new Error("offline")));
    await expect(texts.use("fr")).rejects.toThrow();
    expect(t("close")).toBe("Close");
    expect(settings.language).toBe("en");
  });
});

describe("the language at first", () => {
  it("is the first of the browser's that we speak", () => {
    expect(preferredLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
    expect(preferredLanguage(["FR"])).toBe("fr");
  });

  it("is English where we speak none", () => {
    expect(preferredLanguage(["ja", "de"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });
});
