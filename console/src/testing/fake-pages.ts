import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ConsolePage } from "../shell/console-page.ts";

/** Pages of the navigation, for one role each, without anything on them. */
export const aPageOf = (
  label: NonNullable<ConsolePage["nav"]>["label"],
  letter: string,
  role: ConsolePage["roles"][number],
): ConsolePage => ({
  path: `/console/${label}`,
  roles: [role],
  nav: { label, letter },
  texts: [],
  script: pageScript(async () => () => null),
});

export const somePages: readonly ConsolePage[] = [
  aPageOf("queue", "q", "REVIEWER"),
  aPageOf("applications", "a", "REVIEWER"),
  aPageOf("team", "t", "ADMINISTRATOR"),
];
