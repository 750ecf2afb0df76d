import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { REFERENCES_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const referencesPage: ConsolePage = {
  path: REFERENCES_PATH,
  roles: ["REVIEWER"],
  nav: { label: "references", letter: "e" },
  texts: ["references", "case", "desk"],
  script: pageScript(async () => (await import("./references-pages.tsx")).ReferencesPages),
};
