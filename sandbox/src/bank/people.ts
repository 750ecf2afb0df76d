import { type Day, firstOfMonth } from "./money/days.ts";
import {
  childAllowance,
  extraSalaries,
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
import { type Circumstances, lifeOf } from "./money/life.ts";
import { payments } from "./money/payments.ts";
import { germany, spain } from "./money/places.ts";
import { lastWorkingDay, payday } from "./money/rhythms.ts";
import type { Person, PostalAddress } from "./person.ts";

/** The people of the demo, named for what they live on. Their password is no secret. */

export const DEMO_PASSWORD = "practice";

const HARBOURWICK: PostalAddress = {
  address: "4 Elm Row",
  city: "Harbourwick",
  zip: "ZZ1 1AB",
  state: "West Yorkshire",
  country: "GBR",
};

type Given = Circumstances & Pick<Person, "shows"> & Partial<Pick<Person, "address" | "country">>;

const person = (
  userName: string,
  [fullName, born]: readonly [string, string],
  { shows, address = HARBOURWICK, country = "GB", ...circumstances }: Given,
): Person => ({
  userName,
  password: DEMO_PASSWORD,
  fullName,
  born,
  address,
  country,
  shows,
  ...lifeOf(circumstances),
});

export const monthsAgo =
  (months: number) =>
  (today: Day): Day =>
    firstOfMonth(today, -months);

export const people: readonly Person[] = [
  person("amara", ["Amara Okafor", "1991-02-28"], {
    shows: "A monthly salary of £2,750 on the 28th",
    monthlyPence: 275_000,
    income: [salary("BRIGHTWATER LTD SALARY", 275_000)],
  }),
  person("ben", ["Benjamin Ashdown", "1987-07-14"], {
    shows: "Weekly pay from a warehouse, every Friday",
    monthlyPence: 192_000,
    income: [weeklyPay("NORTHGATE LOGISTICS WAGES", 192_000)],
  }),
  person("chloe", ["Chloe Whitcombe", "1995-11-03"], {
    shows: "Pay every two weeks from a care home",
    monthlyPence: 188_000,
    income: [fortnightlyPay("ROSEBANK CARE PAYROLL", 188_000)],
  }),
  person("dev", ["Dev Raman", "1983-04-22"], {
    shows: "Pay every four weeks from a hospital",
    monthlyPence: 231_000,
    income: [fourWeeklyPay("HARBOURWICK HOSPITAL TRUST PAY", 231_000)],
  }),
  person("ella", ["Ella Marchetti", "2001-09-09"], {
    shows: "Zero hours: weekly pay that differs, and weeks without any",
    monthlyPence: 128_000,
    income: [zeroHoursPay("BLUE PLATE CATERING WAGES", 128_000)],
  }),
  person("mo", ["Mohammed Siddiq", "1990-01-30"], {
    shows: "Changed employer three months ago, and earns more since",
    monthlyPence: 225_000,
    income: [
      payments({
        rhythm: payday(25),
        description: "OLDFIELD PRINT SALARY",
        pence: 209_000,
        until: (today) => monthsAgo(3)(today) - 1,
      }),
      payments({
        rhythm: lastWorkingDay,
        description: "VANTERRA SYSTEMS PAYROLL",
        pence: 258_000,
        from: monthsAgo(3),
      }),
    ],
  }),
  person("nadia", ["Nadia Kowalczyk", "1998-06-17"], {
    shows: "Two jobs: a monthly salary, and weekly pay of a few hours",
    monthlyPence: 205_000,
    income: [salary("FAIRLIGHT DENTAL SALARY", 158_000, payday(26)), weeklyPay("THE OLD PIER CAFE", 47_000)],
  }),
  person("owen", ["Owen Pritchard", "1993-12-12"], {
    shows: "A monthly salary, an overdraft and much gambling",
    monthlyPence: 210_000,
    income: [salary("SLATE QUARRY CO SALARY", 196_000, lastWorkingDay)],
    gambles: 14,
    openingPence: -22_000,
    overdraftPence: 350_000,
    savingsPence: 19_000,
    savings: "rest",
  }),
  // The story of the next four is not about their bank.
  person("callum", ["Callum Reed", "1996-12-01"], {
    shows: "A salary of £1,150: half of what his payslip says",
    monthlyPence: 115_000,
    income: [salary("OLD MILL JOINERY WAGES", 115_000, payday(27))],
  }),
  person("tomasz", ["Tomasz Wójcik", "1989-06-21"], {
    shows: "A monthly salary of £2,750 on the 28th",
    monthlyPence: 275_000,
    income: [salary("BRIGHTWATER LTD SALARY", 275_000)],
  }),
  person("samira", ["Samira Haddad", "1993-10-30"], {
    shows: "A monthly salary of £2,750 on the 28th",
    monthlyPence: 275_000,
    income: [salary("BRIGHTWATER LTD SALARY", 275_000)],
  }),
  person("margaret", ["Margaret Hollis", "1968-03-19"], {
    shows: "A monthly salary of £3,420: enough to guarantee somebody's rent",
    monthlyPence: 342_000,
    income: [salary("TAYSIDE COUNCIL SALARY", 342_000, lastWorkingDay)],
  }),
  person("femi", ["Oluwafemi Adeyemi", "1985-03-08"], {
    shows: "Self-employed: invoices of five clients on any day, and tax in January and July",
    monthlyPence: 290_000,
    income: [invoices(290_000), taxPayments(290_000)],
    openingPence: 1_240_000,
  }),
  person("george", ["George Hathersage", "1951-05-25"], {
    shows: "State pension every four weeks, and a monthly private pension",
    monthlyPence: 168_000,
    income: pensions(168_000),
    gambles: 0.5,
  }),
  person("hana", ["Hana Yilmaz", "1992-08-19"], {
    shows: "Universal Credit, Child Benefit and a small salary",
    monthlyPence: 158_000,
    income: universalCredit(158_000),
  }),
  person("isla", ["Isla Byrne", "2004-10-02"], {
    shows: "Student finance by term, bar work, and help from her mother",
    monthlyPence: 118_000,
    income: studentFinance(118_000),
    openingPence: 210_000,
  }),
  person("jack", ["Jack Thornbury", "1979-02-11"], {
    shows: "No income: lives on savings of £42,000",
    monthlyPence: 160_000,
    income: [],
    savings: "shrink",
    savingsPence: 4_200_000,
  }),
  person("katrin", ["Katrin Vogelsang", "1988-09-27"], {
    country: "DE",
    address: { address: "Hafenstraße 14", city: "Nirgendwo", zip: "00999", state: "", country: "DEU" },
    shows: "A monthly salary in euros and an allowance for a child",
    monthlyPence: 312_000,
    income: [
      salary("GEHALT WERKSTATT KRÜGER GMBH", 286_500, lastWorkingDay),
      childAllowance("FAMILIENKASSE KINDERGELD"),
    ],
    place: germany,
    accountNames: ["Girokonto", "Tagesgeldkonto"],
  }),
  person("lucia", ["Lucía Ibarra Peña", "1994-04-05"], {
    country: "ES",
    address: { address: "Calle Mayor 2", city: "Villanada", zip: "00999", state: "", country: "ESP" },
    shows: "A monthly salary in euros, and two more a year in June and December",
    monthlyPence: 194_000,
    income: [
      salary("NÓMINA TALLERES QUIROGA SL", 182_000, lastWorkingDay),
      extraSalaries("PAGA EXTRA TALLERES QUIROGA SL", 182_000),
    ],
    place: spain,
    accountNames: ["Cuenta corriente", "Cuenta de ahorro"],
  }),
];
