import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { licences, preloadFonts, tellWorker } from "./plugins.ts";

const server = process.env["CAPTABLE_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), licences(), preloadFonts(), tellWorker()],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    // Without this vitest would mount components with Svelte's server build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    // Straight into the Python package, which serves it and carries it in its wheels.
    outDir: "../src/captable/server/client",
    emptyOutDir: true,
    target: "es2022",
    // The Content Security Policy allows our own files only: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: "index.html", worker: "src/worker/worker.ts" },
      output: {
        // A worker speaks for the pages beside it and below, so it lies beside the first.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
      checks: { pluginTimings: false },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false,
  },
});
