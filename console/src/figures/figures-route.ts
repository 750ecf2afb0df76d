import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { figureTexts } from "./figure-texts.ts";

export const figuresPage: ConsolePage = {
  path: "/console/figures",
  roles: ["ADMINISTRATOR"],
  nav: { label: "figures", letter: "f" },
  texts: figureTexts,
  script: pageScript(async () => (await import("./figures-page.tsx")).FiguresPage),
};
