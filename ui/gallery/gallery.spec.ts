import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { brokenRules, COLOUR_RULES } from "./axe.ts";
import { nextFrames } from "./next-frames.ts";
import { openBlock, openExample } from "./open-example.ts";

/** Dozens of examples in sequence, on a machine that may be busy. */
const MANY_EXAMPLES_MS = 300_000;

/** So that every worker has its share of the examples. */
const PARTS = [1, 2, 3, 4, 5, 6] as const;

test.describe.configure({ mode: "parallel" });

/** What is looked at in one go. */
interface View {
  readonly name: string;
  readonly open: () => Promise<void>;
}

/**
 * Every example, by the gallery's own list: those that take the whole window by themselves, the others with all of their
 * component. Loading a page costs as much as looking at it.
 */
async function viewsOf(page: Page): Promise<readonly View[]> {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Examples" }).getByRole("link");
  await links.first().waitFor();
  const examples = await links.evaluateAll((all) =>
    all.map((link) => ({ id: link.textContent ?? "", isWhole: link.dataset.whole === "true" })),
  );
  const blocks = new Set(examples.flatMap(({ id, isWhole }) => (isWhole ? [] : [id.split("/")[0] ?? ""])));
  return [
    ...examples
      .filter(({ isWhole }) => isWhole)
      .map(({ id }) => ({ name: id, open: () => openExample(page, id) })),
    ...[...blocks].map((block) => ({ name: block, open: () => openBlock(page, block) })),
  ];
}

/** How many pixels the page, or a dialog over it, is wider than the window. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** An example is not a page: it has no h1 and no landmarks, and beside it the same may stand in another state. */
const every = {
  rules: {
    "page-has-heading-one": { enabled: false },
    region: { enabled: false },
    "landmark-unique": { enabled: false },
  },
};
const colours = { runOnly: { type: "rule" as const, values: COLOUR_RULES } };

const looks = [
  { colorScheme: "light", width: 1280, rules: every },
  { colorScheme: "dark", width: 1280, rules: colours },
  { colorScheme: "light", width: 390, rules: every },
] as const;

async function expectNoViolations(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await nextFrames(page);
    const broken = await brokenRules(page, { ...rules, resultTypes: ["violations"] });
    expect.soft(broken, `${name}: ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** The browser's font-size setting: media queries in rem follow it, but not a font size set in CSS. */
const setTextSize = (devTools: CDPSession, standard: number) =>
  devTools.send("Page.setFontSizes", { fontSizes: { standard } });

async function expectNoOverflow(page: Page, devTools: CDPSession, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await nextFrames(page);
  expect.soft(await horizontalOverflow(page), `${name} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await setTextSize(devTools, 32);
  await nextFrames(page);
  expect.soft(await horizontalOverflow(page), `${name} with text at 200 %`).toBeLessThanOrEqual(0);
  await setTextSize(devTools, 16);
}

for (const part of PARTS) {
  test(`no example has axe violations, light, dark or narrow, or scrolls sideways at 320 px or with text at 200 % (${part} of ${PARTS.length})`, async ({
    page,
  }) => {
    test.setTimeout(MANY_EXAMPLES_MS);
    const views = (await viewsOf(page)).filter((_view, index) => index % PARTS.length === part - 1);
    expect(views.length).toBeGreaterThan(3);
    const devTools = await page.context().newCDPSession(page);
    for (const { name, open } of views) {
      await open();
      await expectNoViolations(page, name);
      await expectNoOverflow(page, devTools, name);
    }
  });
}

test("the dot of a pill stays round where a narrow card wraps its words", async ({ page }) => {
  await openBlock(page, "section-card");
  await page.setViewportSize({ width: 390, height: 800 });
  await setTextSize(await page.context().newCDPSession(page), 32);
  await nextFrames(page);
  const dots = await page.locator(".pill__dot").evaluateAll((all) =>
    all.map((dot) => {
      const { width, height } = dot.getBoundingClientRect();
      return width / height;
    }),
  );
  expect(dots.length).toBeGreaterThan(1);
  for (const ratio of dots) expect(ratio).toBeCloseTo(1, 2);
});
