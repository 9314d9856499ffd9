import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * The packages whose code or fonts end up in the build. Fluent's package names its licence (Apache 2.0) without
 * carrying the text, so that comes from another package under the same one.
 */
const shipped: { name: string; textFrom?: string }[] = [
  { name: "svelte" },
  { name: "@fluent/bundle", textFrom: "typescript" },
  { name: "@lucide/svelte" },
  { name: "lean-qr" },
  { name: "@fontsource-variable/besley" },
  { name: "@fontsource-variable/hanken-grotesk" },
];

function licenceText(name: string): string {
  const folder = join(import.meta.dirname, "node_modules", name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  return readFileSync(join(folder, file), "utf-8").trim();
}

/** Puts the licences of others' work beside the build, as they ask for. */
export function licences(): Plugin {
  return {
    name: "captable-licences",
    generateBundle() {
      const texts = shipped.map(
        ({ name, textFrom }) => `${name}\n${"=".repeat(name.length)}\n\n${licenceText(textFrom ?? name)}\n`,
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") });
    },
  };
}

/** Has the fonts of the first page fetched together with its script, so that no text jumps when they arrive. */
export function preloadFonts(): Plugin {
  return {
    name: "captable-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => /-latin-wght-normal-[\w-]+\.woff2$/.test(file));
        return fonts.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}

/** Tells the service worker what was built, so that it can keep all of it for a time without a network. */
export function tellWorker(): Plugin {
  const folder = join(import.meta.dirname, "public");
  return {
    name: "captable-tell-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["worker.js"];
        if (worker?.type !== "chunk" || worker.imports.length) throw new Error("worker.js is not one file");
        const built = Object.keys(bundle).filter((file) =>
          /^assets\/.*(\.(js|css)|-latin-.*\.woff2)$/.test(file),
        );
        const beside = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) =>
          file.includes("."),
        );
        const digest = createHash("sha256").update(worker.code).update(built.toSorted().join());
        for (const file of beside.toSorted()) digest.update(readFileSync(join(folder, file)));
        digest.update(readFileSync(join(import.meta.dirname, "index.html")));
        const told = {
          version: digest.digest("hex").slice(0, 12),
          files: [...built, ...beside].map((file) => `/${file}`),
        };
        worker.code = worker.code.replaceAll("__BUILT__", JSON.stringify(told));
      },
    },
  };
}
