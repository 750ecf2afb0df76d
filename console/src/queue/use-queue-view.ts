import { useLocation, useNavigate } from "react-router";
import { type Searched, searchedIn } from "../desk/searched-in.ts";
import { useTypedSearch } from "../desk/use-typed-search.ts";
import { type QueueOrder, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";

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

const shownView = (query: string, state: unknown): ShownView => {
  const parameters = new URLSearchParams(query);
  return {
    view: viewIn(parameters.get("view")),
    order: orderIn(parameters.get("order")),
    search: searchedIn(state),
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
  const go = (next: ShownView, { replace = false } = {}) =>
    void navigate(
      { search: viewQuery(next) },
      { replace, state: { search: next.search } satisfies Searched },
    );
  const { stop, ...box } = useTypedSearch(shown.search, (words) =>
    go({ ...shown, search: words, after: undefined }, { replace: true }),
  );

  return {
    shown,
    ...box,
    choose: (view: QueueView) => {
      stop();
      go({ ...shown, view, search: box.typed.trim(), after: undefined });
    },
    sortBy: (order: QueueOrder) => {
      stop();
      go({ ...shown, order, search: box.typed.trim(), after: undefined });
    },
  };
};

export type QueueViewState = ReturnType<typeof useQueueView>;
