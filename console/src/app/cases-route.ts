import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { caseScript } from "../case/case-script.ts";
import { CASES_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

/** One case and what is done with it; it is reached from the queue and from its application. */
export const casesPage: ConsolePage = {
  path: CASES_PATH,
  roles: ["REVIEWER"],
  texts: ["case", "desk", "document"],
  // The case comes with its routes: everything below it leads back there.
  script: pageScript(async () => {
    const [{ CasesPages }] = await Promise.all([import("./cases-pages.tsx"), caseScript.load()]);
    return CasesPages;
  }),
};
