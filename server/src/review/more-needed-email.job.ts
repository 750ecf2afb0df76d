import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import { requestTitles } from "@latchkey/domain/wizard/request-title.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Codes alone: what a reviewer wrote stays in the case. */
const askedFor = z.object({
  title: z.enum(requestTitles),
  documentType: z.enum(documentTypes).nullable(),
  reasons: z.array(z.string()),
});

const moreNeeded = z.object({
  applicationId: z.uuid(),
  partyId: z.uuid(),
  /** The round of the case that was returned. */
  round: z.number(),
  requests: z.array(askedFor),
  hasNote: z.boolean(),
});
export type MoreNeededJob = z.infer<typeof moreNeeded>;

/** Tells an applicant that their case was returned, and with what. */
export const sendMoreNeededEmail = job("send-more-needed-email", moreNeeded);
