import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "..");

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

function withMatch(paths: string[], pattern: RegExp): string[] {
  return paths.filter((path) => pattern.test(readFileSync(path, "utf-8"))).map((path) => relative(web, path));
}

describe("the Content Security Policy is kept", () => {
  const sources = [...files(join(web, "src"), /\.(svelte|ts)$/), join(web, "index.html")];

  it("without style attributes", () => {
    expect(withMatch(sources, /\sstyle=["'{]/)).toEqual([]);
  });

  it("without markup made from text", () => {
    expect(withMatch(sources, /\{@html|innerHTML|insertAdjacentHTML|document\.write/)).toEqual([]);
  });

  it("without code made from text", () => {
    expect(withMatch(sources, /\beval\(|new Function\(/)).toEqual([]);
  });

  it("without inline script", () => {
    expect(withMatch([join(web, "index.html")], /<script(?![^>]*\bsrc=)/)).toEqual([]);
    expect(withMatch(sources, /\son[a-z]+="/)).toEqual([]);
  });
});

describe("only transform and opacity animate: nothing that makes the browser lay out or paint the page anew", () => {
  const texts = files(join(web, "src"), /\.(svelte|css|ts)$/).map((path) => readFileSync(path, "utf-8"));
  const cheap = ["transform", "opacity", "translate", "scale", "rotate", "none"];

  /** What every match has as its first group. */
  const found = (pattern: RegExp, all = texts) =>
    all.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));

  it("in transitions of styles", () => {
    const properties = found(/(?<=[\s;{])transition(?:-property)?:\s+([^;{]+);/g).flatMap((value) =>
      value.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s+/)[0]!),
    );
    expect(properties).not.toEqual([]);
    expect(properties.filter((property) => !cheap.includes(property))).toEqual([]);
  });

  it("in keyframes of styles", () => {
    const frames = found(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g);
    expect(frames).not.toEqual([]);
    const timing = ["animation-timing-function"];
    const properties = found(/([\w-]+):/g, frames);
    expect(properties.filter((property) => ![...cheap, ...timing].includes(property))).toEqual([]);
  });

  it("in animations of scripts", () => {
    const frames = found(/\.animate\(\s*(\[[^\]]*\])/g);
    expect(frames).toHaveLength(found(/(\.animate)\(/g).length); // they are written out, where they can be found
    const properties = found(/(?<=[{,]\s*)(\w+):/g, frames);
    expect(properties.filter((property) => ![...cheap, "offset", "easing"].includes(property))).toEqual([]);
  });

  it("in the transitions of Svelte", () => {
    const used = found(/import\s*\{([^}]*)\}\s*from\s*"svelte\/(?:transition|animate)"/g).flatMap((names) =>
      names.split(",").map((name) => name.trim()),
    );
    expect(used.filter((name) => !["crossfade", "fade", "flip", "fly", "scale"].includes(name))).toEqual([]);
  });
});

it("the lock file names no place to download from", () => {
  expect(withMatch([join(web, "package-lock.json")], /"resolved"|registry/)).toEqual([]);
});
