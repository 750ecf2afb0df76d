import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Invites somebody to the application that they were added to. */
export const sendInvitationEmail = job("send-invitation-email", z.object({ partyId: z.uuid() }));
