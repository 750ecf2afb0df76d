import type { Page } from "@playwright/test";

interface BrokenWords {
  /** At a soft hyphen, which then is seen. */
  readonly hyphenated: readonly string[];
  /** Anywhere, without a hyphen. */
  readonly cut: readonly string[];
}

/** The words that the page breaks across lines, in a browser that knows of no language where its words break. */
export const brokenWords = (page: Page): Promise<BrokenWords> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) element.style.hyphens = "manual";
    const isBroken = (text: Text, start: number, end: number): boolean => {
      const topOf = (at: number, rect: 0 | -1) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return Math.round([...letter.getClientRects()].at(rect)?.top ?? 0);
      };
      // The hyphen itself, at the end of the line before, counts as part of the letter behind it.
      return topOf(start, -1) !== topOf(end - 1, 0);
    };
    // The address of a mailbox or a page has no words to keep whole.
    const addressesIn = (words: string) =>
      [...words.matchAll(/\S*(?:@|:\/\/)\S*/g)].map(
        ({ 0: address, index }) => [index, index + address.length] as const,
      );
    const broken = { hyphenated: [] as string[], cut: [] as string[] };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // What is for screen readers alone is drawn in a pixel.
      if (text.parentElement?.clientWidth === 1) continue;
      const addresses = addressesIn(text.data);
      for (const { 0: word, index } of text.data.matchAll(/\p{L}[\p{L}\u00ad]*/gu)) {
        if (addresses.some(([from, to]) => from <= index && index < to)) continue;
        if (!isBroken(text, index, index + word.length)) continue;
        const parts = [...word.matchAll(/\p{L}+/gu)].map(({ 0: part, index: at }) => [at, at + part.length]);
        const isCut = parts.some(([from = 0, to = 0]) => isBroken(text, index + from, index + to));
        broken[isCut ? "cut" : "hyphenated"].push(word.replaceAll("\u00ad", ""));
      }
    }
    return broken;
  });
