import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { POLICIES_PATH } from "./policy-names.ts";

export const policiesPage: ConsolePage = {
  path: POLICIES_PATH,
  roles: ["ADMINISTRATOR"],
  nav: { label: "policies", letter: "p" },
  texts: ["policies", "policy-rules", "answers", "desk"],
  script: pageScript(async () => (await import("./policies-pages.tsx")).PoliciesPages),
};
