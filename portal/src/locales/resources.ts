import type {} from "@latchkey/members/locales/resources.ts";
import type { frame } from "./en/frame.ts";
import type { many } from "./en/many.ts";
import type { people } from "./en/people.ts";
import type { settings } from "./en/settings.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("people")` then knows its keys. A new feature adds a line. */
  interface Texts {
    readonly frame: typeof frame;
    readonly many: typeof many;
    readonly people: typeof people;
    readonly settings: typeof settings;
  }
}
