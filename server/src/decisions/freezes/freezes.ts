import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import {
  rightToRentRuleSets,
  rightToRentRulesOn,
} from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { type FreezeReason, freezeIssues, type GivenFreeze } from "@latchkey/domain/review/freeze.ts";
import { sentenceIssue } from "@latchkey/domain/review/reopening.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type Kysely, sql } from "kysely";
import { decisionsMayChange } from "../../parties/settle-decisions.job.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";

type Db = Kysely<Schema>;

/** One of the two is set. */
export interface FrozenThing {
  readonly policy: string | null;
  readonly policyVersion: number | null;
  /** A rule set of the right to rent. */
  readonly ruleSet: string | null;
}

export interface Freeze extends FrozenThing {
  readonly id: string;
  readonly reason: FreezeReason;
  readonly sentence: string;
  readonly by: string;
  readonly byId: string;
  readonly at: Date;
  readonly liftedBy: string | null;
  readonly liftedAt: Date | null;
  readonly liftedNote: string | null;
}

const selectFreezes = (db: Db) =>
  db
    .selectFrom("decision_freeze as f")
    .innerJoin("staff_member as s", "s.id", "f.frozen_by")
    .leftJoin("staff_member as lifter", "lifter.id", "f.lifted_by")
    .select(["f.id", "f.policy", "f.policy_version as policyVersion", "f.rule_set as ruleSet"])
    .select(["f.reason", "f.sentence", "s.name as by", "f.frozen_by as byId", "f.frozen_at as at"])
    .select(["lifter.name as liftedBy", "f.lifted_at as liftedAt", "f.lifted_note as liftedNote"]);

/** Those in force first, then the newest. */
export const listFreezes = (db: Db): Promise<readonly Freeze[]> =>
  selectFreezes(db)
    .orderBy(sql`f.lifted_at is not null`)
    .orderBy("f.frozen_at", "desc")
    .orderBy("f.id")
    .execute();

/** @throws NOT_FOUND */
export const findFreeze = async (db: Db, id: string): Promise<Freeze> => {
  const found = isUuid(id) ? await selectFreezes(db).where("f.id", "=", id).executeTakeFirst() : undefined;
  if (!found) throw notFound();
  return found;
};

export interface DecidedUnder {
  readonly policy: string;
  readonly policyVersion: number;
  readonly country: HomeCountry;
  readonly role: PartyRole;
}

/** @param day on which it is decided @returns the freeze that forbids a decision about such a person */
export const freezeOf = async (
  db: Db,
  { policy, policyVersion, country, role }: DecidedUnder,
  day: CivilDate,
): Promise<Freeze | undefined> => {
  const ruleSet = asksRightToRent({ role, country }) ? rightToRentRulesOn(day)?.id : undefined;
  return selectFreezes(db)
    .where("f.lifted_at", "is", null)
    .where((of) =>
      of.or([
        of.and([of("f.policy", "=", policy), of("f.policy_version", "=", policyVersion)]),
        ...(ruleSet === undefined ? [] : [of("f.rule_set", "=", ruleSet)]),
      ]),
    )
    .orderBy("f.frozen_at")
    .executeTakeFirst();
};

/** @throws DECISIONS_FROZEN */
export const assertNotFrozen = async (
  { tx, services }: Pick<Work, "tx" | "services">,
  about: DecidedUnder,
): Promise<void> => {
  if (await freezeOf(tx, about, services.today())) throw new Refusal("DECISIONS_FROZEN");
};

interface Freezing extends FrozenThing, GivenFreeze {
  readonly staffId: string;
}

/** @throws NOT_FOUND for an unknown policy version or rule set */
const assertExists = async ({ tx }: Work, { policy, policyVersion, ruleSet }: FrozenThing): Promise<void> => {
  if (ruleSet !== null && policy === null && rightToRentRuleSets.some(({ id }) => id === ruleSet)) return;
  const version =
    policy === null || policyVersion === null || ruleSet !== null
      ? undefined
      : await tx
          .selectFrom("policy_version")
          .select("version")
          .where("policy", "=", policy)
          .where("version", "=", policyVersion)
          .executeTakeFirst();
  if (!version) throw notFound();
};

/** @throws NOT_FOUND; INVALID_INPUT by field; CHANGED_ELSEWHERE if it is frozen already @returns its id */
export const freezeDecisions = async (
  work: Work,
  { staffId, policy, policyVersion, ruleSet, ...given }: Freezing,
): Promise<string> => {
  await assertExists(work, { policy, policyVersion, ruleSet });
  const issues = freezeIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const made = await work.tx
    .insertInto("decision_freeze")
    .values({
      policy,
      policy_version: policyVersion,
      rule_set: ruleSet,
      // The rules have found it in their list.
      reason: given.reason as FreezeReason,
      sentence: given.sentence.trim(),
      frozen_by: staffId,
      frozen_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new Refusal("CHANGED_ELSEWHERE");
  await audit(work, { action: "decisions-frozen", outcome: "done", subject: made.id });
  return made.id;
};

interface Lifting {
  readonly id: string;
  readonly note: string;
  readonly staffId: string;
}

/** Decisions that were agreed meanwhile are told now. */
const settleAgreed = async ({ tx }: Work): Promise<void> => {
  const waiting = await tx
    .selectFrom("decision")
    .select("application_id as id")
    .distinct()
    .where("state", "=", "agreed")
    .execute();
  for (const { id } of waiting) await decisionsMayChange(tx, id);
};

/** @throws NOT_FOUND; NOT_YOURSELF for the one who froze; CHANGED_ELSEWHERE if it is lifted; INVALID_INPUT */
export const liftFreeze = async (work: Work, { id, note, staffId }: Lifting): Promise<void> => {
  const freeze = await findFreeze(work.tx, id);
  if (freeze.byId === staffId) throw new Refusal("NOT_YOURSELF");
  const issue = sentenceIssue(note.trim());
  if (issue) throw invalidInput({ note: issue });
  const lifted = await work.tx
    .updateTable("decision_freeze")
    .set({ lifted_by: staffId, lifted_at: work.now, lifted_note: note.trim() })
    .where("id", "=", id)
    .where("lifted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!lifted) throw new Refusal("CHANGED_ELSEWHERE");
  await settleAgreed(work);
  await audit(work, { action: "freeze-lifted", outcome: "done", subject: id });
};
