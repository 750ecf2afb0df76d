import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addJob, job } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";

const about = z.object({ staffId: z.uuid() });

/** Decides whether a request for a staff link gets an e-mail, and sends it. */
export const sendStaffLink = job("send-staff-link", z.object({ requestId: z.uuid() }));

/** Tells somebody that they may use the console. */
export const sendStaffInvitation = job("send-staff-invitation", about);

/** Tells somebody that a recovery code of theirs was used. */
export const sendRecoveryCodeUsed = job("send-recovery-code-used", about);

const factorEvents = ["set-up", "added", "app-replaced", "removed", "reset", "codes"] as const;
export type FactorEvent = (typeof factorEvents)[number];

const factorChange = about.extend({ emailId: z.uuid(), event: z.enum(factorEvents) });
export type FactorChange = z.infer<typeof factorChange>;

/** Tells somebody that their second step has changed. Each e-mail has an id of its own: there may be several a day. */
export const sendFactorChanged = job("send-factor-changed", factorChange);

export const tellOfFactor = (
  { tx }: Pick<Work, "tx">,
  staffId: string,
  event: FactorEvent,
): Promise<unknown> => addJob(tx, sendFactorChanged, { staffId, emailId: randomUUID(), event });

/** Tells somebody that a browser was used for the first time to sign in as them. */
export const sendStaffNewBrowser = job("send-staff-new-browser", z.object({ sessionId: z.uuid() }));
