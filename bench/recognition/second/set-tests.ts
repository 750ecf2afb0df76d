import { describe, expect, test } from "vitest";
import { statementsOf } from "./accounts.ts";
import { nations, payrolls, type SecondStatement } from "./labels.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Tests that every later set passes, whatever its words are. */
export const testSet = (words: Vocabulary, statements: readonly SecondStatement[]): void => {
  const incomes = statements.flatMap((one) => one.incomes);

  describe(`the ${words.name} set of statements`, () => {
    test("has four hundred, the same in every run", () => {
      expect(statements).toHaveLength(400);
      expect(statementsOf(words)[211]).toEqual(statements[211]);
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

    test("uses every bank", () => {
      const used = new Set(statements.map(({ country, bank }) => `${country} ${bank}`));
      expect(used.size).toBe(Object.values(words.banksOf).flat().length);
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
};
