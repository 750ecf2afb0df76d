import {
  type CaseFilters,
  caseFilterNames,
  caseFiltersIn,
  soundCaseFilters,
} from "@latchkey/domain/review/case-filters.ts";
import { type Searched, searchedIn } from "@latchkey/members/lists/searched-in.ts";
import { useTypedSearch } from "@latchkey/members/lists/use-typed-search.ts";
import { useLocation, useNavigate } from "react-router";

/**
 * A list as the address and its history entry hold it: both survive a reload and the way back from a row. Searched words
 * are names of people, so that the address leaves them out.
 */
interface ListView {
  readonly filters: CaseFilters;
  readonly search: string;
  /** The cursor of the page; undefined on the first one. */
  readonly after: string | undefined;
}

/** A list's own part of the address. */
interface OwnView<Own> {
  readonly read: (parameters: URLSearchParams) => Own;
  readonly write: (own: Own, parameters: URLSearchParams) => void;
}

const shownIn = <Own extends object>(
  { read }: OwnView<Own>,
  query: string,
  state: unknown,
): ListView & Own => {
  const parameters = new URLSearchParams(query);
  return {
    ...read(parameters),
    filters: caseFiltersIn((name) => parameters.get(name)),
    search: searchedIn(state),
    after: parameters.get("after") ?? undefined,
  };
};

/** The query of an address, with its `?`; empty for the plain list. */
const queryOf = <Own extends object>({ write }: OwnView<Own>, view: ListView & Own): string => {
  const parameters = new URLSearchParams();
  write(view, parameters);
  for (const name of caseFilterNames) if (view.filters[name]) parameters.set(name, view.filters[name]);
  if (view.after) parameters.set("after", view.after);
  const query = parameters.toString();
  return query && `?${query}`;
};

export interface ListState<Own extends object> {
  readonly shown: ListView & Own;
  /** As the server takes them. */
  readonly only: CaseFilters;
  readonly typed: string;
  readonly type: (words: string) => void;
  readonly searchNow: () => void;
  readonly clearSearch: () => void;
  /** The changed list starts at its first page, as a new entry of the history. */
  readonly change: (changed: Partial<Own & Pick<ListView, "filters">>) => void;
}

export const useListView = <Own extends object>(own: OwnView<Own>): ListState<Own> => {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(own, query, state);
  const go = (next: ListView & Own, { replace = false } = {}) =>
    void navigate(
      { search: queryOf(own, next) },
      { replace, state: { search: next.search } satisfies Searched },
    );
  const { stop, ...box } = useTypedSearch(shown.search, (words) =>
    go({ ...shown, search: words, after: undefined }, { replace: true }),
  );
  return {
    shown,
    only: soundCaseFilters(shown.filters),
    ...box,
    change: (changed) => {
      stop();
      go({ ...shown, ...changed, search: box.typed.trim(), after: undefined });
    },
  };
};
