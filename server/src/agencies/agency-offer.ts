import type { AgencyOffer } from "@latchkey/domain/agencies/policies.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { ALLOWED, IS_STOPPED } from "./agencies.ts";

export interface OfferedBranch {
  readonly id: string;
  readonly name: string;
}

export interface OfferingAgency {
  readonly id: string;
  readonly name: string;
  readonly allowed: readonly string[];
  readonly standard: string | null;
  readonly language: Language | null;
  readonly branches: readonly OfferedBranch[];
  readonly isStopped: boolean;
}

const BRANCHES = jsonList(
  "json_build_object('id', b.id, 'name', b.name)",
  "from agency_branch b where b.agency_id = agency.id and b.closed_at is null",
  "lower(b.name)",
);

const offers = (db: Kysely<Schema>) =>
  db
    .selectFrom("agency")
    .select(["id", "name", "standard_policy as standard", "language"])
    .select([ALLOWED.as("allowed"), IS_STOPPED.as("isStopped")])
    .select(sql<readonly OfferedBranch[]>`${sql.raw(BRANCHES)}`.as("branches"));

/** By name. */
export const listOffers = async (db: Kysely<Schema>): Promise<readonly OfferingAgency[]> =>
  await offers(db).orderBy(sql`lower(name)`).execute();

/** @throws if no agency has the id, which a foreign key rules out */
export const readOffer = async (db: Kysely<Schema>, id: string): Promise<OfferingAgency> =>
  await offers(db).where("id", "=", id).executeTakeFirstOrThrow();

export const offerOf = ({ allowed, branches, isStopped }: OfferingAgency): AgencyOffer => ({
  allowed,
  isStopped,
  branches: branches.map(({ id }) => id),
});
