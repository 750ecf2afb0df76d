import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export const readCriteria = async (db: Kysely<Schema>, applicationId: string): Promise<Criteria> => {
  const { criteria } = await db
    .selectFrom("application")
    .select("criteria")
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  return criteria;
};
