import type { Page } from "@playwright/test";

/** How many pixels the page, or a dialog over it, is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
