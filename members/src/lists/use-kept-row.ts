import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { keptPlaceIn } from "./kept-place.ts";

/** The focus is nowhere, or on the title, which takes it when the page is shown. */
const isFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.matches("main h1");

/** On the way back to a list the row that was opened is in view and has the focus, once it is there. */
export const useKeptRow = (ids: readonly string[]): void => {
  const { key, state } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const { row } = keptPlaceIn(state);
    if (row === undefined || shown.current === key || !ids.includes(row)) return;
    shown.current = key;
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
    if (!link || !isFree(document)) return;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: "center" });
  });
};
