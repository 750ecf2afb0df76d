import { describe, expect, test } from "vitest";
import { emptyAddress } from "../addresses/address.ts";
import { buildingOf, withTyped } from "../addresses/by-hand.ts";
import { formatAddress } from "../addresses/format.ts";
import { addressIssues } from "../addresses/issues.ts";
import { birthdateIssue } from "../identity/rules.ts";
import { parseIdentityAnswers } from "../identity/values.ts";
import { emailIssue, maskedEmail, notOwnEmail } from "./email.ts";
import { nameIssue } from "./names.ts";
import { phoneFormat } from "./phone.ts";
import { referenceEmailWarning } from "./reference-email.ts";
import {
  alphanumericWithSpaces,
  lettersDigitsSpecials,
  nameAlternative,
  postOrZipCode,
  ukPostcode,
  unicodeLetters,
} from "./text.ts";

const LONG = 100_000;
const hostile = [
  "a",
  " ",
  "a ",
  "-",
  "a-",
  "a.",
  "@",
  "a@",
  "a@a.",
  "+",
  "1",
  "1-",
  "\u0301",
  "é",
  "😀",
  "a\u0301",
  "'",
  "(",
  "\n",
].map((unit) => `${unit.repeat(LONG / unit.length)}!`);

const rules: Readonly<Record<string, (value: string) => unknown>> = {
  nameIssue,
  birthdate: (value) => birthdateIssue(value, "2026-11-20"),
  emailIssue,
  maskedEmail,
  notOwnEmail: notOwnEmail("amara@example.com"),
  referenceEmailWarning,
  phone: phoneFormat(),
  unicodeLetters: unicodeLetters(),
  alphanumericWithSpaces: alphanumericWithSpaces(),
  lettersDigitsSpecials: lettersDigitsSpecials(),
  nameAlternative: nameAlternative(),
  ukPostcode: ukPostcode(),
  postOrZipCode: postOrZipCode(),
  addressIssues: (value) =>
    addressIssues({ ...emptyAddress, street: value, postalCode: value, country: "GB" }),
  foreignAddress: (value) => addressIssues({ ...emptyAddress, postalCode: value, country: "FR" }),
  typedBuilding: (value) => buildingOf(withTyped(emptyAddress, "building", value)),
  formatAddress: (value) => formatAddress({ ...emptyAddress, flat: value, city: value }),
  answers: (value) =>
    parseIdentityAnswers({ documents: value, docSignposting: [value], withoutDocument: { [value]: value } }),
};

/** The cheapest of a few runs, in microseconds of this process alone: what else the machine does takes none of them. */
const quickest = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }),
  );

/** What one pass over such a text, character by character, takes on this machine. */
const walk = (): number =>
  quickest(() => {
    for (const text of hostile.slice(0, 2)) [...text].map((sign) => sign.codePointAt(0));
  });

/** A linear rule stays far below this; one that backtracks takes a thousand passes. */
const MOST_WALKS = 20;

describe("API-07 a hostile text of 100 kB is checked at once", () => {
  test.each(Object.keys(rules))("%s", (name) => {
    const rule = rules[name] ?? (() => undefined);
    const limit = MOST_WALKS * walk();
    for (const value of hostile)
      expect(
        quickest(() => rule(value)),
        JSON.stringify(value.slice(0, 4)),
      ).toBeLessThan(limit);
  });
});
