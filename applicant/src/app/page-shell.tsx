import type { ReactNode } from "react";
import { useKnownPerson } from "./initial-data.tsx";
import { DASHBOARD_PATH } from "./navigate.ts";
import { RoutedLink } from "./routed-link.tsx";
import { Shell } from "./shell.tsx";

/** The shell of the applicant document, with whoever is signed in. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  return (
    <Shell person={useKnownPerson()} home={DASHBOARD_PATH} linkAs={RoutedLink}>
      {children}
    </Shell>
  );
}
