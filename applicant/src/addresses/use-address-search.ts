import type { Address } from "@latchkey/domain/addresses/address.ts";
import { isSearchable, searchText } from "@latchkey/domain/addresses/search-text.ts";
import type { AddressRow } from "@latchkey/ui/address-search/use-result-list.ts";
import { useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import { FindAddresses, RetrieveAddress } from "./addresses.graphql.ts";

/** How long after the last key a search begins (spec 3, address search; the UK's is ours). */
const WAITS_MS = { uk: 250, abroad: 800 } as const;
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

interface AddressSearchOptions {
  readonly country: string;
  readonly onFound: (address: Address) => void;
}

const isList = (outcome: Outcome): outcome is Results => outcome !== undefined && outcome !== "failed";

/** Searching while somebody types: after a pause, from three characters on; only the last search counts. */
export const useAddressSearch = ({ country, onFound }: AddressSearchOptions) => {
  const client = useClient();
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
    const variables = { country, query, container: group?.id ?? null };
    const { data } = await client
      .query(FindAddresses, variables, { requestPolicy: "network-only" })
      .toPromise();
    if (!isLast()) return;
    const found = data?.findAddresses;
    if (!found || found.failed) conclude("failed");
    else conclude({ query, rows: found.rows, ...(group && outer && { group, outer }) });
  };

  const retrieve = async (id: string, query: string): Promise<void> => {
    const isLast = begin();
    setSearching(true);
    const variables = { country, id, query };
    const { data } = await client
      .query(RetrieveAddress, variables, { requestPolicy: "network-only" })
      .toPromise();
    if (!isLast()) return;
    const address = data?.retrieveAddress.address;
    conclude(address ? undefined : "failed");
    if (address) onFound(address);
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
      const wait = country === "GB" ? WAITS_MS.uk : WAITS_MS.abroad;
      timer.current = setTimeout(() => void find(query), wait);
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
