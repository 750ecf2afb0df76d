import type { ToldReason } from "@latchkey/domain/vocabulary/reasons.ts";

/** Reasons for asking again. A code ending in `_PDF` has the text of the code without it. */
export const reasons = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "It is a different document from the one we asked for",
    EXPIRED_DOCUMENT: "The document has expired",
    DOCUMENT_OUT_OF_DATE: "The document is not recent enough",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Part of the document is cut off or not sharp",
    BLACK_AND_WHITE_DOCUMENT: "It is a black and white copy. We need it in colour",
    NO_ADVERSE_META_DATA: "The file was changed after it was made. Send the original",
    MISSING_ID: "We did not get an identity document",
    MISSING_RTR_DOCUMENT: "We did not get a right to rent document",
    SHARECODE_REQUIRED: "We need your share code",
    PROOF_OF_ADDRESS_NOT_CORRECT: "The proof of address does not show your address",
    MISSING_PROOF_OF_ADDRESS: "We did not get a proof of address",
    SOURCE_DOES_NOT_SHOW_INCOME: "The document does not show your income",
    MISSING_PROOF_OF_INCOME: "We did not get a proof of income",
    MISSING_TENANCY_AGREEMENT: "We did not get your tenancy agreement",
    INCORRECT_INCOME_REFERENCE: "We could not reach the person you named for your income",
    INCORRECT_RENTAL_REFERENCE: "We could not reach the person you named for your rent",
    OTHER: "The reviewer’s note says what is missing",
  },
} as const satisfies { text: Record<ToldReason, string> };
