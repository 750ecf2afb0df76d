// @vitest-environment happy-dom

import { aSource, OTHER_SOURCE, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { asks, field, press, question } from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const job = aSource("T_EMPLOYED_PERM", { uuid: OTHER_SOURCE });
const benefits = aSource("T_BENFITS");

const openType = async (given: IncomeCase = {}) => {
  const opened = await openIncome({
    earlier: [job, benefits],
    answers: { whoIsPaying: "me" },
    completedSteps: ["whoIsPaying"],
    path: incomePath("incomeType"),
    ...given,
  });
  await question(opened.screen, given.sources ? asks.typeMore : asks.type);
  return opened;
};

const OFFER = "You have told us about incomes before";

test("the incomes of an earlier case are offered before the types, and one is taken over without its amounts", async () => {
  const opened = await openType();
  const { screen, stored } = opened;
  const offer = await screen.findByRole("group", { name: OFFER });
  expect(offer.textContent).toContain("From your application for 8 Mill Lane, Perth.");
  const [first] = screen.getAllByRole("radio");
  expect(first && offer.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const taken = within(offer).getAllByRole("button");
  expect(taken.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Use: Permanent job, Harbour Bakery Ltd",
    "Use: Benefits",
  ]);
  await press(screen, "Use: Permanent job, Harbour Bakery Ltd");
  await question(screen, asks.employer);
  expect(field(screen, "Company name").value).toBe("Harbour Bakery Ltd");
  expect(stored().sources).toMatchObject([
    { incomeType: "T_EMPLOYED_PERM", startDate: "2024-02-01", annualGrossMinor: null, paymentDate: null },
  ]);
});

test("nothing is offered beside an income of this case", async () => {
  const { screen, asked } = await openType({ sources: [aSource("T_PENSION", { uuid: SOURCE })] });
  expect(screen.queryByRole("group", { name: OFFER })).toBeNull();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("EarlierIncome");
});
