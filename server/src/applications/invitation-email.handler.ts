import { londonDate } from "@latchkey/domain/rules/london.ts";
import { type SectionName, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Email } from "../platform/mail/email.ts";
import type { Services } from "../platform/work/services.ts";
import { sendInvitationEmail } from "./invitation-email.job.ts";
import { invitationEmail } from "./invitation-email.ts";

const findInvited = (db: Database, partyId: string) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .innerJoin("account", "account.id", "party.account_id")
    .select([
      "account.email",
      "application.id as applicationId",
      "application.language",
      "application.property_address as home",
      "agency.name as agency",
      "application.tenancy_start as moveIn",
      "party.id as partyId",
      "party.role",
      "party.invited_first_name as firstName",
      "party.sections",
      "party.created_at as invitedAt",
    ])
    .where("party.id", "=", partyId)
    .executeTakeFirst();

type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

/**
 * The other tenants; for a guarantor, only the tenants whose rent they guarantee. All of them were added in
 * the transaction that queued this e-mail.
 */
const othersOf = async (
  db: Database,
  { applicationId, partyId, role }: Invited,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("party")
    .leftJoin("identity_facts", "identity_facts.party_id", "party.id")
    .select(["invited_first_name as invited", "identity_facts.first_name as answered"])
    .where("party.application_id", "=", applicationId)
    .where("party.id", "!=", partyId)
    .where("party.role", "!=", "guarantor")
    .$if(role === "guarantor", (query) => query.where("party.guarantor_id", "=", partyId))
    .orderBy("party.created_at")
    .orderBy("party.id")
    .execute();
  // Tenants see the name in the agency's record; a guarantor sees the answered one, as on the page.
  const names = rows.map(({ invited, answered }) => (role === "guarantor" ? answered || invited : invited));
  return names.filter((name) => name !== "");
};

const emailFor = (invited: Invited, others: readonly string[], { config }: Services): Email => {
  const { sections, invitedAt } = invited;
  const asks = (name: SectionName) => sections.some((variant) => sectionOfVariant(variant) === name);
  return invitationEmail({
    ...invited,
    others,
    publicUrl: config.publicUrl,
    supportEmail: config.provider.supportEmail,
    invitedOn: londonDate(invitedAt.getTime()),
    asksFor: { income: asks("INCOME"), homes: asks("RESIDENCE") },
  });
};

export const sendInvitationEmailHandler = handle<{ partyId: string }, Services>(
  sendInvitationEmail,
  async ({ partyId }, services) => {
    const { db, mailer } = services;
    const invited = await findInvited(db, partyId);
    if (!invited) return;
    const email = emailFor(invited, await othersOf(db, invited), services);
    await mailer.send(invited.email, email, { kind: "invitation", id: partyId });
    await db
      .updateTable("party")
      .set({ invitation_sent_at: sql<Date>`now()` })
      .where("id", "=", partyId)
      .execute();
  },
);
