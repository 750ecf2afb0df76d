// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aRemedial } from "../../testing/fake-server.ts";
import { type Case, openIdentity, question } from "../../testing/open-identity.tsx";
import { open, standing, uploaded } from "../../testing/open-right-to-rent.tsx";

afterEach(cleanup);

/** Every step of the variant by its contract's name: it has its own address, and its own page there. */

interface Standing {
  readonly from: string;
  readonly answers?: object;
  readonly documents?: readonly string[];
  readonly page: string;
}

const stands = (from: string, answers: object = {}, documents: readonly string[] = []) => ({
  from,
  answers,
  documents,
});

const shown = async (step: string, { from, answers, documents = [], page }: Standing, more: Case = {}) => {
  const given = { ...standing(from, answers), identityDocuments: documents.map(uploaded), ...more };
  const { screen, address } = await open(given, step);
  await question(screen, page);
  expect(address()).toBe(`/questions/identity/${step}`);
  return screen;
};

const british = stands("GB", { primaryDocument: "UK_PASSPORT" });
const withVisa = stands("US", { primaryDocument: "TIME_LIMITED_PASSPORT" });
const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";
const PHOTO_PAGE = "TIME_LIMITED_PASSPORT_PHOTO_PAGE";
const photoPage = stands("US", { ...withVisa.answers, docSignposting: [PHOTO_PAGE] }, [PHOTO_PAGE]);
const visaPage = stands(
  "US",
  { ...withVisa.answers, docSignposting: [PHOTO_PAGE, VISA], expiry: { [VISA]: "2999-03-27" } },
  [PHOTO_PAGE],
);

const LICENCE = "UK_DRIVING_LICENCE_FRONT";
const licence = stands("GB", { primaryDocument: "none", secondaryDocumentOne: "UK_DRIVING_LICENCE" });
const licenceFront = stands("GB", { ...licence.answers, docSignposting: [LICENCE] });
const licenceBack = stands("GB", licenceFront.answers, [LICENCE]);
const readBack = stands("GB", { ...licence.answers, docSignposting: [LICENCE, "UK_DRIVING_LICENCE_BACK"] }, [
  LICENCE,
]);

/** The same licence as the second document, after a certificate. */
const second = ({ answers, documents }: typeof licence) =>
  stands("GB", { ...answers, secondaryDocumentOne: "DBS", secondaryDocumentTwo: "UK_DRIVING_LICENCE" }, [
    "DBS",
    ...documents,
  ]);

describe("the steps of right to rent", () => {
  test.each<[string, string, Standing]>([
    ["IDN-056", "name", { ...stands("GB"), page: "What is your name?" }],
    ["IDN-056", "birthdate", { ...stands("GB"), page: "When were you born?" }],
    ["IDN-056", "nationality", { ...stands("GB"), page: "What is your nationality?" }],
    ["IDN-058", "upload", { ...british, page: "Add the photo page: British passport" }],
    ["IDN-058", "uploadBack", { ...visaPage, page: "Add the visa page: Passport with a UK visa" }],
    ["IDN-060", "uploadSecondary", { ...licenceFront, page: "Add the front: UK driving licence" }],
    ["IDN-060", "uploadSecondaryBack", { ...readBack, page: "Add the back: UK driving licence" }],
    ["IDN-061", "uploadSecondaryTwo", { ...second(licenceFront), page: "Add the front: UK driving licence" }],
    ["IDN-061", "uploadSecondaryTwoBack", { ...second(readBack), page: "Add the back: UK driving licence" }],
    ["IDN-062", "documentSignposting", { ...withVisa, page: "Before you take the photo" }],
    ["IDN-062", "documentSignpostingBack", { ...photoPage, page: "Now the page with your visa" }],
    ["IDN-062", "documentSignpostingSecondary", { ...licence, page: "Before you take the photo" }],
    ["IDN-062", "documentSignpostingSecondaryBack", { ...licenceBack, page: "Now the back" }],
    ["IDN-062", "documentSignpostingSecondaryTwo", { ...second(licence), page: "Before you take the photo" }],
    ["IDN-062", "documentSignpostingSecondaryTwoBack", { ...second(licenceBack), page: "Now the back" }],
    [
      "IDN-064",
      "none",
      {
        ...stands("GB", { primaryDocument: "none", secondaryDocumentOne: "none" }),
        page: "You do not have such a document",
      },
    ],
  ])("%s %s", async (_id, step, standingAt) => {
    const screen = await shown(step, standingAt);
    const isGuidance = step.startsWith("documentSignposting");
    expect(screen.queryAllByRole("checkbox", { name: "I understand how to take the photo" })).toHaveLength(
      isGuidance ? 1 : 0,
    );
    const isUpload = step.startsWith("upload");
    expect(screen.container.querySelectorAll("input[type=file]").length > 0).toBe(isUpload);
  });

  const passport = { ...british, documents: ["UK_PASSPORT"] };
  const understood = { ...british.answers, docSignposting: ["LIVE_PHOTO"] };
  const allowed = { ...understood, permissionGranted: "yes" };
  const skipped = { ...understood, permissionGranted: "no" };

  test.each<[string, string, Standing]>([
    ["IDN-069", "livePhotoSignposting", { ...passport, page: "Before you take a photo of your face" }],
    [
      "IDN-069",
      "livePhotoPermissions",
      { ...passport, answers: understood, page: "May we use your camera?" },
    ],
    ["IDN-069", "livePhotoCamera", { ...passport, answers: allowed, page: "Take a photo of your face" }],
    ["IDN-069", "livePhotoOptOut", { ...passport, answers: skipped, page: "With or without a photo?" }],
  ])("%s %s, where the policy asks for a photo", async (_id, step, standingAt) => {
    await shown(step, standingAt, { idvtEnabled: true });
  });
});

describe("a request for missing information in right to rent", () => {
  const UUID = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";
  const asked: Case = {
    ...standing("GB", british.answers),
    remedialSections: [
      aRemedial({
        uuid: UUID,
        section: "IDENTITY",
        start: "genericUpload",
        end: "genericUpload",
        documentType: "DBS",
        reasons: ["MISSING_RTR_DOCUMENT"],
      }),
    ],
  };

  test("IDN-064 missingInformation leads to genericUpload, which asks for the document that was named", async () => {
    const { screen, address } = await openIdentity(asked, `/questions/identity?remedial_uuid=${UUID}`);
    await question(screen, "We need one more document: DBS certificate");
    expect(address()).toContain("/questions/identity/missingInformation?");
    screen.getByRole("button", { name: "Send a new document" }).click();
    await question(screen, "Add your document: DBS certificate");
    expect(address()).toContain("/questions/identity/genericUpload?");
  });
});
