import { type Criteria, defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import type { DerivedIncome } from "@latchkey/domain/income/derived.ts";
import type { GuarantorNomination, StoredSource } from "@latchkey/domain/income/source.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";

/** Incomes as the server answers them. */

/** A stored file about a source, with the round that it belongs to. */
export interface RoundFile {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
  readonly remedialSectionUuid: string | null;
}

const typed = (name: string, row: object | null) => row && { __typename: name, ...row };

const majorOf = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** What a tax record has shown, as the server answers it. */
export interface TestTaxRecord {
  readonly state: "reading" | "read" | "failed";
  readonly employments: readonly {
    readonly employer: string;
    readonly isPension: boolean;
    readonly taxYear: string;
    readonly payToDate: number | null;
    readonly paymentDate: string | null;
  }[];
}

export const sourceAnswer = (
  source: StoredSource,
  files: readonly RoundFile[],
  taxRecord: TestTaxRecord | null = null,
) => {
  const { annualGrossMinor, netMinor, netFrequency, institutionName, probationMonths, reference, ...rest } =
    source;
  return {
    __typename: "IncomeSource",
    ...rest,
    annualGrossIncome: majorOf(annualGrossMinor),
    netIncome: majorOf(netMinor),
    netIncomeFrequency: netFrequency,
    financialInstitutionDetails: typed(
      "FinancialInstitution",
      institutionName ? { name: institutionName } : null,
    ),
    probation: typed("Probation", probationMonths === null ? null : { duration: probationMonths }),
    reference: typed("CompanyReference", reference),
    bankConnection: null,
    taxRecord:
      taxRecord &&
      typed("TaxRecord", {
        ...taxRecord,
        employments: taxRecord.employments.map((one) => typed("TaxEmployment", one)),
      }),
    accountDocuments: files.map(({ id, type, path, fileName }) =>
      typed("AccountDocument", { id, type, path, fileName, origin: "person" }),
    ),
  };
};

export const guarantorAnswer = (guarantor: GuarantorNomination | null) => typed("Guarantor", guarantor);

const criteriaAnswer = ({ rates, assessment: _assessment, ...criteria }: Criteria) => ({
  __typename: "AffordabilityCriteria",
  ...criteria,
  ratesDate: rates.date,
  rates: currencies.map((currency) => ({
    __typename: "CurrencyRate",
    currency,
    tenThousandths: rates.tenThousandths[currency],
  })),
});

interface IncomeSaid extends DerivedIncome {
  readonly incomeSources: readonly object[];
  readonly sharePence: number;
  readonly konfirCompleted: boolean;
}

export const incomeAnswer = ({ incomeSources, sharePence, konfirCompleted, ...derived }: IncomeSaid) => ({
  __typename: "Income",
  incomeSources,
  meetsAffordabilityCriteria: derived.meetsAffordability,
  someoneElsePayingForRent: derived.someoneElsePays,
  employmentStatus: derived.employmentStatus,
  konfirCompleted,
  rentShare: sharePence / 100,
  criteria: criteriaAnswer(defaultCriteria),
});
