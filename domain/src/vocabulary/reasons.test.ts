import { describe, expect, test } from "vitest";
import { reasonsToTell, remedialReasons } from "./reasons.ts";

const inAnyOrder = (codes: readonly string[]) => [...codes].sort();

const ALSO_FOR_PDF = [
  "IRRELEVANT_DOCUMENT_UPLOADED",
  "EXPIRED_DOCUMENT",
  "PARTIAL_CROPPED_BLURRY_DOCUMENT",
  "DOCUMENT_OUT_OF_DATE",
  "BLACK_AND_WHITE_DOCUMENT",
];

describe("document-issue codes, verbatim", () => {
  test("FRM-195 FRM-196 FRM-197 FRM-198 FRM-199 SHR-024 SHR-025 SHR-026 SHR-027 SHR-028 SHR-029 all 22 of them and no other", () => {
    expect(inAnyOrder(remedialReasons)).toEqual(
      inAnyOrder([
        ...ALSO_FOR_PDF,
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
      ]),
    );
  });

  test("FRM-196 FRM-197 SHR-025 exactly five exist with the suffix _PDF as well", () => {
    const withPdf = remedialReasons.filter((code) => code.endsWith("_PDF"));
    expect(inAnyOrder(withPdf)).toEqual(inAnyOrder(ALSO_FOR_PDF.map((code) => `${code}_PDF`)));
  });
});

describe("what the codes of a request have to say", () => {
  test.each([
    [
      "one for PDF files the same as the one without",
      ["EXPIRED_DOCUMENT_PDF", "EXPIRED_DOCUMENT"],
      null,
      ["EXPIRED_DOCUMENT"],
    ],
    ["nothing of a code that nobody knows", ["A_NEW_CODE", "MISSING_ID"], null, ["MISSING_ID"]],
    ["“see the note” where there is a note", ["OTHER"], "Your second name, please.", ["OTHER"]],
    ["nothing of a note that is not there", ["OTHER"], "  ", []],
  ])("%s", (_what, codes, note, told) => {
    expect(reasonsToTell(codes, note)).toEqual(told);
  });
});
