import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** The one that is named, else the system's, else the one that Playwright brings. */
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path && existsSync(path),
);

/** Nothing of the browser may reach for the network by itself. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchOptions: LaunchOptions = {
  // Chromium has no sandbox for root.
  args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
  ...(executablePath && { executablePath }),
};
