// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { incomeDocumentTypes } from "@latchkey/domain/documents/kinds.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { documents } from "@latchkey/words/en/documents.ts";
import { income } from "@latchkey/words/en/income.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  choose,
  expectDone,
  isAt,
  lastSent,
  plain,
  press,
  question,
  radios,
  sentAt,
  wrong,
} from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";
import { aFile, drop, fakeStore } from "../../testing/open-upload.tsx";
import { addFile, confirmFile, understand } from "../../testing/walk-income.ts";

afterEach(cleanup);
const store = fakeStore();

type Type = Parameters<typeof aSource>[0];

const manual = { bonus: "no", openBanking: "manual", feedback: "technical_difficulties" };
const statements = { ...manual, documents: "BANK_STATEMENT", docSignposting: ["BANK_STATEMENT"] };
const pensionPaper = { ...manual, documents: "PENSION_STATEMENT" };

const openAt = async (
  step: string,
  title: string | RegExp,
  given: IncomeCase & { readonly type?: Type } = {},
) => {
  const { type = "T_PENSION", ...more } = given;
  const opened = await openIncome({
    sources: [aSource(type)],
    about: SOURCE,
    answers: manual,
    path: incomePath(step, SOURCE),
    ...more,
  });
  await question(opened.screen, title);
  return opened;
};

const PAPER = "Add your document: Pension statement";

describe("the choice of a document", () => {
  test("INC-134 has to be made", async () => {
    const { screen, sent } = await openAt("documents", asks.documents);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Choose a document, or “I do not have any of these”",
    );
    expect(sent).toEqual([]);
  });

  test("INC-135 INC-176 none leads to a notice; Back leads to the choice, which may be another one then", async () => {
    const { screen, address } = await openAt("documents", asks.documents, { sharePence: 150_000 });
    await choose(screen, "I do not have any of these");
    await question(screen, asks.none);
    await isAt(address, incomePath("noDocumentsNotice", SOURCE));
    expect(screen.getByText(/^You can go on without a document\./)).toBeTruthy();
    await press(screen, "Back");
    await question(screen, asks.documents);
    expect(screen.getByRole("radio", { name: "I do not have any of these" })).toHaveProperty("checked", true);
    await choose(screen, /^Pension statement/);
    await question(screen, PAPER);
  });

  test.each([
    ["enough", 10_000, true],
    ["too little", 150_000, false],
  ] as const)("none, with %s", async (_what, sharePence, isEnough) => {
    const opened = await openAt("documents", asks.documents, { sharePence });
    await choose(opened.screen, "I do not have any of these");
    await question(opened.screen, asks.none);
    await press(opened.screen);
    if (isEnough) await expectDone(opened);
    else await question(opened.screen, asks.additional);
    // As after an upload with nothing uploaded: what follows may add another record.
    expect(lastSent(opened)).toMatchObject({ completed: true });
  });

  test("INC-141 INC-149 another document has guidance before its upload, and takes six files", async () => {
    const conditions = [condition("DOCUMENTS_PENSION", ["OTHER"])];
    const { screen, address } = await openAt("documents", asks.documents, { conditions });
    expect(radios(screen)).toEqual(["OTHER", "none"]);
    await choose(screen, /^Another document/);
    await question(screen, asks.signposting);
    await isAt(address, incomePath("documentSignposting", SOURCE));
    await understand(screen);
    await question(screen, "Add your document");
    await isAt(address, incomePath("upload", SOURCE));
    expect(screen.getByText(/6 files at most/)).toBeTruthy();
  });
});

describe("an upload", () => {
  const orNone = "or choose “I do not have this document”";
  test.each([
    ["upload", PAPER, pensionPaper, `Add the document that shows this income, ${orNone}`],
    ["uploadBankStatements", asks.statements, statements, `Add your bank statements, ${orNone}`],
  ] as const)("INC-144 %s without a file is refused", async (step, title, answers, message) => {
    const { screen, sent } = await openAt(step, title, { answers });
    await press(screen);
    expect(await wrong(screen)).toEqual([message]);
    expect(sent).toEqual([]);
  });

  test("INC-145 INC-146 names a file that is no PDF, or too large", async () => {
    const { screen } = await openAt("uploadBankStatements", asks.statements, { answers: statements });
    drop(screen, aFile("photo.png"));
    expect((await screen.findByRole("alert")).textContent).toContain("photo.png is not a PDF");
    drop(screen, aFile("long.pdf", 10_485_761));
    await eventually(() =>
      expect(plain(screen.getAllByRole("alert")[0]?.textContent)).toContain("long.pdf is larger than 10 MB"),
    );
  });

  test("INC-145 two files that are too large together are taken: the limit is each one's", async () => {
    const { screen } = await openAt("uploadBankStatements", asks.statements, { answers: statements });
    drop(screen, aFile("one.pdf", 6_291_456), aFile("two.pdf", 6_291_456));
    await screen.findByText("one.pdf");
    await screen.findByText("two.pdf");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("FRM-300 INC-252 says what is wrong in four messages: nothing there, on its way, too large, of another format", async () => {
    const { screen, sent } = await openAt("upload", PAPER, { answers: pensionPaper });
    const said = () => screen.getAllByRole("alert").map(({ textContent }) => plain(textContent));
    const { error } = documents;
    const about = (text: string, file: string) =>
      plain(text.replace("{{file}}", file).replace("{{megabytes}}", "10"));
    await press(screen);
    await eventually(() => expect(said().join()).toContain(income.upload.required));
    drop(screen, aFile("tale.txt"));
    await eventually(() => expect(said().join()).toContain(about(error.wrongFileFormat_images, "tale.txt")));
    drop(screen, aFile("long.pdf", 10_485_761));
    await eventually(() => expect(said().join()).toContain(about(error.fileTooLarge, "long.pdf")));
    drop(screen, aFile("slow.pdf"));
    await screen.findByText("slow.pdf");
    await press(screen);
    await eventually(() => expect(said().join()).toContain(plain(error.inProgress)));
    expect(said().join()).not.toContain(income.upload.required);
    expect(sent).toEqual([]);
  });

  test("INC-147 waits for a file that is still on its way", async () => {
    const { screen, sent } = await openAt("upload", PAPER, { answers: pensionPaper });
    drop(screen, aFile("slow.pdf"));
    await screen.findByText("slow.pdf");
    await press(screen);
    await screen.findAllByText(/A file is still on its way\. Wait until it is done/);
    expect(sent).toEqual([]);
  });

  test.each([
    ["INC-150", "T_PENSION", "uploadBankStatements", asks.statements, statements, /3 files at most/],
    ["INC-151", "T_SELFEMPLOYED", "uploadBankStatements", asks.statements, statements, /6 files at most/],
  ] as const)(
    "%s of %s, %s takes as many files as it says",
    async (_id, type, step, title, answers, rule) => {
      const { screen } = await openAt(step, title, { type, answers });
      expect(screen.getByText(rule)).toBeTruthy();
      if (step === "uploadBankStatements") {
        const months = type === "T_SELFEMPLOYED" ? 6 : 3;
        expect(screen.getByText(`The last ${months} months. One file can cover several.`)).toBeTruthy();
      }
    },
  );

  const single = incomeDocumentTypes.filter((type) => type !== "OTHER" && type !== "BANK_STATEMENT");

  test.each(single)("INC-148 of %s takes one file", async (documents) => {
    const { screen } = await openAt("upload", /^Add your document: /, {
      conditions: [condition("DOCUMENTS_PENSION", single)],
      answers: { ...manual, documents, docSignposting: [documents] },
    });
    expect(screen.getByText(/One file\./)).toBeTruthy();
  });

  test("shows the files of this income and document, and takes one back", async () => {
    const file = {
      id: "f",
      type: "PENSION_STATEMENT",
      path: "/f",
      fileName: "first.pdf",
      remedialSectionUuid: null,
    };
    const opened = await openAt("upload", PAPER, {
      answers: pensionPaper,
      files: { [SOURCE]: [file, { ...file, id: "g", type: "PAYSLIP", fileName: "someoneElse.pdf" }] },
    });
    const { screen } = opened;
    expect(screen.getByText("first.pdf")).toBeTruthy();
    expect(screen.queryByText("someoneElse.pdf")).toBeNull();
    await press(screen, "Remove first.pdf");
    await addFile(screen, store, "second.pdf");
    await expect
      .poll(() => sentAt(opened, "upload"))
      .toMatchObject({
        accountDocuments: [{ type: "PENSION_STATEMENT", path: "/store/applicant/second.pdf" }],
        withdrawnDocuments: ["f"],
      });
  });
});

describe("what follows an upload", () => {
  const uploads = [
    ["upload", PAPER, pensionPaper],
    ["uploadBankStatements", asks.statements, statements],
  ] as const;

  test.each(uploads)("INC-152 INC-155 %s: enough, with files", async (step, title, answers) => {
    const opened = await openAt(step, title, { answers, sharePence: 10_000 });
    await addFile(opened.screen, store, "one.pdf");
    if (step === "uploadBankStatements") await confirmFile(opened.screen);
    await question(opened.screen, asks.uploaded);
    expect(sentAt(opened, step)).toMatchObject({ completed: true });
    await press(opened.screen);
    await expectDone(opened);
  });

  test.each(uploads)("INC-152 INC-156 %s: too little", async (step, title, answers) => {
    const opened = await openAt(step, title, { answers, sharePence: 150_000 });
    await addFile(opened.screen, store, "one.pdf");
    if (step === "uploadBankStatements") await confirmFile(opened.screen);
    await question(opened.screen, asks.additional);
    expect(sentAt(opened, step)).toMatchObject({ completed: true });
  });

  test.each(uploads)("INC-015 INC-153 INC-154 %s: enough, with nothing", async (step, title, answers) => {
    for (const konfirEnabled of [true, false]) {
      const opened = await openAt(step, title, { answers, sharePence: 10_000, konfirEnabled });
      await press(opened.screen, "I do not have this document");
      await userEvent.click(await opened.screen.findByRole("radio", { name: /lost/i }));
      await press(opened.screen, "Go on without it");
      if (konfirEnabled) await question(opened.screen, asks.konfir);
      else await expectDone(opened);
      expect(sentAt(opened, step)).toMatchObject({
        completed: true,
        answers: { withoutDocument: { [answers.documents]: "lost" } },
      });
      cleanup();
    }
  });

  test("INC-161 INC-163 documents that are enough lead to the provider where it may be used, which may be skipped", async () => {
    const opened = await openAt("upload", PAPER, {
      answers: pensionPaper,
      sharePence: 10_000,
      konfirEnabled: true,
    });
    await addFile(opened.screen, store, "one.pdf");
    await question(opened.screen, asks.uploaded);
    await press(opened.screen);
    await question(opened.screen, asks.konfir);
    await isAt(opened.address, incomePath("konfir", SOURCE));
    await press(opened.screen, "Skip this");
    await expectDone(opened);
    expect(sentAt(opened, "konfir")).toMatchObject({ completed: true, answers: { konfir: "skipped" } });
  });
});
