import { demandWords } from "@latchkey/domain/compliance/demand-words/every-language.ts";
import { type LintRuleId, lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { type PolicyVersion, policyOf } from "@latchkey/domain/policies/policy-version.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

const versions = (db: Kysely<Schema>) =>
  db
    .selectFrom("policy_version")
    .select([
      "policy_version.policy as name",
      "policy_version.version",
      "policy_version.valid_from as from",
      "policy_version.content",
    ]);

/**
 * The version that an application began with.
 *
 * @throws if there is none, which a foreign key rules out for applications
 */
export const readPolicy = async (
  db: Kysely<Schema>,
  { name, version }: Pick<Policy, "name" | "version">,
): Promise<Policy> =>
  policyOf(
    await versions(db).where("policy", "=", name).where("version", "=", version).executeTakeFirstOrThrow(),
  );

/** The newest version of each policy that has begun, of those that are not retired; by title. */
export const policiesInForce = async (db: Kysely<Schema>, today: CivilDate): Promise<readonly Policy[]> => {
  const found = await versions(db)
    .innerJoin("policy", "policy.name", "policy_version.policy")
    .distinctOn("policy_version.policy")
    .where("policy.retired_at", "is", null)
    .where("policy_version.valid_from", "<=", today)
    .orderBy("policy_version.policy")
    .orderBy("policy_version.version", "desc")
    .execute();
  return found
    .map(policyOf)
    .toSorted((one, other) => one.content.title.localeCompare(other.content.title, "en"));
};

export interface PolicyName {
  readonly name: string;
  readonly title: string;
  readonly isInForce: boolean;
}

/** Every published policy by the title of its newest version. */
export const listPolicyNames = async (
  db: Kysely<Schema>,
  today: CivilDate,
): Promise<readonly PolicyName[]> => {
  const newest = await versions(db)
    .distinctOn("policy_version.policy")
    .orderBy("policy_version.policy")
    .orderBy("policy_version.version", "desc")
    .execute();
  const inForce = new Set((await policiesInForce(db, today)).map(({ name }) => name));
  return newest
    .map(({ name, content: { title } }) => ({ name, title, isInForce: inForce.has(name) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
};

/** The newest version, also one that has not begun. */
export const newestVersion = (db: Kysely<Schema>, name: string): Promise<PolicyVersion | undefined> =>
  versions(db)
    .where("policy_version.policy", "=", name)
    .orderBy("policy_version.version", "desc")
    .executeTakeFirst();

export const policyInForce = async (
  db: Kysely<Schema>,
  name: string,
  today: CivilDate,
): Promise<Policy | undefined> => {
  const found = await versions(db)
    .innerJoin("policy", "policy.name", "policy_version.policy")
    .where("policy.name", "=", name)
    .where("policy.retired_at", "is", null)
    .where("policy_version.valid_from", "<=", today)
    .orderBy("policy_version.version", "desc")
    .executeTakeFirst();
  return found && policyOf(found);
};

/** The rules that two administrators have lifted and no one has ended. */
export const liftedRules = async (db: Kysely<Schema>): Promise<readonly LintRuleId[]> => {
  const found = await db
    .selectFrom("law_lift")
    .select("rule")
    .where("agreed_at", "is not", null)
    .where("ended_at", "is", null)
    .execute();
  return found.map(({ rule }) => rule);
};

interface UnderPolicy {
  readonly policy: string;
  readonly policyVersion: number;
  readonly country: HomeCountry;
}

/** The rules that the law of a day forbids in the version of an application: a policy stays when the law changes. */
export const forbiddenRules = async (
  db: Kysely<Schema>,
  { policy: name, policyVersion: version, country }: UnderPolicy,
  day: CivilDate,
): Promise<readonly LintRuleId[]> => {
  const { content } = await readPolicy(db, { name, version });
  const judging = { day, lifted: await liftedRules(db), words: demandWords };
  const found = lintPolicy({ ...content, countries: [country] }, judging);
  return [...new Set(found.filter(({ level }) => level === "forbidden").map(({ rule }) => rule))];
};
