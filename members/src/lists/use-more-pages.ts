import { useState } from "react";
import { useCall } from "../calls/use-call.ts";

interface Identified {
  readonly id: string;
}

export interface ListPage<Row extends Identified> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null: it is the last. */
  readonly next: string | null;
}

interface More<Row extends Identified> {
  /** The list, and the cursor after its first page: another first page has other pages after it. */
  readonly of: string;
  readonly pages: readonly ListPage<Row>[];
}

/** A row that moved to a later page while it was loaded is shown once. */
const once = <Row extends Identified>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

interface MorePagesOptions<Row extends Identified> {
  /** Names the list: another one begins anew. */
  readonly list: string;
  readonly first: ListPage<Row> | undefined;
  readonly load: (after: string | null) => Promise<ListPage<Row>>;
}

/** The first page of the list, and those after it that were asked for. */
export const useMorePages = <Row extends Identified>({ list, first, load }: MorePagesOptions<Row>) => {
  const { isBusy, failure, run } = useCall();
  const of = JSON.stringify([list, first?.next ?? null]);
  const [kept, setKept] = useState<More<Row>>({ of, pages: [] });
  const pages = [...(first ? [first] : []), ...(kept.of === of ? kept.pages : [])];
  const rows = once(pages.flatMap((page) => page.rows));
  const next = pages.at(-1)?.next ?? null;
  return {
    rows,
    hasMore: next !== null,
    isBusy,
    failure,
    /** @returns the id of the first row that was added; undefined: none was */
    showMore: async (): Promise<string | undefined> => {
      const page = await run(() => load(next));
      if (!page) return undefined;
      setKept((before) => ({ of, pages: [...(before.of === of ? before.pages : []), page] }));
      return page.rows.find(({ id }) => rows.every((row) => row.id !== id))?.id;
    },
  };
};
