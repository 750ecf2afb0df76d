import type { HoldReason } from "@latchkey/domain/review/case-hold.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { type Audited, audit } from "../platform/audit/audit.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface CaseHold {
  readonly until: string;
  readonly reason: HoldReason;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

/** undefined: the case is not on hold, or its day has come. */
export const readCaseHold = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  today: CivilDate,
): Promise<CaseHold | undefined> =>
  db
    .selectFrom("case_hold as h")
    .innerJoin("staff_member as staff", "staff.id", "h.staff_id")
    .select(["h.until", "h.reason", "h.note", "staff.name as by"])
    .select(sql<string>`${sql.raw(utcInstant("h.at"))}`.as("at"))
    .where("h.application_id", "=", applicationId)
    .where("h.party_id", "=", partyId)
    .where("h.ended_at", "is", null)
    .where("h.until", ">", today)
    .orderBy("h.id", "desc")
    .executeTakeFirst();

/** An answer, or a reviewer who goes on with the case, brings it back at once. Without a hold nothing changes. */
export const endCaseHold = async (work: Audited, party: PartyKey): Promise<void> => {
  const { tx, actor } = work;
  const { applicationId, partyId } = party;
  const ended = await tx
    .updateTable("case_hold")
    .set({ ended_at: sql<Date>`now()`, ended_by: actor.kind === "staff" ? actor.staffId : null })
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("ended_at", "is", null)
    .returning("id")
    .execute();
  if (ended.length === 0) return;
  await tx.updateTable("queue_entry").set({ on_hold_until: null }).where("party_id", "=", partyId).execute();
  await audit(work, { action: "case-hold-ended", outcome: "done", party, subject: partyId });
};
