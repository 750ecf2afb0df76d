import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Applicant, newApplicant } from "../people/applicant.ts";
import { type Colleague, type ColleagueRole, invitedColleague } from "../people/colleague.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { loadTexts, type Texts } from "../people/texts.ts";
import { type OpenBrowser, openBrowsers } from "./browsers.ts";
import { type FakeCamera, openCameraBrowsers } from "./fake-camera.ts";
import { newWatch, type Watch } from "./watch.ts";
import { openWorld, type World, type WorldOptions } from "./world.ts";

export interface StoryOptions {
  /** The language of the story. */
  readonly language: Language;
}

interface StoryFixtures {
  readonly texts: Texts;
  readonly watch: Watch;
  /** Another browser on another device: shares nothing with the first. */
  readonly openBrowser: OpenBrowser;
  /** A page of a browser of its own, with this camera. */
  readonly pageWith: (camera: FakeCamera) => Promise<Page>;
  /** A new applicant on this page, with a unique e-mail address unless one is given. */
  readonly anApplicant: (page: Page, email?: string) => Applicant;
  /** Somebody who was invited to the console by the program for the first one, and was not there yet. */
  readonly aColleague: (page: Page, role: ColleagueRole) => Promise<Colleague>;
  readonly serverFaults: { expected: boolean };
}

interface WorkerFixtures {
  /** For a whole file of stories: `story.use({ worldOptions })` gives it its own environment. */
  readonly worldOptions: WorldOptions;
  readonly world: World;
}

/** An end-to-end test: its own monitored browser, in one language, in the environment of its worker. */
export const story = base.extend<StoryFixtures & StoryOptions & { context: BrowserContext }, WorkerFixtures>({
  language: ["en", { option: true }],
  worldOptions: [{}, { option: true, scope: "worker" }],
  world: [
    async ({ worldOptions }, use, { workerIndex }) => {
      const { world, close } = await openWorld(workerIndex, worldOptions);
      await use(world);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  texts: async ({ language }, use) => use(await loadTexts(language)),
  serverFaults: async ({ world }, use) => {
    world.server.takeFaults();
    const faults = { expected: false };
    await use(faults);
    if (!faults.expected) expect(world.server.takeFaults(), "the server logged no fault").toEqual([]);
  },
  watch: async ({ world, serverFaults: _serverFaults }, use) => {
    const watch = newWatch(world);
    await use(watch);
    expect(watch.complaints(), "nothing went wrong beside the story").toEqual([]);
  },
  openBrowser: async ({ browser, world, watch, language }, use) => {
    const { open, closeAll } = openBrowsers({
      browser,
      world,
      watch,
      language,
    });
    await use(open);
    await closeAll();
  },
  pageWith: async ({ playwright, launchOptions, world, watch, language }, use, testInfo) => {
    const folder = testInfo.outputPath("camera");
    const browsers = openCameraBrowsers({ playwright, launchOptions, world, watch, language, folder });
    await use(async (camera) => (await browsers.open(camera)).newPage());
    await browsers.closeAll();
  },
  context: async ({ openBrowser }, use) => use(await openBrowser()),
  anApplicant: async ({ world, texts }, use) => {
    await use((page, email) => newApplicant({ page, world, texts, email }));
  },
  aColleague: async ({ world }, use) => {
    await use((page, role) => invitedColleague({ page, world, texts: consoleTexts }, role));
  },
});
