// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHome, withLandlord, withRent } from "@latchkey/domain/testing/residences.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aRemedial, completedNow, startedNow, submittedNow } from "../../testing/fake-server.ts";
import { LEEDS } from "../../testing/open-history.tsx";
import { openResidence, press, question, residenceProgress, titles } from "../../testing/open-residence.tsx";
import { arrive, fakeStore } from "../../testing/open-upload.tsx";
import { requestIsAbout } from "../../testing/sent-before.ts";
import { accordion, toggle } from "../../testing/type-home.ts";

afterEach(cleanup);
const store = fakeStore();

const UUID = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";
const path = `/questions/residence?progress_id=8&remedial_uuid=${UUID}`;

const ordinary = residenceProgress(7, {
  ...submittedNow,
  completedSteps: ["in-uk", "uk-residential-history", "documents", "upload"],
  answers: { "in-uk": "yes", documents: "COUNCIL_TAX_STATEMENT" },
});

const openRequest = (
  request: Parameters<typeof aRemedial>[0],
  { homes = [aHome({ residenceType: "FAMILY_HOME" })], ...given }: Parameters<typeof openResidence>[0] = {},
) =>
  openResidence({
    homes,
    progress: [ordinary, residenceProgress(8, { ...startedNow, remedialSectionUuid: UUID })],
    remedialSections: [aRemedial({ uuid: UUID, section: "RESIDENCE", progressId: 8, ...request })],
    path,
    ...given,
  });

const reasons = ["OTHER"];

describe("a request for missing information", () => {
  test("for the proof asks for the document of the first round again, without its file", async () => {
    const home = aHome({ residenceType: "FAMILY_HOME" });
    const type = "COUNCIL_TAX_STATEMENT";
    const file = { uuid: "f", type, path: "/f", fileName: "first.pdf", remedialSectionUuid: null };
    const opened = await openRequest(
      { start: "upload", end: "upload", reasons, comment: "The second page is missing." },
      { homes: [home], files: { [home.uuid]: [file] } },
    );
    const { screen, sent } = opened;
    await question(screen, "We need a proof of your address");
    expect(screen.getByText("The second page is missing.").closest("blockquote")).toBeTruthy();
    await press(screen, "Send a new document");
    await question(screen, "Add your document: Council tax statement");
    expect(screen.queryByText("first.pdf")).toBeNull();
    await arrive(screen, { store, name: "tax.png", path: "/store/applicant/tax.png" });
    await press(screen);
    await eventually(() => expect(opened.address()).toBe("/dashboard"));
    expect(sent.at(-1)).toMatchObject({
      operationName: "UpdateDefaultResidence",
      variables: {
        residence: { uuid: home.uuid, documents: [{ type }] },
        remedialSectionUuid: UUID,
        progressId: 8,
        completedSteps: ["missingInformation", "upload"],
        completed: true,
      },
    });
  });

  test.each([
    ["en", "A note from your reviewer"],
    ["de", "Eine Notiz von unserem Prüfteam, Sprache: Englisch"],
  ] as const)(
    "the note of the reviewers is marked as English, and a page in %s says so",
    async (language, from) => {
      const request = { start: "upload", end: "upload", reasons, comment: "The second page is missing." };
      const { screen } = await openRequest(request, { language });
      const note = await screen.findByText("The second page is missing.");
      expect(note.getAttribute("lang")).toBe("en");
      expect(note.closest("blockquote")?.textContent).toContain(from);
      expect(note.closest("blockquote")?.textContent?.includes("Englisch")).toBe(language === "de");
    },
  );

  test("SHR-019 for the addresses: what is changed and deleted there belongs to the request", async () => {
    const start = "uk-residential-history";
    const { screen, sent } = await openRequest({ start, end: start, reasons });
    await question(screen, "Your addresses need another look");
    await press(screen);
    await question(screen, titles.history);
    await toggle(accordion(screen, LEEDS));
    const kind = screen.getByRole("combobox", { name: /^What kind/ });
    await userEvent.selectOptions(kind, "SELF_OWNED_HOME");
    await press(screen, "Delete this address");
    await eventually(() => expect(sent).toHaveLength(3));
    expect(
      sent.slice(1).map(({ operationName, variables }) => [operationName, variables.remedialSectionUuid]),
    ).toEqual([
      ["UpdateResidentialHistoryItems", UUID],
      ["DeleteResidentialHistoryItems", UUID],
    ]);
  });

  test("for the landlord ends with the landlord, although the flow goes on", async () => {
    const opened = await openRequest(
      { start: "landlordDetails", end: "landlordDetails", reasons },
      { homes: [aHome({ ...withRent, ...withLandlord })] },
    );
    const { screen, sent } = opened;
    await question(screen, "We need somebody to ask about your home");
    await press(screen);
    await question(screen, titles.landlord);
    await press(screen);
    await eventually(() => expect(opened.address()).toBe("/dashboard"));
    expect(sent.at(-1)?.variables).toMatchObject({
      completedSteps: ["missingInformation", "landlordDetails"],
      completed: true,
      remedialSectionUuid: UUID,
    });
  });

  test("for the history saves its homes for the request", async () => {
    const start = "uk-residential-history";
    const opened = await openRequest({ start, end: start, reasons });
    const { screen, sent } = opened;
    await question(screen, "Your addresses need another look");
    await press(screen);
    await question(screen, titles.history);
    await userEvent.click(screen.getByText("Flat 3, 27 Harbour Street, Leeds LS1 4DL"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^What kind/ }), "RENTED_FLAT");
    await eventually(() =>
      expect(sent.at(-1)).toMatchObject({
        operationName: "UpdateResidentialHistoryItems",
        variables: { remedialSectionUuid: UUID },
      }),
    );
    await press(screen);
    await eventually(() => expect(opened.address()).toBe("/dashboard"));
  });

  test("shows what was sent before beside the reasons", async () => {
    requestIsAbout(UUID, "too-old.pdf");
    const { screen } = await openRequest({ start: "upload", end: "upload", reasons });
    await question(screen, "We need a proof of your address");
    await screen.findByRole("heading", { name: "What you sent" });
    await screen.findByText("too-old.pdf");
  });

  test("for a document that the reviewer named", async () => {
    const { screen } = await openRequest({
      start: "genericUpload",
      end: "genericUpload",
      documentType: "UTILITY_BILL",
      reasons,
    });
    await question(screen, "We need another document: Utility bill");
    await press(screen, "Send a new document");
    await question(screen, "Add your document: Utility bill");
  });

  test.each([
    ["rental-details", "Your rent needs another look"],
    ["documentSignpostingForTenancyAgreement", "We need your tenancy agreement"],
    ["documents", "We need a proof of your address"],
  ])("that starts at %s says what it is about", async (start, title) => {
    const { screen } = await openRequest({ start, end: start, reasons });
    await question(screen, title);
  });

  test("that starts with the choice of an address has no history to lead back to", async () => {
    const [start, homes] = ["select-address", [aHome(), aHome()]];
    const { screen } = await openRequest({ start, end: "landlordDetails", reasons }, { homes });
    await question(screen, "Your addresses need another look");
    await press(screen);
    await question(screen, titles.select);
    expect(screen.queryByRole("button", { name: /^One of them has ended/ })).toBeNull();
  });

  test("that was answered can be answered again", async () => {
    const start = "uk-residential-history";
    const { screen } = await openRequest(
      { start, end: start, reasons },
      {
        progress: [
          ordinary,
          residenceProgress(8, {
            ...completedNow,
            remedialSectionUuid: UUID,
            completedSteps: ["missingInformation", start],
          }),
        ],
      },
    );
    await question(screen, "Your addresses need another look");
  });
});
