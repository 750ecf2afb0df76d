// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  choose,
  expectDone,
  fill,
  fillDay,
  isAt,
  press,
  question,
  radios,
  sentAt,
} from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";
import { fakeStore } from "../../testing/open-upload.tsx";
import {
  addFile,
  at,
  begin,
  confirmFile,
  employer,
  newest,
  reference,
  salary,
  understand,
  withoutBank,
} from "../../testing/walk-income.ts";

afterEach(cleanup);
const store = fakeStore();

const job = ["whoIsPaying", "incomeType", "currentEmployer", "yourSalary", "companyReference"];
const manual = ["openBanking", "feedback", "documents", "bankStatementSignposting", "uploadBankStatements"];

describe("a permanent job", () => {
  test("INC-029 INC-031 INC-195 (in part) begins with who pays; the type names a source, and the record is about it", async () => {
    const opened = await openIncome();
    const { screen, address, sent, records } = opened;
    await question(screen, asks.payer);
    await isAt(address, incomePath("whoIsPaying"));
    expect(radios(screen)).toEqual(["me", "someoneElse", "guarantor"]);
    await choose(screen, /^I do/);
    await question(screen, asks.type);
    await isAt(address, incomePath("incomeType"));
    expect(sentAt(opened, "whoIsPaying")).toEqual({
      operation: "MutateProgress",
      record: 7,
      completedSteps: ["whoIsPaying"],
      completed: false,
      answers: { whoIsPaying: "me" },
    });
    await choose(screen, /^Permanent job/);
    await question(screen, asks.employer);
    expect(sentAt(opened, "incomeType")).toEqual({
      operation: "UpdateIncome",
      record: 7,
      incomeType: "T_EMPLOYED_PERM",
      completedSteps: ["whoIsPaying", "incomeType"],
      completed: false,
      answers: { whoIsPaying: "me" },
    });
    await isAt(address, at(opened, "currentEmployer"));
    expect(sent).toHaveLength(2);
    expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: newest(opened) }]);
  });

  test("INC-063 INC-074 INC-217 is told about step by step, in whole units and civil dates", async () => {
    const opened = await openIncome();
    const { screen, address } = opened;
    await begin(opened, /^Permanent job/);
    await question(screen, asks.employer);
    const uuid = newest(opened);
    const common = { operation: "UpdateIncome", record: 7, uuid, relatedObjectUuid: uuid, completed: false };
    fill(screen, "Company name", " Harbour Bakery Ltd ");
    fill(screen, "Your role", "Baker");
    fillDay(screen, /^When did you start/, "01 02 2024");
    fillDay(screen, /^When does the job end/, "31 01 2027");
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    fill(screen, "How long is the probation?", "6");
    await press(screen);
    await question(screen, asks.salary);
    await isAt(address, at(opened, "yourSalary"));
    expect(sentAt(opened, "currentEmployer")).toEqual({
      ...common,
      companyName: "Harbour Bakery Ltd",
      jobTitle: "Baker",
      startDate: "2024-02-01",
      endDate: "2027-01-31",
      probationDuration: 6,
      probationDurationUnit: "MONTHS",
      completedSteps: job.slice(0, 3),
      answers: { whoIsPaying: "me" },
    });
    await salary(screen);
    await question(screen, asks.reference);
    await isAt(address, at(opened, "companyReference"));
    expect(sentAt(opened, "yourSalary")).toEqual({
      ...common,
      annualGrossIncome: 36_000,
      netIncome: 2400.5,
      currency: "GBP",
      netIncomeFrequency: "MONTHLY",
      paymentDate: "2026-10-30",
      completedSteps: job.slice(0, 4),
      answers: { whoIsPaying: "me", bonus: "no" },
    });
    await reference(screen);
    await question(screen, asks.bank);
    await isAt(address, at(opened, "openBanking"));
    expect(sentAt(opened, "companyReference")).toEqual({
      ...common,
      referenceName: "Ruth Hall",
      referenceEmail: "ruth@harbourbakery.example",
      completedSteps: job,
      answers: { whoIsPaying: "me", bonus: "no" },
    });
  });

  test("INC-003 INC-007 INC-128 INC-132 INC-136 INC-139 INC-143 INC-159 INC-160 is proven by statements", async () => {
    const opened = await openIncome();
    const { screen, address, records } = opened;
    await begin(opened, /^Permanent job/);
    await employer(screen);
    await salary(screen);
    await reference(screen);
    await withoutBank(screen);
    await isAt(address, at(opened, "documents"));
    await choose(screen, /^Bank statement/);
    await understand(screen);
    await question(screen, asks.statements);
    await isAt(address, at(opened, "uploadBankStatements"));
    const path = await addFile(screen, store, "march.pdf");
    await confirmFile(screen);
    await question(screen, asks.uploaded);
    await isAt(address, at(opened, "incomeUploadSuccess"));
    expect(sentAt(opened, "uploadBankStatements")).toEqual({
      operation: "UpdateIncome",
      record: 7,
      uuid: newest(opened),
      accountDocuments: [{ type: "BANK_STATEMENT", path }],
      withdrawnDocuments: [],
      relatedObjectUuid: newest(opened),
      completedSteps: [...job, ...manual],
      completed: true,
      answers: {
        ...{ whoIsPaying: "me", bonus: "no", openBanking: "manual", feedback: "technical_difficulties" },
        ...{ documents: "BANK_STATEMENT", docSignposting: ["BANK_STATEMENT"] },
      },
    });
    expect(records()[0]?.completedDtm).not.toBeNull();
    await press(screen);
    await expectDone(opened);
    expect(sentAt(opened, "incomeUploadSuccess")).toMatchObject({ completed: false });
  });

  test("INC-158 that is not enough leads to what else there is, and may stay as it is", async () => {
    const opened = await openIncome({ sharePence: 150_000 });
    const { screen, address } = opened;
    await begin(opened, /^Permanent job/);
    await employer(screen);
    await salary(screen);
    await reference(screen);
    await withoutBank(screen);
    await choose(screen, /^Bank statement/);
    await understand(screen);
    await question(screen, asks.statements);
    await addFile(screen, store, "march.pdf");
    await confirmFile(screen);
    await question(screen, asks.additional);
    await isAt(address, at(opened, "additionalIncome"));
    expect(screen.getByRole("button", { name: "Add another income" })).toBeTruthy();
    await press(screen, "No other income, continue");
    await expectDone(opened);
    expect(sentAt(opened, "additionalIncome")).toMatchObject({
      operation: "MutateProgress",
      record: 7,
      relatedObjectUuid: newest(opened),
      completedSteps: [...job, ...manual, "additionalIncome"],
      completed: true,
      answers: { additionalIncome: "enough" },
    });
  });
});

test("a zero-hours job is told about like any other job", async () => {
  const opened = await openIncome();
  const { screen, stored } = opened;
  await begin(opened, /^Zero-hours job/);
  await employer(screen);
  await salary(screen);
  await reference(screen);
  await withoutBank(screen);
  expect(radios(screen)).toEqual(["BANK_STATEMENT", "none"]);
  expect(stored().sources).toMatchObject([
    { incomeType: "T_EMPLOYED_ZH", companyName: "Harbour Bakery Ltd", annualGrossMinor: 3_600_000 },
  ]);
});

test("INC-073 INC-079 INC-137 INC-140 INC-142 INC-238 somebody who has just started may leave out what they do not know, and shows the contract", async () => {
  const opened = await openIncome();
  const { screen, address } = opened;
  await begin(opened, /^Permanent job/);
  await employer(screen, "13 11 2026");
  await question(screen, asks.salary);
  expect(
    screen.getByText("You have only just started, so leave blank anything you do not know yet."),
  ).toBeTruthy();
  expect(screen.getByRole("group", { name: "When were you last paid? (optional)" })).toBeTruthy();
  fill(screen, "Yearly salary before tax", "36000");
  await press(screen);
  await question(screen, asks.reference);
  expect(sentAt(opened, "yourSalary")).toMatchObject({
    annualGrossIncome: 36_000,
    netIncome: null,
    paymentDate: null,
    answers: { whoIsPaying: "me" },
  });
  await reference(screen);
  await question(screen, asks.documents);
  expect(radios(screen)).toEqual(["EMPLOYMENT_CONTRACT", "none"]);
  await choose(screen, /^Employment contract/);
  await isAt(address, at(opened, "documentSignposting"));
  await understand(screen);
  await question(screen, "Add your document: Employment contract");
  await isAt(address, at(opened, "upload"));
  await addFile(screen, store, "contract.pdf");
  await confirmFile(screen);
  await question(screen, asks.uploaded);
  await press(screen);
  await expectDone(opened);
  expect(sentAt(opened, "upload")).toMatchObject({
    completedSteps: [...job, "documents", "documentSignposting", "upload"],
    completed: true,
  });
});
