import { isSearchable, searchText } from "@latchkey/domain/addresses/search-text.ts";
import type { AddressRow } from "@latchkey/ui/address-search/use-result-list.ts";
import { useEffect, useRef, useState } from "react";

const MOST_LISTED = 30;

interface Results {
  readonly query: string;
  readonly rows: readonly AddressRow[];
  readonly group?: AddressRow;
  readonly outer?: Results;
}

type Outcome = Results | "failed" | undefined;

interface AddressSearchOptions<Found> {
  /** Delay between the last key and a search. */
  readonly waitMs: number;
  readonly find: (query: string, container: string | null) => Promise<readonly AddressRow[] | undefined>;
  readonly retrieve: (id: string, query: string) => Promise<Found | undefined>;
  readonly onFound: (found: Found) => void;
}

const isList = (outcome: Outcome): outcome is Results => outcome !== undefined && outcome !== "failed";

/** Searches after a pause in typing, from three characters on; only the last search counts. */
export const useAddressSearch = <Found>(options: AddressSearchOptions<Found>) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSearching, setSearching] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = (): (() => boolean) => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    return () => mine === turn.current;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      turn.current += 1;
    },
    [],
  );

  const conclude = (found: Outcome): void => {
    setSearching(false);
    setOutcome(found);
  };

  const find = async (query: string, outer?: Results, group?: AddressRow): Promise<void> => {
    const isLast = begin();
    setSearching(true);
    const rows = await options.find(query, group?.id ?? null);
    if (!isLast()) return;
    conclude(rows ? { query, rows, ...(group && outer && { group, outer }) } : "failed");
  };

  const retrieve = async (id: string, query: string): Promise<void> => {
    const isLast = begin();
    setSearching(true);
    const found = await options.retrieve(id, query);
    if (!isLast()) return;
    conclude(found === undefined ? "failed" : undefined);
    if (found !== undefined) options.onFound(found);
  };

  const list = isList(outcome) ? outcome : undefined;
  const { rows = [], group } = list ?? {};
  const listed = rows.reduce((sum, { count }) => sum + count, 0);

  return {
    rows,
    group,
    isSearching,
    hasFailed: outcome === "failed",
    isNothing: list !== undefined && rows.length === 0,
    /** More results exist than are listed. */
    isCut: rows.length >= MOST_LISTED || (group !== undefined && group.count > listed),
    type: (typed: string): void => {
      const query = searchText(typed);
      begin();
      setSearching(false);
      if (query === list?.query && !group) return;
      if (!isSearchable(query)) {
        setOutcome(undefined);
        return;
      }
      timer.current = setTimeout(() => void find(query), options.waitMs);
    },
    searchNow: (typed: string): void => {
      const query = searchText(typed);
      if (isSearchable(query) && query !== list?.query) void find(query);
    },
    choose: (row: AddressRow): void => {
      if (!list) return;
      if (row.kind === "GROUP") void find(list.query, list, row);
      else void retrieve(row.id, list.query);
    },
    back: (): void => {
      begin();
      if (list?.outer) conclude(list.outer);
    },
  };
};
