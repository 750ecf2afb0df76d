import { useLayoutEffect } from "react";

export const PRODUCT = "Latchkey";

export const documentTitle = (title: string): string => `${title} – ${PRODUCT}`;

/**
 * Sets the page title, for the browser tab and screen readers. It changes in the same commit as the heading: an effect
 * that runs after the paint would let a screen reader announce the new page by the title of the old one.
 */
export const usePageTitle = (title: string): void => {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};

/** For a page that stands in the place of another until a retry: its end brings the former title back. */
export const usePassingTitle = (title: string): void => {
  useLayoutEffect(() => {
    const former = document.title;
    const own = documentTitle(title);
    document.title = own;
    return () => {
      if (document.title === own) document.title = former;
    };
  }, [title]);
};
