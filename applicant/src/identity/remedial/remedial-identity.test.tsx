// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { remedialReasons } from "@latchkey/domain/vocabulary/reasons.ts";
import { reasons } from "@latchkey/words/en/reasons.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aProgress, aRemedial, completedNow, submittedNow } from "../../testing/fake-server.ts";
import {
  type Case,
  nationalityOf,
  openIdentity,
  question,
  rightToRentOnly,
  saves,
  steps,
} from "../../testing/open-identity.tsx";
import { requestIsAbout } from "../../testing/sent-before.ts";

afterEach(cleanup);

const UUID = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";
const address = `/questions/identity?remedial_uuid=${UUID}`;

const ordinary = aProgress(7, "IDENTITY", {
  ...submittedNow,
  completedSteps: [...steps, "upload"],
  answers: { documents: "PASSPORT" },
});

const stored = (id: string, remedialSectionUuid: string | null) => ({
  id,
  type: "PASSPORT",
  path: `/store/${id}.png`,
  fileName: `${id}.png`,
  remedialSectionUuid,
});

const asked = (given: Parameters<typeof aRemedial>[0] = {}, item: object = {}): Case => ({
  ...nationalityOf,
  progress: [ordinary, aProgress(8, "IDENTITY", { remedialSectionUuid: UUID, ...item })],
  remedialSections: [
    aRemedial({
      uuid: UUID,
      section: "IDENTITY",
      start: "upload",
      end: "upload",
      reasons: ["EXPIRED_DOCUMENT_PDF", "EXPIRED_DOCUMENT", "BLACK_AND_WHITE_DOCUMENT"],
      ...given,
    }),
  ],
  identityDocuments: [stored("first", null)],
});

describe("missing information", () => {
  test("the first question of a request is the first one", async () => {
    const { screen } = await openIdentity(asked(), address);
    await question(screen, "We need your document again");
    await userEvent.click(screen.getByRole("button", { name: "Send a new document" }));
    await screen.findByText(/^Question 1\b/);
    expect(screen.queryByText(/^Question 2\b/)).toBeNull();
  });

  test("IDN-022 lists the reasons in words, each once, without a number", async () => {
    const { screen } = await openIdentity(asked(), address);
    await question(screen, "We need your document again");
    const words = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(words).toEqual(
      expect.arrayContaining([
        "The document has expired",
        "It is a black and white copy. We need it in colour",
      ]),
    );
    expect(words.filter((text) => text === "The document has expired")).toHaveLength(1);
    expect(screen.queryByText(/^Question/)).toBeNull();
    expect(screen.container.querySelector("blockquote")).toBeNull();
  });

  test.each(remedialReasons)("FRM-195 SHR-029 the reason %s is told in words", async (code) => {
    const given = { reasons: [code], comment: "The note of a reviewer" };
    const { screen } = await openIdentity(asked(given), address);
    await question(screen, "We need your document again");
    const told = code.replace(/_PDF$/, "") as keyof typeof reasons.text;
    expect(screen.getByText(reasons.text[told]).closest("li")).toBeTruthy();
  });

  test("shows what was sent before beside the reasons, and again where it is sent anew", async () => {
    requestIsAbout(UUID, "grandma.png");
    const { screen } = await openIdentity(asked(), address);
    await question(screen, "We need your document again");
    await screen.findByRole("heading", { name: "What you sent" });
    await screen.findByText("grandma.png");
    await userEvent.click(screen.getByRole("button", { name: "Send a new document" }));
    await screen.findByText("Drop your file here");
    await screen.findByText("grandma.png");
  });

  test("IDN-023 shows the comment as plain text", async () => {
    const comment = "Look <img src=x onerror=alert(1)> here";
    const { screen } = await openIdentity(asked({ comment }), address);
    await question(screen, "We need your document again");
    expect(screen.getByText(comment).closest("blockquote")).toBeTruthy();
    expect(screen.container.querySelector("blockquote img")).toBeNull();
  });

  test("“see the note” is not a reason if there is no note", async () => {
    const { screen } = await openIdentity(asked({ reasons: ["OTHER", "A_NEW_CODE"] }), address);
    await question(screen, "We need your document again");
    expect(screen.queryByText("What was missing")).toBeNull();
    expect(screen.getByText(/^Our reviewers need something more from you/)).toBeTruthy();
  });

  test("IDN-041 leads to the step where the request starts, with the documents of this request only", async () => {
    const given = asked();
    const { screen, sent } = await openIdentity(given, address, saves(given));
    await question(screen, "We need your document again");
    await userEvent.click(screen.getByRole("button", { name: "Send a new document" }));
    await question(screen, "Add the photo page: Passport");
    expect(screen.queryByText("first.png")).toBeNull();
    expect(sent[0]?.variables).toMatchObject({
      id: 8,
      completedSteps: ["missingInformation"],
      completed: false,
      remedialSectionUuid: UUID,
    });
  });

  test("ends where the request ends, although the flow continues", async () => {
    const given = {
      ...asked({ start: "name", end: "name", reasons: ["OTHER"], comment: "Your second name, please." }),
    };
    const { screen, sent } = await openIdentity(given, address, saves(given));
    await question(screen, "Some of your details need another look");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await question(screen, "What is your name?");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.variables).toMatchObject({
      completedSteps: ["missingInformation", "name"],
      completed: true,
      remedialSectionUuid: UUID,
    });
  });

  test("FRM-268 IDN-016 a document that the reviewer named", async () => {
    const given = {
      start: "genericUpload",
      end: "genericUpload",
      documentType: "OTHER",
      reasons: ["MISSING_ID"],
    };
    const { screen } = await openIdentity(asked(given), address);
    await question(screen, "We need another document");
    await userEvent.click(screen.getByRole("button", { name: "Send a new document" }));
    await question(screen, "Add your document");
    expect(screen.getByText(/6 files at most/)).toBeTruthy();
    expect(screen.getByText("Show the whole page")).toBeTruthy();
  });
});

describe("a request", () => {
  test("FRM-267 that was answered starts at its beginning", async () => {
    const item = { ...completedNow, completedSteps: ["missingInformation", "upload"] };
    const given = { ...asked({}, item), identityDocuments: [stored("first", null), stored("second", UUID)] };
    const { screen } = await openIdentity(given, `/questions/identity/upload?remedial_uuid=${UUID}`);
    await question(screen, "Add the photo page: Passport");
    expect(screen.getByText("second.png")).toBeTruthy();
    expect(screen.queryByText("first.png")).toBeNull();
  });

  test("that was submitted leads to the dashboard", async () => {
    const { screen } = await openIdentity(asked({}, submittedNow), address);
    await question(screen, "Thank you, Amara");
  });

  test.each([
    ["that nobody made", asked({ uuid: "another" })],
    ["of another section", asked({ section: "INCOME" })],
    ["for a step that nobody knows", asked({ start: "uploadBankStatements" })],
    ["for a step of the other variant", asked({ start: "shareCode", end: "shareCode" })],
  ])("SHR-023 %s is reported, not shown, and leads to the dashboard", async (_what, given) => {
    const report = vi.spyOn(reporter, "report");
    const { screen } = await openIdentity(given, address);
    await question(screen, "Thank you, Amara");
    expect(report).toHaveBeenCalledWith(expect.any(Error), "dashboard");
  });

  test("SHARECODE_REQUIRED in right to rent", async () => {
    const given = asked({ start: "shareCode", end: "shareCode", reasons: ["SHARECODE_REQUIRED"] });
    const { screen } = await openIdentity({ ...given, sections: rightToRentOnly }, address);
    await question(screen, "We need a share code from you");
    expect(screen.getByText("We need your share code")).toBeTruthy();
  });
});
