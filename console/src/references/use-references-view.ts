import { type Searched, searchedIn } from "@latchkey/members/lists/searched-in.ts";
import { useTypedSearch } from "@latchkey/members/lists/use-typed-search.ts";
import { useLocation, useNavigate } from "react-router";
import { type Group, groups, type Kind, kinds } from "./references.graphql.ts";

export interface ShownReferences {
  /** undefined: all. */
  readonly group: Group | undefined;
  readonly kind: Kind | undefined;
  readonly search: string;
}

const shownIn = (query: string, state: unknown): ShownReferences => {
  const parameters = new URLSearchParams(query);
  const named = (name: string) => parameters.get(name)?.toUpperCase();
  return {
    group: groups.find((one) => one === named("group")),
    kind: kinds.find((one) => one === named("kind")),
    search: searchedIn(state),
  };
};

const queryOf = ({ group, kind }: ShownReferences): string => {
  const parameters = new URLSearchParams();
  if (group) parameters.set("group", group.toLowerCase());
  if (kind) parameters.set("kind", kind.toLowerCase());
  const query = parameters.toString();
  return query && `?${query}`;
};

/** The list as the address and its history entry hold it. Another choice starts at its first page. */
export const useReferencesView = () => {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(query, state);
  const go = (next: ShownReferences, replace: boolean) =>
    void navigate({ search: queryOf(next) }, { replace, state: { search: next.search } satisfies Searched });
  const { stop, ...box } = useTypedSearch(shown.search, (words) => go({ ...shown, search: words }, true));
  const choose = (next: Partial<ShownReferences>) => {
    stop();
    go({ ...shown, search: box.typed.trim(), ...next }, false);
  };
  return { shown, ...box, choose };
};

export type ReferencesView = ReturnType<typeof useReferencesView>;
