import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import { everyMonth, line, read, times, told } from "../testing/bank-lines.ts";
import type { BankTransaction } from "./transactions.ts";

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
      [
        "POST OFFICE PAY IN",
        "CHEQUE DEPOSIT",
        "Cheque payment",
        "SCHECKEINREICHUNG",
        "CASH LODGED",
        "WPŁATA GOTÓWKI",
        "CHQ IN AT 204411",
        "CASH PAID IN AT BRANCH",
        "BAREINZAHLUNG",
        "INGRESO EFECTIVO CAJERO",
        "VERSEMENT D'ESPÈCES",
        "REMISE CHÈQUE",
        "VERSAMENTO CONTANTI",
        "DEPÓSITO NUMERÁRIO",
      ],
    ],
    [
      "expenses",
      [
        "BRIGHTWATER LTD EXPENSES",
        "EXPENSE CLAIM 0917",
        "SPESENABRECHNUNG HOLM",
        "NOTE DE FRAIS MERCIER",
        "RIMBORSO SPESE COMUNE",
        "AJUDAS DE CUSTO TEJO",
      ],
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
        "Apple Pay Top-Up by *6411",
        "Transfer from Holiday Pot",
        "Von Space Urlaub",
        "Money added via card",
        "WAGES FROM MY SAVINGS POT",
        "SALARY FROM HOLIDAY POT",
        "Salary sorter pot",
        "EVERYDAY SAVER TRANSFER",
        "SAVE THE CHANGE",
        "VIR DE COMPTE EPARGNE",
        "GIRO DA SALVADANAIO",
        "TRANSFERENCIA CONTA PROPRIA",
        "PRZELEW WŁASNY",
        "AMARA OKAFOR SALARY",
        "Okafor Amara joint acc",
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
    [
      "refund",
      [
        ...[
          "HMRC SELF ASSESSMENT",
          "FINANZAMT HARBURG",
          "INSURANCE CLAIM 4471",
          "THE DPS DEPOSIT RETURN",
          "ODSZKODOWANIE PZU",
        ],
        ...[
          "RÜCKVERGÜTUNG STADTWERKE",
          "REINTEGRO LUZ",
          "TROP PERCU EDF",
          "RESTITUIÇÃO",
          "NADPŁATA GAZ",
          "KAUTIONSRÜCKZAHLUNG",
        ],
      ],
    ],
    [
      "own_transfer",
      [
        "To main from Pocket: Bikes",
        "Jar to balance: Roof",
        "VOM SPARSCHWEINKONTO",
        "AHORRADOR",
        "RISPARMIAMO",
        "TRASPASO ENTRE CUENTAS",
      ],
    ],
    [
      "own_transfer",
      [
        "HALDEN WITHDRAWAL",
        "HALDEN WDL",
        "HALDEN RETRAIT",
        "HALDEN PRELIEVO",
        "HALDEN RISCATTO",
        "HALDEN RESGATE",
        "HALDEN AUSZAHLUNG",
        "HALDEN CU SHARE WITHDRAWAL",
        "AMARA OKAFOR SALARY SWEEP",
        "DAL MIO DEPOSITO",
        "SPARE CHANGE HALDEN",
        "VIREMENT DE BOURSE DIRECT REF : RETRAIT",
      ],
    ],
    [
      "refund",
      [
        "NORTHGAS ACCOUNT CREDIT",
        "HALDEN POWER CREDIT",
        "TRESOR PUBLIC EXCEDENT",
        "HALDEN ENERGY CREDIT BALANCE",
        "STADTWERKE HALDEN GUTHABEN",
        "HALDEN COMERCIAL ACERTO",
        "HALDEN RAIL FAHRGASTRECHTE",
        "HALDEN INDENNIZZO",
      ],
    ],
    ["gambling", ["HALDEN VINCITA", "HALDEN JOGOS PREMIO", "HALDEN PRIZE"]],
    ["own_transfer", ["FROM MONZO", "REVOLUT", "MARCUS SAVINGS", "TRANSFER FROM N26"]],
    ["gambling", ["CASUMO PAYOUT", "OMAZE", "GALA BINGO", "PRIZE DRAW WIN"]],
    ["loan", ["LENDABLE LTD", "COFIDIS", "POŻYCZKA", "AUTOKREDIT AUSZAHLUNG"]],
    ["sale", ["STRIPE PAYMENTS", "PATREON", "FUNDING CIRCLE", "BITVAVO"]],
    ["shared_cost", ["QUOTA AFFITTO", "PARTE DE PISO", "HAUSHALTSKASSE", "CZYNSZ"]],
    ["loan", ["SALARY FINANCE LTD", "WAGESTREAM ADVANCE"]],
    ["sale", ["VINTED", "EBAY PAYOUT", "LEBONCOIN", "HALDEN BULLION SG"]],
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
    const employers = [
      ...["PRET A MANGER WAGES", "CITY RENT OFFICE SALARY", "EBAY UK PAYROLL", "BET365 GROUP SALARY"],
      ...[
        "ENTERPRISE RENT-A-CAR WAGES",
        "PENSION PROTECTION FUND SALARY",
        "DWP PAYROLL",
        "SAVERS HEALTH WAGES",
      ],
      ...["VANGUARD SALARY", "NUTMEG KITCHEN WAGES", "GOODWILL SOLUTIONS PAYROLL", "ISA KHAN LTD WAGES"],
      ...[
        "RECHARGE CAFE WAGES",
        "BÄCKEREI SCHECK LOHN",
        "VERSAMENTO STIPENDIO COMUNE",
        "HONEY POT CAFE WAGES",
      ],
      ...[
        "POTS & PANS LTD WAGES",
        "SPACE NK SALARY",
        "CASH CONVERTERS PAYROLL",
        "STUDENT LOANS COMPANY SALARY",
      ],
    ];
    for (const description of employers) {
      expect(read(...thrice(description)).incomes, description).toMatchObject([
        { kind: "work", reasons: ["word_of_pay"] },
      ]);
    }
  });

  test.each([
    [
      "two different payments",
      "small",
      [line("2026-09-03", 400, "MILL HOUSE"), line("2026-10-05", 150, "MILL HOUSE")],
    ],
    ["less than a hundred a month", "small", everyMonth("2026-08-28", 3, 61.37, "BRIGHTWATER LTD")],
    [
      "two about as high",
      "small",
      [line("2026-09-03", 230.51, "MILL LTD"), line("2026-10-03", 265.39, "MILL LTD")],
    ],
    ["small ones", "small", everyMonth("2026-08-28", 3, 12, "PIZZA")],
    ["a person's, however they are worded", "person", everyMonth("2026-08-28", 3, 450, "Sam Patel SO")],
    ["a person's, the family name first", "person", everyMonth("2026-08-28", 3, 450, "KLEIN ROSA")],
    ["a person's with an initial", "person", everyMonth("2026-08-28", 3, 450, "J SMITH")],
    ["too far apart", "once", [line("2026-08-25", 400, "MILL HOUSE"), line("2026-11-10", 400, "MILL HOUSE")]],
  ] as const)("what only looks regular: %s", (_what, why, transactions) => {
    const { incomes, excluded } = read(...transactions);
    expect([incomes, new Set(Object.values(excluded))]).toEqual([[], new Set([why])]);
  });

  test("but two alike of a company, and large sums now and then", () => {
    expect(told(...everyMonth("2026-09-07", 2, 900, "MILL HOUSE LTD"))).toHaveLength(1);
    const sums = [21, 35, 71].map((days) =>
      line(addDays("2026-08-24", days), 600.5 + days, "TIDEWATER INNS"),
    );
    expect(told(...sums)).toEqual([
      ["TIDEWATER INNS", "other", "irregular", 635.5, Math.floor((192_850 * 365) / 92) / 100],
    ]);
  });

  test("money that came once", () => {
    expect(read(line("2026-10-01", 5_000, "GRANDMA")).incomes).toEqual([]);
  });
});
