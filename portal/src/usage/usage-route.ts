import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { PortalPage } from "../shell/portal-page.ts";

export const usagePage: PortalPage = {
  path: "/agency/usage",
  right: "users",
  tab: "usage",
  texts: ["usage", "validation"],
  script: pageScript(async () => (await import("./usage-page.tsx")).UsagePage),
};
