import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "../rules/civil-span.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { recogniseIncome } from "./recognise.ts";
import { rhythmOf } from "./rhythm.ts";
import { type BankTransaction, payerOf } from "./transactions.ts";

let count = 0;
/** Pounds, for reading; what goes out is negative. */
const line = (date: string, pounds: number, description: string, said: Partial<BankTransaction> = {}) => {
  count += 1;
  return {
    id: `t${count}`,
    account: "current",
    date,
    minor: Math.round(pounds * 100),
    currency: "GBP",
    description,
    category: pounds > 0 ? "CREDIT" : "PURCHASE",
    ...said,
  } satisfies BankTransaction;
};

const times = <Item>(number: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: number }, (_none, index) => make(index));

const everyDays = (days: number, number: number, pounds: number, description: string) =>
  times(number, (index) => line(addDays("2026-08-21", days * index), pounds, description));

const everyMonth = (start: string, number: number, pounds: number, description: string) =>
  times(number, (index) => line(addMonths(start, index), pounds, `${description} ${index + 7}/26`));

const read = (...transactions: readonly BankTransaction[]) =>
  recogniseIncome({ transactions, holders: ["Amara Okafor"], from: "2026-08-21", to: "2026-11-20" });

const told = (...transactions: readonly BankTransaction[]) =>
  read(...transactions).incomes.map(({ payer, kind, rhythm, typicalMinor, yearlyMinor }) => [
    payer,
    kind,
    rhythm,
    typicalMinor / 100,
    yearlyMinor / 100,
  ]);

describe("a payer", () => {
  test.each([
    ["BRIGHTWATER LTD SALARY", "BRIGHTWATER"],
    ["Brightwater Ltd salary OCT 26 REF 00123", "BRIGHTWATER"],
    ["FPI BRIGHTWATER 28/10", "BRIGHTWATER"],
    ["Bäckerei Süß GmbH", "BÄCKEREI SÜSS GMBH"],
    ["BGC 12345", "BGC"],
  ])("%s is %s", (description, payer) => {
    expect(payerOf(description)).toBe(payer);
  });
});

describe("the rhythm", () => {
  test.each<[string, readonly string[], string | undefined]>([
    ["once", ["2026-09-01"], undefined],
    ["twice, a month apart", ["2026-09-28", "2026-10-28"], "monthly"],
    [
      "the last working day, over the change of the clocks",
      ["2026-08-28", "2026-09-30", "2026-10-30"],
      "monthly",
    ],
    ["the end of short and long months", ["2026-01-30", "2026-02-27", "2026-03-31"], "monthly"],
    ["every fourth Friday", ["2026-08-28", "2026-09-25", "2026-10-23", "2026-11-20"], "four_weekly"],
    ["every other Friday", ["2026-10-09", "2026-10-23", "2026-11-06"], "fortnightly"],
    ["a week without pay", ["2026-10-02", "2026-10-09", "2026-10-23", "2026-10-30"], "weekly"],
    ["three terms", ["2025-09-22", "2026-01-05", "2026-04-13"], "termly"],
    ["now and then", ["2026-08-25", "2026-09-02", "2026-10-19"], "irregular"],
    [
      "every fourth Friday, in a statement of three months",
      ["2026-08-28", "2026-09-25", "2026-10-23"],
      "four_weekly",
    ],
    [
      "every fourth week, one before Christmas",
      ["2026-11-27", "2026-12-23", "2027-01-22", "2027-02-19"],
      "four_weekly",
    ],
    [
      "every Friday, one before Good Friday",
      ["2026-03-20", "2026-03-27", "2026-04-02", "2026-04-10"],
      "weekly",
    ],
    [
      "every fourth week, the newest before Christmas",
      ["2026-10-02", "2026-10-30", "2026-11-27", "2026-12-23"],
      "four_weekly",
    ],
    [
      "the first of the month, or the working day before",
      ["2026-07-31", "2026-09-01", "2026-10-01", "2026-10-30"],
      "monthly",
    ],
    ["a month without pay", ["2026-05-28", "2026-06-26", "2026-08-28", "2026-09-28"], "monthly"],
    ["three times in a month, then no more", ["2026-09-01", "2026-09-04", "2026-09-20"], undefined],
  ])("%s", (_what, dates, rhythm) => {
    expect(rhythmOf(dates)).toBe(rhythm);
  });
});

test("a monthly payday is never taken for one every four weeks, whatever its date", () => {
  const isWeekend = (date: string): boolean => {
    const sinceSunday = ((daysBetween("2025-01-05", date) % 7) + 7) % 7;
    return sinceSunday === 0 || sinceSunday === 6;
  };
  const workingDay = (date: string): string => (isWeekend(date) ? workingDay(addDays(date, -1)) : date);
  for (let day = 0; day < 1_461; day += 1) {
    const first = addDays("2025-01-01", day);
    const dates = times(3, (index) => workingDay(addMonths(first, index)));
    expect([first, rhythmOf(dates)]).toEqual([first, "monthly"]);
  }
});

describe("what is recognised", () => {
  test("a monthly salary, among everyday payments", () => {
    const everyday = times(30, (index) =>
      line(addDays("2026-08-22", index * 3), -23.4, `TESCO STORES ${index}`),
    );
    const rent = everyMonth("2026-09-01", 3, -950, "QUILLFIELD RENT");
    expect(
      told(...everyMonth("2026-08-28", 3, 2_450, "BRIGHTWATER LTD SALARY"), ...everyday, ...rent),
    ).toEqual([["BRIGHTWATER", "work", "monthly", 2_450, 29_400]]);
  });

  test.each([
    ["weekly", 7, 13, 480, 24_960],
    ["fortnightly", 14, 7, 960, 24_960],
    ["four_weekly", 28, 4, 1_900, 24_700],
  ] as const)("%s pay", (rhythm, days, number, pounds, yearly) => {
    expect(told(...everyDays(days, number, pounds, "HARBOUR CAFE WAGES"))).toEqual([
      ["HARBOUR CAFE", "work", rhythm, pounds, yearly],
    ]);
  });

  test("zero-hours pay that varies counts by what came in the window", () => {
    const pays = [120, 310.5, 95, 260, 180].map((pounds, index) =>
      line(addDays("2026-08-24", [0, 10, 33, 51, 80][index] ?? 0), pounds, "EVENTS STAFF PAY"),
    );
    const [income] = read(...pays).incomes;
    expect(income).toMatchObject({ kind: "work", rhythm: "irregular", typicalMinor: 18_000, monthsSeen: 4 });
    expect(income?.yearlyMinor).toBe(Math.floor((96_550 * 365) / 92));
  });

  test("pension, benefits and student finance by their names", () => {
    const found = told(
      ...everyDays(28, 4, 921.2, "DWP STATE PENSION"),
      ...everyMonth("2026-09-03", 3, 640, "TEACHERS PENSIONS"),
      ...everyMonth("2026-09-08", 3, 812.33, "DWP UNIVERSAL CREDIT"),
      line("2026-09-21", 3_200, "STUDENT LOANS COMPANY"),
      line("2026-11-20", 3_200, "STUDENT LOANS COMPANY"),
    );
    expect(found.map(([payer, kind, rhythm]) => [payer, kind, rhythm])).toEqual([
      ["DWP STATE PENSION", "pension", "four_weekly"],
      ["DWP UNIVERSAL", "benefits", "monthly"],
      ["STUDENT LOANS COMPANY", "student_finance", "termly"],
      ["TEACHERS PENSIONS", "pension", "monthly"],
    ]);
  });

  test("one instalment of student finance: a statement of three months shows no other", () => {
    expect(told(line("2026-09-21", 3_200, "STUDENT LOANS COMPANY"))).toEqual([
      ["STUDENT LOANS COMPANY", "student_finance", "termly", 3_200, 9_600],
    ]);
  });

  test.each([
    [
      "work",
      [
        "LOHN/GEHALT 10/2026 HOLM",
        "NÓMINA QUIROGA",
        "VIR SALAIRE MERCIER",
        "EMOLUMENTI COMUNE",
        "VENCIMENTO TEJO",
        "ACME INV101",
      ],
    ],
    [
      "pension",
      [
        "RENTENVERSICHERUNG BUND",
        "ABONO PENSIÓN",
        "VIR CNAV RETRAITE",
        "PENSIONE INPS",
        "PENSÃO CGA",
        "AVIVA ANNUITIES",
        "DWP SP",
      ],
    ],
    [
      "benefits",
      [
        "FAMILIENKASSE",
        "BÜRGERGELD",
        "SEPE DESEMPLEO",
        "VIR CAF DE PARIS",
        "INPS NASPI",
        "SEGURANÇA SOCIAL",
        "HSG BENEFIT",
        "SOC SEC SCOT ADP",
      ],
    ],
    ["student_finance", ["BAFÖG BUNDESKASSE", "BOURSE CROUS", "SLC 0012"]],
  ] as const)("%s by its words in other languages", (kind, descriptions) => {
    for (const description of descriptions) {
      const [income] = read(...everyMonth("2026-08-28", 3, 640, description)).incomes;
      expect([description, income?.kind]).toEqual([description, kind]);
    }
  });

  test("several payments of one day are one payday, and a line that was read twice counts once", () => {
    const pays = everyMonth("2026-08-28", 3, 1_000, "MILL PAYROLL");
    const extra = pays.map(({ date }) => line(date, 50, "MILL PAYROLL BONUS"));
    expect(told(...pays, ...pays)).toEqual([["MILL", "work", "monthly", 1_000, 12_000]]);
    expect(told(...pays, ...extra)).toHaveLength(2);
    const split = pays.map(({ date }) => line(date, 200, "MILL PAYROLL"));
    expect(told(...pays, ...split)).toEqual([["MILL", "work", "monthly", 1_200, 14_400]]);
  });

  test("another currency is another income", () => {
    const euros = everyMonth("2026-08-28", 3, 900, "FABRIK GEHALT").map((pay) => ({
      ...pay,
      currency: "EUR" as const,
    }));
    expect(read(...euros).incomes).toMatchObject([{ currency: "EUR", rhythm: "monthly" }]);
  });
});

describe("what is no income", () => {
  const thrice = (description: string, said: Partial<BankTransaction> = {}) =>
    everyMonth("2026-08-28", 3, 500, description).map((pay) => ({ ...pay, ...said }));

  test.each([
    ["a loan", "loan", thrice("QUICK LENDING LOAN")],
    ["winnings", "gambling", thrice("BET365 WITHDRAWAL")],
    ["interest", "interest_or_cash", thrice("SAVER", { category: "INTEREST" })],
    ["cash paid in", "interest_or_cash", thrice("COUNTER", { category: "CASH" })],
    [
      "a transfer of one's own by name",
      "own_transfer",
      thrice("AMARA OKAFOR SAVER", { category: "TRANSFER" }),
    ],
  ] as const)("%s", (_what, why, transactions) => {
    const { incomes, excluded } = read(...transactions);
    expect([incomes, new Set(Object.values(excluded))]).toEqual([[], new Set([why])]);
  });

  test("a transfer from another account of one's own, a day later", () => {
    const out = thrice("TO CURRENT").map((pay) => ({ ...pay, account: "saver", minor: -pay.minor }));
    const back = out.map(({ date, minor }) => line(addDays(date, 1), -minor / 100, "FROM SAVER"));
    expect(read(...out, ...back).incomes).toEqual([]);
  });

  test("a refund, and a payment that came back", () => {
    const bought = times(3, (index) => line(addDays("2026-09-01", index * 30), -80, "SHOE SHOP"));
    const refunds = bought.map(({ date }) => line(addDays(date, 5), 60, "SHOE SHOP REFUND"));
    const bounced = bought.flatMap(({ date }) => [
      line(date, -30, "GYM"),
      line(addDays(date, 2), 30, "GYM REVERSAL"),
    ]);
    const { incomes, excluded } = read(...bought, ...refunds, ...bounced);
    expect(incomes).toEqual([]);
    expect(Object.values(excluded).toSorted()).toEqual([
      "refund",
      "refund",
      "refund",
      "reversal",
      "reversal",
      "reversal",
    ]);
  });

  test("but a wage from a shop where one also buys", () => {
    const bought = times(12, (index) =>
      line(addDays("2026-08-25", index * 7), -35, `CORNER MARKET ${index}`),
    );
    expect(told(...bought, ...everyMonth("2026-08-28", 3, 1_700, "CORNER MARKET WAGES"))).toEqual([
      ["CORNER MARKET", "work", "monthly", 1_700, 20_400],
    ]);
  });

  test.each([
    [
      "loan",
      [
        "KREDIT AUSZAHLUNG",
        "ABONO PRESTAMO",
        "DEBLOCAGE PRÊT",
        "EROGAZIONE PRESTITO",
        "EMPRÉSTIMO",
        "HARBOUR CREDIT UNION",
      ],
    ],
    ["gambling", ["LUCKYCLOVER BETTING WITHDRAWAL", "GLÜCKSKLEE WETTEN", "APUESTAS TRÉBOL", "WINNINGS"]],
    [
      "reversal",
      [
        "RETURNED DIRECT DEBIT GYM",
        "RÜCKLASTSCHRIFT GYM",
        "RECIBO DEVUELTO",
        "REJET PRELEVEMENT",
        "STORNO SDD",
        "ESTORNO",
        "VISA CHARGEBACK",
      ],
    ],
    [
      "refund",
      ["CARD REFUND SHOP", "ERSTATTUNG CAFÉ", "DEVOLUCIÓN CAFÉ", "REMBOURSEMENT", "RIMBORSO", "REEMBOLSO"],
    ],
    [
      "interest_or_cash",
      ["GROSS INTEREST", "ZINSEN", "INTÉRÊTS", "INTERESES", "INTERESSI", "JUROS", "TOPCASHBACK"],
    ],
    [
      "own_transfer",
      [
        "INTERNAL TRANSFER",
        "FROM SAVER",
        "ÜBERTRAG",
        "UMBUCHUNG",
        "TRASPASO",
        "VIREMENT INTERNE",
        "GIROCONTO",
        "ENTRE CONTAS",
        "OKAFOR A MONZO",
      ],
    ],
    [
      "shared_cost",
      ["ROSA KLEIN RENT", "ROSA KLEIN MIETE", "TRANSFERENCIA ALQUILER", "LOYER", "AFFITTO", "RENDA"],
    ],
    ["sale", ["VINTED", "EBAY PAYOUT", "LEBONCOIN"]],
  ] as const)("%s, in any language", (why, descriptions) => {
    for (const description of descriptions) {
      const { incomes, excluded } = read(...thrice(description));
      expect([description, incomes, new Set(Object.values(excluded))]).toEqual([
        description,
        [],
        new Set([why]),
      ]);
    }
  });

  test("but a job with a bank's, a lender's or a landlord's word in its name", () => {
    for (const description of ["PRET A MANGER WAGES", "CITY RENT OFFICE SALARY", "EBAY UK PAYROLL"]) {
      expect(read(...thrice(description)).incomes, description).toHaveLength(1);
    }
  });

  test("what only looks regular: two different payments, small ones, a person's", () => {
    expect(told(line("2026-09-03", 400, "ROSA KLEIN"), line("2026-10-05", 150, "ROSA KLEIN"))).toEqual([]);
    expect(told(line("2026-09-03", 40, "ROSA KLEIN"), line("2026-10-05", 40, "ROSA KLEIN"))).toEqual([]);
    expect(told(line("2026-08-25", 400, "ROSA KLEIN"), line("2026-11-10", 400, "ROSA KLEIN"))).toEqual([]);
    expect(told(...everyMonth("2026-08-28", 3, 12, "REWARDS"))).toEqual([]);
    expect(told(...everyMonth("2026-08-28", 3, 450, "J SMITH"))).toEqual([]);
    const meals = [20, 35, 12].map((pounds, index) =>
      line(addDays("2026-08-24", index * 31 + index), pounds, "PIZZA"),
    );
    expect(told(...meals)).toEqual([]);
  });

  test("but two alike, and a client's large sums", () => {
    expect(told(...everyMonth("2026-09-03", 2, 900, "MILL HOUSE"))).toHaveLength(1);
    const sums = [20, 33, 71].map((days) => line(addDays("2026-08-24", days), 600 + days, "P LINDGREN"));
    expect(told(...sums)).toEqual([
      ["P LINDGREN", "other", "irregular", 633, Math.floor((192_400 * 365) / 92) / 100],
    ]);
  });

  test("money that came once", () => {
    expect(read(line("2026-10-01", 5_000, "GRANDMA")).incomes).toEqual([]);
  });
});

test("texts that try to do something are only texts", () => {
  const strange = ['<img src=x onerror="alert(1)">', "=HYPERLINK(1)", "‮OVERRIDE", "💷 PAY"];
  for (const description of strange) {
    const [income] = read(...everyMonth("2026-08-28", 3, 700, description)).incomes;
    expect(income?.typicalMinor).toBe(70_000);
  }
});

test("five thousand lines are no burden", () => {
  const lines = times(5_000, (index) =>
    line(
      addDays("2026-08-21", index % 90),
      index % 2 === 0 ? 12.5 : -12.5,
      `SHOP ${"ABCDEFGHIJ"[(index >> 1) % 10]} LANE`,
    ),
  );
  expect(Object.keys(read(...lines).excluded)).toHaveLength(2_500);
});

test("the order of the lines changes nothing", () => {
  const lines = [
    ...everyMonth("2026-08-28", 3, 2_450, "BRIGHTWATER SALARY"),
    ...everyDays(7, 12, 60, "CAFE WAGES"),
    ...everyDays(9, 9, -60, "CAFE"),
    ...everyMonth("2026-08-30", 3, 500, "LOAN"),
  ];
  const expected = read(...lines);
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
      expect(read(...shuffled)).toEqual(expected);
    }),
    { ...seededRuns, numRuns: 50 },
  );
});
