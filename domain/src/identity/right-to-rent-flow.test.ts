import { describe, expect, test } from "vitest";
import { TODAY, YESTERDAY } from "../testing/civil-days.ts";
import { anUpload, identityContext } from "../testing/identities.ts";
import { aRightToRent, showing } from "../testing/right-to-rent.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import { factsSteps } from "./facts-flow.ts";
import { rightToRentFlow } from "./right-to-rent-flow.ts";
import type { IdentityValues } from "./values.ts";

const BEFORE = [...factsSteps, "primaryDocument"].join(" ");

const walked = (values: IdentityValues, context = identityContext) => {
  const { path, state } = walk({ flow: rightToRentFlow, values, context });
  return `${path.join(" ").replace(BEFORE, "…")} (${state})`;
};

const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";
const british = aRightToRent({ nationality: "GB" });
const french = aRightToRent({ nationality: "FR" });
const indian = aRightToRent({ nationality: "IN" });

describe("IDN-055 the primary document", () => {
  test.each<[string, IdentityValues, string]>([
    ["IDN-070 nationality leads to it", french, "… (open)"],
    [
      "IDN-071 a residence permit leads to its education",
      { ...french, primaryDocument: "UK_BIOMETRIC_RESIDENCE" },
      "… biometricEducation (open)",
    ],
    [
      "IDN-072 and that to the secondary document",
      { ...french, primaryDocument: "UK_BIOMETRIC_RESIDENCE", biometricEducation: "understood" },
      "… biometricEducation secondaryDocumentOne (open)",
    ],
    [
      "IDN-073 a document with guidance leads to it",
      { ...indian, primaryDocument: "TIME_LIMITED_PASSPORT" },
      "… documentSignposting (open)",
    ],
    [
      "IDN-074 and that to the upload",
      {
        ...indian,
        primaryDocument: "TIME_LIMITED_PASSPORT",
        docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE"],
      },
      "… documentSignposting upload (open)",
    ],
    [
      "IDN-075 one without goes straight there",
      { ...british, primaryDocument: "UK_PASSPORT" },
      "… upload (open)",
    ],
    [
      "IDN-076 the share code leads to the secondary document",
      { ...french, primaryDocument: "SHARE_CODE" },
      "… secondaryDocumentOne (open)",
    ],
    ["IDN-077 none asks for the status", { ...french, primaryDocument: "none" }, "… status (open)"],
    [
      "IDN-078 no application leads on",
      { ...french, primaryDocument: "none", status: "no_application" },
      "… status secondaryDocumentOne (open)",
    ],
    [
      "IDN-078 and so does an ongoing one",
      { ...french, primaryDocument: "none", status: "ongoing_visa_application" },
      "… status secondaryDocumentOne (open)",
    ],
    [
      "IDN-079 where the rule has no status, none leads on",
      { ...british, primaryDocument: "none" },
      "… secondaryDocumentOne (open)",
    ],
    [
      "a document that the rule does not offer asks again",
      { ...french, primaryDocument: "UK_PASSPORT" },
      "… (open)",
    ],
    [
      "a share code where none is asked for asks again",
      { ...british, primaryDocument: "SHARE_CODE" },
      "… (open)",
    ],
  ])("%s", (_what, values, path) => {
    expect(walked(values)).toBe(path);
  });

  const passport = showing({ ...british, primaryDocument: "UK_PASSPORT" }, "UK_PASSPORT");

  test("IDN-080 a British passport leads to the live photo if verification is on, else to the end", () => {
    expect(walked(passport)).toBe("… upload (ended)");
    expect(walked(passport, { ...identityContext, idvtEnabled: true })).toBe(
      "… upload livePhotoSignposting (open)",
    );
  });

  test("IDN-080 another document does not", () => {
    const certificate = showing({ ...british, primaryDocument: "NATURALIZATION" }, "NATURALIZATION");
    expect(walked(certificate, { ...identityContext, idvtEnabled: true })).toBe("… upload (ended)");
  });

  test("a document that proves the right by itself leads to the share code if the rule asks for one", () => {
    const status = showing({ ...french, primaryDocument: "UK_IMMIGRATION_STATUS" }, "UK_IMMIGRATION_STATUS");
    expect(walked(status)).toBe("… upload shareCode (open)");
  });
});

describe("a visa in a passport", () => {
  const front = {
    ...indian,
    primaryDocument: "TIME_LIMITED_PASSPORT" as const,
    docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE"],
    upload: [anUpload("TIME_LIMITED_PASSPORT_PHOTO_PAGE")],
  };
  const read = { ...front, docSignposting: [...front.docSignposting, VISA] };
  const GUIDED = "… documentSignposting upload documentSignpostingBack";

  test.each<[string, IdentityValues, string]>([
    ["IDN-081 two sides lead to guidance for the back", front, `${GUIDED} (open)`],
    ["IDN-082 which asks until when it is good", read, `${GUIDED} (open)`],
    [
      "IDN-084 good today leads to the back",
      { ...read, expiry: { [VISA]: TODAY } },
      `${GUIDED} uploadBack (open)`,
    ],
    [
      "IDN-082 past leads to the notice",
      { ...read, expiry: { [VISA]: YESTERDAY } },
      `${GUIDED} expiredVisa (open)`,
    ],
    [
      "IDN-083 which leads back to the choice",
      { ...read, expiry: { [VISA]: YESTERDAY }, expiredVisa: "acknowledged" },
      `${GUIDED} expiredVisa primaryDocument (again)`,
    ],
    [
      "IDN-083 where something else may be chosen",
      { ...read, primaryDocument: "SHARE_CODE", expiry: { [VISA]: YESTERDAY }, expiredVisa: "acknowledged" },
      "… secondaryDocumentOne (open)",
    ],
    [
      "IDN-083 or the same with another date",
      { ...read, expiry: {}, expiredVisa: "acknowledged" },
      `${GUIDED} (open)`,
    ],
    [
      "and ends with the share code",
      showing({ ...read, expiry: { [VISA]: TODAY }, shareCode: "R1234ABCD" }, "TIME_LIMITED_PASSPORT"),
      `${GUIDED} uploadBack shareCode (ended)`,
    ],
  ])("%s", (_what, values, path) => {
    expect(walked(values)).toBe(path);
  });

  test("IDN-082 an expired visa never completes", () => {
    const expired = { ...read, expiry: { [VISA]: YESTERDAY }, expiredVisa: "acknowledged" as const };
    expect(mayComplete({ flow: rightToRentFlow, values: expired, context: identityContext })).toBe(false);
  });
});

describe("a request for missing information", () => {
  const bounded = (values: IdentityValues, start: string, end: "upload" | "genericUpload" | "shareCode") => {
    const context = { ...identityContext, request: { start, documentType: "DBS" as const } };
    const { path, state } = walk(
      { flow: rightToRentFlow, values, context },
      { start: "missingInformation", end },
    );
    return `${path.join(" ")} (${state})`;
  };

  test("IDN-041 continues to its start step and ends at its end step", () => {
    const passport = { ...british, primaryDocument: "UK_PASSPORT" as const };
    expect(bounded(passport, "upload", "upload")).toBe("missingInformation upload (open)");
    expect(bounded(showing(passport, "UK_PASSPORT"), "upload", "upload")).toBe(
      "missingInformation upload (ended)",
    );
  });

  test("IDN-016 asks for one document of any kind", () => {
    expect(bounded(british, "genericUpload", "genericUpload")).toBe(
      "missingInformation genericUpload (open)",
    );
    expect(bounded(showing(british, "DBS"), "genericUpload", "genericUpload")).toBe(
      "missingInformation genericUpload (ended)",
    );
  });

  test("asks for a share code alone", () => {
    expect(bounded({ ...french, shareCode: "R1234ABCD" }, "shareCode", "shareCode")).toBe(
      "missingInformation shareCode (ended)",
    );
  });
});
