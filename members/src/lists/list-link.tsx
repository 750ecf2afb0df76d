import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { keptPlaceIn } from "./kept-place.ts";
import { type Searched, searchedIn } from "./searched-in.ts";

/** The link of a page back to its list, which is found as it was left. */
export function ListLink(props: ComponentProps<LinkAs>) {
  const { state } = useLocation();
  return <Link {...props} state={{ ...keptPlaceIn(state), search: searchedIn(state) } satisfies Searched} />;
}
