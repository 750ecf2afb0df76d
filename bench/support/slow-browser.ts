import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../journeys/world/chromium.ts";

/** A phone on slow 4G with a processor four times slower, and nothing in its cache. */

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const SILENCE_MS = 2_000;
const LOOK_EVERY_MS = 100;

export interface PageLoad {
  /** milliseconds to the largest contentful paint */
  readonly lcp: number;
  readonly kilobytes: number;
  readonly requests: number;
}

const OBSERVE = `window.paints = []; new PerformanceObserver((list) => { for (const entry of list.getEntries())
  window.paints.push(entry.startTime); }).observe({ type: "largest-contentful-paint", buffered: true });`;

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};

export const slowDown = async (page: Page): Promise<void> =>
  throttle(await page.context().newCDPSession(page));

/** Loads a page until the network has been silent for two seconds. */
export const loadSlowly = async (context: BrowserContext, url: string): Promise<PageLoad> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  const running = new Set<string>();
  let lastHeard = performance.now();
  const heard = () => {
    lastHeard = performance.now();
  };
  const end = (id: string) => {
    running.delete(id);
    heard();
  };
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    requests += 1;
    running.add(requestId);
    heard();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await throttle(session);
  await page.addInitScript(OBSERVE);
  await page.goto(url);
  while (running.size > 0 || performance.now() - lastHeard < SILENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  const lcp = await page.evaluate<number>("window.paints.at(-1)");
  await page.close();
  return { lcp, kilobytes: bytes / 1_000, requests };
};

export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
