import type { IdentityDocumentKind } from "../documents/kinds.ts";
import { ageOn, type CivilDate, datePartsOf } from "../rules/civil-date.ts";
import { firstIssue, type Issue } from "../rules/issue.ts";
import { oneOf, required } from "../rules/plain.ts";

export const MINIMUM_AGE = 18;
/** The oldest age on record is hardly higher (spec 1 §9). */
export const MAXIMUM_AGE = 120;

/** Required, a real date, at least 18 and at most 120 years old on `today` (spec 2 §5, spec 1 §9). */
export const birthdateIssue = (value: string, today: CivilDate): Issue | undefined => {
  if (value.trim() === "") return { code: "validation.required" };
  const born = datePartsOf(value);
  const now = datePartsOf(today);
  if (!born || !now || value > today || ageOn(born, now) > MAXIMUM_AGE) {
    return { code: "validation.birthdate.invalid" };
  }
  return ageOn(born, now) < MINIMUM_AGE
    ? { code: "validation.birthdate.under18", params: { age: MINIMUM_AGE } }
    : undefined;
};

/** Nationality must be one of the offered options (spec 2 §5). */
export const nationalityIssue = (value: string, offered: readonly string[]): Issue | undefined =>
  firstIssue<string>(required("validation.please_select_an_option"), oneOf(offered))(value);

/** One of the documents allowed for the nationality, or none (spec 2 §2). */
export const documentChoiceIssue = (
  value: string | undefined,
  allowed: readonly IdentityDocumentKind[],
): Issue | undefined => oneOf([...allowed, "none"])(value);
