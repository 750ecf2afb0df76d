import { type PolicyVersion, policyOf } from "@latchkey/domain/policies/policy-version.ts";
import { shippedVersions } from "@latchkey/domain/policies/shipped.ts";
import type { FactsPerson, ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { Work } from "../../platform/work/work.ts";
import { keepReplayFacts } from "../../policies/replay-facts.ts";

const POLICY = "scotland-wales-ni-default";

const MONTH = "2026-10";
const RENT_PENCE = 100_000;
const PENCE = 100;

/** Homes, the kind of income of their tenant, and the yearly pounds of the first and the last of them. */
const groups: readonly (readonly [number, OfferedIncomeType, number, number])[] = [
  [48, "T_EMPLOYED_PERM", 28_500, 52_000],
  [14, "T_EMPLOYED_ZH", 26_000, 34_000],
  [12, "T_SELFEMPLOYED", 27_000, 45_000],
  [16, "T_BENFITS", 28_000, 36_000],
  [6, "T_PENSION", 26_000, 40_000],
];

const personOf = (incomeType: OfferedIncomeType, pounds: number): FactsPerson => {
  const declaredMinor = pounds * PENCE;
  return {
    isDecided: true,
    sources: [{ incomeType, currency: "GBP", declaredMinor, evidencedMinor: declaredMinor }],
  };
};

/** Every third tenant has a guarantor. */
const homeOf = (version: PolicyVersion, place: number, tenant: FactsPerson): ReplayFacts => {
  const isGuaranteed = place % 3 === 0;
  const { name, version: number, criteria } = policyOf(version);
  return {
    country: "SCT",
    month: MONTH,
    policy: { name, version: number },
    criteria,
    rentPence: RENT_PENCE,
    tenants: [{ ...tenant, sharePence: RENT_PENCE, guarantor: isGuaranteed ? 0 : null }],
    guarantors: isGuaranteed ? [{ ...personOf("T_EMPLOYED_PERM", 38_000), isDecided: false }] : [],
  };
};

/** Facts of homes that were decided long ago, so that the demo can replay a policy. */
export const seedFacts = async ({ tx }: Work): Promise<void> => {
  const version = shippedVersions.find(({ name }) => name === POLICY);
  if (!version) throw new Error(`No shipped policy is called ${POLICY}.`);
  for (const [homes, incomeType, first, last] of groups) {
    for (let place = 0; place < homes; place += 1) {
      const pounds = Math.round(first + ((last - first) * place) / (homes - 1));
      await keepReplayFacts(tx, homeOf(version, place, personOf(incomeType, pounds)));
    }
  }
};
