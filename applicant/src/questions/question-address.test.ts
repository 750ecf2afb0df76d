import { describe, expect, test } from "vitest";
import { readQuery, stepAddress, stepInAddress } from "./question-address.ts";

const UUID = "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d";

test("FRM-034 FRM-035 SHR-005 SHR-007 a step's address has the section in lower case and keeps the query", () => {
  expect(stepAddress("IDENTITY", "uploadBack", "?progress_id=3")).toBe(
    "/questions/identity/uploadBack?progress_id=3",
  );
});

describe("FRM-033 the step in an address", () => {
  test.each([
    ["/questions/identity/name", "name"],
    ["/questions/identity", undefined],
    ["/questions/identity/", undefined],
    ["/questions/income/name", undefined],
    ["/dashboard", undefined],
    ["/", undefined],
  ])("%s → %s", (path, step) => expect(stepInAddress("IDENTITY", path)).toBe(step));
});

describe("FRM-036 SHR-008 the query string", () => {
  test.each([
    ["", { progressId: undefined, relatedObjectUuid: undefined, remedialUuid: undefined }],
    [
      `?progress_id=12&related_object_uuid=${UUID}&remedial_uuid=${UUID}`,
      { progressId: 12, relatedObjectUuid: UUID, remedialUuid: UUID },
    ],
    [`?income_uuid=${UUID}`, { progressId: undefined, relatedObjectUuid: UUID, remedialUuid: undefined }],
    [
      "?progress_id=x&related_object_uuid=1&remedial_uuid=<script>",
      { progressId: undefined, relatedObjectUuid: undefined, remedialUuid: undefined },
    ],
    ["?progress_id=-1", { progressId: undefined, relatedObjectUuid: undefined, remedialUuid: undefined }],
  ])("%s", (search, expected) => expect(readQuery(search)).toEqual(expected));
});
