import {
  rightToRentRuleSets,
  rightToRentRulesOn,
} from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import type { Kysely } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Sets of rules are part of the product; an administrator confirms them after advice of a lawyer. */

export interface Confirmation {
  readonly adviser: string;
  readonly by: string;
  readonly at: Date;
}

export interface ConfirmedRuleSet {
  readonly id: string;
  readonly isInForce: boolean;
  readonly confirmation: Confirmation | null;
  /** Replaced by a newer one, newest first. */
  readonly earlier: readonly Confirmation[];
}

/** The newest first. */
export const readRuleSets = async (
  db: Kysely<Schema>,
  today: string,
): Promise<readonly ConfirmedRuleSet[]> => {
  const confirmed = await db
    .selectFrom("right_to_rent_confirmation as c")
    .innerJoin("staff_member as s", "s.id", "c.staff_id")
    .select(["c.rule_set", "c.adviser", "s.name as by", "c.at"])
    .orderBy("c.id", "desc")
    .execute();
  const inForce = rightToRentRulesOn(today)?.id;
  return rightToRentRuleSets.toReversed().map(({ id }) => {
    const [confirmation = null, ...earlier] = confirmed
      .filter(({ rule_set }) => rule_set === id)
      .map(({ rule_set, ...one }): Confirmation => one);
    return { id, isInForce: id === inForce, confirmation, earlier };
  });
};

export const isConfirmed = async (db: Kysely<Schema>, id: string): Promise<boolean> => {
  const found = await db
    .selectFrom("right_to_rent_confirmation")
    .select("rule_set")
    .where("rule_set", "=", id)
    .executeTakeFirst();
  return found !== undefined;
};

export interface GivenConfirmation {
  readonly id: string;
  /** The adviser whose advice supports the confirmation. */
  readonly adviser: string;
  readonly staffId: string;
}

/** The newest confirmation counts, and those before stay. @throws NOT_FOUND for an unknown set; INVALID_INPUT for `adviser` */
export const confirmRuleSet = async (
  work: Work,
  { id, adviser, staffId }: GivenConfirmation,
): Promise<void> => {
  if (!rightToRentRuleSets.some((set) => set.id === id)) throw notFound();
  const issue = lineIssue(adviser);
  if (issue) throw invalidInput({ adviser: issue });
  await work.tx
    .insertInto("right_to_rent_confirmation")
    .values({ rule_set: id, adviser: adviser.trim(), staff_id: staffId })
    .execute();
  await audit(work, { action: "right-to-rent-rules-confirmed", outcome: "done", subject: id });
};
