import { focusHeading } from "@latchkey/browser/routing/focus-heading.ts";
import { useEffect, useRef } from "react";

/**
 * When one page of a step replaces another, its title takes the focus and is scrolled into view: the pressed button may
 * have been far below it.
 * @param shown identifies the page
 */
export const useTitleFocus = (shown: boolean): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [shown]);
};
