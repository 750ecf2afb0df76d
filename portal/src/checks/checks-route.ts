import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { portalChecksPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const checksPage: PortalPage = {
  path: portalChecksPath,
  right: "checks",
  tab: "checks",
  texts: ["checks"],
  script: pageScript(async () => (await import("./checks-pages.tsx")).ChecksPages),
};
