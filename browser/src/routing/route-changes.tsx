import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { analytics } from "../analytics/analytics.ts";
import { focusHeading } from "./focus-heading.ts";

interface RouteChangesProps {
  /** The path as it is reported: parameters replaced by their names. */
  readonly pageName: (pathname: string) => string;
}

/** Sends a page view per path and focuses the new page's heading, so that a screen reader starts there. */
export function RouteChanges({ pageName }: RouteChangesProps) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    analytics.pageView(pageName(pathname));
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, pageName]);
  return null;
}
