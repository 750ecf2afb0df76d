import { expect, test } from "vitest";
import { conditionNames } from "./condition.ts";

test("RES-007 INC-218 (in part) the conditions of a policy, verbatim", () => {
  expect(conditionNames.filter((name) => name !== "LIVE_PHOTO")).toEqual([
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
    "OFFER_ADVANCE",
    "TAX_LINK",
    "KONFIR",
    "REQUIRED_ADDRESS_MONTHS",
    "ADDRESS_GAP_DAYS",
  ]);
});
