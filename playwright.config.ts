import { defineConfig } from "@playwright/test";
import { FULL_BROWSER, PHONE, titlesOf } from "./journeys/selections.ts";
import { isAskedFor } from "./journeys/world/asked-for.ts";
import { fullBrowser, launchOptions } from "./journeys/world/chromium.ts";
import { freePort } from "./journeys/world/server.ts";
import type { StoryOptions } from "./journeys/world/story.ts";

/** A free one, so that two runs on one machine do not meet; workers inherit what the first process has found. */
const GALLERY_PORT = process.env.GALLERY_PORT ?? String(await freePort());
process.env.GALLERY_PORT = GALLERY_PORT;

const wide = { language: "en", viewport: { width: 1280, height: 800 } } as const;

export default defineConfig<StoryOptions>({
  outputDir: "test-results",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  // Stories wait for each other's server and browser half of the time: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["./journeys/reporter.ts"], ["json", { outputFile: "test-results/playwright.json" }]],
  globalSetup: "./journeys/world/global-setup.ts",
  use: {
    launchOptions,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: "off",
    video: "off",
    // A trace costs a fifth of the run. `npm test` runs what failed once more, with one.
    trace: "off",
  },
  projects: [
    {
      name: "gallery",
      testDir: "ui/gallery",
      use: { baseURL: `http://localhost:${GALLERY_PORT}` },
    },
    {
      name: "desktop",
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      grepInvert: titlesOf(FULL_BROWSER),
      use: wide,
    },
    {
      name: "full-browser",
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
      command: `${process.platform === "win32" ? "" : "exec "}node journeys/gallery-server.mjs ${GALLERY_PORT}`,
      url: `http://localhost:${GALLERY_PORT}`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});
