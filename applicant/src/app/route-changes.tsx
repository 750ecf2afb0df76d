import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { analytics } from "./analytics.ts";
import { focusHeading } from "./focus-heading.ts";

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
