import type { Employer } from "./employers.ts";
import type { Entitlement } from "./entitlements.ts";
import { type Job, type Paid, paidEntitlement, paidJob, paidUnknown } from "./incomes.ts";
import type { Payroll } from "./labels.ts";
import { personOf } from "./people.ts";
import { cutsOff, type Setting } from "./setting.ts";

/** Households: each has incomes, and the employers it states. */

export interface Living {
  readonly paid: readonly Paid[];
  readonly stated: readonly string[];
}

type Life = (setting: Setting) => Living;

const isLong = ({ span }: Setting, months: number): boolean => span.to - span.from > months * 30;

const entitlementsOf = (setting: Setting): readonly Entitlement[] => {
  const { country, nation, words } = setting;
  const all = country === "GB" ? words.britishOf[nation ?? "England"] : words.abroadOf[country];
  return all.filter(
    ({ payroll }) =>
      (payroll !== "termly" || isLong(setting, 11)) && (payroll !== "four_weekly" || isLong(setting, 5)),
  );
};

const entitled = (setting: Setting, kind?: Entitlement["kind"]): readonly Paid[] => {
  const all = entitlementsOf(setting);
  const fitting = all.filter((one) => one.kind === kind);
  return [paidEntitlement(setting.random.pick(fitting.length > 0 ? fitting : all), "state", setting)];
};

const typedOf = ({ typed }: Employer, { random }: Setting): readonly string[] => random.pick(typed);

/** In a stated employer's account half of the payments say nothing of pay. */
const jobAt = (employer: Employer, setting: Setting, more: Partial<Job> = {}): Job => ({
  employer,
  payroll: setting.payroll,
  isStated: setting.isStated,
  hasWord: setting.isStated ? setting.random.happens(0.4) : true,
  ...more,
});

const stated = (setting: Setting, employers: readonly Employer[]): readonly string[] =>
  setting.isStated ? employers.flatMap((employer) => typedOf(employer, setting)) : [];

const oneJobAt = (employer: Employer, setting: Setting, more: Partial<Job> = {}): Living => ({
  paid: [paidJob(jobAt(employer, setting, more), "job", setting)],
  stated: stated(setting, [employer]),
});

const anyEmployer = (setting: Setting, not?: Employer): Employer => {
  const { random, country, isStated, words } = setting;
  const mayBeOpen = !isStated && cutsOff(setting);
  return random.pick(
    words.employersOf[country].filter(
      (employer) => employer !== not && !(mayBeOpen && words.openNames.test(employer.payer)),
    ),
  );
};

const plainEmployer = ({ random, words, country }: Setting, not?: Employer): Employer =>
  random.pick(
    words.employersOf[country].filter(
      (employer) => employer !== not && !words.openNames.test(employer.payer),
    ),
  );

const oneJob: Life = (setting) => oneJobAt(anyEmployer(setting), setting);

const twoJobs: Life = (setting) => {
  const { words, random } = setting;
  const first = anyEmployer(setting);
  const isStated = setting.isStated && (words.statesEveryJob || random.happens(0.5));
  const second =
    isStated || words.statesEveryJob ? anyEmployer(setting, first) : plainEmployer(setting, first);
  const payroll: Payroll = setting.payroll === "weekly" ? "last_working_day" : "weekly";
  return {
    paid: [
      paidJob(jobAt(first, setting), "job", setting),
      paidJob(jobAt(second, setting, { payroll, isStated }), "second job", setting),
    ],
    stated: stated(setting, isStated ? [first, second] : [first]),
  };
};

const MONTHLY: readonly Payroll[] = ["date_before_weekend", "last_working_day", "last_friday", "weekly"];

const jobChange: Life = (setting) => {
  if (!isLong(setting, 5)) return oneJob(setting);
  const { span, random } = setting;
  const first = anyEmployer(setting);
  const second = anyEmployer(setting, first);
  const middle = Math.round((span.from + span.to) / 2);
  const payroll = random.pick(MONTHLY);
  // The person states the employer of today, so that only a word of pay says what the old one paid.
  const before = { span: { ...span, to: middle - 3 }, payroll, hasEnded: true, isStated: false };
  const after = { span: { ...span, from: middle + 4 }, payroll: random.pick(MONTHLY) };
  return {
    paid: [
      paidJob(jobAt(first, setting, before), "old job", setting),
      paidJob(jobAt(second, setting, after), "job", setting),
    ],
    stated: stated(setting, [second]),
  };
};

const misleading: Life = (setting) => {
  if (setting.country !== "GB" || cutsOff(setting)) return oneJob(setting);
  const employer = setting.random.pick(setting.words.misleadingEmployers);
  return oneJobAt(employer, setting, setting.words.needsWord.test(employer.payer) ? { hasWord: true } : {});
};

/** A family that employs a nanny or a carer. */
const privateEmployer: Life = (setting) => {
  const { country, random, holders, isStated, words } = setting;
  if (cutsOff(setting) && !isStated) return oneJob(setting);
  const { first, last } = personOf(words.names[country], random, holders);
  const employer = { payer: `${first.charAt(0)} ${last}`.toUpperCase(), typed: [[`${first} ${last}`]] };
  return oneJobAt(employer, setting, { hasWord: !cutsOff(setting) });
};

/** The holder's own company bears the holder's name. */
const director: Life = (setting) => {
  const last = setting.holders[0]?.last ?? "";
  if (setting.country !== "GB" || cutsOff(setting)) return oneJob(setting);
  const payer = `${last} ${setting.random.pick(setting.words.trades)}`;
  return oneJobAt({ payer: payer.toUpperCase(), typed: [[payer]] }, setting, { hasWord: true });
};

const AWAY_MONTHS = 2;

const sick: Life = (setting) =>
  oneJobAt(anyEmployer(setting), setting, {
    shareOf: (index, count) => (index >= count / 3 && index < count / 3 + AWAY_MONTHS ? 0.3 : 1),
  });

const maternity: Life = (setting) =>
  oneJobAt(anyEmployer(setting), setting, { shareOf: (index, count) => (index * 2 < count ? 0.95 : 0.4) });

const shifts: Life = (setting) => oneJobAt(anyEmployer(setting), setting, { payroll: "shifts" });

const jobAndState: Life = (setting) => {
  const job = oneJob(setting);
  return { ...job, paid: [...job.paid, ...entitled(setting, "benefits")] };
};

const jobAndStudies: Life = (setting) => {
  const job = oneJob(setting);
  return { ...job, paid: [...job.paid, ...entitled(setting, "student_finance")] };
};

const jobAndUnknown: Life = (setting) => {
  const job = oneJob(setting);
  return {
    ...job,
    paid: [...job.paid, paidUnknown(setting.random.pick(setting.words.unknownPayers), "unknown", setting)],
  };
};

/** The stated employer pays nothing into this account. */
const disagrees: Life = (setting) => {
  const employer = plainEmployer(setting);
  return {
    paid: [paidJob(jobAt(employer, setting, { isStated: false, hasWord: false }), "job", setting)],
    stated: stated(setting, [anyEmployer(setting, employer)]),
  };
};

const withoutWord: Life = (setting) => ({
  paid: [
    paidJob(jobAt(plainEmployer(setting), setting, { isStated: false, hasWord: false }), "job", setting),
  ],
  stated: [],
});

const unknown: Life = (setting) => ({
  paid: [paidUnknown(setting.random.pick(setting.words.unknownPayers), "unknown", setting)],
  stated: [],
});

const childMaintenance: Life = (setting) => {
  const job = oneJob(setting);
  if (setting.country !== "GB") return job;
  return { ...job, paid: [...job.paid, paidUnknown(setting.words.maintenancePayer, "maintenance", setting)] };
};

const benefits: Life = (setting) => ({ paid: entitled(setting, "benefits"), stated: [] });
const pension: Life = (setting) => ({ paid: entitled(setting, "pension"), stated: [] });
const student: Life = (setting) => ({ paid: entitled(setting, "student_finance"), stated: [] });
const nothing: Life = () => ({ paid: [], stated: [] });

export const livesWithEmployer: readonly Life[] = [
  ...[oneJob, oneJob, oneJob, misleading, twoJobs, jobChange, oneJob, jobAndState, director],
  ...[oneJob, sick, jobAndUnknown, oneJob, privateEmployer, maternity, misleading, shifts],
  ...[oneJob, disagrees, childMaintenance, oneJob, twoJobs, jobAndState, jobAndStudies],
];

export const livesWithout: readonly Life[] = [
  ...[oneJob, pension, withoutWord, benefits, oneJob, misleading, student, twoJobs, unknown],
  ...[jobAndState, pension, privateEmployer, student, benefits, jobChange, withoutWord, nothing, student],
  ...[director, oneJob],
];
