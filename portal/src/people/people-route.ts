import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const peoplePage: PortalPage = {
  path: "/agency/people",
  right: "users",
  tab: "people",
  texts: ["people", "agency-users", "validation"],
  script: pageScript(async () => (await import("./people-page.tsx")).PeoplePage),
};
