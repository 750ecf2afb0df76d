import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { RoutedLink } from "@latchkey/browser/navigation/routed-link.tsx";
import { DASHBOARD_PATH, LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { personOf, useKnownMe } from "./initial-data.tsx";
import { otherCases } from "./own-cases.ts";
import { addressOfCase } from "./pinned-case.ts";

/** The shell of the applicant document, with whoever is signed in. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const me = useKnownMe();
  const account = me && {
    person: personOf(me),
    signOutPath: LOGOUT_PATH,
    more: otherCases(me).map(({ uuid, home, firstName }) => ({
      label: [home, firstName].filter(Boolean).join(" – "),
      href: addressOfCase(DASHBOARD_PATH, uuid),
    })),
  };
  return (
    <Shell account={account} home={DASHBOARD_PATH} linkAs={RoutedLink}>
      {children}
    </Shell>
  );
}
