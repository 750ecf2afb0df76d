import { stepsOf } from "@latchkey/domain/wizard/flow.ts";
import { describe, expect, test } from "vitest";
import { aProgress, completedNow } from "../testing/fake-server.ts";
import { askedFor, openingOf, type SectionValidation } from "./section-opening.ts";

const SALARY = "11111111-1111-4111-8111-111111111111";
const PENSION = "22222222-2222-4222-8222-222222222222";
const REQUEST = "33333333-3333-4333-8333-333333333333";

const { goto, end } = stepsOf<Record<string, string>, object>();
const flow = {
  start: () => "first" as const,
  steps: {
    first: goto(
      ["second"],
      () => true,
      () => "second",
    ),
    second: end(() => true),
    missingInformation: goto(
      ["second"],
      () => true,
      () => "second",
    ),
  },
};

const salary = aProgress(5, "INCOME", { relatedObjectUuid: SALARY });
const pension = aProgress(6, "INCOME", { relatedObjectUuid: PENSION });
const requested = aProgress(7, "INCOME", { remedialSectionUuid: REQUEST, relatedObjectUuid: SALARY });

const validation = (given: Partial<SectionValidation> = {}): SectionValidation => ({
  validationSubmitted: false,
  sections: [
    { name: "IDENTITY", variant: "IDENTITY_DEFAULT" },
    { name: "INCOME", variant: "INCOME_DEFAULT" },
    { name: "RESIDENCE", variant: "RESIDENCE_DEFAULT" },
  ],
  progress: [salary, pension, requested],
  remedialSections: [
    {
      uuid: REQUEST,
      section: "INCOME",
      start: "second",
      end: "second",
      reasons: ["MISSING_PROOF_OF_INCOME"],
      comment: null,
      documentType: null,
    },
  ],
  ...given,
});

describe("what a question route's query string opens", () => {
  test.each([
    ["progress_id", "?progress_id=6", 6],
    ["related_object_uuid", `?related_object_uuid=${PENSION}`, 6],
    ["income_uuid", `?income_uuid=${PENSION}`, 6],
    ["progress_id and the uuid of the same", `?progress_id=5&related_object_uuid=${SALARY}`, 5],
    ["remedial_uuid", `?remedial_uuid=${REQUEST}&income_uuid=${SALARY}`, 7],
    ["remedial_uuid with its progress_id", `?remedial_uuid=${REQUEST}&progress_id=7`, 7],
    ["nothing", "", undefined],
  ])("FRM-036 %s", (_name, search, id) => {
    expect(askedFor(validation(), flow, { section: "INCOME", search })?.record?.id).toBe(id);
  });

  test("FRM-036 remedial_uuid opens the request between its steps", () => {
    const asked = askedFor(validation(), flow, { section: "INCOME", search: `?remedial_uuid=${REQUEST}` });
    expect(asked?.bounds).toEqual({ start: "missingInformation", end: "second" });
    expect(asked?.request?.reasons).toEqual(["MISSING_PROOF_OF_INCOME"]);
    expect(
      askedFor(validation(), flow, { section: "INCOME", search: `?remedial_uuid=${SALARY}` }),
    ).toBeUndefined();
  });
});

describe("the section that comes next", () => {
  const openingIn = (section: "INCOME" | "RESIDENCE", progress: SectionValidation["progress"]) => {
    const given = validation({ progress });
    const asked = askedFor(given, flow, { section, search: "" });
    if (!asked) throw new Error("Nothing is asked");
    const pathname = `/questions/${section.toLowerCase()}`;
    return openingOf({ section, validation: given, asked, flow, context: {}, values: {}, pathname });
  };

  test.each([
    ["after income, residence", "INCOME", [], { sectionIndex: 1, hasNextSection: true }],
    [
      "after income, nothing if residence is completed",
      "INCOME",
      [aProgress(8, "RESIDENCE", completedNow)],
      { sectionIndex: 1, hasNextSection: false },
    ],
    ["after residence, nothing", "RESIDENCE", [], { sectionIndex: 2, hasNextSection: false }],
  ] as const)("FRM-244 (in part) is, %s", (_what, section, progress, expected) => {
    expect(openingIn(section, progress)).toMatchObject(expected);
  });
});
