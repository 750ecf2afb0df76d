import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface BrokenRule {
  readonly rule: string;
  /** The elements that break it. */
  readonly at: readonly string[];
}

/** In the dark only the colours are others: these are the rules that look at colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The rules of access that are broken on what the page shows now. axe is read once per document, and runs as one piece:
 * its other mode opens a blank page for every result, which costs as much again. Frames are not looked into.
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
