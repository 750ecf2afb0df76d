/**
 * People type other signs than a rule names, or paste them. Texts get the form that is judged, stored and shown again. Each function is idempotent, and maps no two different valid values to one.
 */

/** Spaces of other widths, of which a document is full. Line breaks stay, and are refused where they do not belong. */
const OTHER_SPACES = /\p{Zs}/gu;
/** Soft hyphens, spaces without width and direction marks. Joiners stay: Persian and Sinhala need them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const LIKE_APOSTROPHE = /[\u0060\u00b4\u2018\u201b\u2032\uff07]/gu;
const LIKE_HYPHEN = /[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/gu;

/** The signs as a rule names them; nothing is trimmed. Letters that an invisible sign kept apart are composed too. */
export const plainSigns = (text: string): string =>
  text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(OTHER_SPACES, " ")
    .replace(LIKE_APOSTROPHE, "'")
    .replace(LIKE_HYPHEN, "-")
    .normalize("NFC");

export const tidy = (text: string): string => plainSigns(text).trim();

/** `Smith, Jr.` */
const COMMA_BEFORE_SUFFIX = /\s*,\s*(?=(?:Jr|Sr|I{2,3})\b)/i;

export const tidyName = (text: string): string =>
  tidy(text).replace(/ {2,}/g, " ").replace(COMMA_BEFORE_SUFFIX, " ");

/** Telephones type a curly apostrophe, which no mailbox has. */
export const tidyEmail = (text: string): string => tidy(text).replaceAll("\u2019", "'");

const BRITISH_POSTCODE = /^([a-z][a-z0-9]{1,3})([0-9][a-z]{2})$/i;

/** A British postcode as the post writes it, however it was spaced; anything else as it is. */
export const tidyBritishPostcode = (text: string): string => {
  const kept = tidy(text);
  const [, outward, inward] = BRITISH_POSTCODE.exec(kept.replace(/[\s.-]/g, "")) ?? [];
  return outward && inward ? `${outward} ${inward}`.toUpperCase() : kept;
};
