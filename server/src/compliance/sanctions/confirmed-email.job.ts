import { z } from "zod";
import { job } from "../../platform/jobs/job.ts";
import { emailHandler } from "../../platform/work/email-handler.ts";
import { confirmedEmail } from "./confirmed-email.ts";
import { readOfsiReport } from "./ofsi-report.ts";

export const sendSanctionsConfirmedEmail = job(
  "send-sanctions-confirmed-email",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), verdictId: z.number().int() }),
);

export const SANCTIONS_CONFIRMED = "sanctions-confirmed";

export const sendSanctionsConfirmedEmailHandler = emailHandler(
  sendSanctionsConfirmedEmail,
  ({ verdictId }) => ({ kind: SANCTIONS_CONFIRMED, id: String(verdictId) }),
  async ({ verdictId, ...party }, services) => {
    const found = await services.db
      .transaction()
      .execute((tx) => readOfsiReport({ tx, services }, party, verdictId));
    return found?.to === undefined ? undefined : { to: found.to, email: confirmedEmail(found.report) };
  },
);
