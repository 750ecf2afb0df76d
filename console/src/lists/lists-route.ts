import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { LISTS_PATH } from "./list-paths.ts";

export const listsPage: ConsolePage = {
  path: LISTS_PATH,
  roles: ["ADMINISTRATOR"],
  nav: { label: "lists", letter: "l" },
  texts: ["lists", "check-names", "desk", "validation"],
  script: pageScript(async () => (await import("./lists-pages.tsx")).ListsPages),
};
