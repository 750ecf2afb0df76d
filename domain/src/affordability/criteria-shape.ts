import { recordWith } from "../rules/records.ts";
import type { ObjectShape, Shape } from "../rules/shape.ts";
import { currencies, offeredIncomeTypes } from "../vocabulary/money.ts";
import { assessments, type Criteria } from "./criteria.ts";

const HIGHEST_MULTIPLE = 1_000;
const HIGHEST_VERSION = 1_000_000;
/** £100. */
const HIGHEST_RATE = 1_000_000;
const POUND = 10_000;

const multiple: Shape = { kind: "whole_number", least: 1, most: HIGHEST_MULTIPLE };
const percent: Shape = { kind: "whole_number", least: 0, most: 100 };

const rate = (currency: string): Shape =>
  currency === "GBP"
    ? { kind: "one_of", values: [POUND] }
    : { kind: "whole_number", least: 1, most: HIGHEST_RATE };

/** The criteria that an administrator sets. Name, version and date come from the policy. */
export const settableCriteria = {
  tenantIncome: multiple,
  guarantorIncome: multiple,
  savings: multiple,
  assessment: { kind: "one_of", values: assessments },
  counted: {
    kind: "object",
    keys: recordWith(offeredIncomeTypes, () => percent),
    optional: offeredIncomeTypes,
  },
  rates: {
    kind: "object",
    keys: { date: { kind: "date" }, tenThousandths: { kind: "object", keys: recordWith(currencies, rate) } },
  },
} as const satisfies Readonly<Partial<Record<keyof Criteria, Shape>>>;

export const criteriaShape: ObjectShape = {
  kind: "object",
  keys: {
    name: { kind: "text", longest: 100 },
    version: { kind: "whole_number", least: 1, most: HIGHEST_VERSION },
    date: { kind: "date" },
    ...settableCriteria,
  } satisfies Readonly<Record<keyof Criteria, Shape>>,
  optional: ["counted"],
};
