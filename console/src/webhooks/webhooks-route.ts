import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { CONSOLE_WEBHOOKS_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const webhooksPage: ConsolePage = {
  path: CONSOLE_WEBHOOKS_PATH,
  roles: ["ADMINISTRATOR"],
  texts: ["webhooks", "desk", "validation"],
  script: pageScript(async () => (await import("./webhooks-pages.tsx")).WebhooksPages),
};
