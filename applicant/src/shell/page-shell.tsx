import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { DASHBOARD_PATH, LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { withCase } from "../session/pinned-case.ts";
import { CaseLink } from "./case-link.tsx";
import { personOf, useKnownMe } from "./initial-data.tsx";
import { caseLabel, otherCases } from "./own-cases.ts";

/** The shell of the applicant app, with the signed-in person. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const me = useKnownMe();
  const account = me && {
    person: personOf(me),
    signOutPath: LOGOUT_PATH,
    more: otherCases(me).map((other) => ({
      label: caseLabel(me.cases, other),
      href: withCase(DASHBOARD_PATH, other.uuid),
    })),
  };
  return (
    <Shell account={account} home={DASHBOARD_PATH} linkAs={CaseLink}>
      {children}
    </Shell>
  );
}
