// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { asks, choose, isAt, press, question, radios, sentAt } from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";
import { at, reference } from "../../testing/walk-income.ts";

afterEach(cleanup);

type Type = Parameters<typeof aSource>[0];

const openAt = (step: string, type: Type = "T_EMPLOYED_PERM", given: IncomeCase = {}) =>
  openIncome({
    sources: [aSource(type)],
    about: SOURCE,
    answers: { bonus: "no", openBanking: "manual", feedback: "technical_difficulties" },
    path: incomePath(step, SOURCE),
    ...given,
  });

describe("the types of income", () => {
  test("INC-041 INC-043 are seven, in words; the others have none and are not offered", async () => {
    const { screen } = await openIncome({ answers: { whoIsPaying: "me" }, path: incomePath("incomeType") });
    await question(screen, asks.type);
    expect(radios(screen)).toEqual([...offeredIncomeTypes]);
    for (const name of [
      ...[/^Permanent job/, /^Self-employed/, /^Student loan or scholarship/, /^Savings or investments/],
      ...[/^Zero-hours job/, /^Benefits/, /^Pension/],
    ]) {
      expect(screen.getByRole("radio", { name })).toBeTruthy();
    }
  });

  test("INC-042 INC-219 are limited by the policy", async () => {
    const { screen } = await openIncome({
      answers: { whoIsPaying: "me" },
      conditions: [condition("ALLOWED_INCOME_TYPES", ["T_PENSION", "T_NOINCOME", "T_EMPLOYED_PERM"])],
      path: incomePath("incomeType"),
    });
    await question(screen, asks.type);
    expect(radios(screen)).toEqual(["T_EMPLOYED_PERM", "T_PENSION"]);
  });

  test.each([
    ["INC-044", /^Student loan/, "loanDetails", asks.loan],
    ["INC-045", /^Savings/, "savingsAmount", asks.savings],
    ["INC-046", /^Self-employed/, "companyDetails", asks.company],
    ["INC-047", /^Benefits/, "benefitDetails", asks.benefit],
    ["INC-048", /^Pension/, "pensionDetails", asks.pension],
    ["INC-049", /^Permanent job/, "currentEmployer", asks.employer],
    ["INC-049", /^Zero-hours job/, "currentEmployer", asks.employer],
  ])("%s %s leads to %s", async (_id, type, step, title) => {
    const opened = await openIncome({ answers: { whoIsPaying: "me" }, path: incomePath("incomeType") });
    await question(opened.screen, asks.type);
    await choose(opened.screen, type);
    await question(opened.screen, title);
    await isAt(opened.address, at(opened, step));
  });

  test("have to be chosen from", async () => {
    const { screen, sent } = await openIncome({
      answers: { whoIsPaying: "me" },
      path: incomePath("incomeType"),
    });
    await question(screen, asks.type);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Choose an income");
    expect(sent).toEqual([]);
  });
});

describe("who may pay instead", () => {
  const payers = (...allowed: readonly string[]) => condition("ALLOWED_OTHER_PAYERS", allowed);

  test.each<[string, IncomeCase, readonly string[], readonly string[]]>([
    [
      "INC-030 (in part) with every label",
      { conditions: [condition("OFFER_ADVANCE", true)] },
      ["me", "advance", "someoneElse", "guarantor"],
      ["T_ZERO_PERCENT_RENT_SHARE", "T_GUARANTOR"],
    ],
    [
      "INC-037 INC-220 narrowed to a guarantor",
      { conditions: [payers("T_GUARANTOR")] },
      ["me", "guarantor"],
      ["T_GUARANTOR"],
    ],
    [
      "INC-037 INC-220 narrowed to the others in the home",
      { conditions: [payers("T_ZERO_PERCENT_RENT_SHARE")] },
      ["me", "someoneElse"],
      ["T_ZERO_PERCENT_RENT_SHARE"],
    ],
    ["with a guarantor alone", { variant: "INCOME_WITH_GUARANTOR" }, ["me", "guarantor"], ["T_GUARANTOR"]],
    [
      "without a guarantor",
      { variant: "INCOME_WITHOUT_GUARANTOR" },
      ["me", "someoneElse"],
      ["T_ZERO_PERCENT_RENT_SHARE"],
    ],
  ])("%s", async (_which, given, labels, offered) => {
    const { screen } = await openIncome({
      ...given,
      answers: { whoIsPaying: "other" },
      path: incomePath("whoIsPaying"),
    });
    await question(screen, asks.payer);
    expect(radios(screen)).toEqual(labels);
    for (const name of labels.slice(1)) {
      await question(screen, asks.payer);
      const label = screen.getAllByRole("radio").find((radio) => radio.getAttribute("value") === name);
      await choose(screen, label?.parentElement?.textContent ?? "");
      await question(screen, asks.other);
      expect(radios(screen)).toEqual(offered);
      await press(screen, "Back");
    }
  });

  test.each(["advance", "someoneElse", "guarantor"])("INC-030 %s is saved as other", async (label) => {
    const opened = await openIncome({
      conditions: [condition("OFFER_ADVANCE", true)],
      path: incomePath("whoIsPaying"),
    });
    await question(opened.screen, asks.payer);
    const radio = opened.screen.getAllByRole("radio").find((one) => one.getAttribute("value") === label);
    await choose(opened.screen, radio?.parentElement?.textContent ?? "");
    await question(opened.screen, asks.other);
    expect(sentAt(opened, "whoIsPaying")).toMatchObject({ answers: { whoIsPaying: "other" } });
  });

  test("nobody: only the person", async () => {
    const { screen } = await openIncome({ conditions: [payers()] });
    await question(screen, asks.payer);
    expect(radios(screen)).toEqual(["me"]);
  });
});

test("INC-014 what may be chosen, and documents instead of a bank, is what the server’s conditions say", async () => {
  const pension = aSource("T_PENSION");
  const offered = async (conditions: IncomeCase["conditions"]) => {
    const found = [];
    for (const [step, title, given] of [
      ["whoIsPaying", asks.payer, {}],
      ["incomeType", asks.type, { answers: { whoIsPaying: "me" } }],
      [
        "documents",
        asks.documents,
        { sources: [pension], answers: { openBanking: "manual", feedback: "technical_difficulties" } },
      ],
      ["openBanking", asks.bank, { sources: [pension] }],
    ] as const) {
      const about = "sources" in given ? SOURCE : undefined;
      const skips = step === "documents" ? [condition("SKIP_OPEN_BANKING", true)] : [];
      const { screen } = await openIncome({
        ...given,
        ...(about && { about }),
        conditions: [...(conditions ?? []), ...skips],
        path: incomePath(step, about),
      });
      await question(screen, title);
      const manual = screen.queryByRole("button", { name: "Upload documents instead" });
      found.push(step === "openBanking" ? manual !== null : radios(screen));
      cleanup();
    }
    return found;
  };
  expect(await offered([])).toEqual([
    ["me", "someoneElse", "guarantor"],
    [...offeredIncomeTypes],
    ["BANK_STATEMENT", "PENSION_STATEMENT", "none"],
    true,
  ]);
  expect(
    await offered([
      condition("ALLOWED_OTHER_PAYERS", ["T_GUARANTOR"]),
      condition("ALLOWED_INCOME_TYPES", ["T_PENSION"]),
      condition("DOCUMENTS_PENSION", ["PAYSLIP"]),
      condition("ADD_MANUAL_DOCUMENT_UPLOAD", false),
    ]),
  ).toEqual([["me", "guarantor"], ["T_PENSION"], ["PAYSLIP", "none"], false]);
});

describe("documents instead of a bank", () => {
  test("INC-122 INC-222 are offered unless the policy says no", async () => {
    const answers = { bonus: "no" };
    for (const value of [undefined, true, false]) {
      const conditions = value === undefined ? [] : [condition("ADD_MANUAL_DOCUMENT_UPLOAD", value)];
      const { screen } = await openAt("openBanking", "T_EMPLOYED_PERM", { conditions, answers });
      await question(screen, asks.bank);
      const link = screen.queryByRole("button", { name: "Upload documents instead" });
      expect(link !== null).toBe(value !== false);
      cleanup();
    }
  });

  test("INC-173 also after a connection that failed", async () => {
    for (const value of [true, false]) {
      const opened = await openAt("error", "T_EMPLOYED_PERM", {
        sources: [aSource("T_EMPLOYED_PERM", { bank: "failed" })],
        conditions: [condition("ADD_MANUAL_DOCUMENT_UPLOAD", value)],
        answers: { bonus: "no" },
      });
      const { screen } = opened;
      await question(screen, asks.bankError);
      const link = screen.queryByRole("button", { name: "Upload documents instead" });
      expect(link !== null).toBe(value);
      if (link) {
        await press(screen, "Upload documents instead");
        await question(screen, asks.documents);
      }
      cleanup();
    }
  });

  const proven = [
    ["INC-080 INC-223", "companyReference", "T_EMPLOYED_PERM"],
    ["INC-099", "pensionAmount", "T_PENSION"],
    ["INC-107", "benefitAmount", "T_BENFITS"],
    ["INC-116", "yourIncome", "T_SELFEMPLOYED"],
    ["INC-119", "savingsAmount", "T_SAVINGS"],
  ] as const;

  test.each(proven)(
    "%s %s leads to the bank, or to documents where the policy skips it",
    async (_id, step, type) => {
      for (const [skips, next] of [
        [false, asks.bank],
        [true, asks.documents],
      ] as const) {
        const { screen } = await openAt(step, type, { conditions: [condition("SKIP_OPEN_BANKING", skips)] });
        await screen.findByRole("button", { name: "Continue" });
        if (step === "companyReference") await reference(screen);
        else await press(screen);
        await question(screen, next);
        cleanup();
      }
    },
  );
});

describe("the tax record", () => {
  const field = /National Insurance number/;
  const tax = condition("TAX_LINK", true);
  const withoutBank = condition("SKIP_OPEN_BANKING", true);

  /** What the step after the amount of a pension offers. */
  const offeredAfter = async (step: string, type: Type, given: IncomeCase) => {
    const { screen } = await openAt(step, type, { answers: {}, ...given });
    await screen.findByRole("button", { name: "Continue" });
    await press(screen);
    await eventually(() => {
      if (screen.getByRole("heading", { level: 1 }).textContent === STANDS[step]) throw new Error("Not yet");
    });
    const found = {
      bank: screen.queryByRole("button", { name: "Connect my bank" }) !== null,
      tax: screen.queryByRole("textbox", { name: field }) !== null,
      documents: screen.queryByRole("heading", { level: 1, name: asks.documents }) !== null,
    };
    cleanup();
    return found;
  };
  const STANDS: Readonly<Record<string, string>> = {
    pensionAmount: asks.pensionAmount,
    savingsAmount: asks.savings,
  };

  test.each<[string, IncomeCase, readonly ("bank" | "tax" | "documents")[]]>([
    ["beside the bank", { conditions: [tax], taxLinkEnabled: true }, ["bank", "tax"]],
    [
      "alone where the policy skips the bank",
      { conditions: [tax, withoutBank], taxLinkEnabled: true },
      ["tax"],
    ],
    [
      "alone where there is no partner for banks",
      { conditions: [tax], taxLinkEnabled: true, openBankingEnabled: false },
      ["tax"],
    ],
    ["not without the condition", { taxLinkEnabled: true }, ["bank"]],
    [
      "not where the policy says no",
      { conditions: [condition("TAX_LINK", false)], taxLinkEnabled: true },
      ["bank"],
    ],
    ["not without a partner", { conditions: [tax] }, ["bank"]],
    ["neither it nor the bank: documents", { conditions: [tax, withoutBank] }, ["documents"]],
  ])("INC-123 (in part) is offered %s", async (_which, given, offered) => {
    const found = await offeredAfter("pensionAmount", "T_PENSION", given);
    expect(Object.entries(found).flatMap(([name, is]) => (is ? [name] : []))).toEqual(offered);
  });

  test("is not offered for income that the tax authority does not know of", async () => {
    const given = { conditions: [tax], taxLinkEnabled: true };
    expect(await offeredAfter("savingsAmount", "T_SAVINGS", given)).toMatchObject({ bank: true, tax: false });
  });
});

describe("the documents that prove an income", () => {
  test.each<[string, Type, readonly string[]]>([
    ["INC-237", "T_EMPLOYED_PERM", ["BANK_STATEMENT"]],
    ["INC-239", "T_EMPLOYED_ZH", ["BANK_STATEMENT"]],
    ["INC-240", "T_SELFEMPLOYED", ["TAX_RETURN", "BANK_STATEMENT"]],
    ["INC-241", "T_SAVINGS", ["INVESTMENT_PORTFOLIO", "BANK_STATEMENT"]],
    ["INC-242", "T_SCHOLARSHIP_LOANS", ["BANK_STATEMENT", "STUDENT_STATUS"]],
    ["INC-243", "T_PENSION", ["BANK_STATEMENT", "PENSION_STATEMENT"]],
    ["INC-245", "T_BENFITS", ["BANK_STATEMENT", "BENEFITS_PAPERWORK"]],
  ])("INC-133 %s of %s", async (_id, type, offered) => {
    const { screen } = await openAt("documents", type);
    await question(screen, asks.documents);
    expect(radios(screen)).toEqual([...offered, "none"]);
  });

  test.each([
    ["T_EMPLOYED_PERM", "DOCUMENTS_PERMANENT"],
    ["T_SELFEMPLOYED", "DOCUMENTS_SELF_EMPLOYED"],
    ["T_SCHOLARSHIP_LOANS", "DOCUMENTS_STUDENT_LOAN"],
    ["T_PENSION", "DOCUMENTS_PENSION"],
    ["T_BENFITS", "DOCUMENTS_BENEFIT"],
  ] as const)("INC-221 INC-246 of %s are those of %s, where the policy has a list", async (type, name) => {
    const { screen } = await openAt("documents", type, {
      conditions: [condition(name, ["OTHER", "PAYSLIP"])],
    });
    await question(screen, asks.documents);
    expect(radios(screen).toSorted()).toEqual(["OTHER", "PAYSLIP", "none"].toSorted());
    expect(screen.getByRole("radio", { name: /^Payslip/ })).toBeTruthy();
  });

  test("INC-244 of a pension are company accounts too when somebody else pays", async () => {
    const other = { ...aSource("T_PENSION"), incomeType: "T_ZERO_PERCENT_RENT_SHARE", uuid: "z" } as const;
    const { screen } = await openAt("documents", "T_PENSION", { sources: [aSource("T_PENSION"), other] });
    await question(screen, asks.documents);
    expect(radios(screen)).toEqual(["BANK_STATEMENT", "PENSION_STATEMENT", "COMPANY_ACCOUNTS", "none"]);
  });
});
