import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const testing = !!process.env.VITEST;
const server = process.env.OPPIDUM_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  base: "/",
  plugins: [svelte({ emitCss: !testing })],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/oppidum/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    license: { fileName: "bundled.json" }, // hatch_build.py makes the notices from it
  },
  resolve: testing ? { conditions: ["browser"] } : undefined, // Svelte as it runs in a browser
  test: {
    environment: "./tests/page.ts",
    include: ["tests/**/*.test.ts"],
    testTimeout: 60_000, // milliseconds: only what never ends takes so long, however busy the machine is
  },
});
