import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const workloadPage: ConsolePage = {
  path: "/console/workload",
  roles: staffRoles,
  isForLeads: true,
  nav: { label: "workload", letter: "w" },
  texts: ["workload", "desk"],
  script: pageScript(async () => (await import("./workload-page.tsx")).WorkloadPage),
};
