import { hasEnded, isClosed } from "@latchkey/domain/parties/status.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/db/pool.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { findAddressee } from "./addressee.ts";
import { guarantorGoneEmail } from "./guarantor-gone-email.ts";

const gone = z.object({
  applicationId: z.uuid(),
  partyId: z.uuid(),
  guarantorId: z.uuid(),
  /** The event with which the guarantor's part ended. */
  eventId: z.number().int(),
});

export const sendGuarantorGoneEmail = job("send-guarantor-gone-email", gone);

const namePart = (part: "first" | "last") =>
  sql`coalesce(nullif(${sql.ref(`facts.${part}_name`)}, ''), ${sql.ref(`g.invited_${part}_name`)})`;

/** @returns undefined if the tenant has named another guarantor since */
const findGuarantor = (db: Database, { applicationId, partyId, guarantorId }: z.infer<typeof gone>) =>
  db
    .selectFrom("party as p")
    .innerJoin("queue_entry as own", "own.party_id", "p.id")
    .innerJoin("party as g", "g.id", "p.guarantor_id")
    .innerJoin("queue_entry as theirs", "theirs.party_id", "g.id")
    .leftJoin("identity_facts as facts", "facts.party_id", "g.id")
    .select(["own.status as ownStatus", "theirs.status"])
    .select(sql<string>`trim(concat(${namePart("first")}, ' ', ${namePart("last")}))`.as("name"))
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .where("p.guarantor_id", "=", guarantorId)
    .executeTakeFirst();

/** Sends nothing if the guarantor takes part again, or the tenant's case is closed. */
export const sendGuarantorGoneEmailHandler = emailHandler(
  sendGuarantorGoneEmail,
  ({ partyId, eventId }) => ({ kind: "guarantor", id: `${partyId}-${eventId}` }),
  async (payload, services) => {
    const guarantor = await findGuarantor(services.db, payload);
    if (!guarantor || isClosed(guarantor.ownStatus) || !hasEnded(guarantor.status)) return undefined;
    const tenant = await findAddressee(services, payload.partyId);
    const { name, status } = guarantor;
    return (
      tenant && {
        to: tenant.to,
        brand: tenant.brand,
        email: guarantorGoneEmail({ ...tenant, guarantor: name, hasExpired: status === "expired" }),
      }
    );
  },
);
