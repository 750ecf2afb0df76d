import { type AgencyOffer, isAllowedPolicy } from "../agencies/policies.ts";
import { agreementLaw } from "../compliance/agreement-rules.ts";
import type { PolicyContent } from "../policies/policy.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { validDate } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import { canonicalEmail, emailIssue, notOwnEmail } from "../rules/email.ts";
import { firstIssue, type Issue } from "../rules/issue.ts";
import { lineIssue, linesIssue } from "../rules/line.ts";
import { nameIssue } from "../rules/names.ts";
import { inRange, oneOf, required } from "../rules/plain.ts";
import { tidyName } from "../rules/tidy.ts";
import { type HomeCountry, homeCountries } from "../vocabulary/home-countries.ts";
import { type Language, languages } from "../vocabulary/languages.ts";
import { type Currency, currencies } from "../vocabulary/money.ts";
import { isLongerThanMonth, type RentPeriod, rentPeriods } from "./rent-period.ts";

export interface NewApplication {
  readonly home: string;
  readonly country: HomeCountry;
  /** Minor units a month. */
  readonly rentMinor: number;
  /** Minor units a month; undefined: not known. */
  readonly advertisedRentMinor?: number | undefined;
  readonly rentPeriod: RentPeriod;
  readonly currency: Currency;
  readonly start: CivilDate;
  /** undefined: no fixed term. */
  readonly termMonths?: number | undefined;
  readonly agency: string;
  /** The id of a branch of the agency; undefined: none is named. */
  readonly branch?: string | undefined;
  readonly reference: string;
  readonly policy: string;
  readonly language: Language;
  readonly people: readonly NewPerson[];
}

export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface NewPerson extends NamedPerson {
  /** Minor units of the rent; 0 for a person who lives there without paying. */
  readonly shareMinor: number;
  /** The guarantor of their share; equal addresses on several people mean one guarantor. */
  readonly guarantor?: NamedPerson | undefined;
}

export const MOST_PEOPLE = 6;
export const MOST_TERM_MONTHS = 120;
/** In minor units: a million a month. */
export const MOST_RENT = 100_000_000;
const LONGEST_HOME = 200;
/** A tenancy may already have begun: checks are repeated, or late. */
const PAST_MONTHS = 12;
const AHEAD_MONTHS = 24;

const startIssue = (start: string, today: CivilDate): Issue | undefined =>
  firstIssue<string>(required(), validDate(), (value) =>
    value < addMonths(today, -PAST_MONTHS) || value > addMonths(today, AHEAD_MONTHS)
      ? { code: "newApplication.validations.start", params: { past: PAST_MONTHS, ahead: AHEAD_MONTHS } }
      : undefined,
  )(start);

const isWhole = (value: number): boolean => Number.isSafeInteger(value);

const rentIssue = (rent: number): Issue | undefined =>
  isWhole(rent) && rent > 0 && rent < MOST_RENT
    ? undefined
    : { code: "validation.amount", params: { min: 0, max: MOST_RENT / 100 } };

type Asked = Pick<
  NewApplication,
  "country" | "rentMinor" | "advertisedRentMinor" | "rentPeriod" | "termMonths"
>;

/** England: a rent above the advertised one is bidding (rule L3). */
const rentIssueIn = (asked: Asked, today: CivilDate): Issue | undefined => {
  const { rentMinor, advertisedRentMinor } = asked;
  const law = agreementLaw("no-bidding", asked.country, today);
  const isAbove = advertisedRentMinor !== undefined && rentMinor > advertisedRentMinor;
  return (
    rentIssue(rentMinor) ??
    (law && isAbove ? { code: "newApplication.validations.bidding", params: { law: law.source } } : undefined)
  );
};

const advertisedIssue = (asked: Asked, today: CivilDate): Issue | undefined => {
  const { advertisedRentMinor } = asked;
  if (advertisedRentMinor !== undefined) return rentIssue(advertisedRentMinor);
  return agreementLaw("no-bidding", asked.country, today) ? { code: "validation.required" } : undefined;
};

const periodIssue = ({ rentPeriod, country }: Asked, today: CivilDate): Issue | undefined => {
  const law = agreementLaw("short-rent-period", country, today);
  return (
    oneOf(rentPeriods)(rentPeriod) ??
    (law && isLongerThanMonth(rentPeriod)
      ? { code: "newApplication.validations.rentPeriod", params: { law: law.source } }
      : undefined)
  );
};

/** Without the law that forbids it, an agreement has a term. */
const termIssue = ({ termMonths, country }: Asked, today: CivilDate): Issue | undefined => {
  const law = agreementLaw("no-fixed-term", country, today);
  if (law) {
    return termMonths === undefined
      ? undefined
      : { code: "newApplication.validations.noTerm", params: { law: law.source } };
  }
  return termMonths !== undefined && isWhole(termMonths)
    ? inRange(0, MOST_TERM_MONTHS + 1)(termMonths)
    : { code: "validation.range", params: { min: 0, max: MOST_TERM_MONTHS + 1 } };
};

const shareIssue = (share: number, rent: number): Issue | undefined =>
  isWhole(share) && share >= 0 && share <= Math.max(rent, 0)
    ? undefined
    : { code: "newApplication.validations.share" };

/** Unallocated rent in minor units; negative if the shares exceed it. */
export const remainderOf = ({
  rentMinor,
  people,
}: {
  readonly rentMinor: number;
  readonly people: readonly Pick<NewPerson, "shareMinor">[];
}): number => people.reduce((left, { shareMinor }) => left - shareMinor, rentMinor);

const someIssues = (issues: Readonly<Record<string, Issue | undefined>>): Record<string, Issue> =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));

const under = (
  place: string,
  issues: Readonly<Record<string, Issue | undefined>>,
): readonly (readonly [string, Issue | undefined])[] =>
  Object.entries(issues).map(([field, issue]) => [`${place}.${field}`, issue]);

const personIssues = ({ firstName, lastName, email }: NamedPerson) => ({
  firstName: nameIssue(firstName),
  lastName: nameIssue(lastName),
  email: emailIssue(email),
});

const guarantorIssues = (guarantor: NamedPerson, of: NewPerson) => {
  const issues = personIssues(guarantor);
  return {
    ...issues,
    email: issues.email ?? notOwnEmail(of.email, "newApplication.validations.ownGuarantor")(guarantor.email),
  };
};

const sameName = (one: NamedPerson, other: NamedPerson): boolean =>
  [one, other]
    .map(({ firstName, lastName }) => `${tidyName(firstName)} ${tidyName(lastName)}`.toLowerCase())
    .every((name, _index, [first]) => name === first);

/** Two people may share a mailbox, but one person appears only once. */
const isRepeated = (person: NamedPerson, before: readonly NamedPerson[]): boolean =>
  before.some(
    (other) => canonicalEmail(other.email) === canonicalEmail(person.email) && sameName(other, person),
  );

const issuesOfPeople = (
  place: string,
  people: readonly NewPerson[],
  { rentMinor, before }: { readonly rentMinor: number; readonly before: readonly NamedPerson[] },
): Record<string, Issue | undefined> =>
  Object.fromEntries(
    people.flatMap((person, index) => {
      const issues = personIssues(person);
      const repeated = isRepeated(person, [...before, ...people.slice(0, index)])
        ? { code: "newApplication.validations.repeated" }
        : undefined;
      const own = {
        ...issues,
        email: issues.email ?? repeated,
        share: shareIssue(person.shareMinor, rentMinor),
      };
      const guarantors = person.guarantor ? guarantorIssues(person.guarantor, person) : {};
      return [...under(`${place}.${index}`, own), ...under(`${place}.${index}.guarantor`, guarantors)];
    }),
  );

const allPeopleIssue = (count: number, remainder: number): Issue | undefined => {
  if (count === 0) return { code: "newApplication.validations.nobody" };
  if (count > MOST_PEOPLE) {
    return { code: "newApplication.validations.tooMany", params: { max: MOST_PEOPLE } };
  }
  return remainder === 0 ? undefined : { code: "newApplication.validations.shares" };
};

const policyIssue = (
  { country, policy: name }: Pick<NewApplication, "country" | "policy">,
  { policy, offer }: Judging,
): Issue | undefined => {
  if (!policy) return { code: "validation.please_select_an_option" };
  if (offer && !isAllowedPolicy(offer, name)) return { code: "newApplication.validations.policyAgency" };
  return policy.countries.includes(country)
    ? undefined
    : { code: "newApplication.validations.policyCountry" };
};

const branchIssue = (branch: string | undefined, { offer }: Judging): Issue | undefined =>
  branch === undefined || offer?.branches.includes(branch)
    ? undefined
    : { code: "validation.please_select_an_option" };

const stoppedIssue = ({ offer }: Judging): Issue | undefined =>
  offer?.isStopped ? { code: "newApplication.validations.agencyStopped" } : undefined;

interface Judging {
  readonly today: CivilDate;
  /** The policy in force of the application's name; undefined: there is none. */
  readonly policy: Pick<PolicyContent, "countries"> | undefined;
  /** undefined: the agency is new. */
  readonly offer?: AgencyOffer | undefined;
}

/** The broken rules, by field: `rent`, `people.1.guarantor.email`. `people` has the issue of the whole list. */
export const newApplicationIssues = (
  application: NewApplication,
  judging: Judging,
): Readonly<Record<string, Issue>> => {
  const { today } = judging;
  const { home, country, rentMinor, currency, start, agency, reference } = application;
  return someIssues({
    home: linesIssue(LONGEST_HOME)(home),
    country: oneOf(homeCountries)(country),
    rent: rentIssueIn(application, today),
    advertisedRent: advertisedIssue(application, today),
    rentPeriod: periodIssue(application, today),
    currency: oneOf(currencies)(currency),
    start: startIssue(start, today),
    term: termIssue(application, today),
    agency: lineIssue(agency) ?? stoppedIssue(judging),
    reference: reference.trim() === "" ? undefined : lineIssue(reference),
    policy: policyIssue(application, judging),
    branch: branchIssue(application.branch, judging),
    language: oneOf(languages)(application.language),
    ...issuesOfPeople("people", application.people, { rentMinor, before: [] }),
    people: allPeopleIssue(application.people.length, remainderOf(application)),
  });
};

/** The broken rules of the terms of an application that was sent already; its people are judged apart. */
export const termsIssues = (
  terms: Asked & Pick<NewApplication, "start">,
  today: CivilDate,
): Readonly<Record<string, Issue>> =>
  someIssues({
    rent: rentIssueIn(terms, today),
    advertisedRent: advertisedIssue(terms, today),
    start: startIssue(terms.start, today),
  });

interface StayingPerson extends NamedPerson {
  readonly isPaying: boolean;
  readonly shareMinor: number;
}

const stayingShareIssue = ({ isPaying, shareMinor }: StayingPerson, rentMinor: number): Issue | undefined =>
  shareIssue(shareMinor, rentMinor) ??
  (isPaying === shareMinor > 0 ? undefined : { code: "newApplication.validations.roleStays" });

export const newPeopleIssues = ({
  rentMinor,
  staying,
  added,
}: {
  readonly rentMinor: number;
  readonly staying: readonly StayingPerson[];
  readonly added: readonly NewPerson[];
}): Readonly<Record<string, Issue>> =>
  someIssues({
    ...Object.fromEntries(
      staying.map((person, index) => [`shares.${index}.share`, stayingShareIssue(person, rentMinor)]),
    ),
    ...issuesOfPeople("added", added, { rentMinor, before: staying }),
    people: allPeopleIssue(
      staying.length + added.length,
      remainderOf({ rentMinor, people: [...staying, ...added] }),
    ),
  });
