import { expect, type Locator, type Page } from "@playwright/test";

const MOST_PRESSES = 40;

/**
 * Whether the focus is visible: a ring on the focused element or its proxy (the card of a radio button, what a button
 * draws over its card, or the group of a field and its sign), inside the window and not covered by anything sticky.
 */
export const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // After the last tab stop comes the browser's own UI, then the first again.
    if (focused === document.body) return true;
    if (!(focused instanceof HTMLElement)) return false;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const shown = [focused, focused.nextElementSibling, label].filter(
      (element) => element instanceof HTMLElement,
    );
    // A field with a sign in front has one ring around both.
    const group = focused.closest(".input-group");
    const styles = [
      ...[...shown, ...(group ? [group] : [])].map((element) => getComputedStyle(element)),
      getComputedStyle(focused, "::after"),
    ];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none",
    );
    // A link may wrap: the area between its boxes is not part of it.
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const at = document.elementFromPoint(x, y);
    const isUncovered = shown.some((element) => element.contains(at) || at?.contains(element));
    return hasRing && isUncovered;
  });

/** Presses Tab until the element has focus, checking that the focus is visible at every stop. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect(await isFocusVisible(page), `the focus can be seen: ${where}`).toBe(true);
  }
  throw new Error("The keyboard does not get there");
};

export const pressOn = async (page: Page, target: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
