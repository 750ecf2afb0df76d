import { addWorkingDays } from "../../calendars/working-days.ts";
import { type CivilDate, isCivilDate } from "../../rules/civil-date.ts";
import { addMonths } from "../../rules/civil-span.ts";
import { type Issue, issuesIn } from "../../rules/issue.ts";
import { type LettingDates, lastDayAfterNotice } from "./dates.ts";
import type { RightToRentRules } from "./rule-set.ts";

/** Days of a record that have to agree with each other. What is no date is said by its field. */

interface DayFacts {
  readonly rules: RightToRentRules;
  readonly now: string;
  readonly letting: LettingDates;
}

type Values = Readonly<Record<string, string>>;

interface Compared extends DayFacts {
  readonly values: Values;
  /** The day of the check. */
  readonly checkedOn: CivilDate;
}

type DayRule = (day: CivilDate, compared: Compared) => Issue | undefined;

const sameDay: DayRule = (day, { checkedOn }) =>
  day === checkedOn ? undefined : { code: "rightToRent.validations.sameDay" };

const notOver: DayRule = (day, { checkedOn }) =>
  day < checkedOn ? { code: "rightToRent.validations.expired" } : undefined;

const notLater: DayRule = (day, { checkedOn }) =>
  day > checkedOn ? { code: "rightToRent.validations.laterThanCheck" } : undefined;

const inForce: DayRule = (day, { rules, now, values }) => {
  if ((values.checkedAt ?? "") > now) return { code: "validation.date.future" };
  return day < rules.from ? { code: "rightToRent.validations.beforeRules" } : undefined;
};

const beforeAgreement: DayRule = (day, { letting, now }) => {
  if (day > now.slice(0, 10)) return { code: "validation.date.future" };
  return day > letting.agreementOn ? { code: "rightToRent.validations.afterAgreement" } : undefined;
};

const alreadyDone: DayRule = (day, { now, checkedOn }) => {
  if (day > now.slice(0, 10)) return { code: "validation.date.future" };
  return day < checkedOn ? { code: "rightToRent.validations.beforeCheck" } : undefined;
};

const justArrived: DayRule = (day, compared) => {
  const { months } = compared.rules.dates.arrival;
  if (notLater(day, compared)) return notLater(day, compared);
  return addMonths(day, months) < compared.checkedOn
    ? { code: "rightToRent.validations.arrivedLongAgo", params: { months } }
    : undefined;
};

/** Silence counts once the service's working days are over: its calendar is England's. */
const askedInTime: DayRule = (day, { values, rules, checkedOn }) => {
  if ((values.askedAt ?? "") > (values.checkedAt ?? ""))
    return { code: "rightToRent.validations.laterThanCheck" };
  if (values.serviceAnswer !== "silence") return undefined;
  const { silenceWorkingDays: days } = rules.dates.checkingService;
  return checkedOn > addWorkingDays(day, days, "ENG")
    ? undefined
    : { code: "rightToRent.validations.silence", params: { days } };
};

/** A notice of the checking service protects for its months, whatever is typed. */
const withinNotice: DayRule = (day, compared) => {
  const { noticeOn = "", serviceAnswer } = compared.values;
  if (
    serviceAnswer === "yes" &&
    isCivilDate(noticeOn) &&
    day > lastDayAfterNotice(noticeOn, compared.rules.dates)
  ) {
    return { code: "rightToRent.validations.longerThanNotice" };
  }
  return notOver(day, compared);
};

const dayRules: Readonly<Record<string, DayRule>> = {
  checkedAt: inForce,
  copiedOn: sameDay,
  pageDay: sameDay,
  registerSeenOn: sameDay,
  documentUntil: notOver,
  permissionUntil: notOver,
  limitedUntil: withinNotice,
  verifiedOn: notLater,
  noticeOn: notLater,
  arrivedOn: justArrived,
  askedAt: askedInTime,
  landlordToldOn: beforeAgreement,
  reportedOn: alreadyDone,
};

/** @param needed the names of the fields that count */
export const dayIssues = (
  values: Values,
  facts: DayFacts,
  needed: readonly string[],
): Readonly<Record<string, Issue>> => {
  const dayOf = (name: string): CivilDate => (values[name] ?? "").slice(0, 10);
  const checkedOn = dayOf("checkedAt");
  // Without a day of the check there is nothing to compare with.
  if (!isCivilDate(checkedOn)) return {};
  const compared = { ...facts, values, checkedOn };
  const found = needed.map((name) => {
    const day = dayOf(name);
    return [name, isCivilDate(day) ? dayRules[name]?.(day, compared) : undefined] as const;
  });
  return issuesIn(Object.fromEntries(found));
};
