import { useEffect, useRef } from "react";

/**
 * When what had the focus goes away with what was done by it, the page's title takes it: otherwise the keyboard
 * and a screen reader would be nowhere. For the component that is drawn again by what is done on its page.
 */
export const useKeptFocus = (): void => {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (!isLost || !(last.current instanceof Element) || last.current.isConnected) return;
    last.current = null;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  });
};
