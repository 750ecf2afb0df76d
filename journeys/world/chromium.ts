import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const existing = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** The configured one, else the system's, else Playwright's. */
const browserPath = existing(process.env.CHROMIUM_PATH, "/usr/bin/chromium");

/** The same engine without a window, at two thirds of the cost. Only Debian has it as a package. */
const shellPath = existing(process.env.HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell");

/**
 * Disables the browser's own network requests, and V8's optimizing compilers: the page of a story is closed before they pay
 * off.
 */
const quiet = [
  "--js-flags=--no-opt,--no-maglev,--single-threaded-gc",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Chromium has no sandbox for root.
const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;

/** For what the shell lacks: permission prompts, and a file picker opened by keyboard. */
export const fullBrowser: LaunchOptions = {
  args,
  ...(browserPath ? { executablePath: browserPath } : { channel: "chromium" }),
};

/** For everything else. */
export const launchOptions: LaunchOptions = shellPath ? { args, executablePath: shellPath } : fullBrowser;
