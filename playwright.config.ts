import { defineConfig } from "@playwright/test";
import { FULL_BROWSER, PHONE, titlesOf } from "./journeys/selections.ts";
import { isAskedFor } from "./journeys/world/asked-for.ts";
import { fullBrowser, launchOptions } from "./journeys/world/chromium.ts";
import type { StoryOptions } from "./journeys/world/story.ts";

/** `npm test` and `npm run test:long` share the files of these two projects. */
const testIgnore = (process.env.WITHOUT_STORIES ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => `**/${file}`);

const wide = { language: "en", viewport: { width: 1280, height: 800 } } as const;

export default defineConfig<StoryOptions>({
  outputDir: "test-results",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  // Whoever asks for retries on the command line still gets a failed run.
  failOnFlakyTests: true,
  // Stories wait for server and browser half of the time: three workers keep two cores busy.
  workers: 3,
  // After this a story counts as hanging: longer than the longest wait in it.
  timeout: 600_000,
  // All of these only end what would fail anyway: generous, because a machine that others load stands still for seconds.
  expect: { timeout: 30_000 },
  reporter: [["./journeys/reporter.ts"], ["json", { outputFile: "test-results/playwright.json" }]],
  globalSetup: "./journeys/world/global-setup.ts",
  use: {
    launchOptions,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "off",
    video: "off",
    // Traces cost a fifth of the run. `npm test` reruns failures with a trace.
    trace: "off",
  },
  projects: [
    {
      name: "gallery",
      testDir: "ui/gallery",
      testIgnore,
      // The server prints its port once it has one; workers, which evaluate this file again, inherit it.
      use: { baseURL: `http://localhost:${process.env.GALLERY_PORT}` },
    },
    {
      name: "desktop",
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      testIgnore,
      grepInvert: titlesOf(FULL_BROWSER),
      use: wide,
    },
    {
      name: "full-browser",
      // Three stories do not need three servers.
      fullyParallel: false,
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      grep: titlesOf(FULL_BROWSER),
      use: { ...wide, launchOptions: fullBrowser },
    },
    {
      name: "phone",
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      grep: titlesOf(PHONE),
      use: { language: "de", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(isAskedFor("gallery") && {
    webServer: {
      // Without a shell in between, the server notices when this process is killed.
      command: `${process.platform === "win32" ? "" : "exec "}node journeys/gallery-server.mjs`,
      wait: { stdout: /The gallery is at port (?<gallery_port>\d+)/ },
      timeout: 60_000,
    },
  }),
});
