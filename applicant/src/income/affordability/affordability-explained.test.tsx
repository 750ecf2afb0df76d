// @vitest-environment happy-dom

import { aGuarantor, aSource, OTHER_SOURCE, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { asks, plain, press, question, sentAt } from "../../testing/income-actions.ts";
import { type IncomeCase, type IncomeScreen, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const job = aSource("T_EMPLOYED_PERM", { annualGrossMinor: 2_850_100 });

const openAdditional = async (given: IncomeCase = {}) => {
  const opened = await openIncome({
    sources: [job],
    about: SOURCE,
    sharePence: 103_500,
    answers: {
      ...{ whoIsPaying: "me", bonus: "no", openBanking: "manual", feedback: "technical_difficulties" },
      ...{ documents: "none", noDocumentsNotice: "acknowledged" },
    },
    path: incomePath("additionalIncome", SOURCE),
    ...given,
  });
  await question(opened.screen, asks.additional);
  return opened;
};

const explain = async ({ screen }: { readonly screen: IncomeScreen }) => {
  await press(screen, asks.explained);
  await question(screen, asks.explained);
};

/** What, amount and how of every line. */
const lines = (screen: IncomeScreen) =>
  [...screen.container.querySelectorAll(".sums > li")].map((line) =>
    ["what", "amount", "how"].map((part) => plain(line.querySelector(`.sums__${part}`)?.textContent)),
  );

const ways = (screen: IncomeScreen) =>
  [...screen.container.querySelectorAll("section[aria-labelledby=closes] li")].map(({ textContent }) =>
    plain(textContent),
  );

/** The bar beside its texts. */
const bar = (screen: IncomeScreen) =>
  [".afford__head .soft", ".afford__legend span:first-child", ".afford__legend span:last-child"].map((part) =>
    plain(screen.container.querySelector(part)?.textContent),
  );

describe("an income that is not enough", () => {
  test("is shown against what is needed", async () => {
    const { screen } = await openAdditional();
    expect(screen.getByText(/^What you told us is below what this home needs\./)).toBeTruthy();
    expect(bar(screen)).toEqual(["2.3 times the rent", "£28,501 a year so far", "£31,050 needed"]);
  });

  test("is explained line by line", async () => {
    // £1,035 × 30 = £31,050: £2,549 a year more than £28,501, or £84.97 of rent a month. £28,501 affords £950.03.
    const opened = await openAdditional();
    await explain(opened);
    const { screen } = opened;
    expect(plain(screen.getByText(/^Your part of the rent/).textContent)).toBe(
      "Your part of the rent is £1,035 a month. We look for a yearly income of 30 times that, before tax.",
    );
    expect(lines(screen)).toEqual([
      ["Permanent job, Harbour Bakery Ltd", "£28,501", "You said £28,501. Counted in full."],
      ["Counted", "£28,501", ""],
      ["Needed", "£31,050", "30 × £1,035"],
      ["Still missing", "£2,549 a year", "That is £85 of rent a month"],
    ]);
    expect(ways(screen)).toEqual([
      "£2,549 more income a year.",
      "Savings of £3,060 (36 × £85).",
      "A guarantor who earns £37,260 a year (36 × £1,035). Name a guarantor",
      "A smaller share. With £950 a month you would be there. Ask the others and your agent.",
    ]);
    expect(screen.getByText(/Rules: version 1, 1 November 2026\./)).toBeTruthy();
  });

  test("counts savings and another currency by what they are worth, and the lines add up", async () => {
    // €10,000 × 0.87 = £8,700. Savings of £3,600 afford £100 a month, like £3,000 of income. Both: £11,700 of £31,050.
    const euros = aSource("T_PENSION", { currency: "EUR", annualGrossMinor: 1_000_000 });
    const savings = aSource("T_SAVINGS", { uuid: OTHER_SOURCE, annualGrossMinor: 360_000 });
    const opened = await openAdditional({ sources: [euros, savings] });
    expect(bar(opened.screen)[1]).toBe("£11,700 a year so far");
    await explain(opened);
    expect(lines(opened.screen)).toEqual([
      [
        "Pension, Teachers' Pensions",
        "£8,700",
        "You said €10,000. Counted with the exchange rate of 1 November 2026. Counted in full.",
      ],
      ["Savings or investments", "£3,000", "Savings of £3,600. Savings of 36 months’ rent cover that rent."],
      ["Counted", "£11,700", ""],
      ["Needed", "£31,050", "30 × £1,035"],
      ["Still missing", "£19,350 a year", "That is £645 of rent a month"],
    ]);
    expect(ways(opened.screen)[1]).toBe("Savings of £23,220 (36 × £645).");
  });
});

describe("the explanation", () => {
  test("takes the focus to its title, and gives it back to the question’s", async () => {
    const opened = await openAdditional();
    await explain(opened);
    expect(document.activeElement?.textContent).toBe(asks.explained);
    await press(opened.screen, "Back to the question");
    await question(opened.screen, asks.additional);
    expect(document.activeElement?.textContent).toBe(asks.additional);
    expect(opened.sent).toEqual([]);
  });

  test("offers the same as its question", async () => {
    const opened = await openAdditional();
    await explain(opened);
    expect(opened.screen.getByRole("button", { name: "Add another income" })).toBeTruthy();
    await press(opened.screen, "No other income, continue");
    await question(opened.screen, asks.dashboard);
    expect(sentAt(opened, "additionalIncome")).toMatchObject({ completed: true });
  });
});

describe("a guarantor among the ways to close the gap", () => {
  test("is named where they are offered", async () => {
    const opened = await openAdditional();
    await explain(opened);
    await press(opened.screen, "Name a guarantor");
    await question(opened.screen, asks.guarantor);
    expect(sentAt(opened, "additionalIncome")).toMatchObject({ answers: { additionalIncome: "guarantor" } });
  });

  test.each([
    ["who was named already", { guarantor: aGuarantor }],
    ["whom the policy does not allow", { variant: "INCOME_WITHOUT_GUARANTOR" as const }],
  ])("%s is not offered", async (_which, given) => {
    const opened = await openAdditional(given);
    await explain(opened);
    expect(ways(opened.screen).map((way) => way.split(" ").slice(0, 2).join(" "))).toEqual([
      "£2,549 more",
      "Savings of",
      "A smaller",
    ]);
  });
});

describe("the sum of a guarantor", () => {
  test("speaks of the rent that they guarantee, and names only ways of their own", async () => {
    const opened = await openAdditional({ asGuarantor: true, variant: "INCOME_WITHOUT_GUARANTOR" });
    const { screen } = opened;
    await screen.findByText("2.3 times the rent you guarantee");
    await explain(opened);
    expect(plain((await screen.findByText(/^You guarantee a rent/)).textContent)).toMatch(
      /^You guarantee a rent of £1,035 a month\. We look for a yearly income of 30 times that, before tax\.$/,
    );
    expect(ways(screen)).toEqual(["£2,549 more income a year.", "Savings of £3,060 (36 × £85)."]);
    expect(screen.getByText(/^A person decides, when everybody has sent their part\./)).toBeTruthy();
    expect(screen.container.textContent).not.toMatch(/your part of the rent|your share|in your home/i);
  });
});

describe("a bank that shows too little", () => {
  const byBank = { ...job, bank: "connected" } as const;
  const openSuccess = async () => {
    const opened = await openIncome({
      sources: [byBank],
      about: SOURCE,
      answers: { whoIsPaying: "me", bonus: "no" },
    });
    await question(opened.screen, asks.bankDone);
    return opened;
  };

  test("is explained too, and the explanation leads back to it", async () => {
    const opened = await openSuccess();
    await explain(opened);
    expect(lines(opened.screen)[0]?.[1]).toBe("£28,501");
    await press(opened.screen, "Back to the question");
    await question(opened.screen, asks.bankDone);
    expect(document.activeElement?.textContent).toBe(asks.bankDone);
  });

  test("the explanation leads on to the page that takes what it offers", async () => {
    const opened = await openSuccess();
    await explain(opened);
    expect(ways(opened.screen)[2]).toMatch(/^A guarantor who earns/);
    await press(opened.screen);
    await question(opened.screen, asks.additional);
    expect(opened.screen.getByRole("button", { name: "Name a guarantor" })).toBeTruthy();
  });

  test("a guarantor is told what is missing in words of their own", async () => {
    const { screen } = await openIncome({
      sources: [byBank],
      about: SOURCE,
      answers: { whoIsPaying: "me", bonus: "no" },
      asGuarantor: true,
    });
    await question(screen, asks.bankDone);
    const told = await screen.findByText(/^You are £2,549 a year below what this guarantee needs\./);
    expect(told.textContent).not.toMatch(/guarantor|your share/);
  });
});
