// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { anIncomeFile, aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { asks, expectDone, isAt, lastSent, press, question } from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const FOREIGN = "99999999-9999-4999-8999-999999999999";
const byBank = aSource("T_EMPLOYED_PERM", { bank: "connected" });
const answers = { whoIsPaying: "me", bonus: "no" };
const enough = 103_500;
const tooMuch = 150_000;

const openAt = (query: string, given: IncomeCase = {}) =>
  openIncome({
    sources: [byBank],
    about: SOURCE,
    answers,
    path: `/questions/income?progress_id=7&${query}`,
    ...given,
  });

describe("back from the bank", () => {
  test("INC-165 INC-185 with enough: the page says so, and the section ends", async () => {
    const opened = await openAt(`related_object_uuid=${SOURCE}&success=true`, { sharePence: enough });
    const { screen, address } = opened;
    await question(screen, asks.bankDone);
    expect(screen.getByText("We have what we need to check your income.")).toBeTruthy();
    await eventually(() => expect(address()).toContain("/questions/income/success?"));
    await press(screen);
    await expectDone(opened);
    expect(lastSent(opened)).toMatchObject({ completed: true, answers: { success: "read" } });
  });

  test("INC-167 INC-168 INC-169 INC-186 with too little: what is missing, then further income; it is completed all the same", async () => {
    const opened = await openAt(`related_object_uuid=${SOURCE}&success=true`, { sharePence: tooMuch });
    const { screen, address, records } = opened;
    await question(screen, asks.bankDone);
    await eventually(() => expect(address()).toContain("/questions/income/successAddIncome?"));
    expect(screen.getByText(/^You are £9,000 a year below what your share needs\./)).toBeTruthy();
    await press(screen);
    await question(screen, asks.additional);
    await isAt(address, incomePath("additionalIncome", SOURCE));
    expect(lastSent(opened)).toMatchObject({ completed: true, answers: { successAddIncome: "read" } });
    expect(records()[0]?.completedDtm).not.toBeNull();
  });

  test("INC-170 INC-187 without a connection: the page says so", async () => {
    const { screen, address } = await openAt(`related_object_uuid=${SOURCE}&success=false`, {
      sources: [aSource("T_EMPLOYED_PERM")],
    });
    await question(screen, asks.bankError);
    await eventually(() => expect(address()).toContain("/questions/income/error?"));
    expect(screen.getByText(/^The connection did not work, or you chose not to share/)).toBeTruthy();
  });

  test.each([
    ["true", "connected", asks.bankDone],
    ["true", null, asks.payer],
    ["false", null, asks.bankError],
    ["yes", null, asks.payer],
  ] as const)("INC-025 success=%s, the bank being %s, asks “%s”", async (success, bank, title) => {
    const { screen } = await openAt(`related_object_uuid=${SOURCE}&success=${success}`, {
      sources: [aSource("T_EMPLOYED_PERM", { bank })],
    });
    await question(screen, title);
  });

  test.each([
    ["INC-188", enough, "/questions/income/success?"],
    ["INC-189", tooMuch, "/questions/income/successAddIncome?"],
  ])("%s a source that a bank has proven opens there by itself", async (_id, sharePence, place) => {
    const { screen, address } = await openAt(`related_object_uuid=${SOURCE}`, { sharePence });
    await question(screen, asks.bankDone);
    await eventually(() => expect(address()).toContain(place));
  });

  test.each(["true", "false"])(
    "with an id that is not theirs, success=%s says nothing about a bank",
    async (success) => {
      const { screen } = await openAt(`related_object_uuid=${FOREIGN}&success=${success}`);
      await question(screen, asks.type);
    },
  );
});

describe("back from the verification provider", () => {
  const given: IncomeCase = { konfirEnabled: true, konfirCompleted: true };

  test("INC-026 INC-164 konfirComplete=True confirms, and ends the section", async () => {
    const opened = await openAt(`related_object_uuid=${SOURCE}&konfirComplete=True`, {
      ...given,
      answers: { ...answers, success: "read" },
    });
    const { screen, address } = opened;
    await question(screen, asks.konfirDone);
    await eventually(() => expect(address()).toContain("/questions/income/konfirComplete?"));
    await press(screen);
    await expectDone(opened);
  });

  test("INC-026 (in part) another value means nothing", async () => {
    const { screen } = await openAt(`related_object_uuid=${SOURCE}&konfirComplete=true`, {
      sources: [aSource("T_PENSION")],
    });
    await question(screen, asks.payer);
  });
});

describe("the step with which a policy starts the section", () => {
  const startAt = (step: string, given: IncomeCase = {}) =>
    openIncome({ conditions: [condition("INCOME_START_STEP", step)], ...given });

  test("INC-191 INC-224 is the one that it names", async () => {
    const { screen, address } = await startAt("incomeType");
    await question(screen, asks.type);
    await isAt(address, incomePath("incomeType"));
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  test.each(["incomeTyp", "upload", "documents", "openBanking", "nonOpenBankingNotice", "konfir"])(
    "INC-192 %s is none without what it needs: it starts with who pays",
    async (step) => {
      const { screen } = await startAt(step);
      await question(screen, asks.payer);
    },
  );

  const source = aSource("T_PENSION");
  const file = { ...anIncomeFile("PENSION_STATEMENT"), remedialSectionUuid: null };

  test.each<[string, string, string, IncomeCase]>([
    ["INC-194", "documents", asks.documents, {}],
    ["INC-194", "openBanking", asks.bank, {}],
    ["INC-178", "nonOpenBankingNotice", asks.notice, {}],
    ["INC-193", "upload", "Add your document: Pension statement", { files: { [SOURCE]: [file] } }],
  ])("%s %s starts it with what it needs, and not without", async (_id, step, title, given) => {
    const without = await startAt(step);
    await question(without.screen, asks.payer);
    cleanup();
    const { screen, address } = await startAt(step, {
      sources: [source],
      about: SOURCE,
      answers: { documents: "PENSION_STATEMENT" },
      ...given,
    });
    await question(screen, title);
    await isAt(address, incomePath(step, SOURCE));
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  test("the notice about documents leads to them", async () => {
    const { screen, address } = await startAt("nonOpenBankingNotice", { sources: [source], about: SOURCE });
    await question(screen, asks.notice);
    await press(screen);
    await question(screen, asks.documents);
    await isAt(address, incomePath("documents", SOURCE));
  });
});
