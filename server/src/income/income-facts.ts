import type { IncomeSectionFacts } from "@latchkey/domain/income/section.ts";
import type { BankReading, GuarantorNomination, StoredSource } from "@latchkey/domain/income/source.ts";
import type { TaxedEmployment } from "@latchkey/domain/income/tax-evidence.ts";
import type { IncomeFile } from "@latchkey/domain/income/values.ts";
import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { RecognitionReason } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { Currency, EmploymentStatus } from "@latchkey/domain/vocabulary/money.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type Kysely, sql } from "kysely";
import { DOCUMENTS_JSON, type DocumentRow, isOfPerson, wireTypeOf } from "../documents/documents.ts";
import { GUARANTEED_PENCE } from "../parties/guarantee.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";

/** Minor units. */
export interface BankIncomeRow {
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly currency: Currency;
  readonly typicalMinor: number;
  readonly yearlyMinor: number;
  readonly lastDate: string;
  readonly monthsSeen: number;
  readonly reasons: readonly RecognitionReason[];
}

export interface BankRow {
  readonly sourceUuid: string;
  readonly state: BankReading;
  readonly incomes: readonly BankIncomeRow[];
}

export interface TaxRecordRow {
  readonly sourceUuid: string;
  readonly state: BankReading;
  readonly employments: readonly TaxedEmployment[];
}

/** A job that the employment check found and that has not ended, with its gross pay of a year. */
export interface VerifiedRow {
  readonly sourceUuid: string;
  readonly yearlyMinor: number;
}

export interface IncomeFactsRow {
  readonly banks: readonly BankRow[];
  readonly taxRecords: readonly TaxRecordRow[];
  readonly verified: readonly VerifiedRow[];
  readonly role: PartyRole;
  /** The party's share of the monthly rent, or the guaranteed share; in pence. */
  readonly sharePence: number;
  readonly incomeSources: readonly StoredSource[];
  readonly guarantor: GuarantorNomination | null;
  readonly employmentStatus: EmploymentStatus | null;
  readonly someoneElsePays: boolean;
  readonly meetsAffordability: boolean;
  readonly connectedOpenBanking: boolean;
  readonly konfirCompleted: boolean;
}

const SOURCES = jsonList(
  `json_build_object('uuid', s.id, 'incomeType', s.income_type, 'currency', s.currency, 'annualGrossMinor', s.annual_gross_minor,
    'netMinor', s.net_minor, 'netFrequency', s.net_frequency, 'paymentDate', s.payment_date, 'companyName', s.company_name,
    'companyNumber', s.company_number, 'jobTitle', s.job_title, 'startDate', s.start_date, 'endDate', s.end_date,
    'institutionName', s.institution_name, 'isOnProbation', s.is_on_probation, 'probationMonths', s.probation_months,
    'reference', s.reference, 'bank', s.bank, 'link', s.link,
    'linkFailure', s.link_failure)`,
  `from income_source s where s.application_id = p.application_id and s.party_id = p.id`,
  "s.created_at, s.id",
);

const NOMINATION = `(select json_build_object('uuid', g.id, 'email', g.email, 'firstName', g.first_name, 'lastName', g.last_name, 'phoneNumber', g.phone_number)
    from guarantor_nomination g where g.application_id = p.application_id and g.party_id = p.id)`;

const BANK_INCOMES = jsonList(
  `json_build_object('payer', i.payer, 'kind', i.kind, 'rhythm', i.rhythm, 'currency', i.currency, 'typicalMinor', i.typical_minor,
    'yearlyMinor', i.yearly_minor, 'lastDate', i.last_date, 'monthsSeen', i.months_seen, 'reasons', i.reasons)`,
  "from bank_income i where i.source_id = b.source_id",
  "i.position",
);

const BANKS = jsonList(
  `json_build_object('sourceUuid', b.source_id, 'state', b.state, 'incomes', ${BANK_INCOMES})`,
  "from bank_connection b where b.application_id = p.application_id and b.party_id = p.id",
  "b.source_id",
);

const TAX_EMPLOYMENTS = jsonList(
  `json_build_object('employer', e.employer, 'isPension', e.is_pension, 'taxYear', e.tax_year,
    'startDate', e.start_date, 'endDate', e.end_date, 'payToDateMinor', e.pay_to_date_minor, 'paymentDate', e.payment_date)`,
  "from tax_employment e where e.source_id = l.source_id",
  "e.position",
);

const TAX_RECORDS = jsonList(
  `json_build_object('sourceUuid', l.source_id, 'state', l.state, 'employments', ${TAX_EMPLOYMENTS})`,
  "from tax_link l where l.application_id = p.application_id and l.party_id = p.id",
  "l.source_id",
);

const VERIFIED = jsonList(
  `json_build_object('sourceUuid', v.source_id, 'yearlyMinor', (found->>'yearlyMinor')::bigint)`,
  `from employment_verification v cross join lateral jsonb_array_elements(v.result) found
    where v.application_id = p.application_id and v.party_id = p.id and v.state = 'completed'
      and found->>'status' = 'verified' and found->>'yearlyMinor' is not null
      and coalesce((found->>'endDate')::date >= (now() at time zone 'Europe/London')::date, true)`,
  "v.started_at, v.id",
);

const SHARE = `case p.role when 'guarantor' then ${GUARANTEED_PENCE} else p.rent_share_minor end`;

/** SQL for an `IncomeFactsRow` of the party `p`. */
export const INCOME_JSON = `(select json_build_object('role', p.role, 'sharePence', ${SHARE}, 'banks', ${BANKS}, 'taxRecords', ${TAX_RECORDS}, 'verified', ${VERIFIED}, 'incomeSources', ${SOURCES}, 'guarantor', ${NOMINATION},
    'employmentStatus', f.employment_status, 'someoneElsePays', coalesce(f.someone_else_pays, false),
    'meetsAffordability', coalesce(f.meets_affordability, false), 'connectedOpenBanking', coalesce(f.connected_open_banking, false),
    'konfirCompleted', coalesce(f.konfir_completed, false))
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

const fileOfSource = (document: DocumentRow): IncomeFile => ({
  id: document.id,
  type: wireTypeOf(document),
  path: document.key,
  fileName: document.fileName,
  ...(document.givenName !== null && { ownName: document.givenName }),
  incomeUuid: document.relatedObjectUuid,
});

interface ItemPlace {
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
}

interface FactsRow {
  readonly income: IncomeFactsRow;
  readonly documents: readonly DocumentRow[];
  readonly email: string;
}

export const readIncomeSectionFacts = async (
  { tx, services }: Pick<Work, "tx" | "services">,
  { applicationId, partyId }: PartyKey,
  { relatedObjectUuid, remedialSectionUuid }: ItemPlace,
): Promise<IncomeSectionFacts> => {
  const { rows } = await sql<FactsRow>`select ${sql.raw(INCOME_JSON)} as income,
      ${sql.raw(DOCUMENTS_JSON)} as documents, a.email
    from party p join account a on a.id = p.account_id
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("A party that was found before is gone.");
  const { income, documents, email } = found;
  return {
    uuid: relatedObjectUuid ?? undefined,
    sources: income.incomeSources,
    guarantor: income.guarantor,
    documents: documents
      .filter(
        (document) =>
          isOfPerson(document) &&
          document.section === "INCOME" &&
          document.remedialSectionUuid === remedialSectionUuid,
      )
      .map(fileOfSource),
    meetsAffordabilityCriteria: income.meetsAffordability,
    someoneElsePaysForRent: income.someoneElsePays,
    konfirCompleted: income.konfirCompleted,
    email,
    konfirEnabled: services.konfirConfigured,
    openBankingEnabled: services.openBankingEnabled,
    taxLinkEnabled: services.taxLinkEnabled,
  };
};
