import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { PortalPage } from "../shell/portal-page.ts";
import { NEW_PATH } from "./application-paths.ts";

export const newApplicationPage: PortalPage = {
  path: NEW_PATH,
  right: "letting",
  texts: ["new-application", "application-rules", "validation"],
  script: pageScript(async () => (await import("./one/new-application-page.tsx")).NewApplicationPage),
};
