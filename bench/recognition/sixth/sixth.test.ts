import { expect, test } from "vitest";
import { fifthWords } from "../fifth/words.ts";
import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewWords, testSet } from "../second/set-tests.ts";
import type { Vocabulary } from "../second/vocabulary.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { sixthStatements } from "./accounts.ts";
import { sixthWords } from "./words.ts";

const statements = sixthStatements();
const earlier = [secondWords, thirdWords, fourthWords, fifthWords];

testSet(sixthWords, statements);

testNewWords(sixthWords, earlier);

testFurtherWords(sixthWords, statements, earlier);

const officesOf = ({ britishOf, abroadOf }: Vocabulary): readonly string[] =>
  [...Object.values(britishOf), ...Object.values(abroadOf)]
    .flat()
    .map(({ payer, reference }) => `${payer}|${reference}`);

test.each<readonly [string, (words: Vocabulary) => readonly string[]]>([
  ["benefit or pension", officesOf],
  [
    "word of pay",
    ({ payWordsOf }) => Object.entries(payWordsOf).flatMap(([at, all]) => all.map(([one]) => `${at} ${one}`)),
  ],
])("the sixth set words no %s as an earlier one", (_what, wordsOf) => {
  const before = new Set(earlier.flatMap(wordsOf));
  expect(wordsOf(sixthWords).filter((one) => before.has(one))).toEqual([]);
});
