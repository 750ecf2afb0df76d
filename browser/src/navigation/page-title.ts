import { useEffect } from "react";

export const PRODUCT = "Latchkey";

export const documentTitle = (title: string): string => `${title} – ${PRODUCT}`;

/** Names the page in the browser's tab and to screen readers. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
