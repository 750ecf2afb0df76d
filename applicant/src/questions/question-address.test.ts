import { describe, expect, test } from "vitest";
import { readQuery, stepAddress, stepInAddress } from "./question-address.ts";

const ONE = "11111111-1111-4111-8111-111111111111";
const TWO = "22222222-2222-4222-8222-222222222222";
const THREE = "33333333-3333-4333-8333-333333333333";

test("FRM-034 FRM-035 SHR-005 SHR-007 a step's address has the section in lower case and keeps the query string", () => {
  expect(stepAddress("IDENTITY", "uploadBack", "?progress_id=7")).toBe(
    "/questions/identity/uploadBack?progress_id=7",
  );
});

test.each([
  ["/questions/identity/name", "name"],
  ["/", undefined],
  ["/questions/identity", undefined],
  ["/questions/identity/", undefined],
  ["/questions/income/name", undefined],
  ["/elsewhere/identity/name", undefined],
])("FRM-033 the step of identity in %s is %s", (path, step) =>
  expect(stepInAddress("IDENTITY", path)).toBe(step),
);

describe("what question routes understand of their query string", () => {
  test("FRM-036 (in part) SHR-008 progress_id, related_object_uuid, remedial_uuid", () => {
    const search = `?progress_id=7&related_object_uuid=${ONE}&remedial_uuid=${TWO}`;
    expect(readQuery("INCOME", search)).toEqual({
      progressId: 7,
      relatedObjectUuid: ONE,
      remedialUuid: TWO,
    });
  });

  test("FRM-036 (in part) income_uuid, the older name of the related object, in every section", () => {
    for (const section of ["INCOME", "RESIDENCE"] as const) {
      expect(readQuery(section, `?income_uuid=${ONE}`).relatedObjectUuid).toBe(ONE);
    }
  });

  test.each([
    ["INCOME", "income_uuid"],
    ["RESIDENCE", "residence_uuid"],
    ["IDENTITY", "identity_uuid"],
  ] as const)("FRM-037 SHR-008 the section's own key: %s, %s", (section, key) => {
    expect(readQuery(section, `?${key}=${ONE}`).relatedObjectUuid).toBe(ONE);
  });

  test("FRM-037 the general name wins over the section's own, which wins over the legacy one", () => {
    const older = `income_uuid=${THREE}`;
    const own = `residence_uuid=${TWO}`;
    expect(readQuery("RESIDENCE", `?${older}&${own}`).relatedObjectUuid).toBe(TWO);
    expect(readQuery("RESIDENCE", `?${older}&${own}&related_object_uuid=${ONE}`).relatedObjectUuid).toBe(ONE);
  });

  test("FRM-037 another section's key is ignored", () => {
    expect(readQuery("IDENTITY", `?residence_uuid=${ONE}`).relatedObjectUuid).toBeUndefined();
  });

  test.each([
    "",
    "?progress_id=&related_object_uuid=&remedial_uuid=",
    "?progress_id=seven&related_object_uuid=income-1&remedial_uuid=%27%20or%201",
    "?progress_id=-1&related_object_uuid=11111111-1111-4111-8111-11111111111&remedial_uuid=1",
    "?progress_id=12345678901",
  ])("nonsense is nothing: %s", (search) => {
    expect(readQuery("INCOME", search)).toEqual({
      progressId: undefined,
      relatedObjectUuid: undefined,
      remedialUuid: undefined,
    });
  });
});
