import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { analytics } from "./analytics.ts";

/** A page view per path, and the new page's heading takes the focus, so that a screen reader begins there. */
export function RouteChanges() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    analytics.pageView(pathname);
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
  return null;
}

/** Focuses the heading now, or when it appears: a page may still be loading. */
const focusHeading = (): (() => void) | undefined => {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return undefined;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
