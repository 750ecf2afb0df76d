// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { aSource, OTHER_SOURCE, SOURCE, zeroShare } from "@latchkey/domain/testing/incomes.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aRemedial, startedNow, submittedNow } from "../../testing/fake-server.ts";
import {
  asks,
  choose,
  field,
  fill,
  isAt,
  press,
  question,
  sentAt,
  wrong,
} from "../../testing/income-actions.ts";
import { type IncomeCase, incomeRecord, openIncome } from "../../testing/open-income.tsx";
import { fakeStore } from "../../testing/open-upload.tsx";
import { requestIsAbout } from "../../testing/sent-before.ts";
import { addFile } from "../../testing/walk-income.ts";

afterEach(cleanup);
const store = fakeStore();

const UUID = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";
const path = `/questions/income?progress_id=8&related_object_uuid=${SOURCE}&remedial_uuid=${UUID}`;
const pension = aSource("T_PENSION");
const savings = aSource("T_SAVINGS", { uuid: OTHER_SOURCE });
const reasons = ["OTHER"];

const ordinary = incomeRecord(7, {
  ...submittedNow,
  relatedObjectUuid: SOURCE,
  completedSteps: ["whoIsPaying", "incomeType", "upload"],
  answers: { openBanking: "manual", feedback: "technical_difficulties", documents: "PENSION_STATEMENT" },
});

const record = { ...startedNow, relatedObjectUuid: SOURCE, remedialSectionUuid: UUID, answers: {} };

const openRequest = (request: Parameters<typeof aRemedial>[0], given: IncomeCase = {}) =>
  openIncome({
    sources: [savings, pension],
    progress: [ordinary, incomeRecord(8, record)],
    remedialSections: [
      aRemedial({
        uuid: UUID,
        progressId: 8,
        relatedObjectUuid: SOURCE,
        end: request?.start ?? "",
        ...request,
      }),
    ],
    path,
    ...given,
  });

const fileOf = (fileName: string, remedialSectionUuid: string | null) => ({
  id: fileName,
  type: "PENSION_STATEMENT",
  path: `/${fileName}`,
  fileName,
  remedialSectionUuid,
});

describe("INC-027 INC-177 INC-197 a request for missing information", () => {
  test("for a document shows the request’s own files only, and ends with them", async () => {
    const opened = await openRequest(
      { start: "upload", reasons, comment: "The second page is missing." },
      { files: { [SOURCE]: [fileOf("first.pdf", null), fileOf("again.pdf", UUID)] } },
    );
    const { screen, asked, address } = opened;
    await question(screen, "We need a proof of your income");
    expect(screen.getByText("The second page is missing.").closest("blockquote")).toBeTruthy();
    await press(screen, "Send a new document");
    await question(screen, "Add your document: Pension statement");
    expect(screen.getByText("again.pdf")).toBeTruthy();
    expect(screen.queryByText("first.pdf")).toBeNull();
    await press(screen, "Remove again.pdf");
    await addFile(screen, store, "both.pdf");
    await isAt(address, "/dashboard");
    expect(sentAt(opened, "upload")).toEqual({
      operation: "UpdateIncome",
      record: 8,
      uuid: SOURCE,
      accountDocuments: [{ type: "PENSION_STATEMENT", path: "/store/applicant/both.pdf" }],
      withdrawnDocuments: ["again.pdf"],
      remedialSectionUuid: UUID,
      relatedObjectUuid: SOURCE,
      completedSteps: ["missingInformation", "upload"],
      completed: true,
      answers: expect.objectContaining({ documents: "PENSION_STATEMENT" }),
    });
    expect(asked.find(({ operationName }) => operationName === "IncomeRequest")?.variables).toEqual({
      remedialSectionUuid: UUID,
      companyReference: false,
      upload: true,
    });
  });

  test("INC-277 INC-279 for the person at the company asks for nothing else", async () => {
    const job = aSource("T_EMPLOYED_PERM");
    const opened = await openRequest({ start: "companyReference", reasons }, { sources: [savings, job] });
    const { screen, asked, stored } = opened;
    await question(screen, "We need somebody to ask about your job");
    expect(asked.find(({ operationName }) => operationName === "IncomeRequest")?.variables).toEqual({
      remedialSectionUuid: UUID,
      companyReference: true,
      upload: false,
    });
    await press(screen);
    await question(screen, asks.reference);
    expect(field(screen, "Their name").value).toBe("Ruth Hall");
    fill(screen, "Their name", "Sam Hall");
    await press(screen);
    await isAt(opened.address, "/dashboard");
    expect(sentAt(opened, "companyReference")).toMatchObject({
      referenceName: "Sam Hall",
      remedialSectionUuid: UUID,
      completedSteps: ["missingInformation", "companyReference"],
      completed: true,
    });
    expect(stored().sources[1]?.reference).toMatchObject({ name: "Sam Hall" });
  });

  test("shows what was sent before beside the reasons", async () => {
    requestIsAbout(UUID, "too-old.pdf");
    const { screen } = await openRequest({ start: "upload", reasons });
    await question(screen, "We need a proof of your income");
    await screen.findByRole("heading", { name: "What you sent" });
    await screen.findByText("too-old.pdf");
  });

  test("for a document that the reviewer named", async () => {
    const opened = await openRequest({ start: "genericUpload", reasons, documentType: "PAYSLIP" });
    const { screen, address } = opened;
    await question(screen, "We need another document: Payslip");
    await press(screen, "Send a new document");
    await question(screen, "Add your document: Payslip");
    await addFile(screen, store, "pay.pdf");
    await isAt(address, "/dashboard");
    expect(sentAt(opened, "genericUpload")).toMatchObject({
      accountDocuments: [{ type: "PAYSLIP", path: "/store/applicant/pay.pdf" }],
      completedSteps: ["missingInformation", "genericUpload"],
      completed: true,
    });
  });

  test("that names no source is about the only one", async () => {
    const opened = await openRequest(
      { start: "upload", reasons, relatedObjectUuid: null },
      {
        sources: [pension],
        progress: [ordinary, incomeRecord(8, { ...record, relatedObjectUuid: null })],
        path: `/questions/income?progress_id=8&remedial_uuid=${UUID}`,
      },
    );
    await question(opened.screen, "We need a proof of your income");
    await press(opened.screen, "Send a new document");
    await question(opened.screen, "Add your document: Pension statement");
    await addFile(opened.screen, store, "both.pdf");
    await isAt(opened.address, "/dashboard");
    expect(sentAt(opened, "upload")).toMatchObject({ record: 8, uuid: SOURCE, completed: true });
  });

  describe("that names no source, of somebody with several", () => {
    const open = (start: string, given: IncomeCase = {}) =>
      openRequest(
        { start, reasons, relatedObjectUuid: null },
        {
          progress: [ordinary, incomeRecord(8, { ...record, relatedObjectUuid: null })],
          path: `/questions/income?progress_id=8&remedial_uuid=${UUID}`,
          ...given,
        },
      );
    const which = "Which income is this about?";

    test("asks which one it is about, and is about that one from then on", async () => {
      const opened = await open("upload");
      const { screen, address, records } = opened;
      await question(screen, "We need a proof of your income");
      const group = screen.getByRole("radiogroup", { name: which });
      expect(within(group).getAllByRole("radio")).toHaveLength(2);
      expect(within(group).getByRole("radio", { name: /^Savings.*£40,000/ })).toBeTruthy();
      await press(screen, "Send a new document");
      expect(await wrong(screen)).toEqual(["Choose an income"]);
      await userEvent.click(
        within(group).getByRole("radio", { name: /^Pension, Teachers' Pensions.*£36,000/ }),
      );
      await press(screen, "Send a new document");
      await question(screen, "Add your document: Pension statement");
      await isAt(
        address,
        `/questions/income/upload?progress_id=8&remedial_uuid=${UUID}&related_object_uuid=${SOURCE}`,
      );
      await addFile(screen, store, "both.pdf");
      await isAt(address, "/dashboard");
      expect(sentAt(opened, "upload")).toMatchObject({
        ...{ record: 8, uuid: SOURCE, relatedObjectUuid: SOURCE, remedialSectionUuid: UUID },
        ...{ completedSteps: ["missingInformation", "upload"], completed: true },
      });
      expect(records()[1]).toMatchObject({ id: 8, relatedObjectUuid: SOURCE });
    });

    test("asks nobody where only one source can be meant", async () => {
      const share = { ...zeroShare, uuid: "00000000-0000-4000-8000-0000000000a9" };
      const { screen } = await open("upload", { sources: [share, pension] });
      await question(screen, "We need a proof of your income");
      expect(screen.queryByRole("radiogroup")).toBeNull();
      await press(screen, "Send a new document");
      await question(screen, "Add your document: Pension statement");
    });

    test.each([
      ["whoIsPaying", "How your rent is paid needs another look"],
      ["yourGuarantor", "Your guarantor needs another look"],
    ])("asks nothing where it is about none: %s", async (start, title) => {
      const { screen } = await open(start);
      await question(screen, title);
      expect(screen.queryByRole("radiogroup")).toBeNull();
    });
  });

  test("names its source itself, where the address does not", async () => {
    const { screen } = await openRequest(
      { start: "upload", reasons },
      { path: `/questions/income?progress_id=8&remedial_uuid=${UUID}` },
    );
    await question(screen, "We need a proof of your income");
    await press(screen, "Send a new document");
    await question(screen, "Add your document: Pension statement");
  });

  test.each([
    ["whoIsPaying", "How your rent is paid needs another look"],
    ["pensionAmount", "Your income needs another look"],
    ["yourGuarantor", "Your guarantor needs another look"],
    ["documents", "We need a proof of your income"],
  ])("that starts at %s says what it is about", async (start, title) => {
    const { screen } = await openRequest({ start, reasons });
    await question(screen, title);
  });

  test("for the choice of a document goes on to its upload, with what is chosen now", async () => {
    const opened = await openRequest({ start: "documents", end: "upload", reasons });
    await question(opened.screen, "We need a proof of your income");
    await press(opened.screen, "Send a new document");
    await question(opened.screen, asks.documents);
    await choose(opened.screen, /^Pension statement/);
    await question(opened.screen, "Add your document: Pension statement");
  });

  test("does not let anything be removed", async () => {
    const { screen } = await openRequest({ start: "incomeType", end: "pensionDetails", reasons });
    await question(screen, "Your income needs another look");
    await press(screen);
    await question(screen, asks.typeMore);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

test.each([
  ["does not exist", []],
  ["names a step that there is not", [aRemedial({ uuid: UUID, start: "incomeTyp", end: "upload" })]],
])("INC-198 a request that %s is reported, and the dashboard shown", async (_what, remedialSections) => {
  const report = vi.spyOn(reporter, "report");
  const { screen, address } = await openIncome({ sources: [pension], path, remedialSections });
  await isAt(address, "/dashboard");
  await question(screen, asks.dashboard);
  expect(report).toHaveBeenCalledWith(expect.any(Error), "dashboard");
});
