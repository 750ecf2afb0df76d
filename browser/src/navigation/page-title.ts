import { useEffect } from "react";

export const PRODUCT = "Latchkey";

export const documentTitle = (title: string): string => `${title} – ${PRODUCT}`;

/** Sets the page title, for the browser tab and screen readers. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
