import { parse, type Entry, type Message, type Pattern, Visitor } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

function messages(language: string): Map<string, Message> {
  const { body } = parse(readFileSync(join(source, `texts/${language}.ftl`), "utf-8"), { withSpans: false });
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

function sources(folder = source): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

/** Ids are always written out, `t("like-this")`, so that they can be found. */
function usedIds(): Set<string> {
  return new Set(
    sources().flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!)),
  );
}

describe("the interface's texts", () => {
  const english = messages("en");
  const french = messages("fr");

  it("are the same messages in both languages", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use the same variables in both languages", () => {
    for (const [id, message] of english)
      expect([id, variables(french.get(id)?.value ?? null)]).toEqual([id, variables(message.value)]);
  });

  it("are there for every message that is shown", () => {
    expect([...usedIds()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("are all shown somewhere", () => {
    const used = usedIds();
    expect([...english.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("are never asked for by a made-up id", () => {
    expect(sources().flatMap((text) => text.match(/(?<!function )\bt\(\s*[^"\s][^)]*\)/g) ?? [])).toEqual([]);
  });
});
