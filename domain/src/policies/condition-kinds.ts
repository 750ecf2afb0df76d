import { incomeDocumentTypes } from "../documents/kinds.ts";
import type { Shape } from "../rules/shape.ts";
import { offeredIncomeTypes, otherPayers } from "../vocabulary/money.ts";
import { type Condition, type ConditionName, conditionNames, incomeStartSteps } from "./condition.ts";

interface ConditionKind {
  readonly shape: Exclude<Shape, { readonly kind: "object" }>;
  /** The value that holds where a policy does not name the condition. */
  readonly otherwise: Condition["value"] | undefined;
  readonly description: string;
}

const LONGEST_HISTORY_MONTHS = 120;
const LONGEST_GAP_DAYS = 366;
const LONGEST_RESULT_DAYS = 365;
const LONGEST_REPORT_MONTHS = 12;

const yesOrNo = (otherwise: boolean, description: string) =>
  ({ shape: { kind: "yes_or_no" }, otherwise, description }) as const;

const papers = (description: string) =>
  ({
    shape: { kind: "list_of", values: incomeDocumentTypes, least: 0 },
    otherwise: undefined,
    description,
  }) as const;

/** 0: not asked for. */
const maxDays = (description: string) =>
  ({
    shape: { kind: "whole_number", least: 0, most: LONGEST_RESULT_DAYS },
    otherwise: 0,
    description,
  }) as const;

export const conditionKinds = {
  REQUIRE_RENTAL_REFERENCE: yesOrNo(true, "A former landlord or agent is asked about a rented home"),
  SKIP_IN_UK_QUESTION: yesOrNo(false, "The question about living in the UK is left out"),
  ALLOWED_INCOME_TYPES: {
    shape: { kind: "list_of", values: offeredIncomeTypes, least: 0 },
    otherwise: undefined,
    description: "The kinds of income that may be chosen",
  },
  ALLOWED_OTHER_PAYERS: {
    shape: { kind: "list_of", values: otherPayers, least: 0 },
    otherwise: undefined,
    description: "Who else may pay the rent",
  },
  DOCUMENTS_PERMANENT: papers("Documents that show a permanent job"),
  DOCUMENTS_BENEFIT: papers("Documents that show benefits"),
  DOCUMENTS_PENSION: papers("Documents that show a pension"),
  DOCUMENTS_STUDENT_LOAN: papers("Documents that show a student loan or scholarship"),
  DOCUMENTS_SELF_EMPLOYED: papers("Documents that show self-employment"),
  ADD_MANUAL_DOCUMENT_UPLOAD: yesOrNo(true, "Documents may be uploaded instead of connecting a bank"),
  SKIP_OPEN_BANKING: yesOrNo(false, "No bank connection is offered"),
  INCOME_START_STEP: {
    shape: { kind: "one_of", values: incomeStartSteps },
    otherwise: "whoIsPaying",
    description: "Where the income section starts",
  },
  OFFER_ADVANCE: yesOrNo(false, "Rent in advance may be named as the way to pay"),
  INVITE_GUARANTOR: yesOrNo(true, "A guarantor who was named is invited after the submission"),
  TAX_LINK: yesOrNo(false, "An income may be shown by the record of the tax authority"),
  KONFIR: yesOrNo(false, "A provider may verify employment"),
  REQUIRED_ADDRESS_MONTHS: {
    shape: { kind: "whole_number", least: 1, most: LONGEST_HISTORY_MONTHS },
    otherwise: 36,
    description: "Months of addresses that have to be covered",
  },
  ADDRESS_GAP_DAYS: {
    shape: { kind: "whole_number", least: 0, most: LONGEST_GAP_DAYS },
    otherwise: 31,
    description: "Days that may lie between two addresses",
  },
  LIVE_PHOTO: yesOrNo(false, "A photo of the person is taken beside a British passport"),
  SECOND_REVIEWER: yesOrNo(false, "Every decision needs a second reviewer"),
  AML_CDD: yesOrNo(false, "From a rent of £10,000 a month the source of funds is recorded"),
  SAMPLED_REVIEW_PERCENT: {
    shape: { kind: "whole_number", least: 0, most: 100 },
    otherwise: 5,
    description: "Plain acceptances of a hundred that a second reviewer decides again, blind to the first",
  },
  CREDIT_FILE_MAX_DAYS: maxDays("Before an acceptance a credit file is recorded, at most this many days old"),
  OTHER_SCREENING_MAX_DAYS: maxDays(
    "Before an acceptance the result of another screening is recorded, at most this many days old",
  ),
  AGENCY_READS_AMOUNTS: yesOrNo(
    false,
    "The agency reads the person's shown income and savings in the report",
  ),
  REPORT_MONTHS: {
    shape: { kind: "whole_number", least: 1, most: LONGEST_REPORT_MONTHS },
    otherwise: 3,
    description: "Months from the decision for which a report is valid",
  },
} as const satisfies Readonly<Record<ConditionName, ConditionKind>>;

type ValueOf<Given extends Shape> = Given extends { readonly kind: "yes_or_no" }
  ? boolean
  : Given extends { readonly kind: "whole_number" }
    ? number
    : Given extends { readonly kind: "one_of"; readonly values: readonly (infer Value)[] }
      ? Value
      : Given extends { readonly kind: "list_of"; readonly values: readonly (infer Value)[] }
        ? readonly Value[]
        : never;

export type ConditionValues = {
  readonly [Name in ConditionName]?: ValueOf<(typeof conditionKinds)[Name]["shape"]>;
};

/** The rows of the contract, in the order of `conditionNames`. */
export const conditionsOf = (values: ConditionValues): readonly Condition[] =>
  conditionNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, description: conditionKinds[name].description, value }];
  });
