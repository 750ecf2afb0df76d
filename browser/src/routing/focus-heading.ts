/** Never move the focus away from a field that somebody is already filling in. */
const isFilledIn = (): boolean =>
  document.activeElement?.matches("main input, main textarea, main select") ?? false;

/** Headings that took focus, with their text: in a wizard both the step and its URL announce the change. */
const announced = new WeakMap<HTMLElement, string | null>();

/** Focuses the page's heading once, now or once it appears, because the page may still be loading. @returns a function that stops waiting */
export const focusHeading = (): (() => void) | undefined => {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    if (isFilledIn()) return true;
    // Perhaps the old page's heading, while the new page is still loading.
    if (announced.get(heading) === heading.textContent) return false;
    announced.set(heading, heading.textContent);
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return undefined;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
