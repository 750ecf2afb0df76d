import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type QueueOrder, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";

/** The search starts after this pause in typing. */
const SEARCH_WAITS_MS = 300;

/**
 * The view as the address and its history entry hold it: both survive a reload and the way back from a
 * case. Searched words are names of people, so that the address leaves them out.
 */
export interface ShownView {
  readonly view: QueueView;
  readonly order: QueueOrder;
  readonly search: string;
  /** The cursor of the page; undefined on the first one. */
  readonly after: string | undefined;
}

const viewIn = (name: string | null): QueueView =>
  queueViews.find((view) => view === name?.toUpperCase()) ?? "OPEN";

const orderIn = (name: string | null): QueueOrder =>
  queueOrders.find((order) => order === name?.toUpperCase()) ?? "WAIT";

/** The state of an entry in the history. */
interface Searched {
  readonly search: string;
}

const searchIn = (state: unknown): string => {
  const { search } = objectIn(state);
  return typeof search === "string" ? search : "";
};

const shownView = (query: string, state: unknown): ShownView => {
  const parameters = new URLSearchParams(query);
  return {
    view: viewIn(parameters.get("view")),
    order: orderIn(parameters.get("order")),
    search: searchIn(state),
    after: parameters.get("after") ?? undefined,
  };
};

/** The query of an address, with its `?`; empty for the plain queue. */
const viewQuery = ({ view, order, after }: ShownView): string => {
  const parameters = new URLSearchParams();
  if (view !== "OPEN") parameters.set("view", view.toLowerCase());
  if (order !== "WAIT") parameters.set("order", order.toLowerCase());
  if (after) parameters.set("after", after);
  const query = parameters.toString();
  return query && `?${query}`;
};

export const useQueueView = () => {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownView(query, state);
  const [typed, setTyped] = useState(shown.search);
  const asked = useRef(shown.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (next: ShownView, { replace = false } = {}) =>
    void navigate(
      { search: viewQuery(next) },
      { replace, state: { search: next.search } satisfies Searched },
    );
  const searchFor = (words: string) => {
    clearTimeout(timer.current);
    asked.current = words;
    go({ ...shown, search: words, after: undefined }, { replace: true });
  };
  // A word that was typed for this page must not change the next one.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The entry has changed without the field: by Back, or by a view that clears the search.
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
      go({ ...shown, view, search: typed.trim(), after: undefined });
    },
    sortBy: (order: QueueOrder) => {
      clearTimeout(timer.current);
      go({ ...shown, order, search: typed.trim(), after: undefined });
    },
  };
};

export type QueueViewState = ReturnType<typeof useQueueView>;
