import { meta } from "@latchkey/browser/frame/provider.ts";
import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { DEMO_PATH } from "@latchkey/domain/vocabulary/demo-path.ts";
import { DASHBOARD_PATH, LOGOUT_PATH, YOUR_DATA_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withApplication } from "../session/pinned-application.ts";
import { ApplicationLink } from "./application-link.tsx";
import { personOf, useKnownMe } from "./initial-data.tsx";
import { applicationLabel, otherApplications } from "./own-applications.ts";

export function PageShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("shell");
  const me = useKnownMe();
  const account = me && {
    person: personOf(me),
    signOutPath: LOGOUT_PATH,
    more: [
      // Another case needs a page load, so that no state is carried over.
      ...otherApplications(me).map((other) => ({
        label: applicationLabel(me.applications, other),
        icon: "file" as const,
        href: withApplication(DASHBOARD_PATH, other.uuid),
      })),
      { label: t("menu.yourData"), icon: "shield" as const, href: YOUR_DATA_PATH, linkAs: ApplicationLink },
      ...(meta("latchkey-outbox")
        ? [{ label: t("menu.people"), icon: "users" as const, href: DEMO_PATH }]
        : []),
    ],
  };
  return (
    <Shell of={me?.brand ?? undefined} account={account} home={DASHBOARD_PATH} linkAs={ApplicationLink}>
      {children}
    </Shell>
  );
}
