import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addJob, job } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";

const about = z.object({ memberId: z.uuid() });

export const sendMemberLink = job("send-member-link", z.object({ requestId: z.uuid() }));

export const sendMemberInvitation = job("send-member-invitation", about);

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
  memberId: string,
  event: FactorEvent,
): Promise<unknown> => addJob(tx, sendFactorChanged, { memberId, emailId: randomUUID(), event });

export const sendMemberNewBrowser = job("send-member-new-browser", about.extend({ sessionId: z.uuid() }));
