import type { Kysely } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { EmploymentService, EmploymentVerification } from "../partners/employment-service.ts";
import type { Actor, PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJobOnce } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { unlessFailed } from "./partner-source.ts";
import { readVerification } from "./verification.jobs.ts";

/** The provider is the authority on the outcome, not the reporter of a change. */

export type VerificationOutcome = "completed" | "cancelled" | "waiting" | "no-answer";

type Wanted = { readonly id: string } | { readonly stateHash: Buffer };

const findVerification = (db: Kysely<Schema>, wanted: Wanted) =>
  db
    .selectFrom("employment_verification")
    .select(["id", "source_id", "application_id", "party_id", "partner_id", "state"])
    .where((is) => ("id" in wanted ? is("id", "=", wanted.id) : is("state_hash", "=", wanted.stateHash)))
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/**
 * The step is complete once any source of the person has passed the provider's pages without being cancelled.
 */
const storeCompleted = async ({ tx }: Work, { applicationId, partyId }: PartyKey): Promise<void> => {
  const done = await tx
    .selectFrom("employment_verification")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where((is) =>
      is.or([
        is("state", "=", "completed"),
        is.and([is("state", "=", "open"), is("returned_at", "is not", null)]),
      ]),
    )
    .executeTakeFirst();
  const facts = { konfir_completed: done !== undefined };
  await tx
    .insertInto("income_facts")
    .values({ application_id: applicationId, party_id: partyId, employment_status: null, ...facts })
    .onConflict((conflict) => conflict.column("party_id").doUpdateSet(facts))
    .execute();
};

const changeOf = ({ now }: Work, { source_id }: Found, { status, activities }: EmploymentVerification) => {
  if (status === "waiting") return { returned_at: now };
  const result = activities.filter(({ customId }) => customId === source_id);
  return { state: status, result: JSON.stringify(result), ended_at: now };
};

const keep = async (work: Work, row: Found, found: EmploymentVerification): Promise<void> => {
  const party = { applicationId: row.application_id, partyId: row.party_id };
  await lockParty(work.tx, party);
  const kept = await work.tx
    .updateTable("employment_verification")
    .set(changeOf(work, row, found))
    .where("id", "=", row.id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  if (!kept) return;
  const { status } = found;
  if (status !== "waiting") {
    await audit(work, { action: `verification-${status}`, outcome: "done", party, subject: row.source_id });
  }
  await storeCompleted(work, party);
  await work.services.changed(work, party, "INCOME");
};

interface Settling {
  readonly wanted: Wanted;
  readonly actor: Actor;
  /** The person came back from the provider's pages; if nothing is known yet, a job asks again. */
  readonly hasReturned: boolean;
}

/**
 * Asks the provider and stores the outcome. A return from its pages completes the step; a later cancellation
 * reopens it.
 */
export const settleVerification = async (
  services: Services,
  service: EmploymentService,
  { wanted, actor, hasReturned }: Settling,
): Promise<VerificationOutcome> => {
  const row = await findVerification(services.db, wanted);
  if (!row) return "cancelled";
  if (row.state !== "open") return row.state;
  const found = await unlessFailed(service.find(row.partner_id), services, "A verification was not read");
  const isUndecided = !found || found.status === "waiting";
  if (hasReturned && isUndecided) {
    await addJobOnce(services.db, readVerification, { payload: { verificationId: row.id }, key: row.id });
  }
  if (!found) return "no-answer";
  if (isUndecided && !hasReturned) return "waiting";
  await inTransaction(services, actor, (work) => keep(work, row, found));
  return found.status;
};
