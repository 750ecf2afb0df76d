import { dashboardOf } from "../parties/dashboard-address.ts";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { sendQuarantineEmail } from "./quarantine-email.job.ts";
import { quarantineEmail } from "./quarantine-email.ts";

const addressee = async (db: Database, uploadId: string) =>
  db
    .selectFrom("upload")
    .innerJoin("party", "party.id", "upload.party_id")
    .innerJoin("account", "account.id", "party.account_id")
    .select(["account.email", "account.language", "party.id as partyId"])
    .where("upload.id", "=", uploadId)
    .executeTakeFirst();

export const sendQuarantineEmailHandler = handle<{ uploadId: string }, Services>(
  sendQuarantineEmail,
  async ({ uploadId }, { db, mailer, config }) => {
    const found = await addressee(db, uploadId);
    if (!found) return;
    const href = dashboardOf(config.publicUrl, found.partyId);
    const email = quarantineEmail({ language: found.language, provider: config.provider.name, href });
    await mailer.send(found.email, email, { kind: "quarantined", id: uploadId });
  },
);
