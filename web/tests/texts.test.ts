import { parse, type Entry, type Message, type Pattern, Visitor } from "@fluent/syntax";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** The folders that have texts: the house, and each game with a board of its own. */
const games = readdirSync(join(source, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `games/${name}`)
  .filter((folder) => existsSync(join(source, folder, "texts")));

function messages(folder: string, language: string): Map<string, Message> {
  const file = join(source, folder, `texts/${language}.ftl`);
  const { body } = parse(readFileSync(file, "utf-8"), { withSpans: false });
  const broken = body.filter((entry: Entry) => entry.type === "Junk");
  expect(broken).toEqual([]);
  const entries = body.filter((entry) => entry.type === "Message");
  const found = new Map(entries.map((entry) => [entry.id.name, entry]));
  expect(entries.map((entry) => entry.id.name)).toEqual([...found.keys()]); // none twice
  return found;
}

function variables(pattern: Pattern | null): string[] {
  const found = new Set<string>();
  class Variables extends Visitor {
    visitVariableReference(node: { id: { name: string } }) {
      found.add(node.id.name);
    }
  }
  if (pattern) new Variables().visit(pattern);
  return [...found].sort();
}

function sources(folder: string, except?: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === except) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

/** Ids are always written out, `t("like-this")`, so that they can be found. */
function usedIds(folder: string, except?: string): Set<string> {
  const texts = sources(join(source, folder), except);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, id]) => id!)));
}

const house = messages(".", "en");

describe.each([".", ...games])("the texts in %s", (folder) => {
  const english = messages(folder, "en");
  const french = messages(folder, "fr");

  it("are the same messages in both languages", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use the same variables in both languages", () => {
    for (const [id, message] of english)
      expect([id, variables(french.get(id)?.value ?? null)]).toEqual([id, variables(message.value)]);
  });

  it("are all shown somewhere", () => {
    const used = usedIds(folder);
    expect([...english.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("belong to nobody else", () => {
    const others = [".", ...games].filter((other) => other !== folder);
    const taken = new Set(others.flatMap((other) => [...messages(other, "en").keys()]));
    expect([...english.keys()].filter((id) => taken.has(id))).toEqual([]);
  });
});

describe("every text that is shown", () => {
  it.each(games)("in %s is its own or the house's", (folder) => {
    const own = messages(folder, "en");
    expect([...usedIds(folder)].filter((id) => !own.has(id) && !house.has(id))).toEqual([]);
  });

  it("elsewhere is the house's", () => {
    expect([...usedIds(".", "games")].filter((id) => !house.has(id))).toEqual([]);
  });

  it("has an id that is written out", () => {
    expect(
      sources(source).flatMap((text) => text.match(/(?<!function )\bt\(\s*[^"\s][^)]*\)/g) ?? []),
    ).toEqual([]);
  });
});
