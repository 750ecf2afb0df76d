import { pageScript } from "@latchkey/browser/routing/page-script.ts";

export const waitingScript = pageScript(() => import("./waiting-view.tsx"));
