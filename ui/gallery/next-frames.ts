import type { Page } from "@playwright/test";

/**
 * Waits until components follow the media queries that have changed: for the next frames, and for the transitions that
 * begin there. Even with reduced motion a colour takes a frame or two, more on a busy machine.
 */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
