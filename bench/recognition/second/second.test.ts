import { describe, expect, test } from "vitest";
import { groupedBy } from "../grouped.ts";
import { secondStatements } from "./accounts.ts";
import { countries, nations, payrolls } from "./labels.ts";

const statements = secondStatements();
const incomes = statements.flatMap((one) => one.incomes);

const countBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> =>
  new Map([...groupedBy(items, keyOf)].map(([key, group]) => [key, group.length]));

describe("the second set of statements", () => {
  test("has four hundred, the same in every run, and none like another", () => {
    expect(statements).toHaveLength(400);
    expect(secondStatements()[131]).toEqual(statements[131]);
    const texts = statements.map(({ statement }) =>
      JSON.stringify(statement.transactions.map(({ description, minor }) => [description, minor])),
    );
    expect(new Set(texts).size).toBe(400);
  });

  test.each(payrolls)("has people who are paid %s", (payroll) => {
    expect(countBy(incomes, (income) => income.payroll).get(payroll)).toBeGreaterThanOrEqual(6);
  });

  test.each(countries)("has statements of %s", (country) => {
    expect(countBy(statements, (one) => one.country).get(country)).toBeGreaterThanOrEqual(14);
  });

  test.each(nations)("has benefits of %s", (nation) => {
    const here = statements.filter((one) => one.nation === nation).flatMap((one) => one.incomes);
    expect(here.filter(({ kind }) => kind === "benefits").length).toBeGreaterThanOrEqual(3);
  });

  test("has at least eight British wordings, and those of other countries", () => {
    const banks = countBy(statements, ({ country, bank }) => `${country} ${bank}`);
    expect([...banks.keys()].filter((bank) => bank.startsWith("GB"))).toHaveLength(8);
    expect(banks.size).toBeGreaterThanOrEqual(19);
  });

  test("has no stated employer in a third", () => {
    const without = statements.filter(({ statedEmployers }) => statedEmployers.length === 0);
    expect(without.length / statements.length).toBeCloseTo(1 / 3, 1);
  });

  test("has every kind of income", () => {
    const kinds = countBy(incomes, ({ kind }) => kind);
    for (const kind of ["work", "other", "benefits", "pension", "student_finance"] as const)
      expect(kinds.get(kind), kind).toBeGreaterThanOrEqual(6);
  });

  test("knows the truth of every line, and gives every income lines", () => {
    for (const { statement, truthOf, incomes: own, name } of statements) {
      expect(statement.transactions.every(({ id }) => truthOf.has(id))).toBe(true);
      const paid = new Set(
        [...truthOf.values()].flatMap((truth) => ("income" in truth ? [truth.income] : [])),
      );
      expect([...paid].toSorted(), name).toEqual(own.map(({ id }) => id).toSorted());
    }
  });

  test("gives incomes that go on at least three payments", () => {
    const short = statements.flatMap(({ incomes: own, truthOf, name }) =>
      own
        .filter(
          ({ id }) =>
            [...truthOf.values()].filter((truth) => "income" in truth && truth.income === id).length < 3,
        )
        .map(({ id, payroll }) => `${name}: ${id}, ${payroll}`),
    );
    expect(short).toEqual([]);
  });

  test("an employer of before that is not stated is no evidence", () => {
    const before = statements.flatMap(({ statedEmployers, incomes: own, evidenced, truthOf }) => {
      const lines = [...truthOf].filter(([, truth]) => "income" in truth && truth.income === "old job");
      const isWork = own.some(({ id, kind }) => id === "old job" && kind === "work");
      return statedEmployers.length > 0 && lines.length > 0
        ? [{ isWork, isEvidenced: lines.every(([id]) => evidenced.has(id)) }]
        : [];
    });
    expect(before.filter(({ isWork }) => !isWork).length).toBeGreaterThanOrEqual(5);
    expect(before.filter(({ isWork, isEvidenced }) => isWork !== isEvidenced)).toEqual([]);
  });

  test("lies within its period, on days that exist", () => {
    for (const { statement } of statements)
      for (const { date } of statement.transactions) {
        expect(date >= statement.from && date <= statement.to).toBe(true);
      }
  });
});
