import type { Page } from "@playwright/test";

/** Waits until components follow the media queries that have changed. With reduced motion no colour takes time to change. */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
