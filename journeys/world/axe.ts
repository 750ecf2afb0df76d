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

type RunOnly = NonNullable<Parameters<typeof brokenRules>[1]["runOnly"]>;

type Findings = ReturnType<typeof brokenRules>;

const find = async (page: Page, runOnly: RunOnly): Findings => {
  await settled(page);
  return brokenRules(page, { runOnly, resultTypes: ["violations"] });
};

/** The axe violations on the current screen, for who looks at many and wants to know all of them. */
export const axeFindings = (page: Page): Findings => find(page, { type: "tag", values: TAGS });

/** The same without contrast, which takes half of the time and is the same in every language. */
export const axeFindingsInWords = async (page: Page): Findings => {
  await settled(page);
  const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  return brokenRules(page, { runOnly: { type: "tag", values: TAGS }, rules, resultTypes: ["violations"] });
};

const check = async (page: Page, findings: Findings): Promise<void> => {
  expect(await findings, `nothing at ${new URL(page.url()).pathname} is closed to anybody`).toEqual([]);
};

/** Expects no axe violations on the current screen. */
export const checkAxe = (page: Page): Promise<void> => check(page, axeFindings(page));

/** The same, for the rules that depend on the colour scheme. */
export const checkColours = (page: Page): Promise<void> =>
  check(page, find(page, { type: "rule", values: COLOUR_RULES }));
