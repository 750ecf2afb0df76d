import { type Day, inMonth, workingDayBefore, yearOf } from "./calendar.ts";
import { abroad, type Entitlement } from "./entitlements-abroad.ts";
import { type Drafted, yearlyOf } from "./pay.ts";
import {
  creditOf,
  type Draft,
  digits,
  everyDays,
  insuranceNumber,
  isWithin,
  monthlyDays,
  monthName,
  near,
  type Setting,
} from "./writing.ts";

/** What the state, a pension fund or a student loan pays. */

const WEEKS = { weekly: 1, fortnightly: 2, four_weekly: 4 } as const;

const dueDays = (rhythm: Entitlement["rhythm"], setting: Setting): readonly Day[] => {
  const { random, place, from, to } = setting;
  const days =
    rhythm === "monthly"
      ? monthlyDays(random.between(1, 28), setting)
      : everyDays(from - random.between(0, WEEKS[rhythm] * 7 - 1), WEEKS[rhythm] * 7, to + 7);
  return days.map((day) => workingDayBefore(day, place.money));
};

const drafted = (entitlement: Entitlement, setting: Setting): Drafted => {
  const { sort, kind, rhythm, range, percent = 0, texts } = entitlement;
  const { random } = setting;
  const text = random.pick(texts(setting));
  const minor = random.between(...range);
  const lines = dueDays(rhythm, setting)
    .filter((day) => isWithin(day, setting))
    .map((day) => {
      const said = text.replace("{month}", monthName(day, setting));
      return creditOf({ day, minor: near(minor, percent, random), text: said }, setting);
    });
  return { sort, payer: sort, kind, rhythm, yearlyMinor: yearlyOf(rhythm, lines, setting), lines };
};

const british: readonly Entitlement[] = [
  {
    sort: "Universal Credit",
    kind: "benefits",
    rhythm: "monthly",
    range: [31_000, 165_000],
    percent: 6,
    texts: ({ random }) => [
      "DWP UC",
      `DWP UC ${insuranceNumber(random)}`,
      "UNIVERSAL CREDIT",
      `${insuranceNumber(random)} DWP UC`,
    ],
  },
  {
    sort: "Child Benefit",
    kind: "benefits",
    rhythm: "four_weekly",
    range: [10_400, 17_320],
    texts: ({ random }) => [
      "HMRC CHILD BENEFIT",
      `CHILD BENEFIT CHB${digits(random, 8)}`,
      `HMRC CHB ${digits(random, 8)}AB`,
    ],
  },
  {
    sort: "disability benefits",
    kind: "benefits",
    rhythm: "four_weekly",
    range: [11_640, 74_960],
    texts: ({ random }) => [
      `DWP PIP ${insuranceNumber(random)}`,
      "DWP PIP",
      `${insuranceNumber(random)} DWP PIP`,
      "DWP DLA",
      `DWP AA ${insuranceNumber(random)}`,
      "SOC SEC SCOT ADP",
    ],
  },
  {
    sort: "other benefits of the DWP",
    kind: "benefits",
    rhythm: "fortnightly",
    range: [14_500, 28_000],
    texts: ({ random }) => [
      `DWP ESA ${insuranceNumber(random)}`,
      "DWP JSA",
      `DWP EESA ${insuranceNumber(random)}`,
      "DWP JSA NS",
    ],
  },
  {
    sort: "Housing Benefit of a council",
    kind: "benefits",
    rhythm: "four_weekly",
    range: [22_000, 72_000],
    texts: () => ["WANSTEAD HOUSING BENEFIT", "OAKHAMPTON CC HOUSING BENEFIT", "LB WANSTEAD HSG BENEFIT"],
  },
  {
    sort: "State Pension",
    kind: "pension",
    rhythm: "four_weekly",
    range: [52_000, 95_000],
    texts: ({ random }) => [
      "DWP STATE PENSION",
      `STATE PENSION ${insuranceNumber(random)}`,
      `DWP RP ${insuranceNumber(random)}`,
      `DWP SP ${insuranceNumber(random)}`,
      `${insuranceNumber(random)} STATE PENSION`,
    ],
  },
  {
    sort: "private pension",
    kind: "pension",
    rhythm: "monthly",
    range: [12_000, 190_000],
    texts: ({ random }) => [
      `TEACHERS PENSIONS ${digits(random, 7)}`,
      "NHS PENSIONS",
      `NHSBSA PENSIONS ${digits(random, 6)}`,
      "WYPF PENSION",
      `PRUDENTIAL ANNUITY ${digits(random, 7)}`,
      "AVIVA ANNUITIES",
      `L&G PENSION ${digits(random, 5)}`,
      "MYCSP LTD PENSION",
      "USS LTD PENSION",
    ],
  },
];

export const entitlement = (setting: Setting): Drafted => {
  const { country } = setting.place;
  return drafted(setting.random.pick(country === "GB" ? british : abroad[country]), setting);
};

const TERMS: readonly (readonly [month: number, date: number])[] = [
  [1, 9],
  [4, 17],
  [9, 22],
];

/** Student Loans Company: three instalments an academic year, of which a statement shows one or two. */
export const studentLoan = (setting: Setting): Drafted => {
  const { random, place, to } = setting;
  const yearly = random.between(480_000, 1_320_000);
  const parts = [33, 34, 33];
  const text = random.pick([
    "STUDENT LOANS CO",
    `STUDENT LOANS COMPANY ${digits(random, 11)}`,
    `SLC ${digits(random, 11)}`,
    "STUDENT LOANS CO LTD SFE",
  ]);
  const shift = random.between(-5, 8);
  const lines = [yearOf(to) - 1, yearOf(to)].flatMap((year) =>
    TERMS.map(([month, date], index): Draft => {
      const first = inMonth(Date.UTC(year, month - 1, 1) / 86_400_000, 0, date) + shift;
      const day = workingDayBefore(first, place.money);
      const minor = Math.round((yearly * (parts[index] ?? 0)) / 100);
      return creditOf({ day, minor, text }, setting);
    }),
  );
  return {
    sort: "student finance by term",
    payer: "student loans",
    kind: "student_finance",
    rhythm: "termly",
    yearlyMinor: yearly,
    lines: lines.filter(({ day }) => isWithin(day, setting)),
  };
};
