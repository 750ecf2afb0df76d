import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Browser, BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { writeFilm } from "../files/faces.ts";
import { openBrowsers } from "./browsers.ts";
import type { Watch } from "./watch.ts";
import type { World } from "./world.ts";

/** What the fake camera of a story shows, or why there is no picture. */
export type FakeCamera = "a face" | "an empty room" | "refused" | "none";

/** Chromium grants the permission automatically. */
const ALLOWED = "--use-fake-ui-for-media-stream";

const filming = async (folder: string, people: 0 | 1): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const film = await writeFilm(join(folder, `film-${people}.mjpeg`), people);
  return ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
};

const flagsFor = async (camera: FakeCamera, folder: string): Promise<readonly string[]> => {
  switch (camera) {
    case "a face":
      return [ALLOWED, ...(await filming(folder, 1))];
    case "an empty room":
      return [ALLOWED, ...(await filming(folder, 0))];
    case "refused":
      return ["--deny-permission-prompts", "--use-fake-device-for-media-stream"];
    case "none":
      return [ALLOWED];
  }
};

interface CameraCalls {
  cameraTracks?: MediaStreamTrack[];
}

/** Runs in every page before its own scripts, and records every camera track. */
const rememberTracks = (): void => {
  const devices = navigator.mediaDevices;
  if (!devices) return;
  const tracks: MediaStreamTrack[] = [];
  Object.assign(window, { cameraTracks: tracks });
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
};

/** How many tracks this document has requested, and how many are still live. */
export const tracksOf = (page: Page): Promise<{ readonly given: number; readonly live: number }> =>
  page.evaluate(() => {
    const tracks = (window as CameraCalls).cameraTracks ?? [];
    return { given: tracks.length, live: tracks.filter(({ readyState }) => readyState === "live").length };
  });

interface Surroundings {
  readonly playwright: PlaywrightWorkerArgs["playwright"];
  readonly world: World;
  readonly watch: Watch;
  readonly language: Language;
  /** The options of the story's project. */
  readonly launchOptions: LaunchOptions;
  /** Folder for the videos. */
  readonly folder: string;
}

/** The camera is set by browser flags, so each camera needs its own browser. */
export const openCameraBrowsers = ({ playwright, launchOptions, folder, ...surroundings }: Surroundings) => {
  const started: { readonly browser: Browser; readonly closeAll: () => Promise<void> }[] = [];
  const open = async (camera: FakeCamera): Promise<BrowserContext> => {
    const args = [...(launchOptions.args ?? []), ...(await flagsFor(camera, folder))];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const browsers = openBrowsers({ browser, ...surroundings });
    started.push({ browser, closeAll: browsers.closeAll });
    const context = await browsers.open();
    await context.addInitScript(rememberTracks);
    return context;
  };
  const closeAll = async (): Promise<void> => {
    for (const each of started) {
      await each.closeAll();
      await each.browser.close();
    }
  };
  return { open, closeAll };
};
