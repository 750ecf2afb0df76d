import type { AssessedSource, Basis } from "../../domain/src/affordability/counted.ts";
import type { Criteria } from "../../domain/src/affordability/criteria.ts";
import type { Currency, IncomeType } from "../../domain/src/vocabulary/money.ts";
import type { Facts } from "./judge.ts";

/** How the tables of golden cases are written. */

export interface Situation {
  readonly name: string;
  readonly criteria: Criteria;
  readonly facts: Facts;
  /** As the table says; the judge has to agree. */
  readonly isMet: boolean;
}

const RATES: Criteria["rates"] = {
  date: "2026-10-30",
  tenThousandths: { AUD: 4_900, EUR: 8_700, GBP: 10_000, USD: 7_600 },
};

export const rules = (
  changes: Partial<Criteria> = {},
  rates: Partial<Record<Currency, number>> = {},
): Criteria => ({
  name: "Golden",
  version: 1,
  date: "2026-11-01",
  tenantIncome: 30,
  guarantorIncome: 36,
  savings: 36,
  assessment: "share",
  ...changes,
  rates: { ...RATES, tenThousandths: { ...RATES.tenThousandths, ...rates } },
});

export const together: Partial<Criteria> = { assessment: "household" };

export type Source = Omit<AssessedSource, "uuid">;

/** @param shown the amount that evidence shows; undefined: nothing does */
export const has = (
  incomeType: IncomeType,
  declaredMinor: number,
  { currency = "GBP", shown }: { readonly currency?: Currency; readonly shown?: number | undefined } = {},
): Source => ({
  incomeType,
  currency,
  declaredMinor,
  ...(shown === undefined ? {} : { evidencedMinor: shown }),
});

export const pay = (minor: number, currency: Currency = "GBP"): Source =>
  has("T_EMPLOYED_PERM", minor, { currency });
export const saved = (minor: number, currency: Currency = "GBP"): Source =>
  has("T_SAVINGS", minor, { currency });

interface Tenant {
  readonly id: string;
  readonly sharePence: number;
  readonly sources: readonly Source[];
}
interface Guarantor {
  readonly id: string;
  readonly guarantees: readonly string[];
  readonly sources: readonly Source[];
}

export const tenant = (id: string, sharePence: number, ...sources: readonly Source[]): Tenant => ({
  id,
  sharePence,
  sources,
});
export const guarantor = (
  id: string,
  guarantees: readonly string[],
  ...sources: readonly Source[]
): Guarantor => ({ id, guarantees, sources });

interface Home {
  /** Undefined: the sum of the shares. */
  readonly rentPence?: number;
  readonly tenants: readonly Tenant[];
  readonly guarantors?: readonly Guarantor[];
  readonly basis?: Basis;
}

export const home = ({ rentPence, tenants, guarantors = [], basis = "declared" }: Home): Facts => {
  let count = 0;
  const numbered = <Person extends Tenant | Guarantor>(person: Person) => ({
    ...person,
    sources: person.sources.map((source) => {
      count += 1;
      // Neither as text nor as numbers do they rise, so that a program that sorts sources is noticed.
      return { uuid: `s${(count * 63) % 100}`, ...source };
    }),
  });
  return {
    basis,
    rentPence: rentPence ?? tenants.reduce((sum, { sharePence }) => sum + sharePence, 0),
    tenants: tenants.map(numbered),
    guarantors: guarantors.map(numbered),
  };
};

/** A tenant alone, whose share is the rent. */
export const alone = (sharePence: number, ...sources: readonly Source[]): Facts =>
  home({ tenants: [tenant("a", sharePence, ...sources)] });

const SIDES = [
  { by: -1, words: "a penny less" },
  { by: 0, words: "exactly" },
  { by: 1, words: "a penny more" },
];

type Expected = readonly [less: boolean, exactly: boolean, more: boolean];
const enough: Expected = [false, true, true];
const never: Expected = [false, false, false];
const always: Expected = [true, true, true];
const atMost: Expected = [true, true, false];

interface Around {
  readonly what: string;
  readonly criteria?: Criteria;
  /** The amount at the boundary, in minor units. */
  readonly at: number;
  readonly facts: (amount: number) => Facts;
}

const around =
  (expected: Expected) =>
  ({ what, criteria = rules(), at, facts }: Around): readonly Situation[] =>
    SIDES.map(({ by, words }, index) => ({
      name: `${what}: ${words}`,
      criteria,
      facts: facts(at + by),
      isMet: expected[index] === true,
    }));

/** The amount is just enough: a penny less is not. */
export const least = around(enough);
/** The amount is the largest that is met: a penny more is not. */
export const most = around(atMost);
/** The outcome is the same on both sides, and the figures are not. */
export const neverMet = around(never);
export const alwaysMet = around(always);
