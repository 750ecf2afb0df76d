import { type AgencyBranch, BRANCH_NAME_TAKEN, branchIssues } from "@latchkey/domain/agencies/branches.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { lockAgency } from "./agencies.ts";

export interface KeptBranch {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly isClosed: boolean;
  /** An application names it. */
  readonly isUsed: boolean;
  /** Applications in which a person is not decided. */
  readonly open: number;
}

/** Open ones first, by name. */
export const listBranches = async (db: Kysely<Schema>, agencyId: string): Promise<readonly KeptBranch[]> =>
  await db
    .selectFrom("agency_branch as b")
    .select(["b.id", "b.name", "b.address", "b.phone"])
    .select(sql<boolean>`b.closed_at is not null`.as("isClosed"))
    .select(sql<boolean>`exists (select from application a where a.branch_id = b.id)`.as("isUsed"))
    .select(
      sql<number>`(select count(*)::int from application a where a.branch_id = b.id
        and exists (select from queue_entry q where q.application_id = a.id and q.rank < 3))`.as("open"),
    )
    .where("b.agency_id", "=", agencyId)
    .orderBy(sql`b.closed_at is not null`)
    .orderBy(sql`lower(b.name)`)
    .execute();

const isTaken = async (work: Work, agencyId: string, { id, name }: { id?: string; name: string }) => {
  const found = await work.tx
    .selectFrom("agency_branch")
    .select("id")
    .where("agency_id", "=", agencyId)
    .where("closed_at", "is", null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return found !== undefined && found.id !== id;
};

/** The lock of the agency keeps two branches from getting one name. */
const rowOf = async (work: Work, agencyId: string, { id, ...given }: AgencyBranch & { id?: string }) => {
  const issues = branchIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const name = tidy(given.name);
  if (await isTaken(work, agencyId, { ...(id && { id }), name })) {
    throw invalidInput({ name: BRANCH_NAME_TAKEN });
  }
  const phone = given.phone.trim() === "" ? null : tidyPhone(given.phone);
  return { name, address: given.address.trim(), phone };
};

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const addBranch = async (work: Work, agencyId: string, given: AgencyBranch): Promise<void> => {
  await lockAgency(work, agencyId);
  const row = await rowOf(work, agencyId, given);
  const { id } = await work.tx
    .insertInto("agency_branch")
    .values({ ...row, agency_id: agencyId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "agency-branch-added", outcome: "done", subject: id });
};

/** Keeps it from being removed until an application names it. */
export const keepBranch = async (db: Kysely<Schema>, id: string): Promise<void> => {
  if (isUuid(id)) {
    await db.selectFrom("agency_branch").select("id").where("id", "=", id).forKeyShare().execute();
  }
};

/** @returns its agency, which is locked. @throws NOT_FOUND for an unknown or closed branch */
const lockBranch = async (work: Work, id: string): Promise<string> => {
  const open = () =>
    work.tx
      .selectFrom("agency_branch")
      .select("agency_id")
      .where("id", "=", id)
      .where("closed_at", "is", null);
  const found = isUuid(id) ? await open().executeTakeFirst() : undefined;
  if (!found) throw notFound();
  await lockAgency(work, found.agency_id);
  if (!(await open().forUpdate().executeTakeFirst())) throw notFound();
  return found.agency_id;
};

/** @returns its agency. @throws NOT_FOUND; INVALID_INPUT by field */
export const changeBranch = async (work: Work, id: string, given: AgencyBranch): Promise<string> => {
  const agencyId = await lockBranch(work, id);
  const row = await rowOf(work, agencyId, { ...given, id });
  await work.tx.updateTable("agency_branch").set(row).where("id", "=", id).execute();
  await audit(work, { action: "agency-branch-changed", outcome: "done", subject: id });
  return agencyId;
};

/** Removes a branch that no application names, and closes another. @returns its agency. @throws NOT_FOUND */
export const endBranch = async (work: Work, id: string): Promise<string> => {
  const agencyId = await lockBranch(work, id);
  const used = await work.tx
    .selectFrom("application")
    .select("id")
    .where("branch_id", "=", id)
    .executeTakeFirst();
  if (used) {
    await work.tx.updateTable("agency_branch").set({ closed_at: work.now }).where("id", "=", id).execute();
  } else {
    await work.tx.deleteFrom("agency_branch").where("id", "=", id).execute();
  }
  const action = used ? "agency-branch-closed" : "agency-branch-removed";
  await audit(work, { action, outcome: "done", subject: id });
  return agencyId;
};
