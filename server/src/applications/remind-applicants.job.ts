import { turnActs } from "@latchkey/domain/parties/applicant-turn.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Daily: reminds, warns and ends what waits for applicants. */
export const REMIND_APPLICANTS = "remind-applicants";

export const remindApplicants = job(REMIND_APPLICANTS, z.unknown());

export const sendTurnEmail = job(
  "send-turn-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), act: z.enum(turnActs), day: z.iso.date() }),
);
