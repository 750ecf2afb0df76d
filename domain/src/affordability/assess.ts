import {
  type AssessedSource,
  addMeans,
  type Basis,
  type CountedSource,
  countedSource,
  type Means,
  meansOf,
  PENNY,
  penceOf,
} from "./counted.ts";
import type { Assessment, Criteria } from "./criteria.ts";

/**
 * Affordability: (household, rent, criteria, facts) → outcome and trace. Pure, in whole pence; boundaries are
 * inclusive. It steers the wizard and helps a reviewer, and never decides a case.
 */

export interface AssessedTenant {
  readonly id: string;
  readonly sharePence: number;
  readonly sources: readonly AssessedSource[];
}

export interface AssessedGuarantor {
  readonly id: string;
  readonly guarantees: readonly string[];
  readonly sources: readonly AssessedSource[];
}

export interface AssessedHousehold {
  readonly rentPence: number;
  readonly tenants: readonly AssessedTenant[];
  readonly guarantors: readonly AssessedGuarantor[];
}

/** The rent and the incomes that would close the gap, each alone; in pence. */
export interface Gap {
  /** Monthly. */
  readonly rent: number;
  /** Yearly. */
  readonly income: number;
  readonly savings: number;
}

export interface Sum {
  readonly rentPence: number;
  /** Affordable monthly rent = yearly income ÷ `incomeMultiple` + savings ÷ `savingsMultiple`. */
  readonly incomeMultiple: number;
  readonly savingsMultiple: number;
  readonly incomePence: number;
  readonly savingsPence: number;
  readonly affordablePence: number;
  readonly isMet: boolean;
  readonly gap: Gap | undefined;
}

export interface PartyTrace {
  readonly id: string;
  readonly sources: readonly CountedSource[];
  readonly sum: Sum;
}

export interface TenantTrace extends PartyTrace {
  readonly guarantorIncomePence: number;
}

export interface GuarantorTrace extends PartyTrace {
  readonly guarantees: readonly string[];
}

export interface AffordabilityOutcome {
  readonly criteria: { readonly name: string; readonly version: number; readonly date: string };
  readonly basis: Basis;
  readonly assessment: Assessment;
  readonly isMet: boolean;
  readonly tenants: readonly TenantTrace[];
  readonly guarantors: readonly GuarantorTrace[];
  /** All tenants together against the rent that no guarantor covers; undefined where shares are assessed. */
  readonly household: Sum | undefined;
}

const roundedUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator + denominator - 1n) / denominator);

type Against = Pick<Sum, "rentPence" | "incomeMultiple" | "savingsMultiple">;

/**
 * `income / i + savings / s ≥ rent`, multiplied out so that no fraction arises:
 * `s · income + i · savings ≥ i · s · rent`.
 */
const sumOf = (means: Means, { rentPence, incomeMultiple, savingsMultiple }: Against): Sum => {
  const [i, s] = [BigInt(incomeMultiple), BigInt(savingsMultiple)];
  const has = s * means.income + i * means.savings;
  const missing = i * s * BigInt(rentPence) * PENNY - has;
  const isMet = missing <= 0n;
  return {
    rentPence,
    incomeMultiple,
    savingsMultiple,
    incomePence: penceOf(means.income),
    savingsPence: penceOf(means.savings),
    affordablePence: penceOf(has / (i * s)),
    isMet,
    gap: isMet
      ? undefined
      : {
          rent: roundedUp(missing, i * s * PENNY),
          income: roundedUp(missing, s * PENNY),
          savings: roundedUp(missing, i * PENNY),
        },
  };
};

const byId = <Party extends { readonly id: string }>(parties: readonly Party[]): readonly Party[] =>
  parties.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));

interface Measure {
  readonly criteria: Criteria;
  readonly basis: Basis;
}

const traceOf = (
  { id, sources }: Pick<PartyTrace, "id"> & { readonly sources: readonly AssessedSource[] },
  against: Omit<Against, "savingsMultiple">,
  { criteria, basis }: Measure,
): PartyTrace => ({
  id,
  sources: sources.map((source) => countedSource(source, criteria, basis)),
  sum: sumOf(meansOf(sources, criteria, basis), { ...against, savingsMultiple: criteria.savings }),
});

/** One tenant's own means against their own share (the contract's `meetsAffordabilityCriteria`). */
export const assessTenant = (
  tenant: AssessedTenant,
  criteria: Criteria,
  basis: Basis = "declared",
): TenantTrace => ({
  ...traceOf(
    tenant,
    { rentPence: tenant.sharePence, incomeMultiple: criteria.tenantIncome },
    { criteria, basis },
  ),
  guarantorIncomePence: criteria.guarantorIncome * tenant.sharePence,
});

const shareOf = ({ tenants }: AssessedHousehold, ids: readonly string[]): number =>
  tenants.filter(({ id }) => ids.includes(id)).reduce((total, { sharePence }) => total + sharePence, 0);

const assessGuarantor = (
  guarantor: AssessedGuarantor,
  rentPence: number,
  measure: Measure,
): GuarantorTrace => ({
  ...traceOf(guarantor, { rentPence, incomeMultiple: measure.criteria.guarantorIncome }, measure),
  guarantees: guarantor.guarantees,
});

export const assessHousehold = (
  household: AssessedHousehold,
  criteria: Criteria,
  basis: Basis = "declared",
): AffordabilityOutcome => {
  const { name, version, date, assessment } = criteria;
  const tenants = byId(household.tenants).map((tenant) => assessTenant(tenant, criteria, basis));
  const guarantors = byId(household.guarantors).map((one) =>
    assessGuarantor(one, shareOf(household, one.guarantees), { criteria, basis }),
  );
  const covered = new Set(guarantors.filter(({ sum }) => sum.isMet).flatMap(({ guarantees }) => guarantees));
  const together = (): Sum => {
    const rentPence = Math.max(0, household.rentPence - shareOf(household, [...covered]));
    const means = addMeans(household.tenants.map(({ sources }) => meansOf(sources, criteria, basis)));
    return sumOf(means, {
      rentPence,
      incomeMultiple: criteria.tenantIncome,
      savingsMultiple: criteria.savings,
    });
  };
  const sum = assessment === "household" ? together() : undefined;
  return {
    criteria: { name, version, date },
    basis,
    assessment,
    isMet: sum?.isMet ?? tenants.every((tenant) => tenant.sum.isMet || covered.has(tenant.id)),
    tenants,
    guarantors,
    household: sum,
  };
};
