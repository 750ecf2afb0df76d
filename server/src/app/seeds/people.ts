import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { RemedialReason } from "@latchkey/domain/vocabulary/reasons.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { SeededIncome } from "./seed-income.ts";
import type { SeededResidence } from "./seed-residence.ts";

/** The sample people of the demo: one for each state of the dashboard. All are fictional. */
export interface SeededPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  readonly policy: string;
  /** Default: tenant. A guarantor guarantees the tenants of the same home that are listed before. */
  readonly role?: PartyRole;
  /** People of one application share a home; without one, each has an application alone. */
  readonly home?: string;
  /** Monthly rent of the home in pence; by default the sample's. */
  readonly rentMinor?: number;
  readonly consents: boolean;
  readonly identity: "none" | "started" | "completed";
  readonly income?: SeededIncome;
  readonly residence?: SeededResidence;
  readonly submitted: boolean;
  readonly remedial?: {
    readonly section: SectionName;
    readonly start: string;
    readonly end?: string;
    readonly reasons: readonly RemedialReason[];
    readonly comment: string;
    readonly documentType?: DocumentType;
    readonly aboutIncome?: boolean;
  };
}

type Given = Partial<SeededPerson> & Pick<SeededPerson, "email">;

const person = ([firstName, lastName]: readonly [string, string], more: Given): SeededPerson => ({
  firstName,
  lastName,
  birthdate: "1994-03-27",
  nationality: "GB",
  policy: "scotland-wales-ni-default",
  consents: true,
  identity: "none",
  submitted: false,
  ...more,
});

/** Has not begun. */
const NEWCOMER = { birthdate: null, nationality: null, consents: false } as const;

const IDENTIFIED = { policy: "identity-only", identity: "completed" } as const;

const RENTER = { policy: "identity-residence", identity: "completed" } as const;

const ROMANO = {
  ...NEWCOMER,
  email: "romano.household@example.com",
  policy: "identity-only",
  home: "3 Harbour Row, Dundee DD1 3JT",
} as const;

/**
 * Rents in England with a guarantor: this dossier is submitted with identity alone, and reviewers see it from
 * the first visit.
 */
const BENNETT = {
  ...NEWCOMER,
  policy: "england-identity-only",
  home: "6 Lace Yard, Nottingham NG1 1HF",
} as const;

const NADIA = { policy: "identity-residence", email: "two.homes@example.com" } as const;

export const seededPeople: readonly SeededPerson[] = [
  person(["Fatima", "Haddad"], { ...NEWCOMER, email: "fatima.haddad@example.com" }),
  person(["Amara", "Okafor"], {
    email: "amara.okafor@example.com",
    identity: "completed",
    income: { type: "T_EMPLOYED_PERM", companyName: "Brightwater Bakery", until: "type" },
  }),
  person(["Jonas", "Weber"], { ...IDENTIFIED, email: "ready.person@example.com", nationality: "DE" }),
  person(["Inês", "Carvalho"], {
    ...IDENTIFIED,
    email: "submitted.person@example.com",
    nationality: "PT",
    submitted: true,
  }),
  person(["Marco", "Rinaldi"], {
    ...IDENTIFIED,
    email: "remedial.person@example.com",
    nationality: "IT",
    submitted: true,
    remedial: {
      section: "IDENTITY",
      start: "upload",
      reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT"],
      comment: "The left edge of your passport is missing. Please take the photo again.",
    },
  }),
  person(["Chloé", "Martin"], {
    ...IDENTIFIED,
    email: "one.paper.more@example.com",
    nationality: "FR",
    submitted: true,
    remedial: {
      section: "IDENTITY",
      start: "genericUpload",
      reasons: ["MISSING_ID"],
      comment: "Please add your birth certificate. A photo of the whole page is enough.",
      documentType: "BIRTH_ADOPTION",
    },
  }),
  person(["Priya", "Sharma"], {
    email: "priya.in.england@example.com",
    nationality: "IN",
    policy: "england-default",
  }),
  person(["Grace", "Mensah"], {
    ...RENTER,
    email: "renting.person@example.com",
    nationality: "GH",
    residence: { kind: "RENTED_FLAT", until: "landlord" },
  }),
  person(["Yusuf", "Demir"], {
    ...RENTER,
    email: "connected.bank@example.com",
    nationality: "TR",
    residence: { kind: "FAMILY_HOME", until: "history", connectedBank: true },
  }),
  person(["Tom", "Fletcher"], {
    ...RENTER,
    email: "landlord.asked@example.com",
    residence: { kind: "RENTED_FLAT", until: "end" },
    submitted: true,
  }),
  person(["Elena", "Rossi"], {
    ...RENTER,
    email: "landlord.answered@example.com",
    nationality: "IT",
    residence: { kind: "RENTED_FLAT", until: "end", landlordAnswered: true },
    submitted: true,
  }),
  person(["Oliver", "Bennett"], { ...BENNETT, email: "oliver.in.england@example.com" }),
  person(["Margaret", "Bennett"], { ...BENNETT, email: "guarantor@example.com", role: "guarantor" }),
  person(["Sofia", "Romano"], ROMANO),
  person(["Luca", "Romano"], ROMANO),
  // An applicant with a second application while the first is under review.
  person(["Nadia", "Petrova"], {
    ...NADIA,
    nationality: "BG",
    identity: "completed",
    residence: { kind: "RENTED_FLAT", until: "end", cameFromAbroad: true },
    submitted: true,
    home: "8 Mill Lane, Perth PH1 5AB",
  }),
  person(["Nadia", "Petrova"], {
    ...NADIA,
    birthdate: null,
    nationality: null,
    home: "21 Castle View, Stirling FK8 1EG",
  }),
];
