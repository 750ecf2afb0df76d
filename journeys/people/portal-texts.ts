import { many } from "@latchkey/portal/src/locales/en/many.ts";

/** The portal's own texts, in English whatever the language of a story. */
export const portalTexts = { many } as const;
