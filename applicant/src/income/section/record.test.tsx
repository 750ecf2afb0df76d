// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aSource, OTHER_SOURCE, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMe, answersFor } from "../../testing/fake-server.ts";
import {
  asks,
  choose,
  dayIn,
  field,
  fill,
  isAt,
  lastSent,
  press,
  question,
  sentAt,
} from "../../testing/income-actions.ts";
import { aTestSession, openApp } from "../../testing/open-app.tsx";
import { type IncomeCase, incomePath, incomeRecord, openIncome } from "../../testing/open-income.tsx";
import { at, begin, employer, newest } from "../../testing/walk-income.ts";

afterEach(cleanup);

const FOREIGN = "99999999-9999-4999-8999-999999999999";
const pension = aSource("T_PENSION");
const savings = aSource("T_SAVINGS", { uuid: OTHER_SOURCE });

describe("a source that has just been named", () => {
  test("INC-022 a reload comes back to its step, with what was typed", async () => {
    const opened = await openIncome();
    await begin(opened, /^Permanent job/);
    await employer(opened.screen);
    await question(opened.screen, asks.salary);
    await press(opened.screen, "Back");
    await question(opened.screen, asks.employer);
    const here = opened.address();
    expect(here).toBe(at(opened, "currentEmployer"));
    cleanup();
    const { screen, address } = await opened.open(here);
    await question(screen, asks.employer);
    await isAt(address, here);
    expect(field(screen, "Company name").value).toBe("Harbour Bakery Ltd");
    expect(dayIn(screen, /^When did you start/)).toBe("01 02 2024");
  });

  test("Back leads to its type; choosing again changes it, and no second one begins", async () => {
    const opened = await openIncome();
    const { screen, stored } = opened;
    await begin(opened, /^Permanent job/);
    await question(screen, asks.employer);
    const uuid = newest(opened);
    await press(screen, "Back");
    await question(screen, asks.type);
    await isAt(opened.address, incomePath("incomeType", uuid));
    expect(screen.getByRole("radio", { name: /^Permanent job/ })).toHaveProperty("checked", true);
    await choose(screen, /^Pension/);
    await question(screen, asks.pension);
    expect(stored().sources).toMatchObject([{ uuid, incomeType: "T_PENSION" }]);
    expect(lastSent(opened)).toMatchObject({ uuid, before: { incomeType: "T_EMPLOYED_PERM" } });
  });

  test.each([
    ["a source", /^I do/, asks.type],
    ["a guarantor", "I have a guarantor", asks.other],
  ])(
    "INC-195 the address names %s once it is written, and the record is about it",
    async (which, payer, next) => {
      const opened = await openIncome();
      const { screen, stored, records, address } = opened;
      await question(screen, asks.payer);
      await choose(screen, payer);
      await question(screen, next);
      if (which === "a source") await choose(screen, /^Pension/);
      else {
        await press(screen);
        await question(screen, asks.guarantor);
        fill(screen, "First name", "Margaret");
        fill(screen, "Last name", "Bennett");
        fill(screen, "Email address", "margaret@example.com");
        await press(screen);
      }
      await question(screen, which === "a source" ? asks.pension : asks.guarantorDone);
      const uuid = stored().guarantor?.uuid ?? newest(opened);
      await isAt(
        address,
        incomePath(which === "a source" ? "pensionDetails" : "guarantorConfirmation", uuid),
      );
      expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: uuid }]);
    },
  );

  test("another type takes the details of the old one away", async () => {
    const opened = await openIncome({
      sources: [aSource("T_EMPLOYED_PERM")],
      about: SOURCE,
      path: incomePath("incomeType", SOURCE),
    });
    await question(opened.screen, asks.type);
    await choose(opened.screen, /^Pension/);
    await question(opened.screen, asks.pension);
    expect(field(opened.screen, "Provider").value).toBe("");
  });
});

describe("a further income", () => {
  const known: IncomeCase = {
    sources: [pension],
    progress: [
      incomeRecord(7, {
        relatedObjectUuid: SOURCE,
        completedDtm: "2026-11-01T10:00:00Z",
        completedSteps: ["upload"],
      }),
    ],
    path: "/questions/income/add",
  };

  test("INC-018 INC-190 begins at its type, and is stored beside the first with a record of its own", async () => {
    const opened = await openIncome(known);
    const { screen, stored, records, address } = opened;
    await question(screen, asks.typeMore);
    await isAt(address, "/questions/income/incomeType");
    for (const radio of screen.getAllByRole("radio")) expect(radio).toHaveProperty("checked", false);
    await choose(screen, /^Savings/);
    await question(screen, asks.savings);
    const uuid = newest(opened);
    expect(stored().sources.map(({ incomeType }) => incomeType)).toEqual(["T_PENSION", "T_SAVINGS"]);
    await isAt(address, `/questions/income/savingsAmount?related_object_uuid=${uuid}`);
    expect(sentAt(opened, "incomeType")).toEqual({
      operation: "UpdateIncome",
      record: undefined,
      incomeType: "T_SAVINGS",
      completedSteps: ["whoIsPaying", "incomeType"],
      completed: false,
      answers: {},
    });
    expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: SOURCE }, { relatedObjectUuid: uuid }]);
  });

  test("FRM-023 is added at an address of its own, exactly that, and only for who is signed in", async () => {
    const further = await openIncome(known);
    await question(further.screen, asks.typeMore);
    await choose(further.screen, /^Savings/);
    await question(further.screen, asks.savings);
    expect(further.stored().sources).toHaveLength(2);
    expect(further.records()).toHaveLength(2);
    cleanup();
    const below = await openApp({ path: "/questions/income/add/more", answers: answersFor(() => aMe()) });
    await eventually(() => expect(below.address()).toBe("/dashboard"));
    cleanup();
    const answers = vi.fn();
    const { left } = await openApp({
      path: "/questions/income/add",
      answers,
      session: aTestSession(undefined),
    });
    await eventually(() => expect(left).toHaveBeenCalledWith(expect.stringMatching(/^\/otl/)));
    expect(answers).not.toHaveBeenCalled();
  });

  test("INC-157 is begun from the page about further income, with nothing of the first in it", async () => {
    const opened = await openIncome({
      sources: [pension],
      about: SOURCE,
      sharePence: 150_000,
      answers: {
        ...{ openBanking: "manual", feedback: "technical_difficulties" },
        ...{ documents: "none", noDocumentsNotice: "acknowledged" },
      },
      path: incomePath("additionalIncome", SOURCE),
    });
    const { screen, address, stored } = opened;
    await question(screen, asks.additional);
    await press(screen, "Add another income");
    await question(screen, asks.typeMore);
    await isAt(address, "/questions/income/incomeType");
    await choose(screen, /^Savings/);
    await question(screen, asks.savings);
    expect(field(screen, "Amount").value).toBe("");
    expect(stored().sources).toMatchObject([pension, { incomeType: "T_SAVINGS" }]);
    expect(sentAt(opened, "incomeType")).toMatchObject({ answers: {} });
  });

  test("begun twice in one visit is two, each with a record of its own", async () => {
    const opened = await openIncome({ ...known, sharePence: 200_000, conditions: [skip] });
    const { screen, stored, records } = opened;
    for (const type of [/^Savings/, /^Savings/]) {
      await question(screen, asks.typeMore);
      await choose(screen, type);
      await question(screen, asks.savings);
      fill(screen, "Amount", "1,000");
      await press(screen);
      await question(screen, asks.documents);
      await choose(screen, "I do not have any of these");
      await question(screen, asks.none);
      await press(screen);
      await question(screen, asks.additional);
      if (stored().sources.length < 3) await press(screen, "Add another income");
    }
    expect(stored().sources).toHaveLength(3);
    expect(new Set(records().map(({ relatedObjectUuid }) => relatedObjectUuid)).size).toBe(3);
    await press(screen, "No other income, continue");
    await question(screen, asks.dashboard);
  });
});

const skip = { name: "SKIP_OPEN_BANKING", description: "", value: true } as const;

describe("an id in the address", () => {
  test.each([
    ["INC-022 of a source", `related_object_uuid=${SOURCE}`],
    ["INC-024 under its older name", `income_uuid=${SOURCE}`],
    ["INC-024 under its older name, beside one that is no id", `related_object_uuid=1&income_uuid=${SOURCE}`],
  ])("%s is the source that the section asks about", async (_which, query) => {
    const { screen } = await openIncome({
      sources: [savings, pension],
      path: `/questions/income/pensionDetails?${query}`,
    });
    await question(screen, asks.pension);
    expect(field(screen, "Provider").value).toBe("Teachers' Pensions");
  });

  test.each([
    ["INC-023 no UUID", "123"],
    ["INC-023 a UUID with a letter too much", `${SOURCE}a`],
    ["somebody else’s", FOREIGN],
  ])("%s counts as none: another income is asked for", async (_which, id) => {
    const opened = await openIncome({
      sources: [pension],
      progress: [incomeRecord(8, { answers: { whoIsPaying: "me" } })],
      path: `/questions/income/pensionDetails?related_object_uuid=${id}`,
    });
    const { screen, stored } = opened;
    await question(screen, asks.typeMore);
    await choose(screen, /^Savings/);
    await question(screen, asks.savings);
    expect(stored().sources).toMatchObject([pension, { incomeType: "T_SAVINGS" }]);
    await eventually(() => expect(opened.address()).toContain(`related_object_uuid=${newest(opened)}`));
  });

  test("somebody else’s leads to the record that has no object yet, with its answers", async () => {
    const opened = await openIncome({
      answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR" },
      path: `/questions/income?related_object_uuid=${FOREIGN}`,
    });
    await question(opened.screen, asks.payer);
    expect(opened.screen.getByRole("radio", { name: "I have a guarantor" })).toHaveProperty("checked", true);
    await choose(opened.screen, /^I do/);
    await question(opened.screen, asks.type);
    expect(opened.records()).toMatchObject([{ id: 7, answers: { whoIsPaying: "me" } }]);
  });
});

describe("INC-028 the record in the address", () => {
  test("is the one that a save names; without it, the one about that source", async () => {
    const progress = [
      incomeRecord(8, { relatedObjectUuid: OTHER_SOURCE }),
      incomeRecord(9, { relatedObjectUuid: SOURCE, answers: { openBanking: "manual" } }),
    ];
    for (const query of [`progress_id=9&related_object_uuid=${SOURCE}`, `related_object_uuid=${SOURCE}`]) {
      const opened = await openIncome({
        sources: [savings, pension],
        progress,
        path: `/questions/income/feedback?${query}`,
      });
      await question(opened.screen, asks.feedback);
      await press(opened.screen, "Back");
      await question(opened.screen, asks.bank);
      await press(opened.screen, "Upload documents instead");
      await question(opened.screen, asks.feedback);
      expect(lastSent(opened)).toMatchObject({ id: 9, relatedObjectUuid: SOURCE });
      cleanup();
    }
  });

  test("alone names the source too", async () => {
    const opened = await openIncome({
      sources: [savings, pension],
      progress: [
        incomeRecord(8, { relatedObjectUuid: OTHER_SOURCE }),
        incomeRecord(9, { relatedObjectUuid: SOURCE }),
      ],
      path: "/questions/income?progress_id=9",
    });
    await question(opened.screen, asks.typeMore);
    expect(opened.screen.getByRole("radio", { name: "Pension" })).toHaveProperty("checked", true);
    await press(opened.screen);
    await question(opened.screen, asks.pension);
    expect(opened.stored().sources).toHaveLength(2);
  });
});
