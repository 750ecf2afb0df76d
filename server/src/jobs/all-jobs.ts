import type { AppContext } from "../context.ts";
import { sendSignInLinkHandler } from "../sign-in/send-link.handler.ts";
import { sendSubmissionLetterHandler } from "../validations/submission-letter.handler.ts";
import type { HandledJob } from "./job.ts";

/** Every job that this version can do. */
export const allJobs: readonly HandledJob<AppContext>[] = [
  sendSignInLinkHandler,
  sendSubmissionLetterHandler,
];
