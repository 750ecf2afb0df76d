import { SEAL_AUDIT, sealAuditHandler } from "../audit/seal.ts";
import type { AppContext } from "../context.ts";
import { sendSignInLinkHandler } from "../sign-in/send-link.handler.ts";
import { sendSubmissionLetterHandler } from "../validations/submission-letter.handler.ts";
import type { HandledJob } from "./job.ts";
import { TIDY_UP, tidyUpHandler } from "./tidy-up.ts";

/** Every job that this version can do. */
export const allJobs: readonly HandledJob<AppContext>[] = [
  sendSignInLinkHandler,
  sendSubmissionLetterHandler,
  sealAuditHandler,
  tidyUpHandler,
];

/** What is done by the clock. */
export const timetable = `
* * * * * ${SEAL_AUDIT}
17 * * * * ${TIDY_UP}
`;
