import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const accountPage: ConsolePage = {
  path: staffPages.ownAccount,
  roles: staffRoles,
  texts: ["account", "absence", "notices", "desk", "enrolment", "validation"],
  script: pageScript(async () => (await import("./account-page.tsx")).AccountPage),
};
