import { QUEUE_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const queuePage: ConsolePage = {
  path: QUEUE_PATH,
  roles: ["REVIEWER"],
  nav: { label: "queue", letter: "q" },
  texts: ["queue", "desk"],
  load: async () => ({ default: (await import("./queue-page.tsx")).QueuePage }),
};
