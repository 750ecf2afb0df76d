import { firstIssue, optional, type Rule } from "./issue.ts";
import { lengthOf, required } from "./plain.ts";
import { unicodeLetters } from "./text.ts";

export const NAME_LENGTH = { min: 2, max: 64 } as const;

const nameLength: Rule<string> = (value) => {
  const length = lengthOf(value);
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max
    ? undefined
    : { code: "validation.name.length", params: NAME_LENGTH };
};

const trimmed =
  (rule: Rule<string>): Rule<string> =>
  (value) =>
    rule(value.trim());

/** A person's first or last name: required, 2 to 64 letters, Unicode letters (spec 2 §5). */
export const nameIssue: Rule<string> = trimmed(
  firstIssue<string>(required(), nameLength, unicodeLetters("validation.name.pattern")),
);

export const middleNameIssue: Rule<string> = optional(nameIssue);
