import { type AgencysView, agencysViews } from "@latchkey/domain/applications/agencys-turn.ts";
import { type Searched, searchedIn } from "@latchkey/members/lists/searched-in.ts";
import { useTypedSearch } from "@latchkey/members/lists/use-typed-search.ts";
import { useLocation, useNavigate } from "react-router";
import type { PartyStatus } from "../../graphql/operations.generated.ts";
import { useMe } from "../../shell/me.ts";
import { statusLooks } from "../status/application-status.ts";

/**
 * The list as the address and its entry in the history hold it: both survive a reload and the way back. Searched words are
 * names of people, so that the address leaves them out.
 */
export interface ListView {
  readonly view: AgencysView;
  readonly status: PartyStatus | null;
  /** null: all branches. */
  readonly branchId: string | null;
  readonly search: string;
}

/** The branch in the address if all are shown; a missing one is the user's own. */
const ALL_BRANCHES = "all";

const isStatus = (value: string): value is PartyStatus => value in statusLooks;

const shownIn = (query: string, state: unknown, own: string | null): ListView => {
  const parameters = new URLSearchParams(query);
  const upper = (name: string) => (parameters.get(name) ?? "").toUpperCase();
  const branch = parameters.get("branch") ?? own;
  return {
    view: agencysViews.find((view) => view === upper("view")) ?? "OPEN",
    status: isStatus(upper("status")) ? (upper("status") as PartyStatus) : null,
    branchId: branch === ALL_BRANCHES ? null : branch,
    search: searchedIn(state),
  };
};

const queryOf = ({ view, status, branchId }: ListView, own: string | null): string => {
  const parameters = new URLSearchParams();
  if (view !== "OPEN") parameters.set("view", view.toLowerCase());
  if (status !== null) parameters.set("status", status.toLowerCase());
  if (branchId !== own) parameters.set("branch", branchId ?? ALL_BRANCHES);
  const query = parameters.toString();
  return query && `?${query}`;
};

export const useListView = () => {
  const { branchId: own } = useMe();
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(query, state, own);
  const go = (next: ListView, { replace = false } = {}) =>
    void navigate(
      { search: queryOf(next, own) },
      { replace, state: { search: next.search } satisfies Searched },
    );
  const { stop, ...box } = useTypedSearch(shown.search, (search) =>
    go({ ...shown, search }, { replace: true }),
  );
  return {
    shown,
    ...box,
    /** A new entry of the history. */
    change: (changed: Partial<ListView>) => {
      stop();
      go({ ...shown, search: box.typed.trim(), ...changed });
    },
  };
};

export type ListState = ReturnType<typeof useListView>;
