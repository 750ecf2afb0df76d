import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const existing = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** The one that is named, else the system's, else the one that Playwright brings. */
const browserPath = existing(process.env.CHROMIUM_PATH, "/usr/bin/chromium");

/** The same engine without a window of its own, at two thirds of the cost. Only Debian has it as a package. */
const shellPath = existing(process.env.HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell");

/** Nothing of the browser may reach for the network by itself. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Chromium has no sandbox for root.
const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;

/** For what the shell does not have: prompts for permissions, and the file picker opened by a key. */
export const fullBrowser: LaunchOptions = {
  args,
  ...(browserPath ? { executablePath: browserPath } : { channel: "chromium" }),
};

/** For everything else. */
export const launchOptions: LaunchOptions = shellPath ? { args, executablePath: shellPath } : fullBrowser;
