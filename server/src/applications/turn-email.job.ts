import { expiryDay, turnActs } from "@latchkey/domain/parties/applicant-turn.ts";
import { isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { readPartyOnce } from "../parties/party-row.ts";
import { job } from "../platform/jobs/job.ts";
import { dayNumber } from "../platform/mail/day-number.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { turnEmail } from "./turn-email.ts";

export const sendTurnEmail = job(
  "send-turn-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), act: z.enum(turnActs), day: z.iso.date() }),
);

/** Sends no reminder to a person whose turn it is no longer. */
export const sendTurnEmailHandler = emailHandler(
  sendTurnEmail,
  ({ act, partyId, day }) => ({ kind: act, id: `${partyId}-${dayNumber(day)}` }),
  async ({ act, day, ...party }, services) => {
    const found = await findAddressee(services, party.partyId);
    if (!found) return undefined;
    const { events } = await readPartyOnce(services, party);
    if (act !== "expire" && !isWithApplicant(statusOf(events))) return undefined;
    const { to, activeAt, timing } = found;
    const endsOn = expiryDay({ activeOn: londonDate(activeAt.getTime()), warnedOn: day }, timing);
    return {
      to,
      brand: found.brand,
      email: turnEmail({ ...found, act, endsOn, resendDays: timing.resendDays }),
    };
  },
);
