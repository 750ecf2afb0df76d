import { type Kysely, sql } from "kysely";
import { findOrAdd } from "../platform/db/find-or-add.ts";
import type { Schema } from "../platform/db/schema.ts";

export const landlordNamed = async (db: Kysely<Schema>, agencyId: string, name: string): Promise<string> => {
  const find = () =>
    db
      .selectFrom("landlord")
      .select("id")
      .where("agency_id", "=", agencyId)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst();
  const add = () =>
    db
      .insertInto("landlord")
      .values({ agency_id: agencyId, name })
      .onConflict((conflict) => conflict.expression(sql`agency_id, lower(name)`).doNothing())
      .execute();
  return (await findOrAdd(find, add)).id;
};

export const listLandlords = async (db: Kysely<Schema>, agencyId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("landlord")
      .select("name")
      .where("agency_id", "=", agencyId)
      .orderBy(sql`lower(name)`)
      .execute()
  ).map(({ name }) => name);
