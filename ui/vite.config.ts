import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { layerOrder } from "./layer-order.ts";

/** The gallery of building blocks. The apps have their own configuration. */
export default defineConfig({
  root: `${import.meta.dirname}/gallery`,
  plugins: [react(), layerOrder()],
  build: { outDir: "../dist/gallery", emptyOutDir: true, assetsInlineLimit: 0 },
});
