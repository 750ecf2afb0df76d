import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { refusedDateIssue } from "@latchkey/browser/forms/refused-date.ts";
import { type Address, emptyAddress, tidyAddress } from "@latchkey/domain/addresses/address.ts";
import { hasAddress } from "@latchkey/domain/addresses/by-hand.ts";
import { noRent, type Residence } from "@latchkey/domain/residence/residence.ts";
import { residenceIssues } from "@latchkey/domain/residence/rules.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { lastOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type ResidenceType, residenceTypes } from "@latchkey/domain/vocabulary/people.ts";
import {
  type DateParts,
  emptyDate,
  isEmptyDate,
  isoOfParts,
  partsOfIso,
} from "@latchkey/ui/date-input/date-parts.ts";

/** The form of one accordion; its dates are months. */
export interface HomeFields {
  readonly address: Address;
  readonly start: DateParts;
  readonly isCurrent: boolean;
  readonly end: DateParts;
  readonly residenceType: ResidenceType | "";
}

const monthOf = (date: CivilDate | null): DateParts =>
  date === null ? emptyDate : { ...partsOfIso(date), day: "" };

export const fieldsOf = ({ address, start, isCurrent, end, residenceType }: Residence): HomeFields => ({
  address,
  start: monthOf(start),
  isCurrent,
  end: monthOf(end),
  residenceType: residenceType ?? "",
});

/** The first day of the month; undefined while it is half-typed. */
const firstDay = (month: DateParts): CivilDate | undefined => {
  const date = isoOfParts({ ...month, day: "01" });
  return isCivilDate(date) ? date : undefined;
};

/**
 * A home from the fields of the form. A stay starts on the first and ends on the last day of a month. Surrounding
 * spaces are removed, so that they do not count as a change since the last save.
 */
export const homeOfFields = (
  home: Residence,
  { address, start, isCurrent, end, residenceType }: HomeFields,
): Residence => {
  const lastMonth = firstDay(end);
  return {
    ...home,
    address: tidyAddress(address),
    isCurrent,
    start: firstDay(start) ?? null,
    end: isCurrent || !lastMonth ? null : lastOfMonth(lastMonth),
    residenceType: residenceTypes.find((type) => type === residenceType) ?? null,
  };
};

const INVALID: Issue = { code: "validation.date.invalid" };

const monthIssue = (month: DateParts): Issue | undefined =>
  refusedDateIssue(month) ?? (!isEmptyDate(month) && firstDay(month) === undefined ? INVALID : undefined);

/** The broken rules of an accordion, by field; those of the address begin with `address.`. */
export const homeIssues = (home: Residence, fields: HomeFields, today: CivilDate): Issues => {
  const start = monthIssue(fields.start);
  const end = fields.isCurrent ? undefined : monthIssue(fields.end);
  return {
    ...residenceIssues(homeOfFields(home, fields), today),
    ...(start && { start }),
    ...(end && { end }),
  };
};

export const isSameHome = (left: Residence, right: Residence): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

const isSameMonth = (typed: DateParts, given: DateParts): boolean =>
  isEmptyDate(given) ? isEmptyDate(typed) : isoOfParts(typed) === isoOfParts(given);

/** @param given the months with which the form was opened */
export const isUntouched = (
  { address, start, isCurrent, end, residenceType }: HomeFields,
  given: Pick<HomeFields, "start" | "end"> = { start: emptyDate, end: emptyDate },
): boolean =>
  !hasAddress(address) &&
  isSameMonth(start, given.start) &&
  isSameMonth(end, given.end) &&
  !isCurrent &&
  residenceType === "";

export const newHome = (uuid: string, country: string): Residence => ({
  uuid,
  draft: true,
  isCurrent: false,
  start: null,
  end: null,
  residenceType: null,
  address: { ...emptyAddress, country },
  ...noRent,
});
