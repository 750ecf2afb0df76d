// Serves the built gallery of the design system to its browser tests, and prints its port.
import { join } from "node:path";
import { preview } from "vite";
import { buildGallery } from "../scripts/build.mjs";
import { root } from "../scripts/install.mjs";

await buildGallery();
const { httpServer } = await preview({
  configFile: join(root, "ui/vite.config.ts"),
  logLevel: "warn",
  preview: { port: 0, strictPort: true },
});
process.stdout.write(`The gallery is at port ${httpServer.address().port}\n`);

// The parent may be killed without notice; a port that stays in use would block the next run.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1000).unref();
