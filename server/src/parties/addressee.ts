import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { CASE_QUERY, DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { sql } from "kysely";
import { emailBrand } from "../agencies/brand.ts";
import type { Services } from "../platform/work/services.ts";

export interface Addressee {
  readonly language: Language;
  readonly provider: string;
  /** As answered, otherwise as in the agency's record. */
  readonly firstName: string;
  readonly home: string;
  readonly href: string;
}

export const dashboardOf = (publicUrl: URL, partyId: string): string =>
  new URL(`${DASHBOARD_PATH}?${CASE_QUERY}=${partyId}`, publicUrl).href;

export const findAddressee = async ({ db, config }: Pick<Services, "db" | "config">, partyId: string) => {
  const row = await db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts as facts", "facts.party_id", "party.id")
    .select([
      "account.email as to",
      "account.language",
      "party.application_id as applicationId",
      "party.id as partyId",
      "party.role",
      "party.sections",
      "party.invited_first_name as invitedName",
      "party.created_at as invitedAt",
      "party.active_at as activeAt",
      "application.language as languageOfApplication",
      "application.property_address as home",
      "application.property_country as country",
      "application.tenancy_start as moveIn",
      "application.timing",
      "agency.name as agency",
    ])
    .select(sql<string>`coalesce(nullif(facts.first_name, ''), party.invited_first_name)`.as("firstName"))
    .where("party.id", "=", partyId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      provider: config.provider.name,
      href: dashboardOf(config.publicUrl, row.partyId),
      brand: await emailBrand({ db, config }, row.applicationId),
    }
  );
};

export type AddresseeRow = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;
