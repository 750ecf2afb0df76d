import { CASES_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

/** One case and what is done with it; it is reached from the queue and from its application. */
export const casesPage: ConsolePage = {
  path: CASES_PATH,
  roles: ["REVIEWER"],
  texts: ["case", "desk", "document"],
  load: async () => ({ default: (await import("./cases-pages.tsx")).CasesPages }),
};
