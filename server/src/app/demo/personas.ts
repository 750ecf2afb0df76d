import { agent, amaraOfDemo, ellen, type PersonOfDemo, salary, someone } from "./people-of-demo.ts";

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

export interface Persona {
  readonly id: PersonaId;
  /** The people of one home; the last one signs in. */
  readonly people: readonly PersonOfDemo[];
  /** Their user name at the practice bank and at the practice tax office. */
  readonly userName: string | undefined;
}

type Alone = Omit<PersonOfDemo, keyof typeof someone> & Partial<PersonOfDemo>;

const alone = (id: PersonaId, person: Alone): Persona => ({
  id,
  userName: id,
  people: [{ ...someone, ...person }],
});

export const personas: readonly Persona[] = [
  alone("amara", {
    ...amaraOfDemo,
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Brightwater Ltd",
      told: { ...salary, ...ellen },
      until: "details",
    },
  }),
  alone("ben", {
    firstName: "Benjamin",
    lastName: "Ashdown",
    birthdate: "1987-07-14",
    home: "17 Dock Street, Dundee DD1 3DS",
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Northgate Logistics",
      told: {
        jobTitle: "Picker",
        removeProbation: true,
        annualGrossIncome: 28_900,
        currency: "GBP",
        netIncome: 443,
        netIncomeFrequency: "WEEKLY",
        referenceName: "Dev Anand",
        referenceEmail: "people@northgate.example",
      },
      until: "end",
    },
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
  alone("ella", {
    firstName: "Ella",
    lastName: "Marchetti",
    birthdate: "2001-09-09",
    rentMinor: 52_000,
    home: "Room 2, 40 Bread Street, Edinburgh EH3 9AH",
  }),
  alone("femi", {
    firstName: "Oluwafemi",
    lastName: "Adeyemi",
    birthdate: "1985-03-08",
    home: "3 Sauchie Court, Stirling FK8 2AA",
  }),
  alone("george", {
    firstName: "George",
    lastName: "Hathersage",
    birthdate: "1951-05-25",
    rentMinor: 62_000,
    home: "8 Shore Cottages, Anstruther KY10 3AB",
  }),
  alone("hana", {
    firstName: "Hana",
    lastName: "Yilmaz",
    birthdate: "1992-08-19",
    nationality: "TR",
    rentMinor: 58_000,
    home: "Flat 1/2, 22 Holm Street, Glasgow G2 6SZ",
  }),
  alone("mo", {
    firstName: "Mohammed",
    lastName: "Siddiq",
    birthdate: "1990-01-30",
    policy: "every-proof",
    home: "Flat 9, 60 Perth Road, Dundee DD1 4HW",
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Vanterra Systems",
      told: { ...salary, jobTitle: "Technician", annualGrossIncome: 38_600, netIncome: 2_580, ...ellen },
      until: "details",
    },
  }),
  {
    id: "sophie",
    userName: undefined,
    people: [
      {
        ...someone,
        firstName: "Sophie",
        lastName: "Laurent",
        birthdate: "2003-04-11",
        nationality: "FR",
        policy: "england-default",
        identity: "none",
        residence: { kind: "FAMILY_HOME", until: "history" },
        rentMinor: 48_000,
        home: "Room 6, 2 Botley Lane, Oxford OX2 0AA",
      },
    ],
  },
  alone("jack", {
    firstName: "Jack",
    lastName: "Thornbury",
    birthdate: "1979-02-11",
    home: "Old Smithy, Aviemore PH22 1AA",
  }),
  alone("lucia", {
    firstName: "Lucía",
    lastName: "Ibarra Peña",
    birthdate: "1994-04-05",
    nationality: "ES",
    rentMinor: 60_000,
    home: "Flat 5, 31 Union Street, Aberdeen AB11 5BN",
  }),
  alone("callum", {
    firstName: "Callum",
    lastName: "Reed",
    birthdate: "1996-12-01",
    home: "14 Mill Wynd, Kirkcaldy KY1 1AA",
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Old Mill Joinery",
      told: {
        ...salary,
        jobTitle: "Joiner",
        annualGrossIncome: 34_000,
        netIncome: 2_310,
        referenceName: "Sal Reed",
        referenceEmail: "owner@oldmill.example",
      },
      until: "details",
    },
  }),
  alone("tomasz", {
    firstName: "Tomasz",
    lastName: "Wójcik",
    birthdate: "1989-06-21",
    nationality: "PL",
    home: "77 Leith Walk, Edinburgh EH6 5HB",
    residence: {
      kind: "RENTED_FLAT",
      until: "end",
      landlord: agent("Silas", "Grey", "nobody@silentlets.example"),
    },
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Brightwater Ltd",
      told: { ...salary, jobTitle: "Baker", ...ellen },
      until: "end",
    },
  }),
  alone("samira", {
    firstName: "Samira",
    lastName: "Haddad",
    birthdate: "1993-10-30",
    home: "5 Bridge End, Inverness IV1 1QA",
    residence: {
      kind: "RENTED_FLAT",
      until: "end",
      landlord: agent("Norma", "Nye", "office@refusinglets.example"),
    },
    income: {
      type: "T_EMPLOYED_PERM",
      companyName: "Brightwater Ltd",
      told: { ...salary, jobTitle: "Driver", ...ellen },
      until: "end",
    },
  }),
  {
    id: "margaret",
    userName: "margaret",
    people: [
      {
        ...someone,
        firstName: "Oliver",
        lastName: "Hollis",
        birthdate: "2002-01-17",
        home: "Flat 2, 12 Causeway, St Andrews KY16 9AA",
      },
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
        home: "Flat 2, 12 Causeway, St Andrews KY16 9AA",
      },
    ],
  },
];
