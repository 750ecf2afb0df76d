import { expect, test } from "vitest";
import { places } from "../places.ts";
import type { SecondStatement } from "./labels.ts";
import { noisesOf } from "./set-tests.ts";
import type { Vocabulary } from "./vocabulary.ts";

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

const testNames = (words: Vocabulary): void => {
  test(`the ${words.name} set shares no person and no employer with the first`, () => {
    const first = new Set(
      Object.values(places).flatMap(({ firstNames, lastNames, companies }) =>
        [...firstNames, ...lastNames, ...companies].map((one) => one.toUpperCase()),
      ),
    );
    const people = Object.values(words.names).flatMap((both) => both.join(" ").split(" "));
    const employers = Object.values(words.employersOf).flat();
    const said = [...people, ...employers.map(({ payer }) => payer)];
    expect(said.filter((one) => first.has(one.toUpperCase()))).toEqual([]);
  });
};

const testBrands = (
  words: Vocabulary,
  statements: readonly SecondStatement[],
  earlier: readonly Vocabulary[],
): void => {
  test(`money that is no income has brands and words in the ${words.name} set that no earlier one has`, () => {
    const before = new Set(earlier.flatMap(textsOf));
    expect(textsOf(words).filter((text) => text !== "" && before.has(text))).toEqual([]);
    const noises = noisesOf(statements);
    for (const noise of ["investment", "cashback", "platform", "gambling", "loan", "insurance"] as const)
      expect(noises, noise).toContain(noise);
  });
};

const testLayouts = (
  words: Vocabulary,
  statements: readonly SecondStatement[],
  earlier: readonly Vocabulary[],
): void => {
  test(`the layouts of the ${words.name} set are new in each of the eight countries unless they are cut off`, () => {
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
    expect(layoutsOf(words).filter((layout) => before.has(layout))).toEqual([]);
    expect(new Set(statements.map(({ country }) => country)).size).toBe(8);
    expect(words.banksOf.GB.length).toBeGreaterThanOrEqual(8);
  });
};

const testOddPence = (words: Vocabulary, statements: readonly SecondStatement[]): void => {
  test(`regular money of persons and odd pence are in the ${words.name} set`, () => {
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
};

/** Tests of a set that has further money that is no income, and layouts of its own in every country. */
export const testFurtherWords = (
  words: Vocabulary,
  statements: readonly SecondStatement[],
  earlier: readonly Vocabulary[],
): void => {
  testNames(words);
  testBrands(words, statements, earlier);
  testLayouts(words, statements, earlier);
  testOddPence(words, statements);
};
