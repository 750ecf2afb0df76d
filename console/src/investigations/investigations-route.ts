import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { INVESTIGATIONS_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const investigationsPage: ConsolePage = {
  path: INVESTIGATIONS_PATH,
  roles: ["REVIEWER", "ADMINISTRATOR"],
  nav: { label: "investigations", letter: "i" },
  texts: ["investigations", "desk"],
  script: pageScript(async () => (await import("./investigations-pages.tsx")).InvestigationsPages),
};
