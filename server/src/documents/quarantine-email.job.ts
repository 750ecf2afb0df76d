import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { quarantineEmail } from "./quarantine-email.ts";

export const sendQuarantineEmail = job("send-quarantine-email", z.object({ uploadId: z.uuid() }));

export const sendQuarantineEmailHandler = emailHandler(
  sendQuarantineEmail,
  ({ uploadId }) => ({ kind: "quarantined", id: uploadId }),
  async ({ uploadId }, services) => {
    const upload = await services.db
      .selectFrom("upload")
      .select("party_id")
      .where("id", "=", uploadId)
      .executeTakeFirst();
    const found = upload && (await findAddressee(services, upload.party_id));
    return found && { to: found.to, brand: found.brand, email: quarantineEmail(found) };
  },
);
