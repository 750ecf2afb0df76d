import type { IssueTexts } from "@latchkey/browser/i18n/texts.ts";
import type { decisionReasons } from "@latchkey/words/en/decision-reasons.ts";
import type { documentNames } from "@latchkey/words/en/document-names.ts";
import type { otherDocumentNames } from "@latchkey/words/en/other-document-names.ts";
import type { reasons } from "@latchkey/words/en/reasons.ts";
import type { remedial } from "@latchkey/words/en/remedial.ts";
import type { stepLabels } from "@latchkey/words/en/step-labels.ts";
import type { validation } from "@latchkey/words/en/validation.ts";
import type { account } from "./en/account.ts";
import type { affordability } from "./en/affordability.ts";
import type { answers } from "./en/answers.ts";
import type { application } from "./en/application.ts";
import type { applications } from "./en/applications.ts";
import type { caseTexts } from "./en/case.ts";
import type { decision } from "./en/decision.ts";
import type { desk } from "./en/desk.ts";
import type { documentTexts } from "./en/document.ts";
import type { enrolment } from "./en/enrolment.ts";
import type { figures } from "./en/figures.ts";
import type { frame } from "./en/frame.ts";
import type { investigations } from "./en/investigations.ts";
import type { keys } from "./en/keys.ts";
import type { lists } from "./en/lists.ts";
import type { newApplication } from "./en/new-application.ts";
import type { outside } from "./en/outside.ts";
import type { policies } from "./en/policies.ts";
import type { policyRules } from "./en/policy-rules.ts";
import type { queue } from "./en/queue.ts";
import type { request } from "./en/request.ts";
import type { sanctions } from "./en/sanctions.ts";
import type { secondFactor } from "./en/second-factor.ts";
import type { secondReviews } from "./en/second-reviews.ts";
import type { signIn } from "./en/sign-in.ts";
import type { signOut } from "./en/sign-out.ts";
import type { team } from "./en/team.ts";

/** What `browser` says of broken rules are words that all apps share; this compiles as long as they are all that it needs. */
type AllOf<Needed, Given extends Needed> = Given;
export type IssueWords = AllOf<IssueTexts, typeof validation>;

declare module "@latchkey/browser/i18n/texts.ts" {
  /** Every file of texts by its name: `useTranslation("team")` then knows its keys. A new feature adds a line. */
  interface Texts {
    readonly account: typeof account;
    readonly affordability: typeof affordability;
    readonly answers: typeof answers;
    readonly "step-labels": typeof stepLabels;
    readonly applications: typeof applications;
    readonly case: typeof caseTexts;
    readonly decision: typeof decision;
    readonly "decision-reasons": typeof decisionReasons;
    readonly desk: typeof desk;
    readonly document: typeof documentTexts;
    readonly "document-names": typeof documentNames;
    readonly enrolment: typeof enrolment;
    readonly figures: typeof figures;
    readonly lists: typeof lists;
    readonly frame: typeof frame;
    readonly application: typeof application;
    readonly investigations: typeof investigations;
    readonly keys: typeof keys;
    readonly "new-application": typeof newApplication;
    readonly "other-document-names": typeof otherDocumentNames;
    readonly outside: typeof outside;
    readonly policies: typeof policies;
    readonly "policy-rules": typeof policyRules;
    readonly queue: typeof queue;
    readonly reasons: typeof reasons;
    readonly remedial: typeof remedial;
    readonly request: typeof request;
    readonly sanctions: typeof sanctions;
    readonly "second-factor": typeof secondFactor;
    readonly "second-reviews": typeof secondReviews;
    readonly "sign-in": typeof signIn;
    readonly "sign-out": typeof signOut;
    readonly team: typeof team;
  }
}
