import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { DECISIONS_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

/** Deciding about one person; it is reached from their case. */
export const decisionPage: ConsolePage = {
  path: DECISIONS_PATH,
  roles: ["REVIEWER"],
  texts: ["decision", "desk"],
  script: pageScript(async () => (await import("./decision-page.tsx")).DecisionPage),
};
