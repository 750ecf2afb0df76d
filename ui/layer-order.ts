import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ORDER =
  readFileSync(new URL("./src/layers.css", import.meta.url), "utf8").match(/@layer [^;{]+;/)?.[0] ?? "";

/**
 * Every style sheet of the build begins with the order of the cascade layers. Split into chunks, the one that
 * declares it need not be loaded first, and the first layer that a browser meets would become the weakest.
 */
export const layerOrder = (): Plugin => ({
  name: "latchkey:layer-order",
  generateBundle: {
    order: "post",
    handler: (_options, bundle) => {
      if (!ORDER) throw new Error("layers.css declares no order");
      for (const asset of Object.values(bundle)) {
        if (asset.type === "asset" && asset.fileName.endsWith(".css"))
          asset.source = ORDER + String(asset.source);
      }
    },
  },
});
