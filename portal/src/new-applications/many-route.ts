import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { MANY_PATH } from "../shell/application-paths.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const manyPage: PortalPage = {
  path: MANY_PATH,
  right: "letting",
  tab: "many",
  texts: ["many", "application-rules", "validation"],
  script: pageScript(async () => (await import("./many/many-page.tsx")).ManyPage),
};
