import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { noticeInPage } from "./notice-in-page.ts";
import type { World } from "./world.ts";

/** An answer of the server that a story provokes: Chromium logs every one of them as a console error. */
export interface ExpectedFailure {
  readonly path: RegExp;
  /** `offline`: no answer at all. */
  readonly status: number | "offline";
}

/** What went wrong beside the story: each line fails it. */
export interface Watch {
  readonly follow: (context: BrowserContext) => Promise<void>;
  readonly expectFailure: (path: RegExp, status: ExpectedFailure["status"]) => void;
  /** A fault of the page that a story provokes: the console repeats it. It has to happen. */
  readonly expectFault: (words: string) => void;
  readonly complaints: () => readonly string[];
}

const failedStatus = (text: string): ExpectedFailure["status"] | undefined => {
  if (!text.startsWith("Failed to load resource:")) return undefined;
  const status = /status of (\d{3})/.exec(text)?.[1];
  return status === undefined ? "offline" : Number(status);
};

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

/** An answer that failed, by path and status; anything else in its own words. */
const inWords = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()} (${pathOf(url)})`;
};

const isLocal = (address: string, homes: readonly string[]): boolean =>
  !/^https?:|^wss?:/.test(address) || homes.includes(new URL(address).origin);

type Homes = Pick<World, "url" | "outboxUrl" | "storageOrigin">;

/** Follows every page of the story's browsers; no origin may be asked but the product's, its store's and the mailbox's. */
export const newWatch = ({ url, outboxUrl, storageOrigin }: Homes): Watch => {
  const expected: ExpectedFailure[] = [];
  const found: string[] = [];
  const provoked: string[] = [];
  const isExpected = (address: string, status: ExpectedFailure["status"]) =>
    expected.some((failure) => failure.status === status && failure.path.test(pathOf(address)));
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // A letter stands in a frame without rights, in which Playwright cannot run its own scripts either.
    if (message.text().includes(outboxUrl)) return;
    const status = failedStatus(message.text());
    if (status !== undefined && isExpected(message.location().url, status)) return;
    found.push(inWords(message));
  };
  return {
    follow: async (context) => {
      context.on("console", hear);
      context.on("weberror", (error) => {
        found.push(`page error: ${error.error().stack ?? error.error().message}`);
      });
      context.on("request", (request) => {
        if (!isLocal(request.url(), [url, storageOrigin, outboxUrl]))
          found.push(`foreign host: ${request.url()}`);
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
