import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { QUEUE_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const queuePage: ConsolePage = {
  path: QUEUE_PATH,
  roles: ["REVIEWER"],
  nav: { label: "queue", letter: "q" },
  texts: ["queue", "desk", "case-filters"],
  script: pageScript(async () => (await import("./queue-page.tsx")).QueuePage),
};
