import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { AGENCIES_PATH } from "./agency-paths.ts";

export const agenciesPage: ConsolePage = {
  path: AGENCIES_PATH,
  roles: ["ADMINISTRATOR"],
  nav: { label: "agencies", letter: "g" },
  texts: ["agencies", "desk"],
  script: pageScript(async () => (await import("./agencies-pages.tsx")).AgenciesPages),
};
