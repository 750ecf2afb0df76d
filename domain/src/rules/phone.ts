import type { Rule } from "./issue.ts";

/** Generous: 15 digits with a sign after each. */
const LONGEST = 60;

/** Spaces, and the invisible direction marks that address books copy along. */
const SPACES = /[\s\p{Cf}]/gu;
const GROUPING = /[()./\u2212\p{Pd}]/gu;
/** "+49(0)30": the zero is for callers within the country. Not in Italy, the Vatican and San Marino, where it is always dialled. */
const TRUNK_ZERO = /^(\+(?!39|378)[^(]*)\(0\)/;

/**
 * A British number (Ofcom's numbering plan). Nine digits after the 44 are whole in the areas that are listed and after 800;
 * anywhere else one digit was forgotten.
 */
const BRITISH =
  /^\+44(?:[1-35789]\d{9}|1(?:2(?:0[48]|54|76|9[78])|3(?:6[34]|8[46])|4(?:04|[268]0|61|88)|5(?:2[47]|6[26])|6(?:06|29|35|47|59|9[57])|7(?:26|44|50|68)|8(?:27|37|84)|9(?:0[05]|35|4[69]|63|95))\d{5}|800\d{6})$/;
/** A plus sign, then 9 to 15 digits (spec 2 §5, spec 3 §5). No country code begins with a zero. */
const INTERNATIONAL = /^\+[1-9]\d{8,14}$/;

/**
 * The stored form of a number: a plus sign and digits. A number that begins with one zero is British, with two zeros or
 * a plus sign of any country.
 * @returns undefined if the text cannot be a phone number: no digit is left out or made up
 */
export const internationalPhone = (typed: string): string | undefined => {
  if (typed.length > LONGEST) return undefined;
  const kept = typed
    .normalize("NFKC")
    .replace(SPACES, "")
    .replace(/^\(?(?:\+|00)/, "+")
    .replace(TRUNK_ZERO, "$1")
    .replace(GROUPING, "")
    // No British number begins with a zero after the 44.
    .replace(/^(?:\+440|0)/, "+44");
  return (kept.startsWith("+44") ? BRITISH : INTERNATIONAL).test(kept) ? kept : undefined;
};

export const phoneFormat =
  (code = "validation.phone_number"): Rule<string> =>
  (typed) =>
    internationalPhone(typed) === undefined ? { code } : undefined;

export const tidyPhone = (typed: string): string => internationalPhone(typed) ?? typed.trim();
