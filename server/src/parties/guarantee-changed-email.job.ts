import { agreementHolds } from "@latchkey/domain/parties/guarantee.ts";
import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { findAddressee } from "./addressee.ts";
import { guaranteeChangedEmail } from "./guarantee-changed-email.ts";
import { readPartyOnce } from "./party-row.ts";

export const sendGuaranteeChangedEmail = job("send-guarantee-changed-email", z.object({ partyId: z.uuid() }));

/** No e-mail before the agreement, since the page shows the change, nor after the decision. */
export const sendGuaranteeChangedEmailHandler = emailHandler(
  sendGuaranteeChangedEmail,
  ({ partyId }) => ({ kind: "guarantee-changed", id: partyId }),
  async ({ partyId }, services) => {
    const found = await findAddressee(services, partyId);
    if (!found) return undefined;
    const { guarantee, events } = await readPartyOnce(services, found);
    if (!guarantee?.agreed || agreementHolds(guarantee) || isClosed(statusOf(events))) return undefined;
    const isStillAsked = guarantee.asked.tenants.length > 0;
    const email = guaranteeChangedEmail({ ...found, firstName: found.invitedName, isStillAsked });
    return { to: found.to, brand: found.brand, email };
  },
);
