import { oneOf, type Random } from "./random.ts";
import type { Holder } from "./zone-lines.ts";

export const amara: Holder = {
  surname: "Okafor",
  givenNames: "Amara Joy",
  number: "533380006",
  state: "UTO",
  birthdate: "900214",
  expiry: "310505",
  sex: "F",
};

const LETTERS = [..."ABCDEFGHJKLMNPRTUVWXYZ"] as [string, ...string[]];

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join("");
const two = (value: number): string => String(value).padStart(2, "0");
const date = (random: Random, year: number): string =>
  two(year % 100) + two(1 + Math.floor(random() * 12)) + two(1 + Math.floor(random() * 28));

interface Names {
  readonly surnames: readonly [string, ...string[]];
  readonly given: readonly [string, ...string[]];
  readonly states: readonly [string, ...string[]];
}

const holderOf =
  ({ surnames, given, states }: Names) =>
  (random: Random): Holder => ({
    surname: oneOf(random, surnames),
    givenNames: oneOf(random, given),
    number:
      random() < 0.5
        ? digits(random, 9)
        : oneOf(random, LETTERS) + oneOf(random, LETTERS) + digits(random, 7),
    state: oneOf(random, states),
    birthdate: date(random, 1945 + Math.floor(random() * 60)),
    expiry: date(random, 2027 + Math.floor(random() * 8)),
    sex: random() < 0.5 ? "F" : "M",
  });

export const aHolder = holderOf({
  surnames: ["Okafor", "Smith", "Zielinska", "Vu", "Brown-Quigley", "Hernandez", "Jackson", "Whyte"],
  given: ["Amara Joy", "Bob", "Maria", "Xavier Kofi", "Jane Wanda", "Emil", "Queenie", "Uwe Paul"],
  states: ["UTO", "GBR", "POL", "IND", "NGA", "BRA"],
});

/** People of no other corpus. */
export const anotherHolder = holderOf({
  surnames: ["Li", "Featherstonehaugh", "Kaya", "Mbeki", "Andersen", "Oyelaran-Wood", "Rossi", "Tan"],
  given: ["Ida", "Christopher Lee", "Wei", "Fatima Noor", "Per", "Genevieve", "Jo", "Sipho David"],
  states: ["UTO", "CHN", "TUR", "ZAF", "DNK", "ITA"],
});

export const aThirdHolder = holderOf({
  surnames: ["Nakamura", "Osei", "Petrov", "Lindqvist-Moore", "Haddad", "Quispe", "Byrne", "Ng"],
  given: ["Yuki", "Theodora Ann", "Kwame", "Zara", "Mikhail Ivan", "Lucia", "Oisin", "Bo"],
  states: ["UTO", "JPN", "GHA", "SWE", "PER", "IRL"],
});

export const aFourthHolder = holderOf({
  surnames: ["Iwu", "Castellanos", "Novak", "Al-Rashid", "MacGillivray", "Dubois", "Sato", "Ek"],
  given: ["Noor", "Bartholomew", "Chidi Emeka", "Anneliese", "Tomas", "Layla Rose", "Hugh", "Mei Lin"],
  states: ["UTO", "NGA", "MEX", "CZE", "JOR", "FRA"],
});
