import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { brokenRules, COLOUR_RULES } from "./axe.ts";
import { nextFrames } from "./next-frames.ts";
import { openExample } from "./open-example.ts";

/** Dozens of examples in sequence, on a machine that may be busy. */
const MANY_EXAMPLES_MS = 300_000;

/** So that every worker has its share of the examples. */
const PARTS = [1, 2, 3, 4, 5, 6] as const;

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

async function expectNoViolations(page: Page, id: string): Promise<void> {
  for (const { colorScheme, width, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await nextFrames(page);
    const broken = await brokenRules(page, { ...rules, resultTypes: ["violations"] });
    expect.soft(broken, `${id}: ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** The browser's font-size setting: media queries in rem follow it, but not a font size set in CSS. */
const setTextSize = (devTools: CDPSession, standard: number) =>
  devTools.send("Page.setFontSizes", { fontSizes: { standard } });

async function expectNoOverflow(page: Page, devTools: CDPSession, id: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await nextFrames(page);
  expect.soft(await horizontalOverflow(page), `${id} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await setTextSize(devTools, 32);
  await nextFrames(page);
  expect.soft(await horizontalOverflow(page), `${id} with text at 200 %`).toBeLessThanOrEqual(0);
  await setTextSize(devTools, 16);
}

// Each example is opened once: loading it costs as much as looking at it.
for (const part of PARTS) {
  test(`no example has axe violations, light, dark or narrow, or scrolls sideways at 320 px or with text at 200 % (${part} of ${PARTS.length})`, async ({
    page,
  }) => {
    test.setTimeout(MANY_EXAMPLES_MS);
    const ids = (await exampleIds(page)).filter((_id, index) => index % PARTS.length === part - 1);
    const devTools = await page.context().newCDPSession(page);
    for (const id of ids) {
      await openExample(page, id);
      await expectNoViolations(page, id);
      await expectNoOverflow(page, devTools, id);
    }
  });
}
