import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { DashboardMe } from "./dashboard.graphql.ts";

type Weighing = NonNullable<DashboardMe["latestValidation"]>["weighingReferences"];

/** A chunk of its own: few references hold facts that weigh against their applicant. */
const WeighingBlocks = lazyPage({
  script: pageScript(() => import("./weighing-blocks.tsx")),
  component: (chunk) => chunk.WeighingBlocks,
  texts: ["weighing"],
  loader: null,
});

export function WeighingReferences({ references }: { readonly references: Weighing }) {
  return references.length > 0 ? <WeighingBlocks references={references} /> : null;
}
