import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const teamPage: ConsolePage = {
  path: "/console/team",
  roles: ["ADMINISTRATOR"],
  nav: { label: "team", letter: "t" },
  texts: ["team", "absence", "desk", "known-people", "validation"],
  script: pageScript(async () => (await import("./team-page.tsx")).TeamPage),
};
