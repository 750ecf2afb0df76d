import type { FrameTexts, IssueTexts } from "@latchkey/browser/i18n/texts.ts";
import type { decisionReasons } from "@latchkey/words/en/decision-reasons.ts";
import type { documentNames } from "@latchkey/words/en/document-names.ts";
import type { documents } from "@latchkey/words/en/documents.ts";
import type { guidance } from "@latchkey/words/en/guidance.ts";
import type { identity } from "@latchkey/words/en/identity.ts";
import type { income } from "@latchkey/words/en/income.ts";
import type { otherDocumentNames } from "@latchkey/words/en/other-document-names.ts";
import type { questions } from "@latchkey/words/en/questions.ts";
import type { reasons } from "@latchkey/words/en/reasons.ts";
import type { remedial } from "@latchkey/words/en/remedial.ts";
import type { residence } from "@latchkey/words/en/residence.ts";
import type { rightToRent } from "@latchkey/words/en/right-to-rent.ts";
import type { shell } from "@latchkey/words/en/shell.ts";
import type { steps } from "@latchkey/words/en/steps.ts";
import type { uploadDialogs } from "@latchkey/words/en/upload-dialogs.ts";
import type { validation } from "@latchkey/words/en/validation.ts";
import type { addresses } from "./en/addresses.ts";
import type { afterDecision } from "./en/after-decision.ts";
import type { applications } from "./en/applications.ts";
import type { carryOver } from "./en/carry-over.ts";
import type { checkAnswers } from "./en/check-answers.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { decision } from "./en/decision.ts";
import type { guarantor } from "./en/guarantor.ts";
import type { handOver } from "./en/hand-over.ts";
import type { livePhoto } from "./en/live-photo.ts";
import type { onboarding } from "./en/onboarding.ts";
import type { otherAdults } from "./en/other-adults.ts";
import type { phone } from "./en/phone.ts";
import type { shareCode } from "./en/share-code.ts";
import type { signIn } from "./en/sign-in.ts";
import type { signOut } from "./en/sign-out.ts";
import type { taxLink } from "./en/tax-link.ts";
import type { waiting } from "./en/waiting.ts";
import type { weighing } from "./en/weighing.ts";
import type { yourData } from "./en/your-data.ts";

/** What `browser` says itself are words that all apps share; this compiles as long as they are all that it needs. */
type AllOf<Needed, Given extends Needed> = Given;
export type FrameWords = AllOf<FrameTexts, typeof shell>;
export type IssueWords = AllOf<IssueTexts, typeof validation>;

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("dashboard")` then knows its keys. A new feature adds a line. */
  interface Texts {
    readonly addresses: typeof addresses;
    readonly "after-decision": typeof afterDecision;
    readonly "carry-over": typeof carryOver;
    readonly applications: typeof applications;
    readonly "check-answers": typeof checkAnswers;
    readonly "tax-link": typeof taxLink;
    readonly dashboard: typeof dashboard;
    readonly decision: typeof decision;
    readonly "decision-reasons": typeof decisionReasons;
    readonly "document-names": typeof documentNames;
    readonly documents: typeof documents;
    readonly guarantor: typeof guarantor;
    readonly guidance: typeof guidance;
    readonly identity: typeof identity;
    readonly income: typeof income;
    readonly "live-photo": typeof livePhoto;
    readonly onboarding: typeof onboarding;
    readonly "other-document-names": typeof otherDocumentNames;
    readonly questions: typeof questions;
    readonly reasons: typeof reasons;
    readonly remedial: typeof remedial;
    readonly residence: typeof residence;
    readonly "right-to-rent": typeof rightToRent;
    readonly "sign-in": typeof signIn;
    readonly phone: typeof phone;
    readonly "hand-over": typeof handOver;
    readonly "sign-out": typeof signOut;
    readonly steps: typeof steps;
    readonly "upload-dialogs": typeof uploadDialogs;
    readonly "other-adults": typeof otherAdults;
    readonly "share-code": typeof shareCode;
    readonly waiting: typeof waiting;
    readonly weighing: typeof weighing;
    readonly "your-data": typeof yourData;
  }
}
