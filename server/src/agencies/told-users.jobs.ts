import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Each `tell` job finds the users that a thing concerns, and adds an e-mail for each of them. */

export const tellOfMessage = job("tell-of-agency-message", z.object({ messageId: z.int() }));

export const tellOfEvent = job("tell-of-agency-event", z.object({ eventId: z.uuid() }));

/** Tells of an invitation that came back. */
export const tellOfBounce = job(
  "tell-of-bounced-invitation",
  z.object({ partyId: z.uuid(), day: z.iso.date() }),
);

export const sendBounceEmail = job(
  "send-bounced-invitation-email",
  z.object({ partyId: z.uuid(), agencyUserId: z.uuid(), day: z.iso.date() }),
);

export const sendMessageEmail = job(
  "send-agency-message-email",
  z.object({ messageId: z.int(), agencyUserId: z.uuid() }),
);

export const sendEventEmail = job(
  "send-agency-event-email",
  z.object({ eventId: z.uuid(), agencyUserId: z.uuid() }),
);

export const SEND_DIGESTS = "send-agency-digests";
export const sendDigests = job(SEND_DIGESTS, z.unknown());

export const sendDigestEmail = job(
  "send-agency-digest-email",
  z.object({ agencyUserId: z.uuid(), day: z.iso.date() }),
);
