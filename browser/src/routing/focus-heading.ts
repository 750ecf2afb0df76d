const isFilledIn = (): boolean =>
  document.activeElement?.matches("main input, main textarea, main select") ?? false;

/** Headings that took focus, with their text: in a wizard both the step and its URL announce the change. */
const announced = new WeakMap<HTMLElement, string | null>();

/** @returns the focused heading; null while a field is being filled in; undefined if there is no heading yet */
const focusNow = (): HTMLElement | null | undefined => {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return undefined;
  if (isFilledIn()) return null;
  if (announced.get(heading) === heading.textContent) return undefined;
  announced.set(heading, heading.textContent);
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
};

/**
 * Focuses the page's heading, now or once it appears, because the page may still be loading. If the heading disappears
 * with the focus, it belonged to the old page, and the new page's takes it.
 * @returns a function that stops waiting
 */
export const focusHeading = (): (() => void) => {
  let focused = focusNow();
  const observer = new MutationObserver(() => {
    if (focused?.isConnected) return;
    const { activeElement, body } = document;
    const isElsewhere = focused !== undefined && activeElement !== null && activeElement !== body;
    const now = isElsewhere ? null : focusNow();
    if (now === null) observer.disconnect();
    else focused = now ?? focused;
  });
  if (focused !== null) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
