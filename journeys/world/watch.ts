import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { noticeInPage } from "./notice-in-page.ts";
import type { World } from "./world.ts";

/** A failed response that a story provokes: Chromium logs each as a console error. */
export interface ExpectedFailure {
  readonly path: RegExp;
  /** `offline`: no response at all. */
  readonly status: number | "offline";
}

/** What went wrong in the background: each line fails the story. */
export interface Watch {
  readonly follow: (context: BrowserContext) => Promise<void>;
  readonly expectFailure: (path: RegExp, status: ExpectedFailure["status"]) => void;
  /** A page error that a story provokes and the console repeats. It has to occur. */
  readonly expectFault: (words: string) => void;
  readonly complaints: () => readonly string[];
}

const failedStatus = (text: string): ExpectedFailure["status"] | undefined => {
  if (!text.startsWith("Failed to load resource:")) return undefined;
  const status = /status of (\d{3})/.exec(text)?.[1];
  return status === undefined ? "offline" : Number(status);
};

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

/** The address of a lazy chunk that got no response, which the page reports itself. */
const failedModule = (text: string): string | undefined =>
  /^TypeError: Failed to fetch dynamically imported module: (\S+)/.exec(text)?.[1];

/** A failed response by path and status; anything else as it is. */
const inWords = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()} (${pathOf(url)})`;
};

const isLocal = (address: string, homes: readonly string[]): boolean =>
  !/^https?:|^wss?:/.test(address) || homes.includes(new URL(address).origin);

/** Only these may be requested: the product, its store, the outbox, and the practice partners. */
const homesOf = (world: World) => [
  world.url,
  world.storageOrigin,
  world.outboxUrl,
  world.bankUrl,
  world.taxUrl,
  world.employmentUrl,
  world.telemetryUrl,
  world.rightToRentUrl,
];

/** Monitors every page of the story's browsers. */
export const newWatch = (world: World): Watch => {
  const { outboxUrl } = world;
  const homes = homesOf(world);
  const expected: ExpectedFailure[] = [];
  const found: string[] = [];
  const provoked: string[] = [];
  const isExpected = (address: string, status: ExpectedFailure["status"]) =>
    expected.some((failure) => failure.status === status && failure.path.test(pathOf(address)));
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // An e-mail is shown in a sandboxed frame, in which Playwright cannot run scripts either.
    if (message.text().includes(outboxUrl)) return;
    const status = failedStatus(message.text());
    if (status !== undefined && isExpected(message.location().url, status)) return;
    const chunk = failedModule(message.text());
    if (chunk !== undefined && isExpected(chunk, "offline")) return;
    found.push(inWords(message));
  };
  return {
    follow: async (context) => {
      context.on("console", hear);
      context.on("weberror", (error) => {
        found.push(`page error: ${error.error().stack ?? error.error().message}`);
      });
      context.on("request", (request) => {
        if (!isLocal(request.url(), homes)) found.push(`foreign host: ${request.url()}`);
      });
      await context.addInitScript(noticeInPage);
    },
    expectFailure: (path, status) => {
      expected.push({ path, status });
    },
    expectFault: (words) => {
      provoked.push(words);
    },
    complaints: () => [
      ...found.filter((line) => !provoked.some((words) => line.includes(words))),
      ...provoked
        .filter((words) => !found.some((line) => line.includes(words)))
        .map((words) => `did not happen: ${words}`),
    ],
  };
};
