import { expect, test } from "vitest";
import { fourthWords } from "../fourth/words.ts";
import { places } from "../places.ts";
import { noisesOf, testNewWords, testSet } from "../second/set-tests.ts";
import type { Vocabulary } from "../second/vocabulary.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { fifthStatements } from "./accounts.ts";
import { fifthWords } from "./words.ts";

const statements = fifthStatements();
const earlier = [secondWords, thirdWords, fourthWords];

testSet(fifthWords, statements);

testNewWords(fifthWords, earlier);

test("the fifth set shares no person and no employer with the first", () => {
  const first = new Set(
    Object.values(places).flatMap(({ firstNames, lastNames, companies }) =>
      [...firstNames, ...lastNames, ...companies].map((one) => one.toUpperCase()),
    ),
  );
  const people = Object.values(fifthWords.names).flatMap((both) => both.join(" ").split(" "));
  const employers = Object.values(fifthWords.employersOf).flat();
  const said = [...people, ...employers.map(({ payer }) => payer)];
  expect(said.filter((one) => first.has(one.toUpperCase()))).toEqual([]);
});

const furtherOf = ({ furtherNoise }: Vocabulary) => Object.values(furtherNoise ?? {}).flat();

const textsOf = (words: Vocabulary): readonly string[] => [
  ...furtherOf(words).map(({ payer, reference }) => (payer.includes("{") ? reference : payer)),
  ...words.refundingShops,
  ...words.refundingInParts,
  ...words.platforms,
  ...words.bookmakers,
  ...words.once.map((one) => one.split("|")[0] ?? ""),
  ...Object.values(words.saidIn).flatMap(({ shares, own, insurance, loan }) => [
    ...shares,
    ...own,
    insurance[0],
    loan[0],
  ]),
];

test("money that is no income has brands and words in the fifth set that no earlier one has", () => {
  const before = new Set(earlier.flatMap(textsOf));
  expect(textsOf(fifthWords).filter((text) => text !== "" && before.has(text))).toEqual([]);
  const noises = noisesOf(statements);
  for (const noise of ["investment", "cashback", "platform", "gambling", "loan", "insurance"] as const)
    expect(noises, noise).toContain(noise);
});

test("the layouts of the fifth set are new in each of the eight countries unless they are cut off", () => {
  const payment = { payer: "ONE PAYER", reference: "AB 12", isPay: false, isPension: false };
  const random = {
    fraction: () => 0,
    between: () => 1,
    pick: <Item>([first]: readonly Item[]) => first as Item,
  };
  const layoutsOf = ({ banksOf }: Vocabulary): readonly string[] =>
    Object.values(banksOf)
      .flat()
      .filter(({ cutsOff }) => !cutsOff)
      .map(({ credit }) => credit(payment, { ...random, happens: () => false }));
  const before = new Set(earlier.flatMap(layoutsOf));
  expect(layoutsOf(fifthWords).filter((layout) => before.has(layout))).toEqual([]);
  expect(new Set(statements.map(({ country }) => country)).size).toBe(8);
  expect(fifthWords.banksOf.GB.length).toBeGreaterThanOrEqual(8);
});

test("regular money of persons and odd pence are in the fifth set", () => {
  const credits = statements.flatMap(({ statement, truthOf }) =>
    statement.transactions.flatMap(({ id, minor }) => {
      const truth = truthOf.get(id);
      return truth && "noise" in truth && minor > 0 ? [{ noise: truth.noise, minor }] : [];
    }),
  );
  const oddOf = (noise: string): number => {
    const all = credits.filter((one) => one.noise === noise);
    return all.filter(({ minor }) => minor % 100 !== 0).length / all.length;
  };
  for (const noise of ["refund", "platform"]) expect(oddOf(noise), noise).toBeGreaterThan(0.6);
  expect(oddOf("person")).toBeLessThan(0.5);
});
