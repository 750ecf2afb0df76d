/** Reasons for asking again: the issue codes of remedial items (spec 1 §3). */

const reasonsAlsoForPdf = [
  "IRRELEVANT_DOCUMENT_UPLOADED",
  "EXPIRED_DOCUMENT",
  "PARTIAL_CROPPED_BLURRY_DOCUMENT",
  "DOCUMENT_OUT_OF_DATE",
  "BLACK_AND_WHITE_DOCUMENT",
] as const;

export const remedialReasons = [
  ...reasonsAlsoForPdf,
  "IRRELEVANT_DOCUMENT_UPLOADED_PDF",
  "EXPIRED_DOCUMENT_PDF",
  "PARTIAL_CROPPED_BLURRY_DOCUMENT_PDF",
  "DOCUMENT_OUT_OF_DATE_PDF",
  "BLACK_AND_WHITE_DOCUMENT_PDF",
  "NO_ADVERSE_META_DATA",
  "MISSING_ID",
  "SHARECODE_REQUIRED",
  "MISSING_RTR_DOCUMENT",
  "PROOF_OF_ADDRESS_NOT_CORRECT",
  "MISSING_PROOF_OF_ADDRESS",
  "SOURCE_DOES_NOT_SHOW_INCOME",
  "MISSING_PROOF_OF_INCOME",
  "MISSING_TENANCY_AGREEMENT",
  "INCORRECT_INCOME_REFERENCE",
  "INCORRECT_RENTAL_REFERENCE",
  "OTHER",
] as const;
export type RemedialReason = (typeof remedialReasons)[number];

/** A code that ends in _PDF shares the text of the code without that suffix. */
export type ToldReason = Exclude<RemedialReason, `${string}_PDF`>;

const told = (reason: RemedialReason): ToldReason => reason.replace(/_PDF$/, "") as ToldReason;

/** The reasons behind a request's codes, each once; "see the note" only where there is a note. */
export const reasonsToTell = (codes: readonly string[], note: string | null): readonly ToldReason[] => {
  const known = remedialReasons.filter((code) => codes.includes(code));
  const hasNote = (note ?? "").trim() !== "";
  return [...new Set(known.map(told))].filter((code) => code !== "OTHER" || hasNote);
};
