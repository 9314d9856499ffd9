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

describe("motion", () => {
  const styled = files(join(web, "src"), /\.(svelte|css)$/);

  it("moves and fades only: nothing that makes the browser lay out the page anew", () => {
    const transitions = styled.flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/(?<=[\s;{])transition(?:-property)?:\s+([^;{]+);/g)].flatMap(
        ([, value]) => value!.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s+/)[0]!),
      ),
    );
    const allowed = ["transform", "opacity", "translate", "scale", "rotate", "none"];
    expect(transitions.filter((property) => !allowed.includes(property))).toEqual([]);
  });
});

it("the lock file names no place to download from", () => {
  expect(withMatch([join(web, "package-lock.json")], /"resolved"|registry/)).toEqual([]);
});
