import type { Rule } from "./issue.ts";
import { pattern } from "./plain.ts";

/**
 * The text patterns of spec 3 §5. Every expression is anchored and free of nested repetition, so that no hostile value
 * can make one slow.
 */

const UNICODE_LETTERS = /^\p{L}(?:[\p{L}\p{M} '’.-]*[\p{L}\p{M}.])?$/u;
const ALPHANUMERIC_SPACES = /^[\p{L}\p{M}\p{N} ]+$/u;
const ORDINARY = `\\p{L}\\p{M}\\p{N} '’.,&()+/#@:;!?"*_\\-`;
const LETTERS_DIGITS_SPECIALS = new RegExp(`^[${ORDINARY}]+$`, "u");
const OTHER_SIGNS = new RegExp(`[^${ORDINARY}]+`, "gu");
const NAME_ALTERNATIVE = /^[\p{L}\p{M}\p{N} &*()\-+']+$/u;
const UK_POSTCODE = /^[a-z][a-z0-9]{1,3} ?[0-9][a-z]{2}$/i;
const POST_OR_ZIP_CODE = /^[a-z0-9-]{2,10}$/i;

const composed =
  (rule: Rule<string>): Rule<string> =>
  (value) =>
    rule(value.normalize("NFC"));

/** Starts with a letter; letters, space, apostrophe, hyphen and dot in the middle; ends with a letter or a dot. */
export const unicodeLetters = (code = "validation.unicode_letters"): Rule<string> =>
  composed(pattern(UNICODE_LETTERS, code));

export const alphanumericWithSpaces = (code = "validation.alphanumeric"): Rule<string> =>
  composed(pattern(ALPHANUMERIC_SPACES, code));

export const lettersDigitsSpecials = (code = "validation.letters_digits_specials"): Rule<string> =>
  composed(pattern(LETTERS_DIGITS_SPECIALS, code));

export const withoutOtherSigns = (text: string): string =>
  text.normalize("NFC").replace(OTHER_SIGNS, " ").replace(/ +/g, " ").trim();

/** Letters, digits, space and `& * ( ) - + '`. */
export const nameAlternative = (code = "validation.name_alternative"): Rule<string> =>
  composed(pattern(NAME_ALTERNATIVE, code));

export const ukPostcode = (code = "validation.postcode"): Rule<string> => pattern(UK_POSTCODE, code);

export const postOrZipCode = (code = "validation.zip_code"): Rule<string> => pattern(POST_OR_ZIP_CODE, code);
