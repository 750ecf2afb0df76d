import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useLocation, useNavigate } from "react-router";

/** The cursors of the pages before this one, in the state of the history entry; "" is the first page. */
interface Trail {
  readonly before: readonly string[];
}

const trailIn = (state: unknown): readonly string[] => {
  const { before } = objectIn(state);
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === "string") : [];
};

const withAfter = (query: string, after: string): string => {
  const parameters = new URLSearchParams(query);
  if (after) parameters.set("after", after);
  else parameters.delete("after");
  const next = parameters.toString();
  return next && `?${next}`;
};

/** The page of a list, by the cursor in the address: it survives a reload, and the way back. */
export const usePages = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const before = trailIn(state);
  const after = new URLSearchParams(search).get("after") ?? undefined;
  const go = (cursor: string, trail: readonly string[]) =>
    void navigate(
      { search: withAfter(search, cursor) },
      // The other state of the history entry is kept.
      { state: { ...state, before: trail } satisfies Trail },
    );
  return {
    /** The cursor; undefined on the first page. */
    after,
    toNext: (cursor: string) => go(cursor, [...before, after ?? ""]),
    /** Without a trail, as after following a link to a later page, the first page is all that is known. */
    toPrevious: () => go(before.at(-1) ?? "", before.slice(0, -1)),
  };
};

export type Paging = ReturnType<typeof usePages>;
