import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "../calls/use-call.ts";
import { keepPlace, keptPlaceIn } from "./kept-place.ts";

interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null: there is none. */
  readonly next: string | null;
}

interface MorePages<Row> {
  /** Another list has other pages. */
  readonly list: string;
  readonly first: ListPage<Row> | undefined;
  /** The page after a cursor, as it is now. */
  readonly load: (after: string) => Promise<ListPage<Row>>;
}

interface More<Row> {
  /** The list, and the cursor after its first page: another first page has other pages after it. */
  readonly of: string;
  readonly pages: readonly ListPage<Row>[];
}

/** A row that moved to a later page while it was loaded is shown once. */
const once = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The number of pages that are to be shown: on the way back to a list, as many as before. */
const useWantedPages = () => {
  const { key, state } = useLocation();
  const [kept, setKept] = useState({ of: key, pages: keptPlaceIn(state).pages });
  return {
    wanted: kept.of === key ? kept.pages : keptPlaceIn(state).pages,
    want: (pages: number) => {
      keepPlace({ pages });
      setKept({ of: key, pages });
    },
  };
};

/** The first page of a list, and those after it that were asked for. */
export const useMorePages = <Row extends { readonly id: string }>({ list, first, load }: MorePages<Row>) => {
  const { isBusy, failure, run } = useCall();
  const { wanted, want } = useWantedPages();
  const of = JSON.stringify([list, first?.next ?? null]);
  const [kept, setKept] = useState<More<Row>>({ of, pages: [] });
  const pages = [...(first ? [first] : []), ...(kept.of === of ? kept.pages : [])];
  const rows = once(pages.flatMap((page) => page.rows));
  const next = pages.at(-1)?.next ?? null;

  const loadNext = async (): Promise<ListPage<Row> | undefined> => {
    const page = next === null ? undefined : await run(() => load(next));
    if (page) setKept((before) => ({ of, pages: [...(before.of === of ? before.pages : []), page] }));
    return page;
  };
  const isWaiting = pages.length > 0 && pages.length < wanted && next !== null && !isBusy && !failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after the other, until all are there
  useEffect(() => {
    if (isWaiting) void loadNext();
  }, [isWaiting, next]);

  return {
    rows,
    count: pages.length,
    hasMore: next !== null,
    isBusy,
    failure,
    /** @returns the id of the first row that was added; undefined: none was */
    showMore: async (): Promise<string | undefined> => {
      const page = await loadNext();
      if (!page) return undefined;
      want(Math.max(wanted, pages.length + 1));
      return page.rows.find(({ id }) => rows.every((row) => row.id !== id))?.id;
    },
    /** Loads the pages after the first one anew. */
    again: () => setKept({ of, pages: [] }),
  };
};
