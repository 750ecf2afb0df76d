import { useEffect, useRef } from "react";

/**
 * When the focused element disappears with its action, the page's title takes the focus, so that keyboard and screen
 * reader keep their place. It belongs in the component that renders again after the action.
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
