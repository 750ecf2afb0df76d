import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { crashPoint } from "../platform/config/crash-point.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { submissionEmail } from "./submission-email.ts";

export const sendSubmissionEmail = job(
  "send-submission-email",
  z.object({
    applicationId: z.uuid(),
    partyId: z.uuid(),
    round: z.number().int(),
    language: z.enum(languages),
  }),
);

export const sendSubmissionEmailHandler = emailHandler(
  sendSubmissionEmail,
  ({ partyId, round }) => ({ kind: "submitted", id: `${partyId}-${round}` }),
  async ({ partyId, language }, services) => {
    const { config } = services;
    const found = await findAddressee(services, partyId);
    if (!found) return undefined;
    crashPoint(config, "email/before-sending");
    return {
      to: found.to,
      brand: found.brand,
      email: submissionEmail({ ...found, language }),
      afterwards: () => crashPoint(config, "email/after-sending"),
    };
  },
);
