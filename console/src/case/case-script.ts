import { pageScript } from "@latchkey/browser/routing/page-script.ts";

/** The page of a case. What is done with the case is fetched when it is opened. */
export const caseScript = pageScript(async () => (await import("./case-page.tsx")).CasePage);
