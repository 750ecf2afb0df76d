import type { EmploymentStatus, IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** A party's income facts, and what is derived from them. */
export interface IncomeFactsRow {
  readonly incomeSources: readonly IncomeSourceRow[];
  readonly guarantor: GuarantorRow | null;
  readonly employmentStatus: EmploymentStatus | null;
  readonly someoneElsePays: boolean;
  readonly meetsAffordability: boolean;
  readonly connectedOpenBanking: boolean;
}

export interface IncomeSourceRow {
  readonly uuid: string;
  readonly incomeType: IncomeType;
  readonly companyName: string | null;
}

/** Whom the party names as guarantor. */
export interface GuarantorRow {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

const SOURCES = jsonList(
  `json_build_object('uuid', s.id, 'incomeType', s.income_type, 'companyName', s.company_name)`,
  `from income_source s where s.application_id = p.application_id and s.party_id = p.id`,
  "s.created_at, s.id",
);

const NOMINATION = `(select json_build_object('uuid', g.id, 'email', g.email, 'firstName', g.first_name, 'lastName', g.last_name, 'phoneNumber', g.phone_number)
    from guarantor_nomination g where g.application_id = p.application_id and g.party_id = p.id)`;

/** An `IncomeFactsRow` of the party `p`, for statements that read more with it. */
export const INCOME_JSON = `(select json_build_object('incomeSources', ${SOURCES}, 'guarantor', ${NOMINATION},
    'employmentStatus', f.employment_status, 'someoneElsePays', coalesce(f.someone_else_pays, false),
    'meetsAffordability', coalesce(f.meets_affordability, false), 'connectedOpenBanking', coalesce(f.connected_open_banking, false))
  from (select 1) as one left join income_facts f on f.application_id = p.application_id and f.party_id = p.id)`;

export const readIncome = async (
  tx: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<IncomeFactsRow> => {
  const { rows } = await sql<{ row: IncomeFactsRow }>`select ${sql.raw(INCOME_JSON)} as row from party p
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("A party that was found before is gone.");
  return found.row;
};
