import { pageScript } from "@latchkey/browser/routing/page-script.ts";

/** What comes after the submission, in a chunk of its own. */
export const waitingScript = pageScript(() => import("./waiting-view.tsx"));
