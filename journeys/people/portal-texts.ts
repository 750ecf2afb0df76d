import { checks } from "@latchkey/portal/src/locales/en/checks.ts";
import { frame } from "@latchkey/portal/src/locales/en/frame.ts";
import { many } from "@latchkey/portal/src/locales/en/many.ts";

/** The portal's own texts, in English whatever the language of a story. */
export const portalTexts = { checks, frame, many } as const;
