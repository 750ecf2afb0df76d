import { sendNewBrowserEmailHandler } from "../accounts/new-browser-email.job.ts";
import { sendSignInLinkHandler } from "../accounts/send-link.job.ts";
import { SEND_DIGESTS } from "../agencies/told-users.jobs.ts";
import { portalEmailHandlers } from "../agency-users/portal-emails.handlers.ts";
import { sendInvitationEmailHandler } from "../applications/invitation-email.job.ts";
import { remindApplicantsHandler } from "../applications/remind-applicants.handler.ts";
import { REMIND_APPLICANTS } from "../applications/remind-applicants.job.ts";
import { sendTurnEmailHandler } from "../applications/turn-email.job.ts";
import { sendSanctionsConfirmedEmailHandler } from "../compliance/sanctions/confirmed-email.job.ts";
import { screeningHandlers } from "../compliance/sanctions/screening.handlers.ts";
import { sendDecisionEmailHandler } from "../decisions/decision-email.job.ts";
import { sendReopenedEmailHandler } from "../decisions/reopening/reopened-email.job.ts";
import { settleDecisionsHandler } from "../decisions/settle.handler.ts";
import { sendQuarantineEmailHandler } from "../documents/quarantine-email.job.ts";
import { SCAN_PENDING, scanPendingHandler } from "../documents/scan-pending.ts";
import { readBankHandler } from "../income/read-bank.handler.ts";
import { readTaxHandler } from "../income/read-tax.handler.ts";
import { readVerificationHandler } from "../income/read-verification.handler.ts";
import { memberEmailHandlers } from "../members/member-emails.handlers.ts";
import { sendGuaranteeChangedEmailHandler } from "../parties/guarantee-changed-email.job.ts";
import { sendGuarantorGoneEmailHandler } from "../parties/guarantor-gone-email.job.ts";
import { renewSearchWordsHandler } from "../parties/renew-search-words.job.ts";
import { SEND_WARNINGS } from "../parties/staff-notices.jobs.ts";
import { SEAL_AUDIT, sealAuditHandler } from "../platform/audit/seal.ts";
import type { HandledJob } from "../platform/jobs/job.ts";
import { READ_REPORTS, readReportsHandler } from "../platform/mail/report-folder.ts";
import { replayPolicyHandler } from "../policies/replay-policy.handler.ts";
import { referenceHandlers } from "../references/reference.handlers.ts";
import { renewReferenceWordsHandler } from "../references/renew-reference-words.job.ts";
import { sendWeighingEmailHandler } from "../references/weighing-email.job.ts";
import { makeReportsHandler } from "../reports/make-reports.handler.ts";
import { BEGIN_ABSENCES, beginAbsencesHandler } from "../review/begin-absences.job.ts";
import { sendMoreNeededEmailHandler } from "../review/more-needed-email.job.ts";
import { sendAnswerNoticeHandler, tellOfAnswerHandler } from "../review/staff-notices/answer-notice.ts";
import { sendWarningHandler, sendWarningsHandler } from "../review/staff-notices/promise-warning.ts";
import { askForShareCodesHandler } from "../right-to-rent/ask-for-share-codes.handler.ts";
import { ASK_FOR_SHARE_CODES } from "../right-to-rent/ask-for-share-codes.job.ts";
import { WARN_OF_FOLLOW_UPS } from "../right-to-rent/follow-up-emails.jobs.ts";
import { sendShareCodeEmailHandler } from "../right-to-rent/share-code-email.job.ts";
import { followUpHandlers } from "../right-to-rent/warn-of-follow-ups.handler.ts";
import { inviteGuarantorHandler } from "../sections/invite-guarantor.handler.ts";
import { sendSubmissionEmailHandler } from "../sections/submission-email.job.ts";
import { telemetryHandlers } from "../telemetry/telemetry.handlers.ts";
import { lookAtFilesHandler } from "../verification/look-at-files.handler.ts";
import { webhookHandlers } from "../webhooks/deliver.handler.ts";
import type { AppContext } from "./context.ts";
import { TIDY_UP, tidyUpHandler } from "./tidy-up.ts";

export const allJobs: readonly HandledJob<AppContext>[] = [
  sendSignInLinkHandler,
  sendNewBrowserEmailHandler,
  ...memberEmailHandlers,
  sendInvitationEmailHandler,
  ...portalEmailHandlers,
  remindApplicantsHandler,
  sendTurnEmailHandler,
  inviteGuarantorHandler,
  sendGuaranteeChangedEmailHandler,
  sendGuarantorGoneEmailHandler,
  sendMoreNeededEmailHandler,
  sendSubmissionEmailHandler,
  settleDecisionsHandler,
  sendDecisionEmailHandler,
  sendReopenedEmailHandler,
  makeReportsHandler,
  ...screeningHandlers,
  askForShareCodesHandler,
  sendShareCodeEmailHandler,
  sendSanctionsConfirmedEmailHandler,
  ...followUpHandlers,
  sendQuarantineEmailHandler,
  ...referenceHandlers,
  sendWeighingEmailHandler,
  readBankHandler,
  readTaxHandler,
  readVerificationHandler,
  scanPendingHandler,
  lookAtFilesHandler,
  ...telemetryHandlers,
  ...webhookHandlers,
  sealAuditHandler,
  readReportsHandler,
  beginAbsencesHandler,
  tellOfAnswerHandler,
  sendAnswerNoticeHandler,
  sendWarningsHandler,
  sendWarningHandler,
  tidyUpHandler,
  renewSearchWordsHandler,
  renewReferenceWordsHandler,
  replayPolicyHandler,
];

/**
 * At most one running and one waiting, however long a run takes, so that the other workers are free for
 * e-mails.
 */
const oneByOne = (name: string): string => `${name} ?queue=${name}&jobKey=${name}`;

export const schedule = `
* * * * * ${oneByOne(SEAL_AUDIT)}
* * * * * ${oneByOne(SCAN_PENDING)}
* * * * * ${oneByOne(READ_REPORTS)}
0 * * * * ${oneByOne(BEGIN_ABSENCES)}
17 * * * * ${oneByOne(TIDY_UP)}
30 8 * * * ${oneByOne(REMIND_APPLICANTS)}
40 8 * * * ${oneByOne(ASK_FOR_SHARE_CODES)}
50 8 * * * ${oneByOne(WARN_OF_FOLLOW_UPS)}
0 7 * * * ${oneByOne(SEND_DIGESTS)}
0 7 * * * ${oneByOne(SEND_WARNINGS)}
`;
