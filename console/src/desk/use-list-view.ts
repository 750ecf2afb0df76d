import {
  type CaseFilters,
  caseFilterNames,
  caseFiltersIn,
  soundCaseFilters,
} from "@latchkey/domain/review/case-filters.ts";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The search starts after this pause in typing. */
const SEARCH_WAITS_MS = 300;

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

/** The state of an entry in the history. */
interface Searched {
  readonly search: string;
}

const searchIn = (state: unknown): string => {
  const { search } = objectIn(state);
  return typeof search === "string" ? search : "";
};

const shownIn = <Own extends object>(
  { read }: OwnView<Own>,
  query: string,
  state: unknown,
): ListView & Own => {
  const parameters = new URLSearchParams(query);
  return {
    ...read(parameters),
    filters: caseFiltersIn((name) => parameters.get(name)),
    search: searchIn(state),
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
  /** From its first page on, as a new entry of the history. */
  readonly change: (changed: Partial<Own & Pick<ListView, "filters">>) => void;
}

export const useListView = <Own extends object>(own: OwnView<Own>): ListState<Own> => {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(own, query, state);
  const [typed, setTyped] = useState(shown.search);
  const asked = useRef(shown.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (next: ListView & Own, { replace = false } = {}) =>
    void navigate(
      { search: queryOf(own, next) },
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
    only: soundCaseFilters(shown.filters),
    typed,
    type: (words) => {
      setTyped(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(words.trim()), SEARCH_WAITS_MS);
    },
    searchNow: () => searchFor(typed.trim()),
    clearSearch: () => {
      setTyped("");
      searchFor("");
    },
    change: (changed) => {
      clearTimeout(timer.current);
      go({ ...shown, ...changed, search: typed.trim(), after: undefined });
    },
  };
};
