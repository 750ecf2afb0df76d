import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { DASHBOARD_PATH, LOGOUT_PATH, YOUR_DATA_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withCase } from "../session/pinned-case.ts";
import { CaseLink } from "./case-link.tsx";
import { personOf, useKnownMe } from "./initial-data.tsx";
import { caseLabel, otherCases } from "./own-cases.ts";

/** The shell of the applicant app, with the signed-in person. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("shell");
  const me = useKnownMe();
  const account = me && {
    person: personOf(me),
    signOutPath: LOGOUT_PATH,
    more: [
      // Another case needs a page load, so that no state is carried over.
      ...otherCases(me).map((other) => ({
        label: caseLabel(me.cases, other),
        icon: "file" as const,
        href: withCase(DASHBOARD_PATH, other.uuid),
      })),
      { label: t("menu.yourData"), icon: "shield" as const, href: YOUR_DATA_PATH, linkAs: CaseLink },
    ],
  };
  return (
    <Shell account={account} home={DASHBOARD_PATH} linkAs={CaseLink}>
      {children}
    </Shell>
  );
}
