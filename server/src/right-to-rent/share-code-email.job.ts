import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { job } from "../platform/jobs/job.ts";
import { dayNumber } from "../platform/mail/day-number.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { shareCodeEmail } from "./share-code-email.ts";
import { readEndedShareCode } from "./share-codes.ts";

export const sendShareCodeEmail = job(
  "send-share-code-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), givenOn: z.iso.date() }),
);

/** A person who has given another code meanwhile is not asked. */
export const sendShareCodeEmailHandler = emailHandler(
  sendShareCodeEmail,
  ({ partyId, givenOn }) => ({ kind: "share-code", id: `${partyId}-${dayNumber(givenOn)}` }),
  async ({ givenOn, ...party }, services) => {
    const ended = await readEndedShareCode(services.db, party, services.today());
    const found = await findAddressee(services, party.partyId);
    if (!found || ended?.givenOn !== givenOn) return undefined;
    return { to: found.to, brand: found.brand, email: shareCodeEmail(found, ended.days) };
  },
);
