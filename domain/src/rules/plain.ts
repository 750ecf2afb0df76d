import type { Issue, Rule } from "./issue.ts";

/** The plain rule kinds of spec 3 §5: required, gt, gte, lt, lte, minLength, maxLength, pattern, range, choice. */

/** Characters as a person counts them: code points after composition (NFC), so that é is one however it was typed. */
export const lengthOf = (text: string): number => [...text.normalize("NFC")].length;

export const required =
  (code = "validation.required"): Rule<string | null | undefined> =>
  (value) =>
    value === null || value === undefined || value.trim() === "" ? { code } : undefined;

const compare =
  (holds: (value: number) => boolean, issue: Issue): Rule<number> =>
  (value) =>
    holds(value) ? undefined : issue;

export const gt = (bound: number, code = "validation.gt"): Rule<number> =>
  compare((value) => value > bound, { code, params: { bound } });
export const gte = (bound: number, code = "validation.gte"): Rule<number> =>
  compare((value) => value >= bound, { code, params: { bound } });
export const lt = (bound: number, code = "validation.lt"): Rule<number> =>
  compare((value) => value < bound, { code, params: { bound } });
export const lte = (bound: number, code = "validation.lte"): Rule<number> =>
  compare((value) => value <= bound, { code, params: { bound } });

/** Exclusive at both ends, as spec 3 §5 says of the range kind. NaN is outside. */
export const inRange = (min: number, max: number, code = "validation.range"): Rule<number> =>
  compare((value) => value > min && value < max, { code, params: { min, max } });

export const minLength =
  (min: number, code = "validation.min_length"): Rule<string> =>
  (value) =>
    lengthOf(value) >= min ? undefined : { code, params: { min } };

export const maxLength =
  (max: number, code = "validation.max_length"): Rule<string> =>
  (value) =>
    lengthOf(value) <= max ? undefined : { code, params: { max } };

/** The whole value has to match; pass an anchored expression. */
export const pattern =
  (expression: RegExp, code = "validation.pattern"): Rule<string> =>
  (value) =>
    expression.test(value) ? undefined : { code };

/** A single choice: the rule receives the option values (spec 1 §5). */
export const oneOf =
  (
    options: readonly string[],
    code = "validation.please_select_an_option",
  ): Rule<string | null | undefined> =>
  (value) =>
    value !== null && value !== undefined && options.includes(value) ? undefined : { code };
