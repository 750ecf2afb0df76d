import { type DataErrorCode, isDataErrorCode } from "./data-errors.ts";
import { chanceOf } from "./money/chance.ts";
import {
  fortnightlyPay,
  fourWeeklyPay,
  invoices,
  pensions,
  salary,
  studentFinance,
  taxPayments,
  universalCredit,
  weeklyPay,
  zeroHoursPay,
} from "./money/incomes.ts";
import { type Circumstances, type Life, lifeOf } from "./money/life.ts";
import { payments } from "./money/payments.ts";
import { uk } from "./money/places.ts";
import { everyWeeks, FRIDAY, lastWorkingDay } from "./money/rhythms.ts";
import type { Person, PostalAddress } from "./person.ts";

/**
 * The users that TrueLayer documents for its own sandbox, by the same names and passwords: john, john1 … john100, and
 * those with failing data calls. The meaning of each number is ours.
 */

const HIGHEST = 100;

interface Part {
  readonly shows: string;
  readonly life: Life;
  readonly more?: Partial<Person>;
}

type Kind = (monthlyPence: number) => Part;

type Living = Omit<Circumstances, "monthlyPence">;

const living =
  (shows: string, circumstances: (pence: number) => Living): Kind =>
  (pence) => ({ shows, life: lifeOf({ monthlyPence: pence, ...circumstances(pence) }) });

const wages = (pence: number, description = "BRIGHTWATER LTD SALARY") => salary(description, pence);

/** 1 to 10; the higher numbers begin again, with other amounts. */
const usualKinds: readonly Kind[] = [
  living("monthly salary", (pence) => ({ income: [wages(pence)] })),
  living("weekly pay", (pence) => ({ income: [weeklyPay("NORTHGATE LOGISTICS WAGES", pence)] })),
  living("pay every two weeks", (pence) => ({ income: [fortnightlyPay("ROSEBANK CARE PAYROLL", pence)] })),
  living("zero hours", (pence) => ({ income: [zeroHoursPay("BLUE PLATE CATERING WAGES", pence)] })),
  living("self-employed", (pence) => ({
    income: [invoices(pence), taxPayments(pence)],
    openingPence: pence * 4,
  })),
  living("pensions", (pence) => ({ income: pensions(pence) })),
  living("Universal Credit", (pence) => ({ income: universalCredit(pence) })),
  living("student finance", (pence) => ({ income: studentFinance(pence), openingPence: pence * 2 })),
  living("savings only", (pence) => ({ income: [], savings: "shrink", savingsPence: pence * 24 })),
  living("overdrawn, gambling", (pence) => ({
    income: [wages(Math.round(pence * 0.93))],
    gambles: 14,
    openingPence: -20_000,
    overdraftPence: 400_000,
    savingsPence: 19_000,
    savings: "rest",
  })),
];

const withEuros: Kind = (pence) => {
  const { accounts, streams, standingOrders } = lifeOf({ monthlyPence: pence, income: [wages(pence)] });
  const euros = {
    key: "euros",
    name: "Euro Account",
    type: "TRANSACTION",
    openingPence: 84_000,
    overdraftPence: 0,
    currency: "EUR",
  } as const;
  const paidInEuros = payments({
    rhythm: everyWeeks(4, FRIDAY),
    description: "ATELIER LUMEN SARL",
    pence: 61_500,
    account: "euros",
  });
  const life = { accounts: [...accounts, euros], streams: [...streams, paidInEuros], standingOrders };
  return { shows: "a third account in euros", life };
};

/** Descriptions that a reader must treat as plain text. */
const HOSTILE = [
  '<img src=x onerror="alert(1)"> LTD',
  '=HYPERLINK("http://x.test","PAY")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  'O\'BRIEN & SONS \\ "QUOTED"',
];

const FOREIGN_WORDS = ["حوالة راتب", "ΜΙΣΘΟΔΟΣΙΑ", "給与 株式会社", "ŁÓDŹ ŻÓŁĆ 🏠", "\u202Egnp.yrals\u202C"];

const describedAs =
  (descriptions: readonly string[]) =>
  (pence: number): Living => ({
    income: descriptions.map((description) => wages(Math.round(pence / descriptions.length), description)),
    place: { ...uk, shops: descriptions },
  });

const NOTHING: Life = { accounts: [], streams: [], standingOrders: [] };

const jointly = living("joint accounts, in two names", (pence) => ({
  income: [wages(pence)],
  accountNames: ["Joint Account", "Joint Savings"],
}));

const byMidnight = living("salary on the last working day, dated by midnight in London", (pence) => ({
  income: [salary("CLOCKHOUSE LTD SALARY", pence, lastWorkingDay)],
}));

/** 11 to 19 */
const unusualKinds: Readonly<Record<number, Kind>> = {
  11: (pence) => ({ ...jointly(pence), more: { fullName: "MR J FENWICK & MRS T OKAFOR" } }),
  12: (pence) => ({ ...byMidnight(pence), more: { datesInLondon: true } }),
  13: withEuros,
  14: () => ({ shows: "no accounts", life: NOTHING }),
  15: (pence) => ({
    shows: "about five thousand transactions",
    life: lifeOf({
      monthlyPence: pence * 4,
      income: [wages(pence * 4)],
      purchasesPerDay: 40,
      openingPence: 2_000_000,
    }),
  }),
  16: living("salary, with equal payments on one day", (pence) => ({
    income: [wages(pence), wages(30_000), wages(30_000)],
  })),
  17: living("descriptions in other scripts", describedAs(FOREIGN_WORDS)),
  18: living("descriptions that attack who shows them", describedAs(HOSTILE)),
  19: living("pay every four weeks", (pence) => ({
    income: [fourWeeklyPay("HARBOURWICK HOSPITAL TRUST PAY", pence)],
  })),
};

const FIRST_NAMES = "John Jonah Johanna Joan Jean Ivan Ewan Sean Hans Giovanna Juan".split(" ");
const LAST_NAMES = "Doe Fenwick Harrow Lockwood Mercer Nettle Orchard Pike Quill Rook".split(" ");

const addressOf = (number: number): PostalAddress => ({
  address: `${number + 1} Mill Lane`,
  city: "Harbourwick",
  zip: "ZZ1 1AD",
  state: "West Yorkshire",
  country: "GBR",
});

const johnOf = (number: number | undefined): Person => {
  const index = number ?? 0;
  const userName = `john${number ?? ""}`;
  const chance = chanceOf(userName);
  const monthlyPence = chance.between("monthly", 1_400, 2_900) * 100 + chance.between("pence", 1, 99);
  const kind = unusualKinds[index] ?? usualKinds[Math.max(0, index - 1) % usualKinds.length];
  const { shows = "", life, more } = kind?.(monthlyPence) ?? {};
  const first = FIRST_NAMES[index % FIRST_NAMES.length];
  const last = LAST_NAMES[Math.floor(index / FIRST_NAMES.length)];
  return {
    userName,
    password: `doe${number ?? ""}`,
    fullName: `${first} ${last}`,
    born: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
    address: addressOf(index),
    shows,
    ...(life ?? NOTHING),
    ...more,
  };
};

const failing = (code: DataErrorCode): Person => ({
  ...johnOf(undefined),
  userName: `error.${code}`,
  password: "error",
  shows: `every data call fails with ${code}`,
  failure: code,
});

const numbered = (userName: string): Person | undefined => {
  const [, digits] = /^john([1-9][0-9]{0,2})?$/.exec(userName) ?? [];
  if (userName === "john") return johnOf(undefined);
  const number = Number(digits);
  return number <= HIGHEST ? johnOf(number) : undefined;
};

/** Other passwords of john change the bank's data. */
const variants: Readonly<Record<string, Partial<Person>>> = {
  iban: { onlyIban: true },
  eternal: {},
};

export const practiceUser = (userName: string, password: string): Person | undefined => {
  const variant = userName === "john" && Object.hasOwn(variants, password) ? variants[password] : undefined;
  if (variant) return { ...johnOf(undefined), ...variant, password };
  const code = userName.startsWith("error.") ? userName.slice("error.".length) : "";
  const person = isDataErrorCode(code) ? failing(code) : numbered(userName);
  return person?.password === password ? person : undefined;
};
