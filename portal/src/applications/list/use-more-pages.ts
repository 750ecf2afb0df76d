import { useCall } from "@latchkey/members/calls/use-call.ts";
import { useState } from "react";
import { useClient } from "urql";
import { Applications, type ApplicationsPage, type ListedApplication } from "./applications.graphql.ts";
import type { ListView } from "./use-list-view.ts";

interface More {
  /** The list, and the cursor after its first page: another first page has other pages after it. */
  readonly of: string;
  readonly pages: readonly ApplicationsPage[];
}

/** A row that moved to a later page while it was loaded is shown once. */
const once = (rows: readonly ListedApplication[]): readonly ListedApplication[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The first page of the list, and those after it that were asked for. */
export const useMorePages = (view: ListView, first: ApplicationsPage | undefined) => {
  const client = useClient();
  const { isBusy, failure, run } = useCall();
  const of = JSON.stringify([view, first?.next ?? null]);
  const [kept, setKept] = useState<More>({ of, pages: [] });
  const pages = [...(first ? [first] : []), ...(kept.of === of ? kept.pages : [])];
  const rows = once(pages.flatMap((page) => page.rows));
  const next = pages.at(-1)?.next ?? null;
  const load = async () => {
    const { data, error } = await client.query(Applications, { ...view, after: next }).toPromise();
    if (!data) throw error ?? new Error("No answer of the server.");
    return data.applications;
  };
  return {
    rows,
    hasMore: next !== null,
    isBusy,
    failure,
    /** @returns the id of the first row that was added; undefined: none was */
    showMore: async (): Promise<string | undefined> => {
      const page = await run(load);
      if (!page) return undefined;
      setKept((before) => ({ of, pages: [...(before.of === of ? before.pages : []), page] }));
      return page.rows.find(({ id }) => rows.every((row) => row.id !== id))?.id;
    },
  };
};
