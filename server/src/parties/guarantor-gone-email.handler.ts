import { hasEnded, isClosed } from "@latchkey/domain/parties/status.ts";
import { sql } from "kysely";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { dashboardOf } from "./dashboard-address.ts";
import { sendGuarantorGoneEmail } from "./guarantor-gone-email.job.ts";
import { guarantorGoneEmail } from "./guarantor-gone-email.ts";

interface GoneJob {
  readonly applicationId: string;
  readonly partyId: string;
  readonly guarantorId: string;
  readonly eventId: number;
}

const nameOf = (party: string, facts: string) =>
  sql<string>`trim(concat(coalesce(nullif(${sql.ref(`${facts}.first_name`)}, ''), ${sql.ref(`${party}.invited_first_name`)}), ' ',
    coalesce(nullif(${sql.ref(`${facts}.last_name`)}, ''), ${sql.ref(`${party}.invited_last_name`)})))`;

/** @returns undefined if the tenant has named another guarantor since */
const findTenant = (db: Database, { applicationId, partyId, guarantorId }: GoneJob) =>
  db
    .selectFrom("party as p")
    .innerJoin("application as a", "a.id", "p.application_id")
    .innerJoin("account", "account.id", "p.account_id")
    .innerJoin("queue_entry as own", "own.party_id", "p.id")
    .innerJoin("party as g", "g.id", "p.guarantor_id")
    .innerJoin("queue_entry as theirs", "theirs.party_id", "g.id")
    .leftJoin("identity_facts as i", "i.party_id", "p.id")
    .leftJoin("identity_facts as gi", "gi.party_id", "g.id")
    .select(["account.email", "account.language", "a.property_address as home", "own.status"])
    .select(sql<string>`coalesce(nullif(i.first_name, ''), p.invited_first_name)`.as("firstName"))
    .select([nameOf("g", "gi").as("guarantor"), "theirs.status as guarantorStatus"])
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .where("p.guarantor_id", "=", guarantorId)
    .executeTakeFirst();

/** Sends nothing if the guarantor takes part again, or the tenant's case is closed. */
export const sendGuarantorGoneEmailHandler = handle<GoneJob, Services>(
  sendGuarantorGoneEmail,
  async (gone, { db, mailer, config }) => {
    const found = await findTenant(db, gone);
    if (!found || isClosed(found.status) || !hasEnded(found.guarantorStatus)) return;
    const { email: address, language, home, firstName, guarantor, guarantorStatus } = found;
    const email = guarantorGoneEmail({
      language,
      home,
      firstName,
      guarantor,
      provider: config.provider.name,
      href: dashboardOf(config.publicUrl, gone.partyId),
      hasExpired: guarantorStatus === "expired",
    });
    await mailer.send(address, email, { kind: "guarantor", id: `${gone.partyId}-${gone.eventId}` });
  },
);
