import { defineConfig } from "@playwright/test";
import { isAskedFor } from "./journeys/world/asked-for.ts";
import { launchOptions } from "./journeys/world/chromium.ts";
import { freePort } from "./journeys/world/server.ts";
import type { StoryOptions } from "./journeys/world/story.ts";

/** A free one, so that two runs on one machine do not meet; workers inherit what the first process has found. */
const GALLERY_PORT = process.env.GALLERY_PORT ?? String(await freePort());
process.env.GALLERY_PORT = GALLERY_PORT;

export default defineConfig<StoryOptions>({
  outputDir: "test-results",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  workers: 2,
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
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
  },
  projects: [
    {
      name: "gallery",
      testDir: "ui/gallery",
      use: { baseURL: `http://localhost:${GALLERY_PORT}`, trace: "off" },
    },
    {
      name: "desktop",
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      use: { language: "en", viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testDir: "journeys/stories",
      testMatch: "**/*.story.ts",
      // What does not depend on the width of the window is told once.
      testIgnore: [
        "keyboard",
        "link-scanners",
        "looks",
        "network",
        "reading-without-script",
        "second-origin",
        "session",
      ].map((name) => `**/${name}.story.ts`),
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
