import { expect, type Locator } from "@playwright/test";

/**
 * Runs in the page, like the translator of a browser: each text gives way to elements with changed words, and so does each
 * text that comes later. The change is a space without width, which names and texts of stories match.
 */
export const translatesPages = (): void => {
  const SIGN = "\u200b";
  const LEFT = "script, style, textarea, title, font, [translate=no]";
  const texts = (): readonly Text[] => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    return found;
  };
  const translate = (): void => {
    for (const text of texts()) {
      if (!text.data.trim() || text.parentElement?.closest(LEFT)) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `${text.data}${SIGN}`;
      text.replaceWith(outer);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Locators leave out a space without width, so that this reads the text itself. */
export const expectAsTyped = async (shown: Locator, text: string): Promise<void> => {
  expect(await shown.evaluate(({ textContent }) => textContent)).toBe(text);
};
