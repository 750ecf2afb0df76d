import { isCivilDate } from "../rules/civil-date.ts";
import { isObject } from "../rules/objects.ts";
import { currencies } from "../vocabulary/money.ts";
import { assessments, type Criteria } from "./criteria.ts";

export type Expected =
  | { readonly kind: "object" }
  | { readonly kind: "text"; readonly longest: number }
  | { readonly kind: "date" }
  | { readonly kind: "whole_number"; readonly least: number; readonly most: number }
  | { readonly kind: "one_of"; readonly values: readonly (string | number)[] }
  | { readonly kind: "known_key"; readonly keys: readonly string[] };

export interface CriteriaMistake {
  /** `rates.tenThousandths.EUR`; empty for the file as a whole. */
  readonly path: string;
  readonly expected: Expected;
}

export type ParsedCriteria =
  | { readonly criteria: Criteria }
  | { readonly mistakes: readonly CriteriaMistake[] };

interface Shape {
  readonly expected: Expected;
  readonly holds: (value: unknown) => boolean;
  readonly keys?: Readonly<Record<string, Shape>>;
}

const LONGEST_NAME = 100;
const HIGHEST_MULTIPLE = 1_000;
const HIGHEST_VERSION = 1_000_000;
/** £100. */
const HIGHEST_RATE = 1_000_000;
const POUND = 10_000;

const wholeNumber = (most: number): Shape => ({
  expected: { kind: "whole_number", least: 1, most },
  holds: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most,
});

const oneOf = (...values: readonly (string | number)[]): Shape => ({
  expected: { kind: "one_of", values },
  holds: (value) => values.some((allowed) => allowed === value),
});

const date: Shape = {
  expected: { kind: "date" },
  holds: (value) => typeof value === "string" && isCivilDate(value),
};

/** One line of visible characters: it is printed. */
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u;

const name: Shape = {
  expected: { kind: "text", longest: LONGEST_NAME },
  holds: (value) => typeof value === "string" && value.length <= LONGEST_NAME && NAME.test(value),
};

const objectOf = (keys: Readonly<Record<string, Shape>>): Shape => ({
  expected: { kind: "object" },
  holds: isObject,
  keys,
});

const rates = Object.fromEntries(
  currencies.map((currency) => [currency, currency === "GBP" ? oneOf(POUND) : wholeNumber(HIGHEST_RATE)]),
);

const criteriaKeys = {
  name,
  version: wholeNumber(HIGHEST_VERSION),
  date,
  tenantIncome: wholeNumber(HIGHEST_MULTIPLE),
  guarantorIncome: wholeNumber(HIGHEST_MULTIPLE),
  savings: wholeNumber(HIGHEST_MULTIPLE),
  assessment: oneOf(...assessments),
  rates: objectOf({ date, tenThousandths: objectOf(rates) }),
} as const satisfies Readonly<Record<keyof Criteria, Shape>>;

const mistakesIn = (
  value: unknown,
  { expected, holds, keys }: Shape,
  path: string,
): readonly CriteriaMistake[] => {
  if (!holds(value)) return [{ path, expected }];
  if (!keys || !isObject(value)) return [];
  const at = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const found = new Map(Object.entries(value));
  const unknown = [...found.keys()].filter((key) => !Object.hasOwn(keys, key));
  return [
    ...Object.entries(keys).flatMap(([key, shape]) => mistakesIn(found.get(key), shape, at(key))),
    ...unknown.map(
      (key): CriteriaMistake => ({ path: at(key), expected: { kind: "known_key", keys: Object.keys(keys) } }),
    ),
  ];
};

export const parseCriteria = (json: unknown): ParsedCriteria => {
  const mistakes = mistakesIn(json, objectOf(criteriaKeys), "");
  return mistakes.length > 0 ? { mistakes } : { criteria: json as Criteria };
};
