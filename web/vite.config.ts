import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

// Where a server under development listens; the pages come from Vite, the rest from there.
const server = process.env["TABLETOWN_SERVER"] ?? "http://127.0.0.1:8470";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  // Component tests run the browser's half of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    outDir: "dist",
    // Content in files of its own: the server's content security policy forbids inlined pieces.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 300,
  },
  server: {
    // Texts that the server speaks too lie beside its code.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
      "/auth": { target: server },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    // One page for all files: setting one up costs more than the tests do.
    isolate: false,
  },
}));
