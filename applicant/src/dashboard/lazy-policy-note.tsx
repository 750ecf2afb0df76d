import { lazy, Suspense } from "react";
import type { DashboardMe } from "./dashboard.graphql.ts";

/** Lazy: most policies tell nothing. */
const Note = lazy(async () => ({ default: (await import("./policy-note.tsx")).PolicyNote }));

type Texts = NonNullable<DashboardMe["latestValidation"]>["policyTexts"];

export function PolicyNote({ texts }: { readonly texts: Texts }) {
  if (texts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Note texts={texts} />
    </Suspense>
  );
}
