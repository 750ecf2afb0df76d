import type { Sureness } from "../law-rules.ts";
import type { DocumentList, DocumentRule, RefusedDocument } from "./rule-set.ts";

/** Documents of the lists of 2024 with the changes reported for 1 October 2026. */

const CODE = "Code of practice on right to rent, annex of acceptable documents";
const ORDER =
  "Immigration (Residential Accommodation) (Prescribed Requirements) Order 2014, Schedule, as amended";

type Limits = Partial<Pick<DocumentRule, "mayBeExpired" | "maxMonths" | "beside">>;

const inList =
  (list: DocumentList) =>
  (kind: string, sure: Sureness, { mayBeExpired = null, maxMonths = null, beside = null }: Limits = {}) => ({
    kind,
    list,
    mayBeExpired,
    maxMonths,
    beside,
    source: CODE,
    sure,
  });

const a1 = inList("A1");
const a2 = inList("A2");
const b = inList("B");

const QUARTER = { maxMonths: 3 } as const;
const IN_DATE = { mayBeExpired: false } as const;
const CHECKED = { mayBeExpired: false, beside: "checking_service" } as const;

export const documentsOf2026: readonly DocumentRule[] = [
  a1("BRITISH_PASSPORT", 3, { mayBeExpired: true }),
  a1("IRISH_PASSPORT_OR_CARD", 3, { mayBeExpired: true }),
  // Sources conflict on expired ones; the stricter reading sends them to the checking service.
  a1("ENDORSED_PASSPORT_UNLIMITED", 1, IN_DATE),
  a1("STATUS_DOCUMENT_UNLIMITED", 1, IN_DATE),
  a1("CITIZENSHIP_CERTIFICATE", 3),
  a1("CROWN_DEPENDENCY_UNLIMITED", 2, CHECKED),
  a2("BIRTH_OR_ADOPTION_CERTIFICATE", 2),
  a2("UK_DRIVING_LICENCE", 3, IN_DATE),
  a2("PRISON_LETTER", 2, { maxMonths: 6 }),
  a2("PROBATION_LETTER", 2, QUARTER),
  a2("ARMED_FORCES", 2),
  a2("POLICE_LETTER", 2, QUARTER),
  a2("HOMELESSNESS_CHARITY_LETTER", 2, QUARTER),
  { ...a2("GOVERNMENT_LETTER", 3, QUARTER), source: ORDER },
  { ...a2("PROFESSIONAL_LETTER", 2, QUARTER), source: ORDER },
  a2("EMPLOYER_LETTER", 1, QUARTER),
  a2("EDUCATION_LETTER", 2, QUARTER),
  a2("BENEFITS_LETTER", 2, QUARTER),
  a2("CRIMINAL_RECORD_CERTIFICATE", 2, QUARTER),
  b("ENDORSED_PASSPORT_LIMITED", 3, IN_DATE),
  b("STATUS_DOCUMENT_LIMITED", 2, IN_DATE),
  b("CROWN_DEPENDENCY_LIMITED", 1, CHECKED),
  b("VISITOR_PASSPORT", 2, { mayBeExpired: false, beside: "arrival" }),
  b("CERTIFICATE_OF_APPLICATION", 2, { beside: "checking_service" }),
];

const ONLINE_ONLY = "Guidance of the Home Office: holders show their right with a share code";

export const refusedOf2026: readonly RefusedDocument[] = [
  { kind: "BIOMETRIC_PERMIT_OR_CARD", since: "2025-01-01", source: ONLINE_ONLY, sure: 3 },
  { kind: "FRONTIER_WORKER_CARD", since: "2022-04-06", source: ONLINE_ONLY, sure: 3 },
  { kind: "EEA_PASSPORT_OR_CARD_ALONE", since: "2021-07-01", source: ONLINE_ONLY, sure: 3 },
  { kind: "PERMANENT_RESIDENCE_CARD", since: "2021-07-01", source: ONLINE_ONLY, sure: 3 },
];
