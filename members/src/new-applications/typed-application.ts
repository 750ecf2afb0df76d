import type { AgencyOffer } from "@latchkey/domain/agencies/policies.ts";
import {
  type NamedPerson,
  type NewApplication,
  newApplicationIssues,
} from "@latchkey/domain/applications/new-application.ts";
import { monthlyRentMinor, type RentPeriod } from "@latchkey/domain/applications/rent-period.ts";
import { agreementLaw } from "@latchkey/domain/compliance/agreement-rules.ts";
import { amountOrNaN, amountText, parseAmount } from "@latchkey/domain/rules/amount.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";

/** An application as its fields hold it: amounts, dates and numbers as they are typed. */
export interface TypedApplication {
  readonly home: string;
  readonly country: HomeCountry;
  /** The rent of one period. */
  readonly rent: string;
  readonly advertisedRent: string;
  readonly rentPeriod: RentPeriod;
  readonly currency: Currency;
  /** `2026-04-01`, or something like it while it is being typed. */
  readonly start: string;
  /** Not sent where the law of the home knows no term. */
  readonly term: string;
  readonly agency: string;
  /** The id of a branch; empty: none is named. */
  readonly branch: string;
  readonly reference: string;
  readonly policy: string;
  readonly language: Language;
  readonly people: readonly TypedPerson[];
}

export interface TypedPerson extends NamedPerson {
  /** Identifies the row, also when rows above it are removed. */
  readonly key: number;
  readonly share: string;
  readonly guarantor: NamedPerson | undefined;
}

export const nobody: NamedPerson = { firstName: "", lastName: "", email: "" };

export const newPerson = (key: number): TypedPerson => ({ ...nobody, key, share: "", guarantor: undefined });

type Chosen = Pick<TypedApplication, "agency" | "branch" | "policy" | "language">;

/** As the form begins. */
export const emptyApplication = (chosen: Chosen): TypedApplication => ({
  home: "",
  country: "ENG",
  rent: "",
  advertisedRent: "",
  rentPeriod: "month",
  currency: "GBP",
  start: "",
  term: "12",
  reference: "",
  people: [newPerson(1)],
  ...chosen,
});

/** Minor units a month; NaN for what is no amount. */
export const monthlyMinor = (rent: string, period: RentPeriod): number =>
  monthlyRentMinor(amountOrNaN(rent), period);

const termOf = ({ term, country }: TypedApplication, today: CivilDate): number | undefined => {
  if (agreementLaw("no-fixed-term", country, today)) return undefined;
  return parseWholeNumber(term);
};

export const toApplication = (typed: TypedApplication, today: CivilDate): NewApplication => {
  const { rent, advertisedRent, term: _term, branch, people, ...rest } = typed;
  const { rentPeriod } = typed;
  return {
    ...rest,
    rentMinor: monthlyMinor(rent, rentPeriod),
    advertisedRentMinor: advertisedRent.trim() === "" ? undefined : monthlyMinor(advertisedRent, rentPeriod),
    branch: branch === "" ? undefined : branch,
    termMonths: termOf(typed, today),
    people: people.map(({ key: _key, share, ...person }) => ({ ...person, shareMinor: amountOrNaN(share) })),
  };
};

interface Judging {
  readonly today: CivilDate;
  /** Those in force. */
  readonly policies: readonly { readonly name: string; readonly countries: readonly HomeCountry[] }[];
  /** undefined: the agency is new. */
  readonly offer?: AgencyOffer | undefined;
}

/**
 * The broken rules by field, as the server reports them. A rent that is no amount breaks no rule of the
 * shares.
 */
export const typedIssues = (
  typed: TypedApplication,
  { today, policies, offer }: Judging,
): Readonly<Record<string, Issue>> => {
  const policy = policies.find(({ name }) => name === typed.policy);
  const issues = newApplicationIssues(toApplication(typed, today), { today, policy, offer });
  if (issues.rent?.code !== "validation.amount") return issues;
  const isShare = (field: string): boolean =>
    typed.people.some(
      ({ share }, index) => field === `people.${index}.share` && parseAmount(share) !== undefined,
    ) ||
    (field === "people" && issues.people?.code === "newApplication.validations.shares");
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !isShare(field)));
};

/** Equal shares; the pennies that are left over go to the first. */
export const equalShares = (rentMinor: number, count: number): readonly string[] => {
  const each = Math.floor(rentMinor / count);
  return Array.from({ length: count }, (_share, index) =>
    amountText(index === 0 ? rentMinor - each * (count - 1) : each),
  );
};

/**
 * The allocated and the unallocated rent, negative if the shares exceed it. Text that is no amount counts
 * as zero.
 */
export const sharesOf = (
  rentMinor: number,
  people: readonly Pick<TypedPerson, "share">[],
): { readonly shared: number; readonly left: number } => {
  const shared = people.reduce((sum, { share }) => sum + (parseAmount(share) ?? 0), 0);
  return { shared, left: rentMinor - shared };
};
