import { focusHeading } from "@latchkey/browser/routing/focus-heading.ts";
import { useEffect, useRef } from "react";

/**
 * When one page of a step takes the place of another, its title takes the focus, and is in sight: the button that was pressed
 * may have been far below it. @param shown which one is there
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
