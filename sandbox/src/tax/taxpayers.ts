import { chanceOf } from "../bank/money/chance.ts";
import { type Day, dayFrom } from "../bank/money/days.ts";
import type { Period } from "../bank/money/entries.ts";
import { fingerprint } from "../bank/money/statement.ts";
import { monthsAgo, people } from "../bank/people.ts";
import type { Person } from "../bank/person.ts";

export interface Payment {
  readonly day: Day;
  readonly pence: number;
}

export interface Job {
  /** A UUID, the same in every run. */
  readonly id: string;
  readonly employer: string;
  readonly employerRef: string;
  readonly payrollId: string;
  readonly paysPerYear: 12 | 13 | 26 | 52;
  readonly started: (today: Day) => Day;
  readonly ended?: (today: Day) => Day;
  readonly isPension: boolean;
  readonly paid: (period: Period) => readonly Payment[];
  readonly reportedPercent?: number;
}

export interface Taxpayer {
  readonly userId: string;
  readonly password: string;
  readonly fullName: string;
  readonly knows: string;
  readonly nino: string;
  /** Self assessment, ten digits. */
  readonly utr: string;
  readonly jobs: readonly Job[];
}

interface Employer extends Pick<Job, "employer" | "paysPerYear" | "reportedPercent"> {
  readonly onStatement: string;
  readonly since: string | ((today: Day) => Day);
  readonly until?: (today: Day) => Day;
  readonly isPension?: boolean;
}

const dayNamed = (date: string): Day => dayFrom(date) ?? Number.NaN;

/** Amounts vary from bank to bank; the employers report those of the first one. */
const SEED_BANK = "ob-northmoor";

const paymentsOf =
  ({ userName, streams }: Person, onStatement: string): Job["paid"] =>
  (period) =>
    streams
      .flatMap((stream) => stream(period, chanceOf(`${SEED_BANK}/${userName}`)))
      .filter(({ description, pence }) => description === onStatement && pence > 0)
      .toSorted((one, other) => one.day - other.day)
      .map(({ day, pence }) => ({ day, pence }));

/** A UUID of version 4 by its form. */
export const uuidOf = (...parts: readonly string[]): string => {
  const hex = fingerprint(...parts);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

const jobOf = (person: Person, { employer, onStatement, since, until, ...more }: Employer): Job => {
  const hex = fingerprint("employer", employer);
  return {
    id: uuidOf("employment", person.userName, employer),
    employer,
    employerRef: `${100 + (Number.parseInt(hex.slice(0, 4), 16) % 900)}/${hex.slice(4, 9).toUpperCase()}`,
    payrollId: hex.slice(9, 15).toUpperCase(),
    started: typeof since === "string" ? () => dayNamed(since) : since,
    ...(until && { ended: until }),
    isPension: false,
    paid: paymentsOf(person, onStatement),
    ...more,
  };
};

const employer = (
  name: string,
  onStatement: string,
  more: Pick<Employer, "since"> & Partial<Employer>,
): Employer => ({ employer: name, onStatement, paysPerYear: 12, ...more });

interface Known {
  /** The end of the numbers of tax and National Insurance. */
  readonly number: number;
  readonly knows: string;
  readonly employers?: readonly Employer[];
}

/** By the user name at the bank. People abroad are not taxpayers. */
const known: Readonly<Record<string, Known>> = {
  amara: {
    number: 1,
    knows: "Brightwater Ltd, every month, as the bank shows it",
    employers: [employer("Brightwater Ltd", "BRIGHTWATER LTD SALARY", { since: "2023-03-06" })],
  },
  ben: {
    number: 2,
    knows: "Northgate Logistics Ltd, every week",
    employers: [
      employer("Northgate Logistics Ltd", "NORTHGATE LOGISTICS WAGES", {
        paysPerYear: 52,
        since: "2021-09-13",
      }),
    ],
  },
  chloe: {
    number: 3,
    knows: "Rosebank Care Homes Ltd, every two weeks",
    employers: [
      employer("Rosebank Care Homes Ltd", "ROSEBANK CARE PAYROLL", { paysPerYear: 26, since: "2024-01-08" }),
    ],
  },
  dev: {
    number: 4,
    knows: "Harbourwick Hospital Trust, but a quarter more than the bank shows",
    employers: [
      employer("Harbourwick Hospital Trust", "HARBOURWICK HOSPITAL TRUST PAY", {
        paysPerYear: 13,
        since: "2016-08-03",
        reportedPercent: 125,
      }),
    ],
  },
  ella: {
    number: 5,
    knows: "Blue Plate Catering Ltd, some weeks",
    employers: [
      employer("Blue Plate Catering Ltd", "BLUE PLATE CATERING WAGES", {
        paysPerYear: 52,
        since: "2025-05-19",
      }),
    ],
  },
  mo: {
    number: 6,
    knows: "Oldfield Print Ltd until three months ago, Vanterra Systems Ltd since",
    employers: [
      employer("Oldfield Print Ltd", "OLDFIELD PRINT SALARY", {
        since: "2020-02-17",
        until: (today) => monthsAgo(3)(today) - 1,
      }),
      employer("Vanterra Systems Ltd", "VANTERRA SYSTEMS PAYROLL", { since: monthsAgo(3) }),
    ],
  },
  nadia: {
    number: 7,
    knows: "Two jobs: Fairlight Dental Practice Ltd and The Old Pier Café",
    employers: [
      employer("Fairlight Dental Practice Ltd", "FAIRLIGHT DENTAL SALARY", { since: "2022-06-01" }),
      employer("The Old Pier Café", "THE OLD PIER CAFE", { paysPerYear: 52, since: "2024-04-27" }),
    ],
  },
  owen: {
    number: 8,
    knows: "Slate Quarry Company Ltd, but a third less than the bank shows",
    employers: [
      employer("Slate Quarry Company Ltd", "SLATE QUARRY CO SALARY", {
        since: "2019-11-04",
        reportedPercent: 67,
      }),
    ],
  },
  femi: { number: 9, knows: "Self-employed: no employment at all" },
  george: {
    number: 10,
    knows: "A pension of the Northmoor Pension Fund, and no work",
    employers: [
      employer("Northmoor Pension Fund", "NORTHMOOR PENSION FUND", { since: "2016-06-01", isPension: true }),
    ],
  },
  hana: {
    number: 11,
    knows: "Little Acorns Nursery, every month; benefits are known elsewhere",
    employers: [employer("Little Acorns Nursery", "LITTLE ACORNS NURSERY WAGES", { since: "2024-09-02" })],
  },
  isla: {
    number: 12,
    knows: "The Lantern Bar, every two weeks",
    employers: [
      employer("The Lantern Bar", "THE LANTERN BAR WAGES", { paysPerYear: 26, since: "2025-10-10" }),
    ],
  },
  jack: { number: 13, knows: "No employment" },
  callum: {
    number: 14,
    knows: "Old Mill Joinery, two days a week",
    employers: [employer("Old Mill Joinery", "OLD MILL JOINERY WAGES", { since: "2024-05-13" })],
  },
  tomasz: {
    number: 15,
    knows: "Brightwater Ltd, every month",
    employers: [employer("Brightwater Ltd", "BRIGHTWATER LTD SALARY", { since: "2022-03-01" })],
  },
  samira: {
    number: 16,
    knows: "Brightwater Ltd, every month",
    employers: [employer("Brightwater Ltd", "BRIGHTWATER LTD SALARY", { since: "2023-09-18" })],
  },
  margaret: {
    number: 17,
    knows: "Tayside Council, every month",
    employers: [employer("Tayside Council", "TAYSIDE COUNCIL SALARY", { since: "2001-08-13" })],
  },
};

const two = (number: number): string => String(number).padStart(2, "0");

const taxpayerOf = (person: Person): readonly Taxpayer[] => {
  const said = known[person.userName];
  if (!said) return [];
  const { number, knows, employers = [] } = said;
  const { userName: userId, password, fullName } = person;
  const nino = `PC1000${two(number)}${"ABCD".charAt((number - 1) % 4)}`;
  const jobs = employers.map((one) => jobOf(person, one));
  return [{ userId, password, fullName, knows, nino, utr: `10000001${two(number)}`, jobs }];
};

export const taxpayers: readonly Taxpayer[] = people.flatMap(taxpayerOf);
