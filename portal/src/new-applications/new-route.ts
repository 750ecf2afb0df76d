import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { NEW_PATH } from "../shell/application-paths.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const newApplicationPage: PortalPage = {
  path: NEW_PATH,
  right: "letting",
  texts: ["new-application", "application-rules", "validation"],
  script: pageScript(async () => (await import("./one/new-application-page.tsx")).NewApplicationPage),
};
