import type {} from "@latchkey/browser/i18n/texts.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { documentNames } from "./en/document-names.ts";
import type { documents } from "./en/documents.ts";
import type { guidance } from "./en/guidance.ts";
import type { identity } from "./en/identity.ts";
import type { livePhoto } from "./en/live-photo.ts";
import type { onboarding } from "./en/onboarding.ts";
import type { otherDocumentNames } from "./en/other-document-names.ts";
import type { questions } from "./en/questions.ts";
import type { reasons } from "./en/reasons.ts";
import type { remedial } from "./en/remedial.ts";
import type { rightToRent } from "./en/right-to-rent.ts";
import type { signIn } from "./en/sign-in.ts";
import type { uploadDialogs } from "./en/upload-dialogs.ts";
import type { validation } from "./en/validation.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("dashboard")` then knows its keys. A new feature adds a line. */
  interface Texts {
    readonly dashboard: typeof dashboard;
    readonly "document-names": typeof documentNames;
    readonly documents: typeof documents;
    readonly guidance: typeof guidance;
    readonly identity: typeof identity;
    readonly "live-photo": typeof livePhoto;
    readonly onboarding: typeof onboarding;
    readonly "other-document-names": typeof otherDocumentNames;
    readonly questions: typeof questions;
    readonly reasons: typeof reasons;
    readonly remedial: typeof remedial;
    readonly "right-to-rent": typeof rightToRent;
    readonly "sign-in": typeof signIn;
    readonly "upload-dialogs": typeof uploadDialogs;
    readonly validation: typeof validation;
  }
}
