import { firstIssue, optional, type Rule } from "./issue.ts";
import { lengthOf, required } from "./plain.ts";
import { unicodeLetters } from "./text.ts";
import { tidyName } from "./tidy.ts";

export const NAME_LENGTH = { min: 2, max: 64 } as const;

const nameLength: Rule<string> = (value) => {
  const length = lengthOf(value);
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max
    ? undefined
    : { code: "validation.name.length", params: NAME_LENGTH };
};

/** Signs that belong to the letters of a language: Catalan `l·l`, Hebrew geresh, Persian and Sinhala joiners. */
const SIGN_OF_LETTERS = /(?<=[\p{L}\p{M}])(?:[\u00b7\u05f3\u05f4]|\u200c|\u200d)(?=\p{L})/gu;
/** Dutch names begin with one: `'t Hooft`. */
const LEADING_APOSTROPHE = /^['’](?=\p{L})/u;

const letters = unicodeLetters("validation.name.pattern");
const spelling: Rule<string> = (name) =>
  letters(name.replace(SIGN_OF_LETTERS, "").replace(LEADING_APOSTROPHE, ""));

const ofName = firstIssue<string>(required(), nameLength, spelling);

/** A person's first or last name: required, 2 to 64 letters, Unicode letters (spec 2 §5). */
export const nameIssue: Rule<string> = (value) => ofName(tidyName(value));

export const middleNameIssue: Rule<string> = optional(nameIssue);
