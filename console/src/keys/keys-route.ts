import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const keysPage: ConsolePage = {
  path: "/console/keys",
  roles: ["ADMINISTRATOR"],
  nav: { label: "keys", letter: "k" },
  texts: ["keys", "desk", "validation"],
  script: pageScript(async () => (await import("./keys-page.tsx")).KeysPage),
};
