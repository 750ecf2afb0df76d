/**
 * Amounts of money as people type them, in all six languages by one rule. Minor units are hundredths, as for every
 * currency of the contract.
 */

const GROUP_SIGNS = /[\s\u00a0\u202f'’]/g;
/** French writes pounds as `£GB`. */
const SIGN = "£GB|£|€|(?:US|AU?|CA?|NZ|HK|SG?)?\\$|GBP|EUR|USD|AUD";
/** Letting agents write a rent as `£950 pcm`. */
const A_MONTH = "pcm|p\\.c\\.m\\.";
const AROUND = new RegExp(`^(?:${SIGN})|(?:${SIGN})?(?:${A_MONTH})?$`, "gi");
const MOST_DIGITS = 13;

/**
 * `1,150` `1.150` `1,150,000`: a sign before exactly three digits groups thousands, because no amount has three
 * decimals.
 */
const GROUPED = /^[1-9][0-9]{0,2}(?:([.,])[0-9]{3}(?:\1[0-9]{3})*)?$/;

const wholePart = (text: string): string | undefined => {
  if (/^[0-9]+$/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/[.,]/g, "") : undefined;
};

/**
 * Minor units; undefined for what is no amount. The last point or comma before one or two digits separates the pence,
 * whatever the language; an exponent, a minus sign or foreign digits are refused.
 */
export const parseAmount = (typed: string): number | undefined => {
  const text = typed.replace(GROUP_SIGNS, "").replace(AROUND, "");
  const [, front = text, sign, pence = ""] = /^(.+)([.,])([0-9]{1,2})$/.exec(text) ?? [];
  // `1.150.00` groups and separates with the same sign.
  if (sign !== undefined && front.includes(sign)) return undefined;
  const pounds = wholePart(front);
  if (pounds === undefined || pounds.length > MOST_DIGITS) return undefined;
  return Number(pounds) * 100 + Number(pence.padEnd(2, "0"));
};

/** For rules: NaN for what is no amount, which none about amounts accepts. */
export const amountOrNaN = (typed: string): number => parseAmount(typed) ?? Number.NaN;

/** Minor units in decimal form, with a point and two decimals; `parseAmount` reads the same value back. */
export const amountText = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;

/** Minor units of an amount in whole units; undefined for an invalid amount. */
export const minorOf = (major: number): number | undefined => {
  const minor = Math.round(major * 100);
  return Number.isSafeInteger(minor) && minor >= 0 && Math.abs(minor - major * 100) < 1e-6
    ? minor
    : undefined;
};

/**
 * An argument as a rule reads it: a missing amount is empty, and an invalid one is text, so that it does not count as
 * missing.
 * @param major in whole units of the currency
 */
export const typedAmount = (major: number | null | undefined): string | undefined => {
  if (major === undefined) return undefined;
  if (major === null) return "";
  const minor = minorOf(major);
  return minor === undefined ? "?" : amountText(minor);
};
