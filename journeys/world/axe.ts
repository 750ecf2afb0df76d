import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Colours on the way to others are measured wrongly. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return end === undefined || Number.isFinite(Number(end));
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** No rule of access is broken on what is shown now. */
export const checkAxe = async (page: Page): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ html }) => html),
  }));
  expect(found, `nothing at ${new URL(page.url()).pathname} is closed to anybody`).toEqual([]);
};
