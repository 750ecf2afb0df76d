import { isSearchable, searchText } from "@latchkey/domain/addresses/search-text.ts";
import type { AddressRow } from "@latchkey/ui/address-search/use-result-list.ts";
import { useEffect, useRef, useState } from "react";

/** What the service lists at once in the UK. */
const MOST_LISTED = 30;

/** A list of results, and the search that it answers. */
interface Results {
  readonly query: string;
  readonly rows: readonly AddressRow[];
  /** The rows are inside of it. */
  readonly group?: AddressRow;
  /** Where the way back leads. */
  readonly outer?: Results;
}

type Outcome = Results | "failed" | undefined;

interface AddressSearchOptions<Found> {
  /** How long after the last key a search begins. */
  readonly waitMs: number;
  /** @returns undefined: no answer came */
  readonly find: (query: string, container: string | null) => Promise<readonly AddressRow[] | undefined>;
  /** What a row stands for. @returns undefined: no answer came */
  readonly retrieve: (id: string, query: string) => Promise<Found | undefined>;
  readonly onFound: (found: Found) => void;
}

const isList = (outcome: Outcome): outcome is Results => outcome !== undefined && outcome !== "failed";

/** Searching while somebody types: after a pause, from three characters on; only the last search counts. */
export const useAddressSearch = <Found>(options: AddressSearchOptions<Found>) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSearching, setSearching] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Nothing that was asked before may answer any more. @returns whether this is still the last one */
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
    /** There are more than are listed: more has to be typed. */
    isCut: rows.length >= MOST_LISTED || (group !== undefined && group.count > listed),
    /** Somebody typed: the search begins after a pause. */
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
    /** Enter: without the pause. */
    searchNow: (typed: string): void => {
      const query = searchText(typed);
      if (isSearchable(query) && query !== list?.query) void find(query);
    },
    choose: (row: AddressRow): void => {
      if (!list) return;
      if (row.kind === "GROUP") void find(list.query, list, row);
      else void retrieve(row.id, list.query);
    },
    /** Out of a group, to the list that had it: nobody is asked. */
    back: (): void => {
      begin();
      if (list?.outer) conclude(list.outer);
    },
  };
};
