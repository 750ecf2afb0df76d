import { addressIssues } from "../addresses/issues.ts";
import { parseAmount } from "../rules/amount.ts";
import { type CivilDate, notAfter, notFuture, validDate } from "../rules/civil-date.ts";
import { addMonths, lastOfMonth } from "../rules/civil-span.ts";
import { emailFormat, notOwnEmail } from "../rules/email.ts";
import { firstIssue, type Issue, type Rule } from "../rules/issue.ts";
import { phoneFormat, tidyPhone } from "../rules/phone.ts";
import { oneOf, required } from "../rules/plain.ts";
import { tidyEmail, tidyName } from "../rules/tidy.ts";
import { residenceTypes } from "../vocabulary/people.ts";
import type { HistoryItem, ReferencePerson } from "./residence.ts";

/** Exclusive at both ends, in whole units of the currency (spec 2 §5). */
export const RENT = { min: 1, max: 10_000_000 } as const;

const amountOfRent: Rule<string> = (typed) => {
  const minor = parseAmount(typed);
  const fits = minor !== undefined && minor > RENT.min * 100 && minor < RENT.max * 100;
  return fits ? undefined : { code: "rental-details.validations.rent", params: RENT };
};

export const rentIssue: Rule<string> = firstIssue<string>(required(), amountOfRent);

export const rentPaymentDateIssue = (value: string, today: CivilDate): Issue | undefined =>
  firstIssue<string>(required(), validDate(), notFuture(today))(value);

export const landlordPhoneIssue: Rule<string> = firstIssue<string>(required(), phoneFormat());

/** The landlord must be another person (spec 2 §5). */
export const landlordEmailIssue = (value: string, own: string): Issue | undefined =>
  firstIssue<string>(required(), emailFormat(), notOwnEmail(own))(value);

export const tidyReference = ({
  type,
  firstName,
  lastName,
  email,
  phone,
}: ReferencePerson): ReferencePerson => ({
  type,
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
  email: tidyEmail(email),
  phone: tidyPhone(phone),
});

/** A move-out date further ahead is a typing error. */
const MONTHS_AHEAD = 24;

/** Both ends are known by month, so moving out in the month of moving in is valid. */
const endIssue = ({ start, end, isCurrent }: HistoryItem, today: CivilDate): Issue | undefined => {
  if (isCurrent && end === null) return undefined;
  const latest = lastOfMonth(addMonths(today, MONTHS_AHEAD));
  return firstIssue<string>(required(), validDate(), notAfter(latest), (value) =>
    start !== null && value < start ? { code: "validation.date.beforeStart" } : undefined,
  )(end ?? "");
};

export type ResidenceIssues = Readonly<Record<string, Issue>>;

/** The broken rules of one home, by field: `start`, `end`, `residenceType`, `address.city` … */
export const residenceIssues = (residence: HistoryItem, today: CivilDate): ResidenceIssues => {
  const issues: Readonly<Record<string, Issue | undefined>> = {
    start: firstIssue<string>(required(), validDate(), notFuture(today))(residence.start ?? ""),
    end: endIssue(residence, today),
    residenceType: oneOf(residenceTypes)(residence.residenceType),
    ...Object.fromEntries(
      Object.entries(addressIssues(residence.address)).map(([part, issue]) => [`address.${part}`, issue]),
    ),
  };
  return Object.fromEntries(
    Object.entries(issues).filter((entry): entry is [string, Issue] => entry[1] !== undefined),
  );
};
