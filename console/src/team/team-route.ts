import type { ConsolePage } from "../shell/console-page.ts";

export const teamPage: ConsolePage = {
  path: "/console/team",
  roles: ["ADMINISTRATOR"],
  nav: { label: "team", letter: "t" },
  texts: ["team", "desk", "validation"],
  load: async () => ({ default: (await import("./team-page.tsx")).TeamPage }),
};
