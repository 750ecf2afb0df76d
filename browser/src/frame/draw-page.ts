import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

const isTranslated = (root: HTMLElement): boolean => root.querySelector("font") !== null;

const typed = new Map<string, string>();

/** @returns what was typed into this field before the page was drawn anew; "" if nothing was, or if it was hydrated */
export const typedIntoTranslated = (field: string): string => typed.get(field) ?? "";

/** Hydrates a prerendered page. Draws it if there is none, and if a translator has changed it before the script came. */
export const drawPage = (root: HTMLElement, page: ReactNode, isPrerendered: boolean): void => {
  if (isPrerendered && !isTranslated(root)) {
    hydrateRoot(root, page);
    return;
  }
  for (const { name, value } of root.querySelectorAll("input")) typed.set(name, value);
  createRoot(root).render(page);
};
