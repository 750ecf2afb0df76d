import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { DASHBOARD_PATH, LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { useKnownPerson } from "./initial-data.tsx";

/** The shell of the applicant document, with whoever is signed in. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const person = useKnownPerson();
  const account = person && { person, signOutPath: LOGOUT_PATH };
  return (
    <Shell account={account} home={DASHBOARD_PATH} linkAs={RoutedLink}>
      {children}
    </Shell>
  );
}
