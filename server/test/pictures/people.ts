import { type Dice, oneOf } from "./dice.ts";
import type { Holder } from "./zone-lines.ts";

/** Holders of the drawn documents; nobody real. */

export const amara: Holder = {
  surname: "Okafor",
  givenNames: "Amara Joy",
  number: "533380006",
  state: "UTO",
  birthdate: "900214",
  expiry: "310505",
  sex: "F",
};

const SURNAMES = [
  "Okafor",
  "Smith",
  "Zielinska",
  "Vu",
  "Brown-Quigley",
  "Hernandez",
  "Jackson",
  "Whyte",
] as const;
const GIVEN = [
  "Amara Joy",
  "Bob",
  "Maria",
  "Xavier Kofi",
  "Jane Wanda",
  "Emil",
  "Queenie",
  "Uwe Paul",
] as const;
const STATES = ["UTO", "GBR", "POL", "IND", "NGA", "BRA"] as const;
const LETTERS = [..."ABCDEFGHJKLMNPRTUVWXYZ"] as [string, ...string[]];

const digits = (dice: Dice, count: number): string =>
  Array.from({ length: count }, () => Math.floor(dice() * 10)).join("");
const two = (value: number): string => String(value).padStart(2, "0");
const date = (dice: Dice, year: number): string =>
  two(year % 100) + two(1 + Math.floor(dice() * 12)) + two(1 + Math.floor(dice() * 28));

/** Half of the numbers are nine digits, half begin with two letters. */
export const aHolder = (dice: Dice): Holder => ({
  surname: oneOf(dice, SURNAMES),
  givenNames: oneOf(dice, GIVEN),
  number: dice() < 0.5 ? digits(dice, 9) : oneOf(dice, LETTERS) + oneOf(dice, LETTERS) + digits(dice, 7),
  state: oneOf(dice, STATES),
  birthdate: date(dice, 1945 + Math.floor(dice() * 60)),
  expiry: date(dice, 2027 + Math.floor(dice() * 8)),
  sex: dice() < 0.5 ? "F" : "M",
});
