import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { SeededPerson } from "../seeds/people.ts";
import type { SeededIncome } from "../seeds/seed-income.ts";
import type { SeededResidence } from "../seeds/seed-residence.ts";

export const personaIds = [
  "amara",
  "ben",
  "ella",
  "femi",
  "george",
  "hana",
  "mo",
  "sophie",
  "jack",
  "lucia",
  "callum",
  "tomasz",
  "samira",
  "margaret",
] as const;
export type PersonaId = (typeof personaIds)[number];

/** The address is assigned when a visitor first becomes the person. */
type PersonOfDemo = Omit<SeededPerson, "email">;

export interface Persona {
  readonly id: PersonaId;
  /** The people of one home; the last one signs in. */
  readonly people: readonly PersonOfDemo[];
  /** Their user name at the practice bank and at the practice tax office. */
  readonly userName: string | undefined;
}

type Name = readonly [firstName: string, lastName: string];

const agent = ([firstName, lastName]: Name, email: string): ReferencePerson => ({
  type: "AGENT",
  firstName,
  lastName,
  email,
  phone: "+441134960188",
});

/** Rents a flat, and has answered every question about it. */
const rentedFrom = (landlord: ReferencePerson): SeededResidence => ({
  kind: "RENTED_FLAT",
  until: "end",
  landlord,
});

const person = (
  [firstName, lastName]: Name,
  birthdate: string,
  more: Partial<PersonOfDemo> & Pick<PersonOfDemo, "home">,
): PersonOfDemo => ({
  firstName,
  lastName,
  birthdate,
  nationality: "GB",
  policy: "scotland-wales-ni-default",
  consents: true,
  identity: "completed",
  residence: rentedFrom(agent(["Joanne", "Pryce"], "lettings@harbourstreet.example")),
  submitted: false,
  ...more,
});

const ELLEN = { referenceName: "Ellen Marsh", referenceEmail: "ellen.marsh@brightwater.example" };

const employedAt = (
  companyName: string,
  told: SeededIncome["told"] = {},
  until: SeededIncome["until"] = "details",
): SeededIncome => ({
  type: "T_EMPLOYED_PERM",
  companyName,
  told: {
    jobTitle: "Shift manager",
    removeProbation: true,
    annualGrossIncome: 41_500,
    currency: "GBP",
    netIncome: 2_750,
    netIncomeFrequency: "MONTHLY",
    ...ELLEN,
    ...told,
  },
  until,
});

const amara = (more: Partial<PersonOfDemo>): PersonOfDemo =>
  person(["Amara", "Okafor"], "1991-02-28", {
    rentMinor: 145_000,
    home: "Flat 4, 9 Elm Row, Edinburgh EH7 4AA",
    ...more,
  });

const femi = (more: Partial<PersonOfDemo>): PersonOfDemo =>
  person(["Oluwafemi", "Adeyemi"], "1985-03-08", {
    home: "3 Sauchie Court, Stirling FK8 2AA",
    ...more,
  });

const CAUSEWAY = "Flat 2, 12 Causeway, St Andrews KY16 9AA";

const peopleOf: Readonly<Record<PersonaId, Persona["people"]>> = {
  amara: [amara({ income: employedAt("Brightwater Ltd") })],
  ben: [
    person(["Benjamin", "Ashdown"], "1987-07-14", {
      home: "17 Dock Street, Dundee DD1 3DS",
      income: employedAt(
        "Northgate Logistics",
        {
          jobTitle: "Picker",
          annualGrossIncome: 28_900,
          netIncome: 443,
          netIncomeFrequency: "WEEKLY",
          referenceName: "Dev Anand",
          referenceEmail: "people@northgate.example",
        },
        "end",
      ),
      submitted: true,
      remedial: {
        section: "INCOME",
        start: "documents",
        end: "uploadBankStatements",
        aboutIncome: true,
        reasons: ["MISSING_PROOF_OF_INCOME"],
        comment: "Please add the bank statements of the last three months. They have to show your wages.",
      },
    }),
  ],
  ella: [
    person(["Ella", "Marchetti"], "2001-09-09", {
      rentMinor: 52_000,
      home: "Room 2, 40 Bread Street, Edinburgh EH3 9AH",
    }),
  ],
  femi: [femi({})],
  george: [
    person(["George", "Hathersage"], "1951-05-25", {
      rentMinor: 62_000,
      home: "8 Shore Cottages, Anstruther KY10 3AB",
    }),
  ],
  hana: [
    person(["Hana", "Yilmaz"], "1992-08-19", {
      nationality: "TR",
      rentMinor: 58_000,
      home: "Flat 1/2, 22 Holm Street, Glasgow G2 6SZ",
    }),
  ],
  mo: [
    person(["Mohammed", "Siddiq"], "1990-01-30", {
      policy: "every-proof",
      home: "Flat 9, 60 Perth Road, Dundee DD1 4HW",
      income: employedAt("Vanterra Systems", {
        jobTitle: "Technician",
        annualGrossIncome: 38_600,
        netIncome: 2_580,
      }),
    }),
  ],
  sophie: [
    person(["Sophie", "Laurent"], "2003-04-11", {
      nationality: "FR",
      policy: "england-default",
      identity: "none",
      residence: { kind: "FAMILY_HOME", until: "history" },
      rentMinor: 48_000,
      home: "Room 6, 2 Botley Lane, Oxford OX2 0AA",
    }),
  ],
  jack: [person(["Jack", "Thornbury"], "1979-02-11", { home: "Old Smithy, Aviemore PH22 1AA" })],
  lucia: [
    person(["Lucía", "Ibarra Peña"], "1994-04-05", {
      nationality: "ES",
      rentMinor: 60_000,
      home: "Flat 5, 31 Union Street, Aberdeen AB11 5BN",
    }),
  ],
  callum: [
    person(["Callum", "Reed"], "1996-12-01", {
      home: "14 Mill Wynd, Kirkcaldy KY1 1AA",
      income: employedAt("Old Mill Joinery", {
        jobTitle: "Joiner",
        annualGrossIncome: 34_000,
        netIncome: 2_310,
        referenceName: "Sal Reed",
        referenceEmail: "owner@oldmill.example",
      }),
    }),
  ],
  tomasz: [
    person(["Tomasz", "Wójcik"], "1989-06-21", {
      nationality: "PL",
      home: "77 Leith Walk, Edinburgh EH6 5HB",
      residence: rentedFrom(agent(["Silas", "Grey"], "nobody@silentlets.example")),
      income: employedAt("Brightwater Ltd", { jobTitle: "Baker" }, "end"),
    }),
  ],
  samira: [
    person(["Samira", "Haddad"], "1993-10-30", {
      home: "5 Bridge End, Inverness IV1 1QA",
      residence: rentedFrom(agent(["Norma", "Nye"], "office@refusinglets.example")),
      income: employedAt("Brightwater Ltd", { jobTitle: "Driver" }, "end"),
    }),
  ],
  margaret: [
    person(["Oliver", "Hollis"], "2002-01-17", { home: CAUSEWAY }),
    {
      firstName: "Margaret",
      lastName: "Hollis",
      birthdate: null,
      nationality: null,
      policy: "scotland-wales-ni-default",
      role: "guarantor",
      consents: false,
      identity: "none",
      submitted: false,
      home: CAUSEWAY,
    },
  ],
};

export const personas: readonly Persona[] = personaIds.map((id) => ({
  id,
  people: peopleOf[id],
  userName: id === "sophie" ? undefined : id,
}));

/** Referees with an open questionnaire. They answer it themselves, so the sandbox does not know them. */
export const refereeIds = ["landlord", "employer", "accountant"] as const;
export type RefereeId = (typeof refereeIds)[number];

export interface RefereeOfDemo {
  readonly id: RefereeId;
  readonly kind: ReferenceKind;
  readonly about: PersonOfDemo;
  readonly email: string;
}

export const refereesOfDemo: readonly RefereeOfDemo[] = [
  {
    id: "landlord",
    kind: "rental",
    email: "desk@harbourstreet.example",
    about: amara({
      policy: "identity-residence",
      residence: rentedFrom(agent(["Joanne", "Pryce"], "desk@harbourstreet.example")),
      submitted: true,
    }),
  },
  {
    id: "employer",
    kind: "employment",
    email: "desk@brightwater.example",
    about: amara({
      income: employedAt("Brightwater Ltd", { referenceEmail: "desk@brightwater.example" }, "end"),
      submitted: true,
    }),
  },
  {
    id: "accountant",
    kind: "accountant",
    email: "desk@quillandco.example",
    about: femi({
      income: {
        type: "T_SELFEMPLOYED",
        companyName: "Adeyemi Photography",
        told: { annualGrossIncome: 34_800, currency: "GBP" },
        until: "details",
      },
      submitted: true,
    }),
  },
];
