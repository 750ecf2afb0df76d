import type { Contact } from "../partners/analytics-service.ts";
import type { Services } from "../platform/work/services.ts";

export const contactOf = async (
  { db, config }: Pick<Services, "db" | "config">,
  partyId: string | undefined,
): Promise<Contact | undefined> => {
  if (!config.telemetry.identifyWithContact || partyId === undefined) return undefined;
  return db
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts", "identity_facts.party_id", "party.id")
    .select([
      "account.email",
      "identity_facts.first_name as firstName",
      "identity_facts.last_name as lastName",
    ])
    .where("party.id", "=", partyId)
    .executeTakeFirst();
};
