import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendInvitationEmail = job("send-invitation-email", z.object({ partyId: z.uuid() }));
