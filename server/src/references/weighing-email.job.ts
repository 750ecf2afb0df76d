import { isClosed } from "@latchkey/domain/parties/status.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { weighingEmail } from "./emails/weighing-email.ts";
import { readWeighingReferences } from "./weighing-references.ts";

export const sendWeighingEmail = job(
  "send-weighing-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), referenceId: z.uuid() }),
);

/** Nothing is sent once the applicant has replied, or the case is decided. */
export const sendWeighingEmailHandler = emailHandler(
  sendWeighingEmail,
  ({ referenceId }) => ({ kind: "weighing", id: referenceId }),
  async ({ referenceId, ...party }, services) => {
    const found = await findAddressee(services, party.partyId);
    const weighing = await readWeighingReferences(services.db, party);
    const reference = weighing.find(({ id }) => id === referenceId);
    const { status } = await services.db
      .selectFrom("queue_entry")
      .select("status")
      .where("party_id", "=", party.partyId)
      .executeTakeFirstOrThrow();
    if (!found || !reference || reference.reply !== null || isClosed(status)) return undefined;
    return { to: found.to, brand: found.brand, email: weighingEmail(found) };
  },
);
