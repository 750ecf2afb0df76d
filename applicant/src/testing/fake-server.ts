import { everydayAnswers } from "@latchkey/domain/testing/identities.ts";
import type { DashboardMe } from "../dashboard/dashboard.graphql.ts";
import type { OwnCase } from "../shell/own-cases.ts";

/** Builders for server responses, for screen tests. */

const NOW = "2026-03-12T10:00:00Z";

export type TestProgress = NonNullable<DashboardMe["latestValidation"]>["progress"][number];
export type TestRemedial = NonNullable<DashboardMe["latestValidation"]>["remedialSections"][number] & {
  readonly documentType: string | null;
};

export const startedNow = { startedDtm: NOW };
export const completedNow = { ...startedNow, completedDtm: NOW };
export const submittedNow = { ...completedNow, submittedDtm: NOW };

export const aProgress = (
  id: number,
  name: TestProgress["name"],
  given: Partial<TestProgress> & { readonly answers?: object } = {},
): TestProgress => ({
  id,
  uuid: `progress-${id}`,
  name,
  completedSteps: [],
  startedDtm: null,
  completedDtm: null,
  submittedDtm: null,
  optional: false,
  relatedObjectUuid: null,
  remedialSectionUuid: null,
  ...given,
  ...(name === "IDENTITY" && given.startedDtm && { answers: { ...everydayAnswers, ...given.answers } }),
});

export const aRemedial = (given: Partial<TestRemedial> = {}): TestRemedial => ({
  uuid: "remedial-1",
  section: "INCOME",
  progressId: 5,
  relatedObjectUuid: null,
  start: "uploadBankStatements",
  end: "uploadBankStatements",
  reasons: ["SOURCE_DOES_NOT_SHOW_INCOME"],
  comment: null,
  documentType: null,
  ...given,
});

const allSections = [
  { name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] },
  { name: "INCOME", variant: "INCOME_DEFAULT", steps: [] },
  { name: "RESIDENCE", variant: "RESIDENCE_DEFAULT", steps: [] },
] as const;

interface Case {
  readonly sections?: readonly { name: string; variant: string; steps: readonly string[] }[];
  readonly progress?: readonly TestProgress[];
  readonly remedialSections?: readonly TestRemedial[];
  readonly consented?: boolean;
  readonly someoneElsePays?: boolean;
  readonly cases?: readonly OwnCase[];
  readonly firstName?: string | null;
  readonly validation?: null;
  readonly submitted?: boolean;
  /** The facts of the identity section. */
  readonly birthdate?: string | null;
  readonly nationality?: string | null;
  readonly shareCode?: string | null;
  readonly idvtEnabled?: boolean;
  readonly identityDocuments?: readonly TestDocument[];
}

interface TestDocument {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
  readonly remedialSectionUuid?: string | null;
}

/** The section's countries; the demo has all of them. */
const countriesDocsMap = [
  { countryCode: "DE", allowedIdentityDocs: ["PASSPORT", "DRIVING_LICENCE", "NATIONAL_ID"] },
  { countryCode: "AT", allowedIdentityDocs: ["PASSPORT"] },
  { countryCode: "GB", allowedIdentityDocs: ["PASSPORT", "DRIVING_LICENCE"] },
  { countryCode: "US", allowedIdentityDocs: ["PASSPORT", "STATE_ID"] },
];

const typed = (name: string, rows: readonly object[]) => rows.map((row) => ({ __typename: name, ...row }));

const validationOf = (given: Case) => {
  const { sections, progress, remedialSections, consented, submitted, idvtEnabled } = given;
  return {
    __typename: "Validation",
    uuid: "validation-1",
    validationSubmitted: submitted ?? false,
    sections: typed("Section", sections ?? allSections),
    progress: typed(
      "WizardProgress",
      (progress ?? []).map((item) => ({ answers: null, ...item })),
    ),
    remedialSections: typed("RemedialSection", remedialSections ?? []),
    consents: {
      __typename: "Consents",
      termsAndConditions: consented ?? true,
      backgroundChecks: consented ?? true,
      dataAccuracy: consented ?? true,
    },
    sectionMetaData: {
      __typename: "SectionMetaData",
      enableIdvt: idvtEnabled ?? false,
      documentVerificationUrl: null,
      livePhotoUrl: null,
      verificationTestMarker: null,
      maxFileBytes: 10_485_760,
      countriesDocsMap: typed("CountryDocuments", countriesDocsMap),
      conditions: [],
    },
  };
};

/** Everything about an applicant that a query may select. */
export const aMe = (given: Case = {}) => ({
  __typename: "Me",
  uuid: "applicant-1",
  email: "amara@example.com",
  name: {
    __typename: "PersonName",
    firstName: given.firstName === undefined ? "amara" : given.firstName,
    middleName: null,
    lastName: "Okafor",
  },
  profile: {
    __typename: "Profile",
    nationality: given.nationality ?? null,
    birthdate: given.birthdate ?? null,
    shareCode: given.shareCode ?? null,
  },
  identityDocuments: typed(
    "IdentityDocument",
    (given.identityDocuments ?? []).map((document) => ({
      expiresOn: null,
      remedialSectionUuid: null,
      ...document,
    })),
  ),
  residentialHistory: [],
  connectedOpenBanking: false,
  zendeskJwt: null,
  cases: typed("OwnCase", given.cases ?? []),
  consents: { __typename: "MarketingConsent", marketing: false },
  guarantor: { __typename: "Guarantor", uuid: "guarantor-1", firstName: "Ngozi", lastName: "Okafor" },
  income: {
    __typename: "Income",
    incomeSources: [
      {
        __typename: "IncomeSource",
        uuid: "income-1",
        incomeType: "T_EMPLOYED_PERM",
        companyName: "Brightwater Bakery",
      },
    ],
    meetsAffordabilityCriteria: false,
    someoneElsePayingForRent: given.someoneElsePays ?? false,
  },
  latestValidation: given.validation === null ? null : validationOf(given),
});

export interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The response to an operation: its data, an error's `extensions`, or undefined for no response. */
export type Answer = { readonly data: unknown } | { readonly errors: readonly object[] } | undefined;
export type Answers = (request: GraphqlRequest) => Answer;

/** A fake server with one applicant; the test provides other responses. */
export const answersFor =
  (me: () => unknown, others: Partial<Record<string, Answers>> = {}): Answers =>
  (request) =>
    (others[request.operationName] ?? (() => ({ data: { me: me() } })))(request);
