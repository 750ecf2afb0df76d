import { londonDate } from "@latchkey/domain/rules/london.ts";
import { hasSection } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { z } from "zod";
import { type AddresseeRow, findAddressee } from "../parties/addressee.ts";
import type { Database } from "../platform/db/pool.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { invitationEmail } from "./invitation-email.ts";

export const sendInvitationEmail = job("send-invitation-email", z.object({ partyId: z.uuid() }));

/**
 * The other tenants; for a guarantor, only the tenants whose rent they guarantee. All of them were added in
 * the transaction that queued this e-mail.
 */
const othersOf = async (
  db: Database,
  { applicationId, partyId, role }: AddresseeRow,
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

const noteSent = (db: Database, partyId: string) =>
  db.updateTable("party").set({ invitation_sent_at: sql<Date>`now()` }).where("id", "=", partyId).execute();

/** The agency invites: in the language of the application, by the name in its record. */
export const sendInvitationEmailHandler = emailHandler(
  sendInvitationEmail,
  ({ partyId }) => ({ kind: "invitation", id: partyId }),
  async ({ partyId }, services) => {
    const { db, config } = services;
    const invited = await findAddressee(services, partyId);
    if (!invited) return undefined;
    const { to, languageOfApplication, invitedName, invitedAt, sections } = invited;
    const email = invitationEmail({
      ...invited,
      language: languageOfApplication,
      firstName: invitedName,
      others: await othersOf(db, invited),
      publicUrl: config.publicUrl,
      supportEmail: config.provider.supportEmail,
      invitedOn: londonDate(invitedAt.getTime()),
      asksFor: { income: hasSection(sections, "INCOME"), homes: hasSection(sections, "RESIDENCE") },
    });
    return { to, brand: invited.brand, email, afterwards: () => noteSent(db, partyId) };
  },
);
