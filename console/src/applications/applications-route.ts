import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { APPLICATIONS_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const applicationsPage: ConsolePage = {
  path: APPLICATIONS_PATH,
  roles: ["REVIEWER"],
  nav: { label: "applications", letter: "a" },
  texts: ["applications", "desk", "case-filters"],
  script: pageScript(async () => (await import("./applications-pages.tsx")).ApplicationsPages),
};
