// @vitest-environment happy-dom

import { aSource, OTHER_SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { asks, choose, isAt, press, question } from "../../testing/income-actions.ts";
import { incomeRecord, openIncome } from "../../testing/open-income.tsx";
import { begin, newest } from "../../testing/walk-income.ts";

afterEach(cleanup);

const savings = aSource("T_SAVINGS", { uuid: OTHER_SOURCE });

describe("the browser’s Back and Forward, out of the section and into it again", () => {
  test("come back to the source that was open", async () => {
    const opened = await openIncome({ before: ["/dashboard"], path: "/questions/income" });
    const { screen, go, address } = opened;
    await begin(opened, /^Pension/);
    await question(screen, asks.pension);
    for (const asked of [asks.type, asks.payer, asks.dashboard]) {
      await go(-1);
      await question(screen, asked);
    }
    expect(address()).toBe("/dashboard");
    await go(1);
    await question(screen, asks.payer);
    await isAt(address, `/questions/income/whoIsPaying?related_object_uuid=${newest(opened)}`);
    await press(screen);
    await question(screen, asks.type);
    expect(screen.getByRole("radio", { name: "Pension" })).toHaveProperty("checked", true);
    await press(screen);
    await question(screen, asks.pension);
    expect(opened.stored().sources).toHaveLength(1);
  });

  test("a further one too, from the step where it began, however far away the dashboard is", async () => {
    const opened = await openIncome({
      sources: [savings],
      progress: [incomeRecord(7, { relatedObjectUuid: OTHER_SOURCE, completedDtm: "2026-11-01T10:00:00Z" })],
      before: ["/dashboard"],
      path: "/questions/income/add",
    });
    const { screen, go, address } = opened;
    await question(screen, asks.typeMore);
    await choose(screen, /^Pension/);
    await question(screen, asks.pension);
    await go(-2);
    await question(screen, asks.dashboard);
    await go(1);
    await question(screen, asks.typeMore);
    await isAt(address, `/questions/income/incomeType?related_object_uuid=${newest(opened)}`);
    await press(screen);
    await question(screen, asks.pension);
    expect(opened.stored().sources).toHaveLength(2);
  });
});
