import type {} from "@latchkey/browser/i18n/texts.ts";
import type { reference } from "./en/reference.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("reference")` then knows its keys. */
  interface Texts {
    readonly reference: typeof reference;
  }
}
