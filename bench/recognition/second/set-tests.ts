import { describe, expect, test } from "vitest";
import { statementsOf } from "./accounts.ts";
import { type NotCounted, nations, payrolls, type SecondStatement } from "./labels.ts";
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

const all = <Item>(by: Readonly<Record<string, readonly Item[]>>): readonly Item[] =>
  Object.values(by).flat();

const wordings: readonly (readonly [string, (words: Vocabulary) => readonly string[]])[] = [
  ["first names", ({ names }) => Object.values(names).flatMap(([firsts]) => firsts.split(" "))],
  ["last names", ({ names }) => Object.values(names).flatMap(([, lasts]) => lasts.split(" "))],
  [
    "own accounts",
    ({ banksOf }) => all(banksOf).flatMap(({ pots, cash, cheque }) => [...pots, cash, cheque]),
  ],
  [
    "employers",
    (words) => [...all(words.employersOf), ...words.misleadingEmployers].map(({ payer }) => payer),
  ],
  ["unknown payers", ({ unknownPayers }) => unknownPayers.map((payer) => payer.split("|")[0] ?? "")],
  ["platforms", ({ platforms, bookmakers }) => [...platforms, ...bookmakers]],
  ["shops", ({ refundingShops, refundingInParts }) => [...refundingShops, ...refundingInParts]],
];

export const testNewWords = (words: Vocabulary, before: readonly Vocabulary[]): void => {
  test.each(wordings)(`the ${words.name} set shares no %s with the earlier ones`, (_name, said) => {
    const earlier = new Set(before.flatMap(said));
    expect(said(words).filter((one) => one !== "" && earlier.has(one))).toEqual([]);
  });
};

const officesOf = ({ britishOf, abroadOf }: Vocabulary): readonly string[] =>
  [...Object.values(britishOf), ...Object.values(abroadOf)]
    .flat()
    .map(({ payer, reference }) => `${payer}|${reference}`);

const wordsOfPay = ({ payWordsOf }: Vocabulary): readonly string[] =>
  Object.entries(payWordsOf).flatMap(([at, words]) => words.map(([one]) => `${at} ${one}`));

/** Tests of a set whose offices and words of pay are worded anew. */
export const testNewOffices = (words: Vocabulary, before: readonly Vocabulary[]): void => {
  test.each([
    ["benefit or pension", officesOf],
    ["word of pay", wordsOfPay],
  ] as const)(`the ${words.name} set words no %s as an earlier one`, (_what, wordsIn) => {
    const earlier = new Set(before.flatMap(wordsIn));
    expect(wordsIn(words).filter((one) => earlier.has(one))).toEqual([]);
  });
};

export const noisesOf = (statements: readonly SecondStatement[]): ReadonlySet<NotCounted> =>
  new Set(
    statements.flatMap(({ truthOf }) =>
      [...truthOf.values()].flatMap((one) => ("noise" in one ? one.noise : [])),
    ),
  );
