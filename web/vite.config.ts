import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `make play` serves the built pages; `npm run dev` serves these files and asks a running server for the rest.
const server = process.env["LANGUEDOC_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { alias: { "@words": here("../src/languedoc/i18n") } },
  build: {
    outDir: here("../src/languedoc/server/pages"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the pages allow no inline addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here("."), here("../src/languedoc/i18n")] },
    proxy: { "/api": { target: server, ws: true }, "/art": server },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
