import { expect, test } from "vitest";
import { conditionNames } from "./condition.ts";

/** Ours: the contract names a flag, or a partner, where these stand. */
const own: readonly string[] = [
  "LIVE_PHOTO",
  "OFFER_ADVANCE",
  "INVITE_GUARANTOR",
  "TAX_LINK",
  "KONFIR",
  "SECOND_REVIEWER",
  "AML_CDD",
  "SAMPLED_REVIEW_PERCENT",
  "CREDIT_FILE_MAX_DAYS",
  "OTHER_SCREENING_MAX_DAYS",
  "AGENCY_READS_AMOUNTS",
  "REPORT_MONTHS",
];

test("RES-007 the conditions of a policy, verbatim", () => {
  expect(conditionNames.filter((name) => !own.includes(name))).toEqual([
    "REQUIRE_RENTAL_REFERENCE",
    "SKIP_IN_UK_QUESTION",
    "ALLOWED_INCOME_TYPES",
    "ALLOWED_OTHER_PAYERS",
    "DOCUMENTS_PERMANENT",
    "DOCUMENTS_BENEFIT",
    "DOCUMENTS_PENSION",
    "DOCUMENTS_STUDENT_LOAN",
    "DOCUMENTS_SELF_EMPLOYED",
    "ADD_MANUAL_DOCUMENT_UPLOAD",
    "SKIP_OPEN_BANKING",
    "INCOME_START_STEP",
    "REQUIRED_ADDRESS_MONTHS",
    "ADDRESS_GAP_DAYS",
  ]);
});
