// @vitest-environment happy-dom

import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aSum } from "../testing/fake-application.ts";
import { showPart } from "../testing/show-part.tsx";
import type { AffordabilitySum, CountedSource } from "./affordability.graphql.ts";
import { CountedTable } from "./counted-table.tsx";
import { neededIncome, SumWords } from "./sum-words.tsx";

afterEach(cleanup);

const ofHome = (gap: AffordabilitySum["gap"]): AffordabilitySum => aSum(207_000, 5_990_000, gap);

const GAP = { rentMinor: 7_333, incomeMinor: 220_000, savingsMinor: 264_000 };

const aSource = (given: Partial<CountedSource> = {}): CountedSource => ({
  uuid: "bakery",
  rule: "gross_pay_as_stated",
  currency: "GBP",
  declaredMinor: 3_230_000,
  evidencedMinor: null,
  countedMinor: 3_000_000,
  rate: null,
  rateDate: null,
  ...given,
});

describe("the words of a sum", () => {
  test("that is enough say so, and nothing of ways", async () => {
    const { screen } = await showPart(
      <SumWords declared={null} sum={ofHome(null)} currency="GBP" guarantors={[]} />,
    );
    expect(screen.container.textContent).toBe("What is shown is enough for the rent.");
  });

  test("that is short say by how much, and each way that would close it alone", async () => {
    const guarantors = [
      { name: "Amara", incomeMinor: 3_726_000 },
      { name: "Lukas", incomeMinor: 1_000_000 },
    ];
    const { screen } = await showPart(
      <SumWords declared={null} sum={ofHome(GAP)} currency="GBP" guarantors={guarantors} />,
    );
    expect(screen.getByText("£2,200 a year short").tagName).toBe("STRONG");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "£2,200 more income a year",
      "savings of £2,640 (36 × £73.33)",
      "a guarantor of Amara with £37,260 a year",
      "a guarantor of Lukas with £10,000 a year",
      "£73.33 less rent a month",
    ]);
  });

  test.each([
    [null, "As stated (£59,900 a year, savings £0) it would be enough. Only what is shown counts."],
    [GAP, "As stated (£59,900 a year, savings £0) it would not be enough either."],
  ])("tell what was stated beside what is shown: %j", async (gap, text) => {
    const { screen } = await showPart(
      <SumWords declared={ofHome(gap)} sum={ofHome(GAP)} currency="GBP" guarantors={[]} />,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("are in the currency of the rent", async () => {
    const { screen } = await showPart(
      <SumWords declared={null} sum={ofHome(GAP)} currency="EUR" guarantors={[]} />,
    );
    expect(screen.getByText("€2,200 more income a year")).toBeTruthy();
  });
});

test("the needed income is the rent times its multiple", () => {
  expect(neededIncome({ ...ofHome(null), rentMinor: 207_000, incomeMultiple: 30 })).toBe(6_210_000);
});

describe("the table of what counts", () => {
  const rows = (screen: { getAllByRole: (role: "row") => HTMLElement[] }) =>
    screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));

  test("says of each source what was declared, what shows it, what counts and why", async () => {
    const sources = [
      { source: aSource({ evidencedMinor: 3_000_000 }) },
      { source: aSource({ uuid: "pension", rule: "pension_in_full" }) },
    ];
    const { screen } = await showPart(<CountedTable label="Counted" sources={sources} currency="GBP" />);
    expect(rows(screen)).toEqual([
      ["Source", "Declared", "Evidenced", "Counted", "Why"],
      ["Pay", "£32,300", "£30,000", "£30,000", "Gross pay, as far as it is shown"],
      ["Pension", "£32,300", "Nothing yet", "£30,000", "A pension counts in full, as far as it is shown"],
    ]);
  });

  test("names the person where there are several, and adds up only what is to be added up", async () => {
    const sources = [{ source: aSource(), who: "Amara Okafor" }];
    const { screen, show } = await showPart(
      <CountedTable label="Counted" sources={sources} currency="GBP" totalMinor={3_000_000} />,
    );
    expect(screen.getByRole("row", { name: /^Amara Okafor/ }).textContent).toContain("Pay");
    expect(rows(screen).at(-1)).toEqual(["Together", "", "", "£30,000", ""]);
    await show(<CountedTable label="Counted" sources={sources} currency="GBP" />);
    expect(screen.queryByText("Together")).toBeNull();
  });

  test("says at which rate another currency was counted", async () => {
    const foreign = aSource({ currency: "EUR", rate: 0.8912, rateDate: "2026-03-01" });
    const { screen } = await showPart(
      <CountedTable label="Counted" sources={[{ source: foreign }]} currency="GBP" />,
    );
    const row = within(screen.getByRole("row", { name: /^Pay/ }));
    expect(row.getByText("€32,300")).toBeTruthy();
    expect(row.getByText("1 EUR = £0.8912, 1 Mar 2026")).toBeTruthy();
  });

  test.each([
    ["profit_as_stated", "Self-employed", "Profit as far as it is shown, not turnover"],
    ["benefits_in_full", "Benefits", "Benefits count in full, as far as they are shown"],
    ["annual_value_of_loan", "Loan or grant", "What a loan or grant gives in a year, as far as it is shown"],
    ["savings", "Savings", "Savings stand for a part of the rent, as far as they are shown"],
    ["not_counted", "Other", "Not counted"],
  ] as const)("has words for %s", async (rule, kind, why) => {
    const { screen } = await showPart(
      <CountedTable label="Counted" sources={[{ source: aSource({ rule }) }]} currency="GBP" />,
    );
    expect(screen.getByRole("row", { name: new RegExp(`^${kind}`) }).textContent).toContain(why);
  });
});
