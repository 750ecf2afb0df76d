import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const about = z.object({ staffId: z.uuid() });

/** Decides whether a request for a staff link gets an e-mail, and sends it. */
export const sendStaffLink = job("send-staff-link", z.object({ requestId: z.uuid() }));

/** Tells somebody that they may use the console. */
export const sendStaffInvitation = job("send-staff-invitation", about);

/** Tells somebody that a recovery code of theirs was used. */
export const sendRecoveryCodeUsed = job("send-recovery-code-used", about);
