/** Somebody who is filling in a field already has arrived: nothing takes them away from it. */
const isFilledIn = (): boolean =>
  document.activeElement?.matches("main input, main textarea, main select") ?? false;

/** Focuses the page's heading now, or when it appears: a page may still be loading. @returns how to stop waiting */
export const focusHeading = (): (() => void) | undefined => {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    if (isFilledIn()) return true;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return undefined;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
