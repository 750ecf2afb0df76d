// Finds a Chromium for the browser tests, in this order: CHROMIUM_PATH, an installed one, Playwright's own, Debian's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./install.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const installed = () => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find((path) => existsSync(path));
};

const succeeds = (command, args) => spawnSync(command, args, { cwd: root, stdio: "ignore" }).status === 0;

const playwrightsOwn = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  succeeds(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return existsSync(path) ? path : undefined;
};

const debiansPackage = () => {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Debian's packages chromium and chromium-headless-shell for the browser tests.");
  succeeds("apt-get", ["update"]);
  succeeds("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"]);
  return installed();
};

export const findChromium = async () => {
  const found = process.env.CHROMIUM_PATH ?? installed() ?? (await playwrightsOwn()) ?? debiansPackage();
  if (found && existsSync(found)) return found;
  console.error(
    "The browser tests need a Chromium. Install one (on Debian: sudo apt-get install chromium chromium-headless-shell), or set CHROMIUM_PATH to the one you have.",
  );
  process.exit(1);
};
