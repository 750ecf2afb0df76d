// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { asks, expectDone, lastSent, press, question } from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const done = {
  ...{ openBanking: "manual", feedback: "technical_difficulties" },
  ...{ documents: "PENSION_STATEMENT", withoutDocument: { PENSION_STATEMENT: "lost" } },
};

/** Back from the provider, with what the server has added to the address. */
const comeBack = async (outcome: "True" | "False", title: string, given: IncomeCase = {}) => {
  const step = outcome === "False" ? "konfir" : undefined;
  const opened = await openIncome({
    sources: [aSource("T_PENSION")],
    about: SOURCE,
    answers: done,
    sharePence: 10_000,
    konfirEnabled: true,
    path: `${incomePath(step, SOURCE)}&konfirComplete=${outcome}`,
    ...given,
  });
  await question(opened.screen, title);
  return opened;
};

const FAILED = "Konfir could not confirm it";

describe("back from Konfir", () => {
  test("with a result: it says so, and that is the end", async () => {
    const opened = await comeBack("True", asks.konfirDone, { konfirCompleted: true });
    expect(opened.screen.queryByRole("alert")).toBeNull();
    await press(opened.screen);
    await expectDone(opened);
  });

  test("without one an alert says so, and it can be tried again", async () => {
    const ask = vi.fn(async () => Response.json({ redirect_url: "https://konfir.example/candidate" }));
    vi.stubGlobal("fetch", ask);
    const { screen, left } = await comeBack("False", asks.konfir);
    expect((await screen.findByRole("alert")).textContent).toContain(FAILED);
    await press(screen, "Go to Konfir");
    await eventually(() => expect(left).toHaveBeenCalledWith("https://konfir.example/candidate"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(ask.mock.calls).toHaveLength(1);
  });

  test("without one it can be skipped", async () => {
    const opened = await comeBack("False", asks.konfir);
    await press(opened.screen, /^Skip/);
    await expectDone(opened);
    expect(lastSent(opened)).toMatchObject({ answers: { konfir: "skipped" }, completed: true });
  });

  test("who has not been there yet sees no alert", async () => {
    const { screen } = await comeBack("False", asks.konfir, { path: incomePath("konfir", SOURCE) });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
