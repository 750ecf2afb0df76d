import { expect, test } from "vitest";
import { testSet } from "../second/set-tests.ts";
import type { Vocabulary } from "../second/vocabulary.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { fourthStatements } from "./accounts.ts";
import { fourthWords } from "./words.ts";

const statements = fourthStatements();

testSet(fourthWords, statements);

const before = [secondWords, thirdWords];

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

test.each(wordings)("the fourth set shares no %s with the earlier ones", (_name, said) => {
  const earlier = new Set(before.flatMap(said));
  expect(said(fourthWords).filter((one) => one !== "" && earlier.has(one))).toEqual([]);
});

test("the fourth set has eight British banks, every country, and money that is no income under its own brands", () => {
  const countries = new Set(statements.map(({ country }) => country));
  expect(countries.size).toBe(8);
  expect(fourthWords.banksOf.GB).toHaveLength(8);
  const noises = new Set(
    statements.flatMap(({ truthOf }) =>
      [...truthOf.values()].flatMap((one) => ("noise" in one ? one.noise : [])),
    ),
  );
  for (const noise of ["investment", "cashback", "platform", "gambling", "loan", "insurance"] as const)
    expect(noises, noise).toContain(noise);
});
