import type {} from "@latchkey/browser/i18n/texts.ts";
import type { accountant } from "./en/accountant.ts";
import type { employment } from "./en/employment.ts";
import type { reference } from "./en/reference.ts";
import type { rental } from "./en/rental.ts";
import type { statement } from "./en/statement.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("reference")` then knows its keys. */
  interface Texts {
    readonly accountant: typeof accountant;
    readonly employment: typeof employment;
    readonly reference: typeof reference;
    readonly rental: typeof rental;
    readonly statement: typeof statement;
  }
}
