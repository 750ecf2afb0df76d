/** Summaries that a developer has planned for a test user, in place of those that follow from their jobs. */

export const summaryKinds = ["income", "employments", "tax", "benefits"] as const;
export type SummaryKind = (typeof summaryKinds)[number];

const reference = { 1: "123/AB456", 2: "840/XZ999" } as const;

const pensions = { otherPensionsAndRetirementAnnuities: 0 };

const summaryOf = (kind: SummaryKind, happy: 1 | 2): unknown => {
  const employerPayeReference = reference[happy];
  switch (kind) {
    case "income":
      return {
        employments: [{ employerPayeReference, payFromEmployment: 14_000 * happy }],
        pensionsAnnuitiesAndOtherStateBenefits: { ...pensions, incapacityBenefit: 0, jobseekersAllowance: 0 },
      };
    case "employments":
      return {
        employments: [
          { employerPayeReference, employerName: `Practice Employer ${happy}`, offPayrollWorkFlag: false },
        ],
      };
    case "tax":
      return {
        employments: [{ employerPayeReference, taxTakenOffPay: 286 * happy }],
        pensionsAnnuitiesAndOtherStateBenefits: pensions,
        refunds: { taxRefundedOrSetOff: 0 },
      };
    case "benefits":
      return { employments: [{ employerPayeReference, companyCarsAndVansBenefit: 100 * happy }] };
  }
};

const NAMES: Readonly<Record<string, 1 | 2>> = { HAPPY_PATH_1: 1, HAPPY_PATH_2: 2 };

export interface Scenarios {
  readonly plan: (kind: SummaryKind, utr: string, taxYear: string, scenario: unknown) => boolean;
  readonly find: (kind: SummaryKind, utr: string, taxYear: string) => unknown;
}

export const openScenarios = (): Scenarios => {
  const planned = new Map<string, unknown>();
  const keyOf = (...parts: readonly string[]): string => parts.join("/");
  return {
    plan: (kind, utr, taxYear, scenario) => {
      const happy =
        typeof scenario === "string" && Object.hasOwn(NAMES, scenario) ? NAMES[scenario] : undefined;
      if (happy) planned.set(keyOf(kind, utr, taxYear), summaryOf(kind, happy));
      return happy !== undefined;
    },
    find: (kind, utr, taxYear) => planned.get(keyOf(kind, utr, taxYear)),
  };
};
