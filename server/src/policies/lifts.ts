import { isLiftable, type LintRuleId } from "@latchkey/domain/compliance/lint-policy.ts";
import { validDate } from "@latchkey/domain/rules/civil-date.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Kysely } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Two administrators may lift a rule of the linter: the law may have changed, or a court have judged. */

export interface LawLift {
  readonly id: string;
  readonly rule: LintRuleId;
  readonly reason: string;
  readonly source: string;
  readonly sourceDay: string;
  readonly proposedById: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly agreedBy: string | null;
  readonly agreedAt: Date | null;
}

/** Those that are not ended. */
export const openLifts = (db: Kysely<Schema>): Promise<readonly LawLift[]> =>
  db
    .selectFrom("law_lift as l")
    .innerJoin("staff_member as p", "p.id", "l.proposed_by")
    .leftJoin("staff_member as a", "a.id", "l.agreed_by")
    .select([
      "l.id",
      "l.rule",
      "l.reason",
      "l.source",
      "l.source_day as sourceDay",
      "l.proposed_by as proposedById",
      "p.name as proposedBy",
      "l.proposed_at as proposedAt",
      "a.name as agreedBy",
      "l.agreed_at as agreedAt",
    ])
    .where("l.ended_at", "is", null)
    .orderBy("l.proposed_at")
    .execute();

export interface GivenLift {
  readonly rule: string;
  readonly reason: string;
  readonly source: string;
  readonly sourceDay: string;
  readonly staffId: string;
}

/** @throws INVALID_INPUT by field, also if the rule has an open proposal or is lifted */
export const proposeLift = async (work: Work, given: GivenLift): Promise<void> => {
  const { rule, reason, source, sourceDay, staffId } = given;
  const issues = issuesIn({
    rule: isLiftable(rule) ? undefined : { code: "validation.please_select_an_option" },
    reason: lineIssue(reason),
    source: lineIssue(source),
    sourceDay: validDate()(sourceDay),
  });
  if (Object.keys(issues).length > 0 || !isLiftable(rule)) throw invalidInput(issues);
  const added = await work.tx
    .insertInto("law_lift")
    .values({
      rule,
      reason: reason.trim(),
      source: source.trim(),
      source_day: sourceDay,
      proposed_by: staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw invalidInput({ rule: { code: "policies.validations.lifted" } });
  await audit(work, { action: "law-lift-proposed", outcome: "done", subject: added.id });
};

const lockLift = async ({ tx }: Work, id: string) => {
  if (!isUuid(id)) throw notFound();
  const lift = await tx
    .selectFrom("law_lift")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!lift) throw notFound();
  return lift;
};

/** @throws SECOND_PERSON_NEEDED for the administrator who proposed it; NOT_FOUND */
export const agreeToLift = async (work: Work, id: string, staffId: string): Promise<void> => {
  const lift = await lockLift(work, id);
  if (lift.proposed_by === staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  if (lift.agreed_at !== null) return;
  await work.tx
    .updateTable("law_lift")
    .set({ agreed_by: staffId, agreed_at: new Date() })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "law-lift-agreed", outcome: "done", subject: id });
};

/** One administrator is enough: the rule counts again. @throws NOT_FOUND */
export const endLift = async (work: Work, id: string, staffId: string): Promise<void> => {
  await lockLift(work, id);
  await work.tx
    .updateTable("law_lift")
    .set({ ended_by: staffId, ended_at: new Date() })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "law-lift-ended", outcome: "done", subject: id });
};
