import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import { requestTitles } from "@latchkey/domain/wizard/request-title.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Codes only: the job stores no reviewer's text. */
const askedFor = z.object({
  title: z.enum(requestTitles),
  documentType: z.enum(documentTypes).nullable(),
  reasons: z.array(z.string()),
});

const moreNeeded = z.object({
  applicationId: z.uuid(),
  partyId: z.uuid(),
  round: z.number(),
  requests: z.array(askedFor),
  hasNote: z.boolean(),
  /** Jobs of an earlier version have none. */
  dueOn: z.iso.date().optional(),
});
export type MoreNeededJob = z.infer<typeof moreNeeded>;

export const sendMoreNeededEmail = job("send-more-needed-email", moreNeeded);
