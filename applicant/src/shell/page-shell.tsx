import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { DASHBOARD_PATH, LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { addressOfCase } from "../session/pinned-case.ts";
import { personOf, useKnownMe } from "./initial-data.tsx";
import { otherCases } from "./own-cases.ts";

/** The shell of the applicant app, with the signed-in person. */
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
