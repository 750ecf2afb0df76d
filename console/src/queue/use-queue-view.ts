import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type QueueView, queueViews } from "./queue.graphql.ts";

/** How long after the last key a search begins. */
const SEARCH_WAITS_MS = 300;

/** What the address says is shown. It survives a reload, and the way back from a case. */
export interface ShownView {
  readonly view: QueueView;
  readonly search: string;
  /** The cursor of the page; undefined on the first one. */
  readonly after: string | undefined;
}

const viewIn = (name: string | null): QueueView =>
  queueViews.find((view) => view === name?.toUpperCase()) ?? "OPEN";

export const shownView = (query: string): ShownView => {
  const parameters = new URLSearchParams(query);
  return {
    view: viewIn(parameters.get("view")),
    search: parameters.get("search") ?? "",
    after: parameters.get("after") ?? undefined,
  };
};

/** The query of an address, with its `?`; empty for the plain queue. */
export const viewQuery = ({ view, search, after }: ShownView): string => {
  const parameters = new URLSearchParams();
  if (view !== "OPEN") parameters.set("view", view.toLowerCase());
  if (search) parameters.set("search", search);
  if (after) parameters.set("after", after);
  const query = parameters.toString();
  return query && `?${query}`;
};

export const useQueueView = () => {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const shown = shownView(query);
  const [typed, setTyped] = useState(shown.search);
  const asked = useRef(shown.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (next: ShownView, { replace = false } = {}) =>
    void navigate({ search: viewQuery(next) }, { replace });
  const searchFor = (words: string) => {
    clearTimeout(timer.current);
    asked.current = words;
    go({ ...shown, search: words, after: undefined }, { replace: true });
  };
  // A word that was typed for this page must not change the next one.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address has changed without the field: by Back, or by a view that clears the search.
  useEffect(() => {
    if (shown.search === asked.current) return;
    clearTimeout(timer.current);
    asked.current = shown.search;
    setTyped(shown.search);
  }, [shown.search]);

  return {
    shown,
    typed,
    type: (words: string) => {
      setTyped(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(words.trim()), SEARCH_WAITS_MS);
    },
    searchNow: () => searchFor(typed.trim()),
    clearSearch: () => {
      setTyped("");
      searchFor("");
    },
    choose: (view: QueueView) => {
      clearTimeout(timer.current);
      go({ view, search: typed.trim(), after: undefined });
    },
  };
};

export type QueueViewState = ReturnType<typeof useQueueView>;
