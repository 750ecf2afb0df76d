import type { Page } from "@playwright/test";
import { type Figure, percentile } from "./support/figures.ts";
import { inFolder } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";
import { signInWith } from "./support/sign-in-with.ts";
import { newPhone, openBrowser, slowDown } from "./support/slow-browser.ts";

/** On a slow phone: how long after Continue the next step is painted, beyond the time that the request itself takes. */

const STEPS = 40;
const MOST_MS = 50;

interface Continued {
  /** milliseconds from the press to the paint */
  readonly whole: number;
  /** of which the request took so many */
  readonly request: number;
}

/** Presses a button by its text, and waits until another heading was painted. */
const press = (page: Page, text: string): Promise<Continued> =>
  page.evaluate(async (wanted) => {
    const heading = () => document.querySelector("main h1")?.textContent ?? "";
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent?.trim() === wanted,
    );
    if (!button) throw new Error(`There is no button ${wanted}`);
    const before = heading();
    performance.clearResourceTimings();
    const start = performance.now();
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (heading() === "" || heading() === before) return;
        observer.disconnect();
        // After the next frame it is on the screen.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    button.click();
    const whole = (await painted) - start;
    const sent = performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname === "/graphql");
    return { whole, request: sent.reduce((sum, { duration }) => sum + duration, 0) };
  }, text);

export const steps = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const product = await openProduct(folder);
    const browser = await openBrowser();
    try {
      const phone = await newPhone(browser);
      await signInWith(phone, product, product.url);
      const page = await phone.newPage();
      await slowDown(page);
      // tsx wraps named functions in a helper of its own, which the page lacks.
      await page.addInitScript("globalThis.__name = (value) => value;");
      await page.goto(`${product.url}/questions/identity/name`);
      await page.getByRole("textbox", { name: "First name" }).fill("Amara");
      await page.getByRole("textbox", { name: "Last name" }).fill("Okafor");
      const continued: Continued[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        continued.push(await press(page, "Continue"));
        await press(page, "Back");
      }
      const beyond = continued.map(({ whole, request }) => whole - request);
      return [
        {
          name: "Continue, painted after the response, p95",
          value: percentile(beyond, 0.95),
          unit: "ms",
          most: MOST_MS,
        },
        {
          name: "Continue, painted after the press, p95",
          value: percentile(
            continued.map(({ whole }) => whole),
            0.95,
          ),
          unit: "ms",
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  });
