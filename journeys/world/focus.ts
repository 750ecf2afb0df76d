import type { Page } from "@playwright/test";

/**
 * The focused element, if none of it can be seen: outside the window, or behind something that stays in its place. What is
 * drawn for it counts as well: the label of a hidden input, or the card after it. Nothing, while nothing has the focus.
 */
export const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const drawn =
      focused instanceof HTMLInputElement ? [focused.labels?.[0], focused.nextElementSibling] : [];
    const shown = [focused, ...drawn].filter((element) => element instanceof HTMLElement);
    /** In the window; of something that is taller than it, what there is to see. */
    const inWindow = ({ left, right, top, bottom }: DOMRect): readonly (readonly [number, number])[] => {
      const from = [Math.max(0, left), Math.max(0, top)] as const;
      const to = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)] as const;
      const [width, height] = [to[0] - from[0], to[1] - from[1]];
      if (width <= 0 || height <= 0) return [];
      const parts = [0.1, 0.5, 0.9];
      return parts.flatMap((x) => parts.map((y) => [from[0] + width * x, from[1] + height * y] as const));
    };
    const isSeen = (element: HTMLElement): boolean =>
      // A link may wrap: the area between its boxes is not part of it.
      [...element.getClientRects()]
        .flatMap(inWindow)
        .some(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    return shown.some(isSeen) ? undefined : focused.outerHTML.slice(0, 120);
  });
