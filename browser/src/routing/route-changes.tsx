import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { analytics } from "../analytics/analytics.ts";
import { focusHeading } from "./focus-heading.ts";

interface RouteChangesProps {
  readonly pageName: (pathname: string) => string;
}

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
