import type {} from "@latchkey/members/locales/resources.ts";
import type { documentNames } from "@latchkey/words/en/document-names.ts";
import type { otherDocumentNames } from "@latchkey/words/en/other-document-names.ts";
import type { reportWords } from "@latchkey/words/en/report-words.ts";
import type { application } from "./en/application.ts";
import type { applications } from "./en/applications.ts";
import type { checks } from "./en/checks.ts";
import type { frame } from "./en/frame.ts";
import type { many } from "./en/many.ts";
import type { people } from "./en/people.ts";
import type { settings } from "./en/settings.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("people")` then knows its keys. A new feature adds a line. */
  interface Texts {
    readonly application: typeof application;
    readonly applications: typeof applications;
    readonly checks: typeof checks;
    readonly "document-names": typeof documentNames;
    readonly frame: typeof frame;
    readonly many: typeof many;
    readonly "other-document-names": typeof otherDocumentNames;
    readonly people: typeof people;
    readonly "report-words": typeof reportWords;
    readonly settings: typeof settings;
  }
}
