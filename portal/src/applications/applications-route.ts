import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { APPLICATIONS_PATH } from "../shell/application-paths.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const applicationsPage: PortalPage = {
  path: APPLICATIONS_PATH,
  right: "letting",
  tab: "applications",
  texts: ["applications"],
  script: pageScript(async () => (await import("./applications-pages.tsx")).ApplicationsPages),
};
