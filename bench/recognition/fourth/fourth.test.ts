import { expect, test } from "vitest";
import { noisesOf, testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { fourthStatements } from "./accounts.ts";
import { fourthWords } from "./words.ts";

const statements = fourthStatements();

testSet(fourthWords, statements);

testNewWords(fourthWords, [secondWords, thirdWords]);

test("the fourth set has eight British banks, every country, and money that is no income under its own brands", () => {
  const countries = new Set(statements.map(({ country }) => country));
  expect(countries.size).toBe(8);
  expect(fourthWords.banksOf.GB).toHaveLength(8);
  const noises = noisesOf(statements);
  for (const noise of ["investment", "cashback", "platform", "gambling", "loan", "insurance"] as const)
    expect(noises, noise).toContain(noise);
});
