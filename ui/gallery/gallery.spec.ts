import { expect, type Page, test } from "@playwright/test";
import { brokenRules, COLOUR_RULES } from "./axe.ts";
import { openExample } from "./open-example.ts";

/** More than a hundred examples in sequence, on a machine that may be busy. */
const EVERY_EXAMPLE_MS = 600_000;

test.describe.configure({ mode: "parallel" });

/** The ids of all examples, from the gallery's own list. */
async function exampleIds(page: Page): Promise<readonly string[]> {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Examples" }).getByRole("link");
  await links.first().waitFor();
  return links.allInnerTexts();
}

/** How many pixels the page, or a dialog over it, is wider than the window. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** An example is not a page: it has no h1 and no landmarks. */
const every = { rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } } };
const colours = { runOnly: { type: "rule" as const, values: COLOUR_RULES } };

const looks = [
  { colorScheme: "light", width: 1280, rules: every },
  { colorScheme: "dark", width: 1280, rules: colours },
  { colorScheme: "light", width: 390, rules: every },
] as const;

for (const { colorScheme, width, rules } of looks) {
  test(`every example is free of axe violations: ${colorScheme}, ${width} px`, async ({ page }) => {
    test.setTimeout(EVERY_EXAMPLE_MS);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const id of await exampleIds(page)) {
      await openExample(page, id);
      const broken = await brokenRules(page, { ...rules, resultTypes: ["violations"] });
      expect.soft(broken, id).toEqual([]);
    }
  });
}

test("no example scrolls sideways at 320 px", async ({ page }) => {
  test.setTimeout(EVERY_EXAMPLE_MS);
  const ids = await exampleIds(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ids) {
    await openExample(page, id);
    expect.soft(await horizontalOverflow(page), id).toBeLessThanOrEqual(0);
  }
});

test("no example scrolls sideways with text at 200 % on a phone", async ({ page }) => {
  test.setTimeout(EVERY_EXAMPLE_MS);
  const ids = await exampleIds(page);
  await page.setViewportSize({ width: 390, height: 800 });
  // The browser's font-size setting: media queries in rem follow it, but not a font size set in CSS.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const id of ids) {
    await openExample(page, id);
    expect.soft(await horizontalOverflow(page), id).toBeLessThanOrEqual(0);
  }
});
