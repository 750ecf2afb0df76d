import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { shareCodeEmail } from "./share-code-email.ts";
import { readEndedShareCode } from "./share-codes.ts";

export const sendShareCodeEmail = job(
  "send-share-code-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), givenOn: z.iso.date() }),
);

/** Days are numbered from here: a return path has no room for a date. */
const FIRST_DAY = "2026-01-01";

/** A person who has given another code meanwhile is not asked. */
export const sendShareCodeEmailHandler = emailHandler(
  sendShareCodeEmail,
  ({ partyId, givenOn }) => ({
    kind: "share-code",
    id: `${partyId}-${Math.max(0, daysBetween(FIRST_DAY, givenOn))}`,
  }),
  async ({ givenOn, ...party }, services) => {
    const ended = await readEndedShareCode(services.db, party, services.today());
    const found = await findAddressee(services, party.partyId);
    if (!found || ended?.givenOn !== givenOn) return undefined;
    return { to: found.to, email: shareCodeEmail(found, ended.days) };
  },
);
