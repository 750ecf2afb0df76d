import { describe, expect, test } from "vitest";
import { addDays } from "../rules/civil-span.ts";
import { everyMonth, line, read, readFor, times } from "../testing/bank-lines.ts";
import { saidOf } from "./kind-of-line.ts";

const kindOf = (description: string) => {
  const said = saidOf(description, []);
  return said && ("kind" in said ? said.kind : said.excluded);
};

describe("what a line says", () => {
  test.each([
    ["TAX REFUND ADVISERS LTD REF: BASIC SALARY", "work"],
    ["EMOLUMENTI MESE 07/26 RIMBORSI FACILI SRL", "work"],
    ["DEPOSIT PROTECTION SVC PAYE WAGES", "work"],
    ["NOMINA AHORRAMAS SA RETRIBUCION", "work"],
    ["HALDEN LTD NETPAY 10/26", "work"],
    ["REFUND OF OVERPAID SALARY", "refund"],
    ["HALDEN LTD SALARY REFUND", "refund"],
    ["REBATE ENGINEERING EE182212 SALARY", "work"],
    ["REBATE SALARY", "refund"],
    ["HALDEN WERKE VERDIENST 11/25", "work"],
    ["GIANT PAY SOLUTIONS 7890", undefined],
    ["GIANT PAY SOLUTIONS WAGES", "work"],
    ["MRS W AMBROSE MY PAY", "own_transfer"],
    ["MRS W AMBROSE PAY DAY", "own_transfer"],
    ["MRS W AMBROSE WAGES TO JOINT", "own_transfer"],
    ["TRANSFER OWN ACC ONLINE", "own_transfer"],
    ["INTERNET BANKING TRANSFER FROM SORT CODE 20-11-43", "own_transfer"],
    ["SOCIAL SECURITY SCO LW398519", "benefits"],
    ["SCOTTISH CHILD PAY, CW264952", "benefits"],
    ["INSS NACIMIENTO Y CUIDADO MENOR", "benefits"],
    ["DWP ST PEN, W4627708", "pension"],
    ["MINEWORKERS PEN SCH", "pension"],
    ["AEGON RETIREMENT INCOME", "pension"],
    ["SCOTTISH WIDOWS DRAWDOWN", "pension"],
    ["Gehalt/Rente DEUTSCHE RENTENVERSICHERUNG Rente 09/26", "pension"],
    ["Gehalt/Rente HALDEN GMBH", "work"],
    ["Stipendio Ord: INPS Info-Cli: PENS. CAT VO", "pension"],
    ["Stipendio Ord: HALDEN SRL", "work"],
    ["STIPENDIO O PENSIONE HALDEN SPA CAUSALE: RETRIBUZIONE 10/25", "work"],
    ["STIPENDIO O PENSIONE INPS CAUSALE: PENS. CAT VO", "pension"],
    ["NOMINA O PENSION SEG. SOCIAL PENSIONES | JUBILACION Abril", "pension"],
    ["NOMINA O PENSION TALLERES HALDEN SL", "work"],
    ["Abono de nómina (SEG. SOCIAL PENSIONES) JUBILACION Octubre", "pension"],
    ["Abono de nómina TALLERES HALDEN SL", "work"],
    ["HALDEN FACTURE EDF", undefined],
    ["DSP WORKING FAM PAY", "benefits"],
    ["PARISH DRAW WIN", "gambling"],
    ["PENSION HIJOS", undefined],
    ["INVALIDITY PENSION", "benefits"],
    ["HALDEN CC HOUSING B", "benefits"],
    ["HALDEN PENSION CR", "pension"],
    ["DWP PENSION CR", "benefits"],
    ["HALDEN COUNCIL TAX CREDIT", "shared_cost"],
    ["DWP CMS", undefined],
    ["DWP CM 5135148", undefined],
    ["CAF ARIPA", undefined],
    ["DFC CHILD MAINT 12", undefined],
    ["Received money from Dwp Cms with reference CHILD MAINT 97", undefined],
    ["CHILD SUPPORT AGENCY", undefined],
    ["SUPPORT ALLOWANCE LTD", undefined],
    ["KELA SP Z O O", undefined],
    ["CARERS SUPPORT CENTRE", undefined],
    ["VILLE DE HALDEN PAYE 10/25", "work"],
    ["HALDEN SAS PAYE DE NOVEMBRE", "work"],
    ["HMRC PAYE 10/25", "refund"],
    ["REVENUE PAYE 10/25", "refund"],
    ["NOMINA PARO SEPE", "benefits"],
    ["HALDEN ABONO FACTURA 9M7", "refund"],
  ] as const)("%s: %s", (description, kind) => {
    expect(kindOf(description)).toBe(kind);
  });
});

describe("the word PAY alone", () => {
  const days = [0, 2, 40, 41, 80].map((after) => addDays("2026-08-24", after));

  test("is no pay where a wallet has it in its name", () => {
    const paid = days.map((date, index) => line(date, 40 + 35 * index, "FACEBOOK PAY"));
    expect(new Set(Object.values(read(...paid).excluded))).toEqual(new Set(["unlike_income"]));
  });

  test("is pay where it comes as pay does", () => {
    expect(read(...everyMonth("2026-08-28", 3, 1_430.2, "HALDEN PAY")).incomes).toMatchObject([
      { kind: "work", reasons: ["word_of_pay"] },
    ]);
  });

  test("is pay on any day beside another word of pay", () => {
    const paid = days.map((date, index) => line(date, 40 + 35 * index, "HALDEN STAFF PAY"));
    expect(read(...paid).incomes).toMatchObject([{ kind: "work" }]);
  });
});

test("a bank's own word on one of many payments makes no wages", () => {
  const sold = times(5, (index) => line(addDays("2026-08-24", index * 7), 31.5, "HALDEN RESALE"));
  const [first, ...others] = sold;
  if (!first) throw new Error("Nothing was sold.");
  const { incomes } = read({ ...first, description: "Salary HALDEN RESALE" }, ...others);
  expect(incomes.filter(({ kind }) => kind === "work")).toEqual([]);
});

describe("whose money it is", () => {
  test.each([
    ["HALDEN BS MRS A OKAFOR", "own_transfer"],
    ["ZEDDIQ CONTUO OKAFOR AMARA", "own_transfer"],
  ])("%s is the holder's own", (description, why) => {
    const { excluded } = read(...everyMonth("2026-08-28", 3, 1_430.2, description));
    expect(new Set(Object.values(excluded))).toEqual(new Set([why]));
  });

  test.each([
    ["Emeka Siddiqui", "CR E SIDDIQUI"],
    ["Savers Health and Beauty", "SAVERS HEALTH & BE 64349 FPI"],
    ["Edeka Kuehnle", "Edeka Kühnle E.k."],
  ])("%s pays as %s", (employer, description) => {
    expect(readFor(employer, ...everyMonth("2026-08-28", 3, 1_430.2, description)).incomes).toMatchObject([
      { kind: "work", reasons: ["stated_employer"] },
    ]);
  });

  test("the office of child maintenance passes on what is no benefit", () => {
    const paid = everyMonth("2026-08-28", 3, 100.74, "FP DWP CMS / CHILD MAINT");
    expect(read(...paid).incomes).toMatchObject([{ kind: "other", rhythm: "monthly" }]);
  });

  test("an organisation's payroll may name the holder", () => {
    expect(read(...everyMonth("2026-08-28", 3, 1_430.2, "HALDEN BAKERY A OKAFOR")).incomes).toHaveLength(1);
  });
});

test("ten thousand lines are read at once", () => {
  const lines = times(10_000, (index) =>
    line(
      addDays("2026-08-24", index % 80),
      index % 3 === 0 ? 3.1 + index / 100 : -4.2,
      `HALDEN SHOP ${index % 400}`,
    ),
  );
  const before = process.cpuUsage();
  read(...lines);
  const { user, system } = process.cpuUsage(before);
  // Trying to leave out each pair of days took minutes.
  expect((user + system) / 1e6).toBeLessThan(10);
});
