import type { ListedBirth } from "@latchkey/domain/compliance/sanctions/birth.ts";
import type { ListedName, ListedPerson } from "@latchkey/domain/compliance/sanctions/name-index.ts";
import { type Random, randomOf } from "../recognition/random.ts";
import { arabic, persian } from "./arabic.ts";
import { elsewhere } from "./elsewhere.ts";
import { chinese, korean } from "./korean.ts";
import { type Language, type Native, pickerOf, type Spelled } from "./language.ts";
import { spanish, westAfrican } from "./romance.ts";
import { russian, ukrainian } from "./russian.ts";

/**
 * An invented list with the make-up of real ones: half of the entries are Russian or Ukrainian, every third Arabic or
 * Persian; three other names a person; the date of birth whole, as a year, or not there.
 */

export const listedLanguages: readonly Language[] = [
  russian,
  ukrainian,
  arabic,
  persian,
  korean,
  chinese,
  spanish,
  westAfrican,
];
export const allLanguages: readonly Language[] = [...listedLanguages, ...elsewhere];

export interface Born {
  readonly language: Language;
  readonly native: Native;
  readonly date: string;
}

export interface Entry {
  readonly born: Born;
  readonly listed: ListedPerson;
}

const two = (number: number): string => String(number).padStart(2, "0");

export const bornOf = (
  language: Language,
  random: Random,
  { years, isTuning }: { readonly years: readonly [number, number]; readonly isTuning: boolean },
): Born => ({
  language,
  native: language.newName(pickerOf(random, isTuning), random),
  date: `${random.between(...years)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
});

export const textOf = ({ given, middle, family }: Spelled, isFamilyFirst: boolean): string => {
  const own = [...given, ...middle];
  return (isFamilyFirst ? [...family, ...own] : [...own, ...family]).filter(Boolean).join(" ");
};

const strong = (text: string): ListedName => ({ text, isWeak: false });

const aliasOf = ({ language, native }: Born, random: Random): ListedName => {
  const spelled = language.spell(native, random.between(0, language.systems - 1), random);
  const kind = random.fraction();
  if (kind < 0.08 && language.ownScript) return strong(language.ownScript(native));
  if (kind < 0.14) return { text: spelled.given.join(" "), isWeak: true };
  const middle = kind < 0.55 ? [] : spelled.middle;
  const isFamilyFirst = language.familyFirst === true ? kind < 0.85 : kind > 0.8;
  return strong(textOf({ ...spelled, middle }, isFamilyFirst));
};

const birthsOf = (date: string, random: Random): readonly ListedBirth[] => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const kind = random.fraction();
  if (kind < 0.17) return [];
  if (kind < 0.4) return [{ year, month: null, day: null }];
  const whole = { year, month, day };
  if (kind < 0.47) return [whole, { year: year + random.pick([-1, 1, 2]), month: null, day: null }];
  if (kind < 0.5) return [{ year: year + random.pick([-1, 1]), month, day }];
  return [whole];
};

const entryOf = (at: number, random: Random, isTuning: boolean): Entry => {
  let left = random.fraction();
  const language =
    listedLanguages.find(({ share }) => {
      left -= share;
      return left <= 0;
    }) ?? russian;
  const born = bornOf(language, random, { years: [1938, 1996], isTuning });
  const primary = strong(textOf(language.spell(born.native, 0, random), language.familyFirst === true));
  const aliases = Array.from({ length: random.between(1, 6) }, () => aliasOf(born, random));
  const names = [primary, ...aliases].filter(
    ({ text }, place, all) => all.findIndex((other) => other.text === text) === place,
  );
  return {
    born,
    listed: { id: `INV${String(at).padStart(4, "0")}`, names, births: birthsOf(born.date, random) },
  };
};

const ENTRIES = 4_600;

export const inventedList = (seed: number, isTuning = false): readonly Entry[] => {
  const random = randomOf(seed);
  return Array.from({ length: ENTRIES }, (_, at) => entryOf(at, random, isTuning));
};
