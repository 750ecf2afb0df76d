import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { useState } from "react";
import type { DashboardMe } from "./dashboard.graphql.ts";

type Ended = NonNullable<DashboardMe["latestValidation"]>["endedShareCode"];

/** A chunk of its own: few codes end before the check is recorded. */
const ShareCodeBlock = lazyPage({
  script: pageScript(() => import("./share-code-block.tsx")),
  component: (chunk) => chunk.ShareCodeBlock,
  texts: ["share-code", "validation"],
  loader: null,
});

/** Stays after the new code was given, to say so. */
export function ShareCode({ ended }: { readonly ended: Ended }) {
  const [wasAsked, setWasAsked] = useState(false);
  if (ended && !wasAsked) setWasAsked(true);
  return wasAsked ? <ShareCodeBlock ended={ended} /> : null;
}
