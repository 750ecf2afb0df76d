import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Person } from "./verifier.ts";

export interface NamedPerson extends Person {
  readonly middleName: string;
}

export const readPerson = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<NamedPerson> => {
  const row = await db
    .selectFrom("identity_facts")
    .select(["first_name", "middle_name", "last_name", "birthdate"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .executeTakeFirst();
  return {
    firstName: row?.first_name ?? "",
    middleName: row?.middle_name ?? "",
    lastName: row?.last_name ?? "",
    birthdate: row?.birthdate ?? "",
  };
};
