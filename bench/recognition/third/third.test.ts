import { describe, expect, test } from "vitest";
import { secondStatements } from "../second/accounts.ts";
import { nations, payrolls } from "../second/labels.ts";
import { thirdStatements } from "./accounts.ts";
import { thirdWords } from "./words.ts";

const statements = thirdStatements();
const incomes = statements.flatMap((one) => one.incomes);

describe("the third set of statements", () => {
  test("has four hundred, the same in every run", () => {
    expect(statements).toHaveLength(400);
    expect(thirdStatements()[211]).toEqual(statements[211]);
  });

  test("has no stated employer in a third", () => {
    const without = statements.filter(({ statedEmployers }) => statedEmployers.length === 0);
    expect(without.length / 400).toBeCloseTo(1 / 3, 1);
  });

  test.each(payrolls)("has people who are paid %s", (payroll) => {
    expect(incomes.filter((income) => income.payroll === payroll).length).toBeGreaterThanOrEqual(6);
  });

  test.each(nations)("has benefits of %s", (nation) => {
    const here = statements.filter((one) => one.nation === nation).flatMap((one) => one.incomes);
    expect(here.filter(({ kind }) => kind === "benefits").length).toBeGreaterThanOrEqual(3);
  });

  test("has every country but Poland and every bank", () => {
    const used = new Set(statements.map(({ country, bank }) => `${country} ${bank}`));
    expect(used.size).toBe(Object.values(thirdWords.banksOf).flat().length);
  });

  test("shares no bank and no holder with the second set", () => {
    const said = (of: ReturnType<typeof secondStatements>) =>
      of.flatMap(({ bank, statement }) => [bank, ...statement.holders]);
    const before = new Set(said(secondStatements()));
    expect(said(statements).filter((one) => before.has(one))).toEqual([]);
  });

  test("knows the truth of every line, and gives every income three or more", () => {
    for (const { statement, truthOf, incomes: own, name } of statements) {
      expect(statement.transactions.every(({ id }) => truthOf.has(id))).toBe(true);
      const paid = [...truthOf.values()].flatMap((truth) => ("income" in truth ? truth.income : []));
      for (const { id } of own)
        expect(paid.filter((one) => one === id).length, `${name} ${id}`).toBeGreaterThanOrEqual(3);
    }
  });
});
