import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
import { identityContext } from "../testing/identities.ts";
import { aRightToRent, showing } from "../testing/right-to-rent.ts";
import { walk } from "../wizard/walk.ts";
import { factsSteps } from "./facts-flow.ts";
import { offeredSecondary } from "./right-to-rent-choices.ts";
import { rightToRentFlow } from "./right-to-rent-flow.ts";
import type { IdentityValues } from "./values.ts";

const BEFORE = [...factsSteps, "primaryDocument"].join(" ");

const walked = (values: IdentityValues) => {
  const { path, state } = walk({ flow: rightToRentFlow, values, context: identityContext });
  return `${path.join(" ").replace(BEFORE, "…")} (${state})`;
};

const british = aRightToRent({ nationality: "GB" });
const french = aRightToRent({ nationality: "FR" });
const american = aRightToRent({ nationality: "US" });

const secondaryOne = (values: IdentityValues) => ({ ...values, secondaryDocumentOne: "PASSPORT" as const });

describe("an answer that belongs to another nationality", () => {
  const waiting = aRightToRent({
    nationality: "IN",
    primaryDocument: "none",
    status: "ongoing_visa_application",
  });

  test("somebody who waits for a visa may show the letter about it", () => {
    expect(offeredSecondary(waiting, "secondaryDocumentOne", TODAY)).toContain("UK_VISA_APPLICATION_LETTER");
  });

  test("who then says that they are British is not asked about a visa, and offered no such letter", () => {
    const british = { ...waiting, nationality: "GB" };
    expect(walked(british)).toBe("… secondaryDocumentOne (open)");
    expect(offeredSecondary(british, "secondaryDocumentOne", TODAY)).toEqual(
      offeredSecondary(
        aRightToRent({ nationality: "GB", primaryDocument: "none" }),
        "secondaryDocumentOne",
        TODAY,
      ),
    );
    expect(walked({ ...british, secondaryDocumentOne: "UK_VISA_APPLICATION_LETTER" })).toBe(
      "… secondaryDocumentOne (open)",
    );
  });
});

describe("one secondary document and a share code", () => {
  const coded = secondaryOne({ ...french, primaryDocument: "SHARE_CODE" });

  test.each<[string, IdentityValues, string]>([
    [
      "IDN-087 without guidance it leads straight to the upload",
      coded,
      "… secondaryDocumentOne uploadSecondary (open)",
    ],
    [
      "IDN-086 with guidance it comes first",
      { ...coded, secondaryDocumentOne: "NATIONAL_ID" },
      "… secondaryDocumentOne documentSignpostingSecondary (open)",
    ],
    [
      "IDN-088 two sides have a back",
      showing({ ...coded, secondaryDocumentOne: "NATIONAL_ID" }, "NATIONAL_ID"),
      "… secondaryDocumentOne documentSignpostingSecondary uploadSecondary documentSignpostingSecondaryBack uploadSecondaryBack shareCode (open)",
    ],
    [
      "IDN-089 then the share code",
      showing(coded, "PASSPORT"),
      "… secondaryDocumentOne uploadSecondary shareCode (open)",
    ],
    [
      "IDN-090 which is the last",
      { ...showing(coded, "PASSPORT"), shareCode: "R1234ABCD" },
      "… secondaryDocumentOne uploadSecondary shareCode (ended)",
    ],
    [
      "IDN-108 a code of another kind does not end it",
      { ...showing(coded, "PASSPORT"), shareCode: "W1234ABCD" },
      "… secondaryDocumentOne uploadSecondary shareCode (open)",
    ],
    [
      "somebody without a share code is not stopped",
      { ...showing(coded, "PASSPORT"), withoutShareCode: "yes" },
      "… secondaryDocumentOne uploadSecondary shareCode (ended)",
    ],
    [
      "IDN-085 none leads to the notice",
      { ...coded, secondaryDocumentOne: "none" },
      "… secondaryDocumentOne none (open)",
    ],
    [
      "IDN-085 which goes on as if it had been uploaded",
      { ...coded, secondaryDocumentOne: "none", noneOf: ["secondaryDocumentOne"] },
      "… secondaryDocumentOne none shareCode (open)",
    ],
    [
      "an application that is being decided may be shown",
      showing(
        {
          ...french,
          primaryDocument: "none",
          status: "ongoing_visa_application",
          secondaryDocumentOne: "UK_VISA_APPLICATION_LETTER",
        },
        "UK_VISA_APPLICATION_LETTER",
      ),
      "… status secondaryDocumentOne uploadSecondary shareCode (open)",
    ],
    [
      "but not where there is none",
      {
        ...french,
        primaryDocument: "none",
        status: "no_application",
        secondaryDocumentOne: "UK_VISA_APPLICATION_LETTER",
      },
      "… status secondaryDocumentOne (open)",
    ],
    [
      "a visitor shows a booking and needs no share code",
      showing(
        { ...american, primaryDocument: "PASSPORT", secondaryDocumentOne: "TRAVEL_BOOKING" },
        "PASSPORT",
        "TRAVEL_BOOKING",
      ),
      "… upload secondaryDocumentOne uploadSecondary (ended)",
    ],
  ])("%s", (_what, values, path) => {
    expect(walked(values)).toBe(path);
  });
});

describe("two secondary documents", () => {
  const without = { ...british, primaryDocument: "none" as const };
  const first = showing({ ...without, secondaryDocumentOne: "DBS" }, "DBS");
  const ONE = "… secondaryDocumentOne uploadSecondary";

  test.each<[string, IdentityValues, string]>([
    ["IDN-091 the second follows the first", first, `${ONE} secondaryDocumentTwo (open)`],
    [
      "the first is not offered again",
      { ...first, secondaryDocumentTwo: "DBS" },
      `${ONE} secondaryDocumentTwo (open)`,
    ],
    [
      "IDN-093 guidance comes first where it is needed",
      { ...first, secondaryDocumentTwo: "UK_DRIVING_LICENCE" },
      `${ONE} secondaryDocumentTwo documentSignpostingSecondaryTwo (open)`,
    ],
    [
      "IDN-095 two sides have a back, which is the last",
      showing({ ...first, secondaryDocumentTwo: "UK_DRIVING_LICENCE" }, "UK_DRIVING_LICENCE"),
      `${ONE} secondaryDocumentTwo documentSignpostingSecondaryTwo uploadSecondaryTwo documentSignpostingSecondaryTwoBack uploadSecondaryTwoBack (ended)`,
    ],
    [
      "IDN-094 one side is the last",
      showing({ ...first, secondaryDocumentTwo: "BIRTH_ADOPTION" }, "BIRTH_ADOPTION"),
      `${ONE} secondaryDocumentTwo uploadSecondaryTwo (ended)`,
    ],
    [
      "IDN-092 none leads to the notice",
      { ...first, secondaryDocumentTwo: "none" },
      `${ONE} secondaryDocumentTwo none (open)`,
    ],
    [
      "IDN-092 which ends the flow",
      { ...first, secondaryDocumentTwo: "none", noneOf: ["secondaryDocumentTwo"] },
      `${ONE} secondaryDocumentTwo none (ended)`,
    ],
    [
      "none of either has the notice twice, and the first acknowledgement is not the second's",
      {
        ...without,
        secondaryDocumentOne: "none",
        secondaryDocumentTwo: "none",
        noneOf: ["secondaryDocumentOne"],
      },
      "… secondaryDocumentOne none secondaryDocumentTwo none (open)",
    ],
    [
      "both acknowledged end it",
      {
        ...without,
        secondaryDocumentOne: "none",
        secondaryDocumentTwo: "none",
        noneOf: ["secondaryDocumentOne", "secondaryDocumentTwo"],
      },
      "… secondaryDocumentOne none secondaryDocumentTwo none (ended)",
    ],
  ])("%s", (_what, values, path) => {
    expect(walked(values)).toBe(path);
  });
});
