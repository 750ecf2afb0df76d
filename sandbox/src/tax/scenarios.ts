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

interface Summarised {
  readonly kind: SummaryKind;
  readonly utr: string;
  readonly taxYear: string;
}

export interface Scenarios {
  readonly plan: (summarised: Summarised, scenario: unknown) => boolean;
  readonly find: (summarised: Summarised) => unknown;
}

export const openScenarios = (): Scenarios => {
  const planned = new Map<string, unknown>();
  const keyOf = ({ kind, utr, taxYear }: Summarised): string => `${kind}/${utr}/${taxYear}`;
  return {
    plan: (summarised, scenario) => {
      const happy =
        typeof scenario === "string" && Object.hasOwn(NAMES, scenario) ? NAMES[scenario] : undefined;
      if (happy) planned.set(keyOf(summarised), summaryOf(summarised.kind, happy));
      return happy !== undefined;
    },
    find: (summarised) => planned.get(keyOf(summarised)),
  };
};
