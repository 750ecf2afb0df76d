// @vitest-environment happy-dom

import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { asks, choose, field, fill, press, question } from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const openEmployer = async () => {
  const opened = await openIncome({
    sources: [aSource("T_EMPLOYED_PERM")],
    about: SOURCE,
    path: incomePath("currentEmployer", SOURCE),
  });
  await question(opened.screen, asks.employer);
  return opened;
};

describe("the same income in two tabs", () => {
  test("a detail that was changed elsewhere asks which one counts; “Keep what I have here” sends it without what the page had read", async () => {
    const { screen, sent, stored, change } = await openEmployer();
    change(({ sources }) => ({ sources: sources.map((source) => ({ ...source, jobTitle: "Manager" })) }));
    fill(screen, "Your role", "Head baker");
    await press(screen);
    await screen.findByText("This was answered somewhere else");
    expect(field(screen, "Your role").value).toBe("Head baker");
    expect(stored().sources[0]?.jobTitle).toBe("Manager");
    await press(screen, "Keep what I have here");
    await question(screen, asks.salary);
    expect(stored().sources[0]?.jobTitle).toBe("Head baker");
    expect(sent).toHaveLength(2);
    expect(sent[0]?.variables).toMatchObject({ before: { jobTitle: "Baker" }, answersBefore: {} });
    expect(sent[1]?.variables).not.toHaveProperty("before");
    expect(sent[1]?.variables).not.toHaveProperty("answersBefore");
    expect(sent[1]?.variables).toMatchObject({ uuid: SOURCE, jobTitle: "Head baker" });
  });

  test("what this step does not ask for may have changed", async () => {
    const { screen, stored, change } = await openEmployer();
    change(({ sources }) => ({ sources: sources.map((source) => ({ ...source, annualGrossMinor: 1 })) }));
    fill(screen, "Your role", "Head baker");
    await press(screen);
    await question(screen, asks.salary);
    expect(stored().sources).toMatchObject([{ jobTitle: "Head baker", annualGrossMinor: 1 }]);
    expect(field(screen, "Yearly salary before tax").value).toBe("0.01");
  });

  test("a type that was changed elsewhere asks too", async () => {
    const { screen, stored, change } = await openIncome({
      sources: [aSource("T_EMPLOYED_PERM")],
      about: SOURCE,
      path: incomePath("incomeType", SOURCE),
    });
    await question(screen, asks.type);
    change(() => ({ sources: [aSource("T_SAVINGS")] }));
    await choose(screen, /^Pension/);
    await screen.findByText("This was answered somewhere else");
    await press(screen, "Keep what I have here");
    await question(screen, asks.pension);
    expect(stored().sources).toMatchObject([{ uuid: SOURCE, incomeType: "T_PENSION" }]);
  });

  test("an income that was removed elsewhere is no mistake of the answer, and nothing typed is lost", async () => {
    const { screen, change } = await openEmployer();
    change(() => ({ sources: [] }));
    fill(screen, "Your role", "Head baker");
    await press(screen);
    await screen.findByText("This was answered somewhere else");
    expect(field(screen, "Your role").value).toBe("Head baker");
  });
});

describe("a save that fails", () => {
  test("without an answer says so, keeps what was typed, and can be tried again", async () => {
    const opened = await openEmployer();
    const { screen, stored } = opened;
    opened.answerNext(undefined);
    fill(screen, "Your role", "Head baker");
    await press(screen);
    await screen.findByText("Your answer is not saved yet");
    expect(field(screen, "Your role").value).toBe("Head baker");
    await press(screen, "Try again");
    await question(screen, asks.salary);
    expect(stored().sources[0]?.jobTitle).toBe("Head baker");
  });

  test("that the server refuses is shown at its fields, until they change", async () => {
    const opened = await openEmployer();
    const { screen } = opened;
    const issues = [
      { field: "startDate", code: "currentEmployer.validations.job_start_too_far", params: { years: 7 } },
      { field: "companyName", code: "validation.max_length", params: { max: 100 } },
    ];
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "INVALID_INPUT", issues } }] });
    await press(screen);
    await screen.findByText("We could not accept this answer");
    expect(field(screen, "Company name").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Choose a date in the last 7 years", { exact: false })).toBeTruthy();
    fill(screen, "Company name", "Quay Bakery");
    expect(field(screen, "Company name").getAttribute("aria-invalid")).toBeNull();
    await press(screen);
    await question(screen, asks.salary);
  });

  test("because everything was sent meanwhile leads to the dashboard", async () => {
    const opened = await openEmployer();
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "ALREADY_SUBMITTED" } }] });
    await press(opened.screen);
    await question(opened.screen, asks.dashboard);
  });
});
