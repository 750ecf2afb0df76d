import { useState } from "react";

interface Choosing<Row> {
  /** Another list begins with none. */
  readonly list: string;
  readonly idOf: (row: Row) => string;
  readonly most: number;
}

/** Rows that were marked, kept from page to page of one list. */
export const useChosen = <Row>({ list, idOf, most }: Choosing<Row>) => {
  const [kept, setKept] = useState<{ readonly of: string; readonly rows: readonly Row[] }>({
    of: list,
    rows: [],
  });
  const rows = kept.of === list ? kept.rows : [];
  const set = (next: readonly Row[]) => setKept({ of: list, rows: next.slice(0, most) });
  const has = (id: string) => rows.some((one) => idOf(one) === id);
  const without = (given: readonly Row[]) =>
    rows.filter((row) => !given.some((one) => idOf(one) === idOf(row)));
  return {
    rows,
    has,
    clear: () => set([]),
    toggle: (one: Row) => set(has(idOf(one)) ? without([one]) : [...rows, one]),
    /** All of a page are marked, or none if all were. */
    togglePage: (page: readonly Row[]) =>
      set(page.every((one) => has(idOf(one))) ? without(page) : [...without(page), ...page]),
  };
};

export type Chosen<Row> = ReturnType<typeof useChosen<Row>>;
