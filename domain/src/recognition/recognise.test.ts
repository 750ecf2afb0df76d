import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import { everyDays, everyMonth, line, read, readFor, times, told } from "../testing/bank-lines.ts";
import { seededRuns } from "../testing/seeded-runs.ts";

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
    ["work", ["GUTSCHR.SEPA Lohn/Gehalt/Rente STADTWERKE OBERHEIM", "Payment from O'Brien & Sons WAGES"]],
    ["pension", ["GUTSCHR.SEPA Lohn/Gehalt/Rente RENTEN SERVICE", "LGPS PENSION PAYROLL"]],
    ["benefits", ["SOCIAL SECURITY SC", "DEPT FOR COMMUNITIES", "DSP CHILD BENEFIT", "ZUS 800 PLUS"]],
    [
      "benefits",
      ["CHILD BEN", "SSS ADP", "CAMDEN COUNCIL HB", "UNIV CREDIT", "CARER SUPPORT PAY", "WOHNGELDSTELLE"],
    ],
    [
      "pension",
      ["DRV BUND", "NOMINA PENSION", "BEAMTENVERSORGUNG", "PRUDENTIAL ANN", "RAILPEN", "ZUS RENTA"],
    ],
    ["student_finance", ["DSU BORSA STUDIO", "DGES BOLSA", "EMA WALES"]],
    [
      "work",
      [
        "ACME SAL OCT",
        "HOLM VERGÜTUNG",
        "TEJO PROCESSAMENTO SALARIAL",
        "QUIROGA PAGA EXTRA",
        "COMUNE DI ALBA PAGA 11/25",
        "HOLM NETTOLOHN",
        "COMPETENZE MESE COMUNE",
      ],
    ],
    [
      "pension",
      [
        "DFC STATE PENSION",
        "DSP STATE PENSION CONTRIB",
        "DEPT OF SOCIAL PROTECTION PENSION",
        "WITWENRENTE DRV",
      ],
    ],
    ["benefits", ["DSP INVALIDITY PENSION", "DFC", "PENSION AGE WINTER HEATING", "INDENNITA DI MATERNITA"]],
    ["benefits", ["DFC NI PENSION CRED", "RENTA GARANTIZADA", "SUBSIDIO DESEMPREGO"]],
    ["pension", ["NHS PENSIONS", "VBL BETRIEBSRENTE", "RETRAITE COMPLEMENTAIRE KLESIA"]],
    ["work", ["SUELDO TALLER RUIZ", "ARBEITSENTGELT HOLM", "REFUND TECH DUBLIN WAGES", "PENSJA HUTA"]],
  ] as const)("%s by its words in other languages", (kind, descriptions) => {
    for (const description of descriptions) {
      const [income] = read(...everyMonth("2026-08-28", 3, 640, description)).incomes;
      expect([description, income?.kind]).toEqual([description, kind]);
    }
  });

  test("a customer's invoice is other income, unless it is the stated employer's", () => {
    for (const description of ["ACME INV101", "HUTA FAKTURA 4"]) {
      const paid = everyMonth("2026-08-28", 3, 640, description);
      expect(read(...paid).incomes).toMatchObject([{ kind: "other", reasons: ["word_of_invoice"] }]);
      expect(readFor(description.slice(0, 4), ...paid).incomes).toMatchObject([{ kind: "work" }]);
    }
  });

  test("a word that is also a name's is no word of pay", () => {
    for (const description of ["MARKET PLACE LTD", "JORNAL DO TEJO LDA"])
      expect(read(...everyMonth("2026-08-28", 3, 1_640.5, description)).incomes).toMatchObject([
        { kind: "other" },
      ]);
  });

  test("what a letting agent and the state pass on is other income", () => {
    for (const description of [
      "HALDEN LETTINGS RENT",
      "OPENRENT LTD RENT 14",
      "CMG CHILD MAINT 280741",
      "HALDEN & HOLM RENT 2 OAK TCE",
      "CHILD MAINTENANCE",
      "CMS COLLECT & PAY CHILD MAINT 4471",
      "CHILD MAINT 280741, CMS COLLECT AND PAY",
    ]) {
      const paid = everyMonth("2026-08-28", 3, 340.5, description);
      expect([description, read(...paid).incomes]).toMatchObject([description, [{ kind: "other" }]]);
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

test("texts that try to do something are only texts", () => {
  const strange = ['<img src=x onerror="alert(1)">', "=HYPERLINK(1)", "‮OVERRIDE", "💷 PAY"];
  for (const description of strange) {
    const [income] = read(...everyMonth("2026-08-28", 3, 1_700.35, description)).incomes;
    expect(income?.typicalMinor).toBe(170_035);
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

test("nor are thousands of payers who each come once", () => {
  const code = (index: number): string =>
    [...String(index).padStart(4, "0")].map((digit) => "KLMNPQRSTV"[Number(digit)]).join("");
  const lines = times(4_000, (index) =>
    line(
      addDays("2026-08-21", index % 90),
      index % 2 === 0 ? 112.5 : -12.5,
      `SHOP ${code(index)} LANE 44${index}`,
    ),
  );
  expect(read(...lines).incomes).toEqual([]);
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
