import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const accountPage: PortalPage = {
  path: portalPages.ownAccount,
  tab: "account",
  texts: ["account", "enrolment", "settings"],
  script: pageScript(async () => (await import("./account-page.tsx")).AccountPage),
};
