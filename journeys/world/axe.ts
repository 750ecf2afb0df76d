import { brokenRules, COLOUR_RULES } from "@latchkey/ui/gallery/axe.ts";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Contrast is measured wrongly during colour transitions. */
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

/** Expects no axe violations on the current screen. */
export const checkAxe = (page: Page): Promise<void> => check(page, { type: "tag", values: TAGS });

/** The same, for the rules that depend on the colour scheme. */
export const checkColours = (page: Page): Promise<void> =>
  check(page, { type: "rule", values: COLOUR_RULES });
