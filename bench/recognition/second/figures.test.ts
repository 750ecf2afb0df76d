import { describe, expect, test } from "vitest";
import { secondStatements } from "./accounts.ts";
import { compare, figuresOf, lowerBound, type Recogniser } from "./figures.ts";
import { secondTable } from "./table.ts";

const statements = secondStatements();

const incomesOf: Recogniser = ({ incomes, truthOf, statement }) =>
  incomes.map(({ id, kind, yearlyMinor }) => ({
    kind,
    yearlyMinor,
    transactions: statement.transactions
      .filter((line) => {
        const truth = truthOf.get(line.id);
        return truth && "income" in truth && truth.income === id;
      })
      .map((line) => line.id),
  }));

const shares = (recognise: Recogniser) => figuresOf(compare(statements, recognise));

describe("the figures of the second set", () => {
  test("who tells the truth is right everywhere", () => {
    const figures = shares(incomesOf);
    for (const { part, whole } of Object.values(figures)) expect(part).toBe(whole);
    expect(figures.precision.whole).toBe(statements.flatMap(({ incomes }) => incomes).length);
  });

  test("a wrong kind is a mistake, and leaves an income unfound", () => {
    const figures = shares((statement) => incomesOf(statement).map((one) => ({ ...one, kind: "pension" })));
    expect(figures.precision.part).toBeLessThan(figures.precision.whole / 5);
    expect(figures.recallWithEmployer.part).toBeLessThan(figures.recallWithEmployer.whole / 50);
    expect(figures.precisionOfAnyKind.part).toBe(figures.precisionOfAnyKind.whole);
  });

  test("an income that is found twice, and money that is none, are mistakes", () => {
    const twice = shares((statement) => incomesOf(statement).flatMap((one) => [one, one]));
    expect(twice.precision.part * 2).toBe(twice.precision.whole);
    const noise = shares((one) => {
      const lines = one.statement.transactions.filter(({ id }) => "noise" in (one.truthOf.get(id) ?? {}));
      return incomesOf(one)
        .slice(0, 1)
        .map((income) => ({ ...income, transactions: lines.map(({ id }) => id) }));
    });
    expect(noise.precisionOfAnyKind.part).toBe(0);
  });

  test("a bonus shown apart does not count, one that is extrapolated is a mistake", () => {
    const withBonus =
      (yearlyMinor: number | undefined): Recogniser =>
      (one) => {
        const lines = [...one.truthOf].filter(([, truth]) => "bonusOf" in truth).map(([id]) => id);
        const [first] = incomesOf(one);
        const bonus = lines.length > 0 && first ? [{ ...first, yearlyMinor, transactions: lines }] : [];
        return [...incomesOf(one), ...bonus];
      };
    expect(shares(withBonus(undefined)).precision.whole).toBe(shares(incomesOf).precision.whole);
    const { part, whole } = shares(withBonus(90_000_000)).precision;
    expect(whole - part).toBeGreaterThan(5);
  });

  test.each([
    [{ part: 0, whole: 0 }, 0],
    [{ part: 95, whole: 100 }, 0.888],
    [{ part: 400, whole: 400 }, 0.99],
  ])("the lower bound of %o is %s", (share, bound) => {
    expect(lowerBound(share)).toBeCloseTo(bound, 3);
  });

  test("the table has a row for every figure", () => {
    expect(secondTable(shares(incomesOf)).split("\n")).toHaveLength(10);
  });
});
