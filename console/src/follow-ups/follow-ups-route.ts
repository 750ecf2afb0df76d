import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const followUpsPage: ConsolePage = {
  path: "/console/follow-ups",
  roles: ["REVIEWER"],
  nav: { label: "followUps", letter: "o" },
  texts: ["follow-ups", "desk"],
  script: pageScript(async () => (await import("./follow-ups-page.tsx")).FollowUpsPage),
};
