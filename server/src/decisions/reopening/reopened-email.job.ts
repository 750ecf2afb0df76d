import { isReopened } from "@latchkey/domain/parties/status.ts";
import { z } from "zod";
import { findAddressee } from "../../parties/addressee.ts";
import { readPartyOnce } from "../../parties/party-row.ts";
import { job } from "../../platform/jobs/job.ts";
import { emailHandler } from "../../platform/work/email-handler.ts";
import { findDecisionParty } from "../read-decisions.ts";
import { reopenedEmail } from "./reopened-email.ts";

export const sendReopenedEmail = job("send-reopened-email", z.object({ decisionId: z.uuid() }));

/** Sends nothing once the case is decided anew. */
export const sendReopenedEmailHandler = emailHandler(
  sendReopenedEmail,
  ({ decisionId }) => ({ kind: "reopened", id: decisionId }),
  async ({ decisionId }, services) => {
    const party = await findDecisionParty(services.db, decisionId);
    const applicant = party && (await findAddressee(services, party.partyId));
    if (!applicant) return undefined;
    const { events } = await readPartyOnce(services, party);
    if (!isReopened(events)) return undefined;
    return { to: applicant.to, brand: applicant.brand, email: reopenedEmail(applicant) };
  },
);
