import { brokenRules, COLOUR_RULES } from "@latchkey/ui/gallery/axe.ts";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Colours on the way to others are measured wrongly. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return end === undefined || Number.isFinite(Number(end));
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

const check = async (page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<void> => {
  await settled(page);
  const broken = await brokenRules(page, { runOnly, resultTypes: ["violations"] });
  expect(broken, `nothing at ${new URL(page.url()).pathname} is closed to anybody`).toEqual([]);
};

/** No rule of access is broken on what is shown now. */
export const checkAxe = (page: Page): Promise<void> => check(page, { type: "tag", values: TAGS });

/** The same for what another colour scheme can break. */
export const checkColours = (page: Page): Promise<void> =>
  check(page, { type: "rule", values: COLOUR_RULES });
