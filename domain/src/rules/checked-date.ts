import { type CivilDate, isCivilDate } from "./civil-date.ts";
import type { Rule } from "./issue.ts";
import { required } from "./plain.ts";

/** A date and a flag (spec 3 §3, wizard values): the text as typed or stored, and its validity. */
export interface CheckedDate {
  readonly date: string;
  readonly isValid: boolean;
}

/**
 * The only place where the flag is decided.
 * @param written as typed or stored; null for none
 */
export const checkedDate = (written: string | null): CheckedDate => {
  const date = written ?? "";
  return { date, isValid: isCivilDate(date) };
};

export const dateGiven: Rule<CheckedDate> = ({ date }) => required()(date);

export const dateExists: Rule<CheckedDate> = ({ isValid }) =>
  isValid ? undefined : { code: "validation.date.invalid" };

export const onDate =
  (rule: Rule<CivilDate>): Rule<CheckedDate> =>
  ({ date }) =>
    rule(date);

export const optionalDate =
  (rule: Rule<CheckedDate>): Rule<CheckedDate> =>
  (value) =>
    dateGiven(value) ? undefined : rule(value);
