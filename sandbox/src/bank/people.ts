import { type Day, firstOfMonth } from "./money/days.ts";
import {
  childAllowance,
  extraSalaries,
  fortnightlyPay,
  fourWeeklyPay,
  invoices,
  pensions,
  received,
  studentFinance,
  taxPayments,
  universalCredit,
  weeklyPay,
  zeroHoursPay,
} from "./money/incomes.ts";
import { lifeOf } from "./money/life.ts";
import { germany, spain } from "./money/places.ts";
import { lastWorkingDay, payday } from "./money/rhythms.ts";
import type { Person, PostalAddress } from "./person.ts";

/** The people of the demo, named for what they live on. Their password is no secret. */

export const DEMO_PASSWORD = "practice";

const harbourwick: PostalAddress = {
  address: "4 Elm Row",
  city: "Harbourwick",
  zip: "ZZ1 1AB",
  state: "West Yorkshire",
  country: "GBR",
};

const atHome = { password: DEMO_PASSWORD, address: harbourwick, country: "GB" } as const;

const monthsAgo =
  (months: number) =>
  (today: Day): Day =>
    firstOfMonth(today, -months);

const employed: readonly Person[] = [
  {
    ...atHome,
    userName: "amara",
    fullName: "Amara Okafor",
    born: "1991-02-28",
    shows: "A monthly salary of £2,750 on the 28th",
    ...lifeOf({
      monthlyPence: 275_000,
      income: [received({ rhythm: payday(28), description: "BRIGHTWATER LTD SALARY", pence: 275_000 })],
    }),
  },
  {
    ...atHome,
    userName: "ben",
    fullName: "Benjamin Ashdown",
    born: "1987-07-14",
    shows: "Weekly pay from a warehouse, every Friday",
    ...lifeOf({
      monthlyPence: 192_000,
      income: [weeklyPay("NORTHGATE LOGISTICS WAGES", 192_000)],
    }),
  },
  {
    ...atHome,
    userName: "chloe",
    fullName: "Chloe Whitcombe",
    born: "1995-11-03",
    shows: "Pay every two weeks from a care home",
    ...lifeOf({ monthlyPence: 188_000, income: [fortnightlyPay("ROSEBANK CARE PAYROLL", 188_000)] }),
  },
  {
    ...atHome,
    userName: "dev",
    fullName: "Dev Raman",
    born: "1983-04-22",
    shows: "Pay every four weeks from a hospital",
    ...lifeOf({
      monthlyPence: 231_000,
      income: [fourWeeklyPay("HARBOURWICK HOSPITAL TRUST PAY", 231_000)],
    }),
  },
  {
    ...atHome,
    userName: "ella",
    fullName: "Ella Marchetti",
    born: "2001-09-09",
    shows: "Zero hours: weekly pay that differs, and weeks without any",
    ...lifeOf({ monthlyPence: 128_000, income: [zeroHoursPay("BLUE PLATE CATERING WAGES", 128_000)] }),
  },
  {
    ...atHome,
    userName: "mo",
    fullName: "Mohammed Siddiq",
    born: "1990-01-30",
    shows: "Changed employer three months ago, and earns more since",
    ...lifeOf({
      monthlyPence: 225_000,
      income: [
        received({
          rhythm: payday(25),
          description: "OLDFIELD PRINT SALARY",
          pence: 209_000,
          until: (today) => monthsAgo(3)(today) - 1,
        }),
        received({
          rhythm: lastWorkingDay,
          description: "VANTERRA SYSTEMS PAYROLL",
          pence: 258_000,
          from: monthsAgo(3),
        }),
      ],
    }),
  },
  {
    ...atHome,
    userName: "nadia",
    fullName: "Nadia Kowalczyk",
    born: "1998-06-17",
    shows: "Two jobs: a monthly salary, and weekly pay of a few hours",
    ...lifeOf({
      monthlyPence: 205_000,
      income: [
        received({ rhythm: payday(26), description: "FAIRLIGHT DENTAL SALARY", pence: 158_000 }),
        weeklyPay("THE OLD PIER CAFE", 47_000),
      ],
    }),
  },
  {
    ...atHome,
    userName: "owen",
    fullName: "Owen Pritchard",
    born: "1993-12-12",
    shows: "A monthly salary, an overdraft and much gambling",
    ...lifeOf({
      monthlyPence: 210_000,
      income: [received({ rhythm: lastWorkingDay, description: "SLATE QUARRY CO SALARY", pence: 196_000 })],
      gambles: 14,
      openingPence: -22_000,
      overdraftPence: 350_000,
      savingsPence: 19_000,
      savings: "rest",
    }),
  },
];

/** People whose story is not about their bank. */
const salaried: readonly Person[] = [
  {
    ...atHome,
    userName: "callum",
    fullName: "Callum Reed",
    born: "1996-12-01",
    shows: "A salary of £1,150: half of what his payslip says",
    ...lifeOf({
      monthlyPence: 115_000,
      income: [received({ rhythm: payday(27), description: "OLD MILL JOINERY WAGES", pence: 115_000 })],
    }),
  },
  {
    ...atHome,
    userName: "tomasz",
    fullName: "Tomasz Wójcik",
    born: "1989-06-21",
    shows: "A monthly salary of £2,750 on the 28th",
    ...lifeOf({
      monthlyPence: 275_000,
      income: [received({ rhythm: payday(28), description: "BRIGHTWATER LTD SALARY", pence: 275_000 })],
    }),
  },
  {
    ...atHome,
    userName: "samira",
    fullName: "Samira Haddad",
    born: "1993-10-30",
    shows: "A monthly salary of £2,750 on the 28th",
    ...lifeOf({
      monthlyPence: 275_000,
      income: [received({ rhythm: payday(28), description: "BRIGHTWATER LTD SALARY", pence: 275_000 })],
    }),
  },
  {
    ...atHome,
    userName: "margaret",
    fullName: "Margaret Hollis",
    born: "1968-03-19",
    shows: "A monthly salary of £3,420: enough to guarantee somebody's rent",
    ...lifeOf({
      monthlyPence: 342_000,
      income: [received({ rhythm: lastWorkingDay, description: "TAYSIDE COUNCIL SALARY", pence: 342_000 })],
    }),
  },
];

const otherwise: readonly Person[] = [
  {
    ...atHome,
    userName: "femi",
    fullName: "Oluwafemi Adeyemi",
    born: "1985-03-08",
    shows: "Self-employed: invoices of five clients on any day, and tax in January and July",
    ...lifeOf({
      monthlyPence: 290_000,
      income: [invoices(290_000), taxPayments(290_000)],
      openingPence: 1_240_000,
    }),
  },
  {
    ...atHome,
    userName: "george",
    fullName: "George Hathersage",
    born: "1951-05-25",
    shows: "State pension every four weeks, and a monthly private pension",
    ...lifeOf({ monthlyPence: 168_000, income: pensions(168_000), gambles: 0.5 }),
  },
  {
    ...atHome,
    userName: "hana",
    fullName: "Hana Yilmaz",
    born: "1992-08-19",
    shows: "Universal Credit, Child Benefit and a small salary",
    ...lifeOf({ monthlyPence: 158_000, income: universalCredit(158_000) }),
  },
  {
    ...atHome,
    userName: "isla",
    fullName: "Isla Byrne",
    born: "2004-10-02",
    shows: "Student finance by term, bar work, and help from her mother",
    ...lifeOf({ monthlyPence: 118_000, income: studentFinance(118_000), openingPence: 210_000 }),
  },
  {
    ...atHome,
    userName: "jack",
    fullName: "Jack Thornbury",
    born: "1979-02-11",
    shows: "No income: lives on savings of £42,000",
    ...lifeOf({ monthlyPence: 160_000, income: [], savings: "shrink", savingsPence: 4_200_000 }),
  },
];

const abroad: readonly Person[] = [
  {
    password: DEMO_PASSWORD,
    country: "DE",
    userName: "katrin",
    fullName: "Katrin Vogelsang",
    born: "1988-09-27",
    address: { address: "Hafenstraße 14", city: "Nirgendwo", zip: "00999", state: "", country: "DEU" },
    shows: "A monthly salary in euros and an allowance for a child",
    ...lifeOf({
      monthlyPence: 312_000,
      income: [
        received({ rhythm: lastWorkingDay, description: "GEHALT WERKSTATT KRÜGER GMBH", pence: 286_500 }),
        childAllowance("FAMILIENKASSE KINDERGELD"),
      ],
      place: germany,
      accountNames: ["Girokonto", "Tagesgeldkonto"],
    }),
  },
  {
    password: DEMO_PASSWORD,
    country: "ES",
    userName: "lucia",
    fullName: "Lucía Ibarra Peña",
    born: "1994-04-05",
    address: { address: "Calle Mayor 2", city: "Villanada", zip: "00999", state: "", country: "ESP" },
    shows: "A monthly salary in euros, and two more a year in June and December",
    ...lifeOf({
      monthlyPence: 194_000,
      income: [
        received({ rhythm: lastWorkingDay, description: "NÓMINA TALLERES QUIROGA SL", pence: 182_000 }),
        extraSalaries("PAGA EXTRA TALLERES QUIROGA SL", 182_000),
      ],
      place: spain,
      accountNames: ["Cuenta corriente", "Cuenta de ahorro"],
    }),
  },
];

export const people: readonly Person[] = [...employed, ...salaried, ...otherwise, ...abroad];
