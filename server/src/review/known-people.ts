import { noteIssue } from "@latchkey/domain/review/note.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { knownApplications } from "./own-party.ts";
import { UNASSIGNED } from "./reassign.ts";

export interface KnownPerson {
  readonly id: number;
  readonly number: number;
  readonly reviewer: string;
  readonly at: string;
}

/** Closes the applications of the person to the reviewer, and gives back what is assigned to them there. */
export const declareKnown = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const { tx } = work;
  const { applicationId, partyId } = party;
  const added = await tx
    .insertInto("known_person")
    .values({ application_id: applicationId, party_id: partyId, staff_id: staffId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return;
  await tx
    .updateTable("queue_entry")
    .set(UNASSIGNED)
    .where("reviewer_id", "=", staffId)
    .where("application_id", "in", knownApplications(staffId))
    .execute();
  await audit(work, { action: "known-person-declared", outcome: "done", party, subject: partyId });
};

/** Those that are not lifted, the newest first. */
export const listKnownPeople = async (db: Kysely<Schema>): Promise<readonly KnownPerson[]> =>
  await db
    .selectFrom("known_person as k")
    .innerJoin("party", (on) =>
      on.onRef("party.application_id", "=", "k.application_id").onRef("party.id", "=", "k.party_id"),
    )
    .innerJoin("staff_member as staff", "staff.id", "k.staff_id")
    .select(["k.id", "party.number", "staff.name as reviewer"])
    .select(sql<string>`${sql.raw(utcInstant("k.at"))}`.as("at"))
    .where("k.lifted_at", "is", null)
    .orderBy("k.id", "desc")
    .execute();

interface Lifting {
  readonly staffId: string;
  readonly reason: string;
}

/** @throws NOT_FOUND, also once it is lifted; NOT_YOURSELF for one's own; INVALID_INPUT with the field `reason` */
export const liftKnown = async (work: Work, id: number, { staffId, reason }: Lifting): Promise<void> => {
  const { tx } = work;
  const found = await tx
    .selectFrom("known_person")
    .select(["application_id", "party_id", "staff_id"])
    .where("id", "=", id)
    .where("lifted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  if (found.staff_id === staffId) throw new Refusal("NOT_YOURSELF");
  const issue = noteIssue(reason.trim());
  if (issue) throw invalidInput({ reason: issue });
  await tx
    .updateTable("known_person")
    .set({ lifted_at: sql<Date>`now()`, lifted_by: staffId, lifted_reason: reason.trim() })
    .where("id", "=", id)
    .execute();
  const party = { applicationId: found.application_id, partyId: found.party_id };
  await audit(work, { action: "known-person-lifted", outcome: "done", party, subject: String(id) });
};
