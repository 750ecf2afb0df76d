import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addJob, job } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";

const about = z.object({ staffId: z.uuid() });

export const sendStaffLink = job("send-staff-link", z.object({ requestId: z.uuid() }));

export const sendStaffInvitation = job("send-staff-invitation", about);

export const sendRecoveryCodeUsed = job("send-recovery-code-used", about);

const factorEvents = ["set-up", "added", "app-replaced", "removed", "reset", "codes"] as const;
export type FactorEvent = (typeof factorEvents)[number];

/** Each e-mail has an id of its own, because there may be several a day. */
export const sendFactorChanged = job(
  "send-factor-changed",
  about.extend({ emailId: z.uuid(), event: z.enum(factorEvents) }),
);

export const tellOfFactor = (
  { tx }: Pick<Work, "tx">,
  staffId: string,
  event: FactorEvent,
): Promise<unknown> => addJob(tx, sendFactorChanged, { staffId, emailId: randomUUID(), event });

export const sendStaffNewBrowser = job("send-staff-new-browser", z.object({ sessionId: z.uuid() }));
