import { type AskedBundle, bundleIssues } from "@latchkey/domain/investigations/case-bundle.ts";
import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee, closedApplications } from "../review/own-party.ts";
import type { BundleState } from "./case-bundles.table.ts";

export interface ListedBundle {
  readonly id: string;
  readonly partyId: string;
  readonly number: number;
  readonly name: string;
  readonly recipient: string;
  readonly state: BundleState;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly settledBy: string | null;
  readonly settledAt: Date | null;
  readonly settledNote: string | null;
}

const selectBundles = (db: Kysely<Schema>) =>
  db
    .selectFrom("case_bundle as b")
    .innerJoin("party as p", (on) =>
      on.onRef("p.application_id", "=", "b.application_id").onRef("p.id", "=", "b.party_id"),
    )
    .innerJoin("staff_member as asker", "asker.id", "b.asked_by")
    .leftJoin("staff_member as settler", "settler.id", "b.settled_by")
    .select([
      "b.id",
      "b.party_id as partyId",
      "p.number",
      "b.name",
      "b.recipient",
      "b.state",
      "b.asked_by as askedById",
      "asker.name as askedBy",
      "b.asked_at as askedAt",
      "settler.name as settledBy",
      "b.settled_at as settledAt",
      "b.settled_note as settledNote",
    ]);

const MOST_LISTED = 200;

interface Reader {
  readonly staffId: string;
  /** Administrators see all, others what they asked for. */
  readonly isAdministrator: boolean;
}

/** Those that wait first, then the newest; none of a case that the reader may not see. */
export const listBundles = (
  db: Kysely<Schema>,
  { staffId, isAdministrator }: Reader,
): Promise<readonly ListedBundle[]> =>
  selectBundles(db)
    .where("b.application_id", "not in", closedApplications(staffId))
    .$if(!isAdministrator, (query) => query.where("b.asked_by", "=", staffId))
    .orderBy((of) => of("b.state", "=", "asked"), "desc")
    .orderBy("b.asked_at", "desc")
    .orderBy("b.id")
    .limit(MOST_LISTED)
    .execute();

/** @throws INVALID_INPUT by field */
export const askForBundle = async (
  work: Work,
  party: PartyKey,
  { staffId, ...asked }: AskedBundle & { readonly staffId: string },
): Promise<string> => {
  const issues = bundleIssues(asked);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { id } = await work.tx
    .insertInto("case_bundle")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      name: asked.name.trim(),
      recipient: asked.recipient.trim(),
      asked_by: staffId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "case-bundle-asked", outcome: "done", party, subject: id });
  return id;
};

interface Settled {
  readonly id: string;
  readonly staffId: string;
}

export interface FoundBundle {
  readonly party: PartyKey;
  readonly bundle: ListedBundle;
}

/** @throws NOT_FOUND; OWN_CASE; SECOND_REVIEW_OPEN */
export const findBundle = async (work: Work, id: string): Promise<FoundBundle> => {
  if (!isUuid(id)) throw notFound();
  const found = await selectBundles(work.tx)
    .select("b.application_id as applicationId")
    .where("b.id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { applicationId, ...bundle } = found;
  await assertMaySee(work, applicationId);
  return { party: { applicationId, partyId: bundle.partyId }, bundle };
};

const settle = async (
  work: Work,
  { id, staffId }: Settled,
  change: { readonly state: "released" | "returned"; readonly note: string | null },
): Promise<void> => {
  const { party, bundle } = await findBundle(work, id);
  if (bundle.askedById === staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  const settled = await work.tx
    .updateTable("case_bundle")
    .set({ state: change.state, settled_by: staffId, settled_at: work.now, settled_note: change.note })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .returning("id")
    .executeTakeFirst();
  if (!settled) throw new Refusal("DECISION_OVER");
  const action = change.state === "released" ? "case-bundle-released" : "case-bundle-returned";
  await audit(work, { action, outcome: "done", party, subject: id });
};

/** @throws NOT_FOUND; SECOND_PERSON_NEEDED for who asked; DECISION_OVER if it is settled already */
export const releaseBundle = (work: Work, settled: Settled): Promise<void> =>
  settle(work, settled, { state: "released", note: null });

/** @throws as `releaseBundle`; INVALID_INPUT without a reason */
export const returnBundle = async (
  work: Work,
  { note, ...settled }: Settled & { readonly note: string },
): Promise<void> => {
  const issue = neededDecisionNoteIssue(note);
  if (issue) throw invalidInput({ note: issue });
  await settle(work, settled, { state: "returned", note: note.trim() });
};
