// Serves the built gallery of the design system to its browser tests: node journeys/gallery-server.mjs 4174
import { join } from "node:path";
import { preview } from "vite";
import { buildGallery } from "../scripts/build.mjs";
import { root } from "../scripts/install.mjs";

buildGallery();
await preview({
  configFile: join(root, "ui/vite.config.ts"),
  logLevel: "warn",
  preview: { port: Number(process.argv[2]), strictPort: true },
});
