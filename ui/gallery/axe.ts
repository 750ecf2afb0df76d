import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface BrokenRule {
  readonly rule: string;
  /** The elements that violate it. */
  readonly at: readonly string[];
}

/** Dark mode changes only colours: these are the rules about colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The axe violations on the current page. axe is injected once per document and runs in one go: its other mode opens a
 * blank page for every result, which doubles the cost. Frames are not checked.
 */
export async function brokenRules(page: Page, options: RunOptions): Promise<readonly BrokenRule[]> {
  if (page.frames().length > 1) throw new Error("There is a frame in this page, which axe would not see");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: injected } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await injected.run(document, given);
    return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ html }) => html) }));
  }, options);
}
