// npm run gallery: the design system with all its examples. A changed component is replaced in the browser.
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded({ withDev: true });
const { createServer } = await import("vite");

const FIRST_PORT = 8090;

const gallery = await createServer({
  configFile: join(root, "ui/vite.config.ts"),
  logLevel: "warn",
  clearScreen: false,
  cacheDir: join(root, "node_modules/.vite/gallery"),
  server: { port: Number(process.env.GALLERY_PORT || FIRST_PORT) },
});
await gallery.listen();
console.log(`The gallery is at ${gallery.resolvedUrls.local[0]}`);
