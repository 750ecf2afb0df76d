// @vitest-environment happy-dom

import { aGuarantor, aSource, SOURCE, zeroShare } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  choose,
  expectDone,
  fill,
  isAt,
  press,
  question,
  radios,
  sentAt,
} from "../../testing/income-actions.ts";
import { type IncomeCase, type IncomeScreen, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const fillGuarantor = async (screen: IncomeScreen): Promise<void> => {
  await question(screen, asks.guarantor);
  fill(screen, "First name", " Margaret ");
  fill(screen, "Last name", "Bennett");
  fill(screen, "Email address", "margaret@example.com");
  fill(screen, /^Phone number/, "+44 (0)7700 900-123");
  await press(screen);
};

const checked = (screen: IncomeScreen) =>
  screen
    .getAllByRole("radio")
    .filter((radio) => radio.matches(":checked"))
    .map((radio) => radio.getAttribute("value"));

describe("somebody else pays", () => {
  test("INC-009 INC-032 INC-036 INC-038 INC-175 all of it: nothing more is asked, and the share is recorded", async () => {
    const opened = await openIncome();
    const { screen, address, stored } = opened;
    await question(screen, asks.payer);
    await choose(screen, "Somebody else pays it");
    await question(screen, asks.other);
    await isAt(address, incomePath("someoneElse"));
    expect(sentAt(opened, "whoIsPaying")).toEqual({
      operation: "MutateProgress",
      record: 7,
      completedSteps: ["whoIsPaying"],
      completed: false,
      answers: { whoIsPaying: "other", someoneElse: "T_ZERO_PERCENT_RENT_SHARE" },
    });
    expect(radios(screen)).toEqual(["T_ZERO_PERCENT_RENT_SHARE", "T_GUARANTOR"]);
    expect(checked(screen)).toEqual(["T_ZERO_PERCENT_RENT_SHARE"]);
    await press(screen);
    await question(screen, asks.zero);
    await isAt(address, incomePath("zeroPercentNotice"));
    expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
    await press(screen);
    await expectDone(opened);
    expect(sentAt(opened, "zeroPercentNotice")).toEqual({
      operation: "UpdateIncome",
      record: 7,
      incomeType: "T_ZERO_PERCENT_RENT_SHARE",
      completedSteps: ["whoIsPaying", "someoneElse", "zeroPercentNotice"],
      completed: true,
      answers: {
        whoIsPaying: "other",
        someoneElse: "T_ZERO_PERCENT_RENT_SHARE",
        zeroPercentNotice: "acknowledged",
      },
    });
    expect(stored().sources).toMatchObject([{ incomeType: "T_ZERO_PERCENT_RENT_SHARE" }]);
  });

  test("INC-008 INC-039 INC-174 INC-184 INC-195 (in part) if one cannot: a guarantor is named, and the record is about them", async () => {
    const opened = await openIncome();
    const { screen, address, stored, records } = opened;
    await question(screen, asks.payer);
    await choose(screen, "I have a guarantor");
    await question(screen, asks.other);
    expect(checked(screen)).toEqual(["T_GUARANTOR"]);
    await press(screen);
    await fillGuarantor(screen);
    await question(screen, asks.guarantorDone);
    const uuid = stored().guarantor?.uuid;
    expect(stored().guarantor).toEqual({ ...aGuarantor, uuid });
    await isAt(address, incomePath("guarantorConfirmation", uuid));
    expect(screen.getByText("You have named Margaret Bennett as your guarantor.")).toBeTruthy();
    expect(sentAt(opened, "yourGuarantor")).toEqual({
      operation: "UpdateIncome",
      record: 7,
      firstName: "Margaret",
      lastName: "Bennett",
      email: "margaret@example.com",
      phoneNumber: "+447700900123",
      completedSteps: ["whoIsPaying", "someoneElse", "yourGuarantor"],
      completed: false,
      answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR" },
    });
    expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: uuid }]);
    await press(screen);
    await expectDone(opened);
    expect(sentAt(opened, "guarantorConfirmation")).toMatchObject({
      record: 7,
      relatedObjectUuid: uuid,
      completed: true,
    });
  });

  test("FRM-005 a guarantor may be named, and need not: the section is complete with one and without", async () => {
    const named = await openIncome();
    await question(named.screen, asks.payer);
    await choose(named.screen, "I have a guarantor");
    await question(named.screen, asks.other);
    await press(named.screen);
    await fillGuarantor(named.screen);
    await question(named.screen, asks.guarantorDone);
    await press(named.screen);
    await expectDone(named);
    expect(named.stored()).toMatchObject({ guarantor: { lastName: "Bennett" }, sources: [] });
    cleanup();
    const without = await openIncome({
      sources: [aSource("T_PENSION")],
      about: SOURCE,
      sharePence: 10_000,
      answers: {
        ...{ whoIsPaying: "me", openBanking: "manual", feedback: "technical_difficulties" },
        documents: "none",
      },
      path: incomePath("noDocumentsNotice", SOURCE),
    });
    await question(without.screen, asks.none);
    await press(without.screen);
    await expectDone(without);
    expect(without.stored().guarantor).toBeNull();
  });

  test("in advance is only another label of the same answer", async () => {
    const opened = await openIncome({
      conditions: [{ name: "OFFER_ADVANCE", description: "", value: true }],
    });
    const { screen } = opened;
    await question(screen, asks.payer);
    await choose(screen, "It is paid in advance");
    await question(screen, asks.other);
    expect(sentAt(opened, "whoIsPaying")).toMatchObject({ answers: { whoIsPaying: "other" } });
    expect(checked(screen)).toEqual([]);
  });
});

describe("a guarantor beside an income of one's own", () => {
  const source = aSource("T_EMPLOYED_PERM");
  const given = {
    sources: [source],
    about: SOURCE,
    sharePence: 150_000,
    answers: {
      ...{ whoIsPaying: "me", bonus: "no", openBanking: "manual", feedback: "technical_difficulties" },
      ...{ documents: "none", noDocumentsNotice: "acknowledged" },
    },
    path: incomePath("additionalIncome", SOURCE),
  } as const;

  test("is named from the page about further income; the record stays the income's", async () => {
    const opened = await openIncome(given);
    const { screen, address, stored, records } = opened;
    await question(screen, asks.additional);
    await press(screen, "Name a guarantor");
    await fillGuarantor(screen);
    await question(screen, asks.guarantorDone);
    await isAt(address, incomePath("guarantorConfirmation", SOURCE));
    expect(stored()).toMatchObject({ sources: [source], guarantor: { firstName: "Margaret" } });
    await press(screen);
    await expectDone(opened);
    expect(sentAt(opened, "guarantorConfirmation")).toMatchObject({
      record: 7,
      relatedObjectUuid: SOURCE,
      completed: true,
      answers: { additionalIncome: "guarantor", guarantorConfirmation: "acknowledged" },
    });
    expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: SOURCE }]);
  });

  test.each([
    ["who was named already", { guarantor: aGuarantor }],
    ["whom the policy does not allow", { variant: "INCOME_WITHOUT_GUARANTOR" as const }],
  ])("%s is not offered there", async (_which, more) => {
    const { screen } = await openIncome({ ...given, ...more });
    await question(screen, asks.additional);
    expect(screen.queryByRole("button", { name: "Name a guarantor" })).toBeNull();
  });

  test("stays named when the person says that they pay", async () => {
    const opened = await openIncome({
      ...given,
      guarantor: aGuarantor,
      path: incomePath("whoIsPaying", SOURCE),
    });
    await question(opened.screen, asks.payer);
    await press(opened.screen);
    await question(opened.screen, asks.type);
    expect(opened.stored().guarantor).toEqual(aGuarantor);
  });
});

describe("who pays, from what is known", () => {
  test.each<[string, IncomeCase, string]>([
    ["INC-033 the person, with an income", { sources: [aSource("T_PENSION")], about: SOURCE }, "me"],
    ["INC-034 somebody else, with a zero share", { sources: [zeroShare], about: SOURCE }, "someoneElse"],
    ["INC-035 somebody else, with a guarantor alone", { guarantor: aGuarantor }, "guarantor"],
  ])("%s", async (_what, known, answer) => {
    const { screen } = await openIncome({ ...known, path: incomePath("whoIsPaying", known.about) });
    await question(screen, asks.payer);
    expect(checked(screen)).toEqual([answer]);
  });

  test.each<[string, IncomeCase]>([
    ["T_ZERO_PERCENT_RENT_SHARE", { sources: [zeroShare], about: SOURCE }],
    ["T_GUARANTOR", { guarantor: aGuarantor }],
  ])("INC-040 in the way that is known: %s", async (answer, known) => {
    const { screen } = await openIncome({ ...known, path: incomePath("someoneElse", known.about) });
    await question(screen, asks.other);
    expect(checked(screen)).toEqual([answer]);
  });

  test.each([
    ["the record has no object", undefined],
    ["the record is the guarantor’s", aGuarantor.uuid],
  ])("changed to the person, the nomination goes in the same request: %s", async (_which, about) => {
    const opened = await openIncome({
      guarantor: aGuarantor,
      ...(about !== undefined && { about }),
      answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR" },
      completedSteps: ["whoIsPaying"],
      path: incomePath("whoIsPaying", about),
    });
    const { screen, sent, stored } = opened;
    await question(screen, asks.payer);
    await choose(screen, /^I do/);
    await question(screen, asks.type);
    expect(sent).toHaveLength(1);
    expect(sentAt(opened, "whoIsPaying")).toMatchObject({
      operation: "DeleteGuarantor",
      record: 7,
      completedSteps: ["whoIsPaying"],
      answers: { whoIsPaying: "me", someoneElse: "T_GUARANTOR" },
    });
    expect(stored().guarantor).toBeNull();
    await choose(screen, /^Permanent job/);
    await question(screen, asks.employer);
    expect(stored().sources).toHaveLength(1);
  });

  // The record about the guarantor is one without an object from then on, and no other tab has changed it.
  test.each([
    ["a new income is added", "/questions/income/add"],
    ["the address of the step has lost its query", "/questions/income/whoIsPaying"],
  ])(
    "changed to the person although the page has not read the guarantor's record: %s",
    async (_why, path) => {
      const opened = await openIncome({
        guarantor: aGuarantor,
        about: aGuarantor.uuid,
        answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR", guarantorConfirmation: "acknowledged" },
        completedSteps: ["whoIsPaying", "someoneElse", "yourGuarantor", "guarantorConfirmation"],
        path,
      });
      const { screen, stored, records } = opened;
      await question(screen, asks.payer);
      await choose(screen, /^I do/);
      await question(screen, asks.type);
      expect(stored().guarantor).toBeNull();
      expect(records()).toMatchObject([{ id: 7, relatedObjectUuid: null, answers: { whoIsPaying: "me" } }]);
    },
  );
});
