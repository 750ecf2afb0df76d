import { useShortcuts } from "../shortcuts/use-shortcuts.ts";

const LINKS = "[data-row]";

/** Moves the focus among the links of the page's list; from elsewhere, to the link that Tab would reach. */
const move = (by: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  const entry = links.find(({ tabIndex }) => tabIndex === 0) ?? links[0];
  const next = from < 0 ? entry : links[from + by];
  next?.focus();
};

interface RowWords {
  readonly next: string;
  readonly previous: string;
  readonly open: string;
}

/** The keys of a list whose links have `useRovingLinks`. They work before the focus is in the list. */
export const useRowKeys = ({ next, previous, open }: RowWords): void =>
  useShortcuts([
    { keys: "j", label: next, run: () => move(1) },
    { keys: "k", label: previous, run: () => move(-1) },
    { keys: "arrowdown", label: next, run: () => move(1) },
    { keys: "arrowup", label: previous, run: () => move(-1) },
    // The focused link does this by itself; it is listed with the others.
    { keys: "↵", label: open, run: () => undefined },
  ]);
