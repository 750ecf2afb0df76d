import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";

export interface PublishedVersion {
  readonly version: number;
  readonly from: CivilDate;
  readonly content: PolicyContent;
  /** null: shipped with the product. */
  readonly proposedBy: string | null;
  readonly agreedBy: string | null;
  readonly publishedAt: Date;
}

export interface PolicyDraft {
  readonly content: PolicyContent;
  readonly basedOn: number | null;
  readonly revision: number;
  readonly editedBy: string;
  readonly editedAt: Date;
  /** null: not proposed. */
  readonly from: CivilDate | null;
  readonly proposedById: string | null;
  readonly proposedBy: string | null;
}

export interface PolicyOverview {
  readonly name: string;
  readonly isShipped: boolean;
  readonly retiredAt: Date | null;
  readonly usedBy: number;
  /** The newest first, also those that have not begun. */
  readonly versions: readonly PublishedVersion[];
  readonly draft: PolicyDraft | null;
}

const readDrafts = async (
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<ReadonlyMap<string, PolicyDraft>> => {
  const found = await db
    .selectFrom("policy_draft as d")
    .innerJoin("staff_member as e", "e.id", "d.edited_by")
    .leftJoin("staff_member as p", "p.id", "d.proposed_by")
    .select([
      "d.policy",
      "d.content",
      "d.based_on as basedOn",
      "d.revision",
      "e.name as editedBy",
      "d.edited_at as editedAt",
      "d.valid_from as from",
      "d.proposed_by as proposedById",
      "p.name as proposedBy",
    ])
    .where("d.policy", "in", names)
    .execute();
  return new Map(found.map(({ policy, ...draft }) => [policy, draft]));
};

const readVersions = (db: Kysely<Schema>, names: readonly string[]) =>
  db
    .selectFrom("policy_version as v")
    .leftJoin("staff_member as p", "p.id", "v.proposed_by")
    .leftJoin("staff_member as a", "a.id", "v.agreed_by")
    .select([
      "v.policy",
      "v.version",
      "v.valid_from as from",
      "v.content",
      "p.name as proposedBy",
      "a.name as agreedBy",
      "v.published_at as publishedAt",
    ])
    .where("v.policy", "in", names)
    .orderBy("v.version", "desc")
    .execute();

const titleOf = ({ versions, draft }: PolicyOverview): string =>
  (versions[0]?.content ?? draft?.content)?.title ?? "";

const readOverviews = async (db: Kysely<Schema>, name?: string): Promise<readonly PolicyOverview[]> => {
  const policies = await db
    .selectFrom("policy")
    .select((read) => [
      "policy.name",
      "policy.is_shipped as isShipped",
      "policy.retired_at as retiredAt",
      read
        .selectFrom("application")
        .select(sql<number>`count(*)::int`.as("count"))
        .whereRef("application.policy", "=", "policy.name")
        .as("usedBy"),
    ])
    .$if(name !== undefined, (query) => query.where("policy.name", "=", name ?? ""))
    .execute();
  const names = policies.map((policy) => policy.name);
  if (names.length === 0) return [];
  const [drafts, versions] = [await readDrafts(db, names), await readVersions(db, names)];
  return policies.map((policy) => ({
    ...policy,
    usedBy: policy.usedBy ?? 0,
    versions: versions.filter((version) => version.policy === policy.name),
    draft: drafts.get(policy.name) ?? null,
  }));
};

/** Every policy, also retired ones and those that are drafts only; by title. */
export const listPolicies = async (db: Kysely<Schema>): Promise<readonly PolicyOverview[]> =>
  (await readOverviews(db)).toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), "en"));

/** @throws NOT_FOUND */
export const readPolicyOverview = async (db: Kysely<Schema>, name: string): Promise<PolicyOverview> => {
  const [found] = await readOverviews(db, name);
  if (!found) throw notFound();
  return found;
};
