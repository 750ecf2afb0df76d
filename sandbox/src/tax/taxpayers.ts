import { chanceOf } from "../bank/money/chance.ts";
import { type Day, dayFrom, firstOfMonth } from "../bank/money/days.ts";
import type { Period } from "../bank/money/entries.ts";
import { fingerprint } from "../bank/money/statement.ts";
import { people } from "../bank/people.ts";
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

const monthsAgo =
  (months: number) =>
  (today: Day): Day =>
    firstOfMonth(today, -months);

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

interface Known {
  readonly nino: string;
  readonly utr: string;
  readonly knows: string;
  readonly employers?: readonly Employer[];
}

/** By the user name at the bank. People abroad are not taxpayers. */
const known: Readonly<Record<string, Known>> = {
  amara: {
    nino: "PC100001A",
    utr: "1000000101",
    knows: "Brightwater Ltd, every month, as the bank shows it",
    employers: [
      {
        employer: "Brightwater Ltd",
        onStatement: "BRIGHTWATER LTD SALARY",
        paysPerYear: 12,
        since: "2023-03-06",
      },
    ],
  },
  ben: {
    nino: "PC100002B",
    utr: "1000000102",
    knows: "Northgate Logistics Ltd, every week",
    employers: [
      {
        employer: "Northgate Logistics Ltd",
        onStatement: "NORTHGATE LOGISTICS WAGES",
        paysPerYear: 52,
        since: "2021-09-13",
      },
    ],
  },
  chloe: {
    nino: "PC100003C",
    utr: "1000000103",
    knows: "Rosebank Care Homes Ltd, every two weeks",
    employers: [
      {
        employer: "Rosebank Care Homes Ltd",
        onStatement: "ROSEBANK CARE PAYROLL",
        paysPerYear: 26,
        since: "2024-01-08",
      },
    ],
  },
  dev: {
    nino: "PC100004D",
    utr: "1000000104",
    knows: "Harbourwick Hospital Trust, but a quarter more than the bank shows",
    employers: [
      {
        employer: "Harbourwick Hospital Trust",
        onStatement: "HARBOURWICK HOSPITAL TRUST PAY",
        paysPerYear: 13,
        since: "2016-08-03",
        reportedPercent: 125,
      },
    ],
  },
  ella: {
    nino: "PC100005A",
    utr: "1000000105",
    knows: "Blue Plate Catering Ltd, some weeks",
    employers: [
      {
        employer: "Blue Plate Catering Ltd",
        onStatement: "BLUE PLATE CATERING WAGES",
        paysPerYear: 52,
        since: "2025-05-19",
      },
    ],
  },
  mo: {
    nino: "PC100006B",
    utr: "1000000106",
    knows: "Oldfield Print Ltd until three months ago, Vanterra Systems Ltd since",
    employers: [
      {
        employer: "Oldfield Print Ltd",
        onStatement: "OLDFIELD PRINT SALARY",
        paysPerYear: 12,
        since: "2020-02-17",
        until: (today) => monthsAgo(3)(today) - 1,
      },
      {
        employer: "Vanterra Systems Ltd",
        onStatement: "VANTERRA SYSTEMS PAYROLL",
        paysPerYear: 12,
        since: monthsAgo(3),
      },
    ],
  },
  nadia: {
    nino: "PC100007C",
    utr: "1000000107",
    knows: "Two jobs: Fairlight Dental Practice Ltd and The Old Pier Café",
    employers: [
      {
        employer: "Fairlight Dental Practice Ltd",
        onStatement: "FAIRLIGHT DENTAL SALARY",
        paysPerYear: 12,
        since: "2022-06-01",
      },
      {
        employer: "The Old Pier Café",
        onStatement: "THE OLD PIER CAFE",
        paysPerYear: 52,
        since: "2024-04-27",
      },
    ],
  },
  owen: {
    nino: "PC100008D",
    utr: "1000000108",
    knows: "Slate Quarry Company Ltd, but a third less than the bank shows",
    employers: [
      {
        employer: "Slate Quarry Company Ltd",
        onStatement: "SLATE QUARRY CO SALARY",
        paysPerYear: 12,
        since: "2019-11-04",
        reportedPercent: 67,
      },
    ],
  },
  femi: {
    nino: "PC100009A",
    utr: "1000000109",
    knows: "Self-employed: no employment at all",
  },
  george: {
    nino: "PC100010B",
    utr: "1000000110",
    knows: "A pension of the Northmoor Pension Fund, and no work",
    employers: [
      {
        employer: "Northmoor Pension Fund",
        onStatement: "NORTHMOOR PENSION FUND",
        paysPerYear: 12,
        since: "2016-06-01",
        isPension: true,
      },
    ],
  },
  hana: {
    nino: "PC100011C",
    utr: "1000000111",
    knows: "Little Acorns Nursery, every month; benefits are known elsewhere",
    employers: [
      {
        employer: "Little Acorns Nursery",
        onStatement: "LITTLE ACORNS NURSERY WAGES",
        paysPerYear: 12,
        since: "2024-09-02",
      },
    ],
  },
  isla: {
    nino: "PC100012D",
    utr: "1000000112",
    knows: "The Lantern Bar, every two weeks",
    employers: [
      {
        employer: "The Lantern Bar",
        onStatement: "THE LANTERN BAR WAGES",
        paysPerYear: 26,
        since: "2025-10-10",
      },
    ],
  },
  callum: {
    nino: "PC100014B",
    utr: "1000000114",
    knows: "Old Mill Joinery, two days a week",
    employers: [
      {
        employer: "Old Mill Joinery",
        onStatement: "OLD MILL JOINERY WAGES",
        paysPerYear: 12,
        since: "2024-05-13",
      },
    ],
  },
  tomasz: {
    nino: "PC100015C",
    utr: "1000000115",
    knows: "Brightwater Ltd, every month",
    employers: [
      {
        employer: "Brightwater Ltd",
        onStatement: "BRIGHTWATER LTD SALARY",
        paysPerYear: 12,
        since: "2022-03-01",
      },
    ],
  },
  samira: {
    nino: "PC100016D",
    utr: "1000000116",
    knows: "Brightwater Ltd, every month",
    employers: [
      {
        employer: "Brightwater Ltd",
        onStatement: "BRIGHTWATER LTD SALARY",
        paysPerYear: 12,
        since: "2023-09-18",
      },
    ],
  },
  margaret: {
    nino: "PC100017A",
    utr: "1000000117",
    knows: "Tayside Council, every month",
    employers: [
      {
        employer: "Tayside Council",
        onStatement: "TAYSIDE COUNCIL SALARY",
        paysPerYear: 12,
        since: "2001-08-13",
      },
    ],
  },
  jack: { nino: "PC100013A", utr: "1000000113", knows: "No employment" },
};

const taxpayerOf = (person: Person): readonly Taxpayer[] => {
  const said = known[person.userName];
  if (!said) return [];
  const { employers = [], ...more } = said;
  const { userName: userId, password, fullName } = person;
  return [{ userId, password, fullName, ...more, jobs: employers.map((one) => jobOf(person, one)) }];
};

export const taxpayers: readonly Taxpayer[] = people.flatMap(taxpayerOf);
