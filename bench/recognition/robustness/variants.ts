import { foldLetters } from "@latchkey/domain/rules/fold.ts";
import { dayFrom, isoOf, workingDayAfter } from "../calendar.ts";
import { type Random, randomOf } from "../random.ts";
import { statementsOf } from "../second/accounts.ts";
import type { Employer } from "../second/employers.ts";
import type { Country, SecondStatement } from "../second/labels.ts";
import type { Names } from "../second/people.ts";
import type { Said } from "../second/said.ts";
import type { Vocabulary } from "../second/vocabulary.ts";
import { CLASS_WORDS, SAME_CLASS, TRADES } from "./class-words.ts";
import { inventedName } from "./invented.ts";

/** Sets that were seen, with other words. */

type Change = (words: Vocabulary, random: Random) => Vocabulary;
type ByCountry<Item> = Readonly<Record<Country, Item>>;

const byCountry = <Item>(of: ByCountry<Item>, change: (item: Item) => Item): ByCountry<Item> => ({
  ...{ GB: change(of.GB), IE: change(of.IE), DE: change(of.DE), FR: change(of.FR) },
  ...{ ES: change(of.ES), IT: change(of.IT), PT: change(of.PT), PL: change(of.PL) },
});

/** The same word becomes the same one wherever it stands. */
const renamer = (rename: (word: string) => string): ((text: string) => string) => {
  const renamed = new Map<string, string>();
  return (text) =>
    text
      .split(" ")
      .map((word) => {
        const name = renamed.get(word) ?? rename(word);
        renamed.set(word, name);
        return name;
      })
      .join(" ");
};

const isKept = (word: string): boolean => CLASS_WORDS.has(word.toUpperCase()) || /[{}]/.test(word);

/** A new shop has a name that no list knows, and one in three says its trade. */
const namerOf = (random: Random): ((payer: string) => string) => {
  const named = renamer((word) => (isKept(word) ? word : inventedName(random)));
  const payers = new Map<string, string>();
  return (payer) => {
    const isBare = payer !== "" && !payer.split(" ").some(isKept);
    const name =
      payers.get(payer) ??
      (isBare && random.happens(1 / 3) ? `${named(payer)} ${random.pick(TRADES)}` : named(payer));
    payers.set(payer, name);
    return name;
  };
};

const withoutBrands: Change = (words, random) => {
  const named = namerOf(random);
  const beforeBar = (text: string): string => text.replace(/^[^|]+/, named);
  const said = (one: Said): Said => ({
    ...one,
    taxRefund: [named(one.taxRefund[0]), one.taxRefund[1]],
    insurance: [named(one.insurance[0]), one.insurance[1], one.insurance[2]],
    loan: [named(one.loan[0]), one.loan[1]],
  });
  return {
    ...words,
    saidIn: byCountry(words.saidIn, said),
    refundingShops: words.refundingShops.map(named),
    refundingInParts: words.refundingInParts.map(named),
    platforms: words.platforms.map(named),
    bookmakers: words.bookmakers.map(named),
    once: words.once.map(beforeBar),
    energy: named(words.energy),
    ...(words.furtherNoise && {
      furtherNoise: byCountry(words.furtherNoise, (all) =>
        all.map((one) => ({ ...one, payer: named(one.payer) })),
      ),
    }),
  };
};

/** Half of the words that say what the money is are other ones. */
const withOtherReferences: Change = (words, random) => {
  const other = renamer((word) => (/[{}]/.test(word) || random.happens(0.5) ? word : inventedName(random)));
  const said = (one: Said): Said => ({
    ...one,
    shares: one.shares.map(other),
    thanks: one.thanks.map(other),
    maintenance: other(one.maintenance),
    refund: other(one.refund),
    taxRefund: [one.taxRefund[0], other(one.taxRefund[1])],
    insurance: [one.insurance[0], other(one.insurance[1]), one.insurance[2]],
    loan: [one.loan[0], other(one.loan[1])],
    withdrawal: other(one.withdrawal),
  });
  return {
    ...words,
    saidIn: byCountry(words.saidIn, said),
    ...(words.furtherNoise && {
      furtherNoise: byCountry(words.furtherNoise, (all) =>
        all.map((one) => ({ ...one, reference: other(one.reference) })),
      ),
    }),
  };
};

const capital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

const withOtherNames: Change = (words, random) => {
  const other = renamer((name) => (random.happens(0.5) ? name : capital(inventedName(random))));
  const both = ([firsts, lasts]: Names): Names => [other(firsts), other(lasts)];
  return { ...words, names: byCountry(words.names, both) };
};

const withOtherTrades: Change = (words, random) => {
  const other = renamer((word) => {
    const same = SAME_CLASS[word];
    return same ? random.pick(same) : word;
  });
  const inText = (text: string): string => other(foldLetters(text).toUpperCase());
  const employer = ({ payer, typed }: Employer): Employer => ({
    payer: inText(payer),
    typed: typed.map((names) => names.map(inText)),
  });
  return {
    ...words,
    employersOf: byCountry(words.employersOf, (all) => all.map(employer)),
    misleadingEmployers: words.misleadingEmployers.map(employer),
    unknownPayers: words.unknownPayers.map((text) => text.replace(/^[^|]+/, other)),
  };
};

/** Refunds, shares and sales in odd pence, as in life; the same amount stays the same. */
const withOddPence = (of: SecondStatement): SecondStatement => ({
  ...of,
  statement: {
    ...of.statement,
    transactions: of.statement.transactions.map((line) => {
      const isNoise = line.minor > 0 && "noise" in (of.truthOf.get(line.id) ?? {});
      return isNoise ? { ...line, minor: line.minor + 1 + ((line.minor * 7) % 99) } : line;
    }),
  },
});

/** Some banks book on a working day whatever is due on a weekend, whoever sends it. */
const onWorkingDays = (of: SecondStatement): SecondStatement => ({
  ...of,
  statement: {
    ...of.statement,
    transactions: of.statement.transactions.map((line) => ({
      ...line,
      date: isoOf(workingDayAfter(dayFrom(line.date), of.country === "GB" ? "pounds" : "euros")),
    })),
  },
});

export interface Variant {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly hasOddPence: boolean;
  readonly isOnWorkingDays: boolean;
}

export const variants: readonly Variant[] = [
  { title: "as written", changes: [], hasOddPence: false, isOnWorkingDays: false },
  { title: "without any brand", changes: [withoutBrands], hasOddPence: false, isOnWorkingDays: false },
  {
    title: "other words of what money is for",
    changes: [withOtherReferences],
    hasOddPence: false,
    isOnWorkingDays: false,
  },
  {
    title: "half of the names of people invented",
    changes: [withOtherNames],
    hasOddPence: false,
    isOnWorkingDays: false,
  },
  {
    title: "other words of the same trades",
    changes: [withOtherTrades],
    hasOddPence: false,
    isOnWorkingDays: false,
  },
  { title: "odd pence in money that is no income", changes: [], hasOddPence: true, isOnWorkingDays: false },
  {
    title: "all of these",
    changes: [withoutBrands, withOtherReferences, withOtherNames, withOtherTrades],
    hasOddPence: true,
    isOnWorkingDays: false,
  },
  {
    title: "all of these, and whatever is due on a weekend is booked on a working day",
    changes: [withoutBrands, withOtherReferences, withOtherNames, withOtherTrades],
    hasOddPence: true,
    isOnWorkingDays: true,
  },
];

const SEED = 4_409;

/** @param seed other people, days and amounts than those that were seen */
export const statementsIn = (
  { changes, hasOddPence, isOnWorkingDays }: Variant,
  words: Vocabulary,
  { seed, first, count }: { readonly seed: number; readonly first: number; readonly count: number },
): readonly SecondStatement[] => {
  const random = randomOf(SEED + seed);
  const changed = changes.reduce((before, change) => change(before, random), words);
  const statements = statementsOf({ ...changed, seed: words.seed + seed }, first, count);
  const odd = hasOddPence ? statements.map(withOddPence) : statements;
  return isOnWorkingDays ? odd.map(onWorkingDays) : odd;
};
