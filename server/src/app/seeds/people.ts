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

const someone = {
  birthdate: "1994-03-27",
  nationality: "GB",
  policy: "scotland-wales-ni-default",
  consents: true,
  identity: "none",
  submitted: false,
} as const;

const romano = {
  ...someone,
  email: "romano.household@example.com",
  lastName: "Romano",
  birthdate: null,
  nationality: null,
  policy: "identity-only",
  consents: false,
  home: "3 Harbour Row, Dundee DD1 3JT",
} as const;

/**
 * Rents in England with a guarantor: this dossier is submitted with identity alone, and reviewers see it from
 * the first visit.
 */
const bennett = {
  ...someone,
  lastName: "Bennett",
  birthdate: null,
  nationality: null,
  policy: "england-identity-only",
  consents: false,
  home: "6 Lace Yard, Nottingham NG1 1HF",
} as const;

const renter = { ...someone, policy: "identity-residence", identity: "completed" } as const;

const nadia = {
  ...renter,
  email: "two.homes@example.com",
  firstName: "Nadia",
  lastName: "Petrova",
} as const;

export const seededPeople: readonly SeededPerson[] = [
  {
    ...someone,
    email: "fatima.haddad@example.com",
    firstName: "Fatima",
    lastName: "Haddad",
    birthdate: null,
    nationality: null,
    consents: false,
  },
  {
    ...someone,
    email: "amara.okafor@example.com",
    firstName: "Amara",
    lastName: "Okafor",
    identity: "completed",
    income: { type: "T_EMPLOYED_PERM", companyName: "Brightwater Bakery", until: "type" },
  },
  {
    ...someone,
    email: "ready.person@example.com",
    firstName: "Jonas",
    lastName: "Weber",
    nationality: "DE",
    policy: "identity-only",
    identity: "completed",
  },
  {
    ...someone,
    email: "submitted.person@example.com",
    firstName: "Inês",
    lastName: "Carvalho",
    nationality: "PT",
    policy: "identity-only",
    identity: "completed",
    submitted: true,
  },
  {
    ...someone,
    email: "remedial.person@example.com",
    firstName: "Marco",
    lastName: "Rinaldi",
    nationality: "IT",
    policy: "identity-only",
    identity: "completed",
    submitted: true,
    remedial: {
      section: "IDENTITY",
      start: "upload",
      reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT"],
      comment: "The left edge of your passport is missing. Please take the photo again.",
    },
  },
  {
    ...someone,
    email: "one.paper.more@example.com",
    firstName: "Chloé",
    lastName: "Martin",
    nationality: "FR",
    policy: "identity-only",
    identity: "completed",
    submitted: true,
    remedial: {
      section: "IDENTITY",
      start: "genericUpload",
      reasons: ["MISSING_ID"],
      comment: "Please add your birth certificate. A photo of the whole page is enough.",
      documentType: "BIRTH_ADOPTION",
    },
  },
  {
    ...someone,
    email: "priya.in.england@example.com",
    firstName: "Priya",
    lastName: "Sharma",
    nationality: "IN",
    policy: "england-default",
  },
  {
    ...renter,
    email: "renting.person@example.com",
    firstName: "Grace",
    lastName: "Mensah",
    nationality: "GH",
    residence: { kind: "RENTED_FLAT", until: "landlord" },
  },
  {
    ...renter,
    email: "connected.bank@example.com",
    firstName: "Yusuf",
    lastName: "Demir",
    nationality: "TR",
    residence: { kind: "FAMILY_HOME", until: "history", connectedBank: true },
  },
  {
    ...renter,
    email: "landlord.asked@example.com",
    firstName: "Tom",
    lastName: "Fletcher",
    residence: { kind: "RENTED_FLAT", until: "end" },
    submitted: true,
  },
  {
    ...renter,
    email: "landlord.answered@example.com",
    firstName: "Elena",
    lastName: "Rossi",
    nationality: "IT",
    residence: { kind: "RENTED_FLAT", until: "end", landlordAnswered: true },
    submitted: true,
  },
  { ...bennett, email: "oliver.in.england@example.com", firstName: "Oliver" },
  { ...bennett, email: "guarantor@example.com", firstName: "Margaret", role: "guarantor" },
  { ...romano, firstName: "Sofia" },
  { ...romano, firstName: "Luca" },
  // An applicant with a second application while the first is under review.
  {
    ...nadia,
    nationality: "BG",
    identity: "completed",
    residence: { kind: "RENTED_FLAT", until: "end", cameFromAbroad: true },
    submitted: true,
    home: "8 Mill Lane, Perth PH1 5AB",
  },
  {
    ...nadia,
    birthdate: null,
    nationality: null,
    identity: "none",
    home: "21 Castle View, Stirling FK8 1EG",
  },
];
