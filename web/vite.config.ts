import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.OPPIDUM_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/oppidum/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    license: { fileName: "bundled.json" }, // hatch_build.py makes the notices from it
  },
});
