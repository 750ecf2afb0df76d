import { typedAnswer } from "@latchkey/browser/testing/answer-parts.ts";
import { type GuarantorNomination, noDetails, type StoredSource } from "@latchkey/domain/income/source.ts";
import type { FlatPart } from "@latchkey/domain/parties/flat-part.ts";
import { everydayAnswers } from "@latchkey/domain/testing/identities.ts";
import type { DashboardMe } from "../dashboard/dashboard.graphql.ts";
import type { Decision, Turns } from "../dashboard/decision.graphql.ts";
import type { OwnApplication } from "../shell/own-applications.ts";
import { decisionAnswer, turnsAnswer } from "./fake-decision.ts";
import { guarantorAnswer, incomeAnswer, sourceAnswer } from "./income-answers.ts";

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
  dueOn: null,
  ...given,
});

const allSections = [
  { name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] },
  { name: "INCOME", variant: "INCOME_DEFAULT", steps: [] },
  { name: "RESIDENCE", variant: "RESIDENCE_DEFAULT", steps: [] },
] as const;

interface Case {
  readonly brand?: object;
  readonly sections?: readonly { name: string; variant: string; steps: readonly string[] }[];
  readonly progress?: readonly TestProgress[];
  readonly remedialSections?: readonly TestRemedial[];
  readonly consented?: boolean;
  readonly someoneElsePays?: boolean;
  readonly applications?: readonly OwnApplication[];
  readonly firstName?: string | null;
  readonly validation?: null;
  readonly ended?: boolean;
  readonly submitted?: boolean;
  readonly guarantorStatus?: "INVITED" | "SENT" | "ENDED";
  /** After the submission, until a decision. */
  readonly turns?: Turns;
  readonly isLookedAtAgain?: boolean;
  readonly endedShareCode?: { readonly endedOn: string; readonly days: number };
  readonly weighingReferences?: readonly object[];
  readonly otherAdults?: { readonly livesThere: boolean | null };
  readonly decision?: Decision;
  readonly ownItems?: readonly TestOwnItem[];
  /** Of a guarantor: what they are asked, and what they have agreed to. */
  readonly guarantee?: TestGuarantee;
  /** The facts of the identity section. */
  readonly birthdate?: string | null;
  readonly nationality?: string | null;
  readonly shareCode?: string | null;
  readonly idvtEnabled?: boolean;
  readonly policyTexts?: readonly { readonly language: string; readonly text: string }[];
  readonly identityDocuments?: readonly TestDocument[];
}

/** What was answered in a progress item. */
export interface TestOwnItem {
  readonly progressId: number;
  readonly section: TestProgress["name"];
  readonly rows: readonly {
    readonly step: string;
    /** Line by line. */
    readonly answer: readonly (readonly FlatPart[])[];
  }[];
}

const ownItemAnswer = ({ progressId, section, rows }: TestOwnItem) => ({
  __typename: "OwnItem",
  progressId,
  section,
  rows: rows.map(({ step, answer }) => ({
    __typename: "OwnRow",
    step,
    answer: typedAnswer(answer.map((parts) => ({ parts }))),
  })),
});

export interface TestTerms {
  readonly tenants: readonly string[];
  readonly home: string;
  readonly monthlyAmount: number;
}

export interface TestGuarantee {
  readonly asked: TestTerms;
  readonly agreed?: TestTerms | null;
  readonly endsAtDeath?: boolean;
  readonly open?: boolean;
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
    wantsReminders: true,
    canLeave: !submitted,
    policyTexts: typed("PolicyText", given.policyTexts ?? []),
    hasEnded: given.ended ?? false,
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
    ownAnswers: {
      __typename: "OwnAnswers",
      number: "LK-7",
      items: (given.ownItems ?? []).map(ownItemAnswer),
    },
    turns: given.turns ? turnsAnswer(given.turns) : null,
    isLookedAtAgain: given.isLookedAtAgain ?? false,
    endedShareCode: given.endedShareCode ? { __typename: "EndedShareCode", ...given.endedShareCode } : null,
    weighingReferences: given.weighingReferences ?? [],
    otherAdults: given.otherAdults ? { __typename: "OtherAdults", ...given.otherAdults } : null,
    decision: given.decision ? decisionAnswer(given.decision) : null,
  };
};

const bakery: StoredSource = {
  ...noDetails,
  uuid: "income-1",
  incomeType: "T_EMPLOYED_PERM",
  companyName: "Brightwater Bakery",
};

const ngozi: GuarantorNomination = {
  uuid: "guarantor-1",
  firstName: "Ngozi",
  lastName: "Okafor",
  email: "ngozi@example.com",
  phoneNumber: "",
};

const termsAnswer = (terms: TestTerms) => ({ __typename: "GuaranteeTerms", ...terms });

const guaranteeAnswer = ({ asked, agreed = null, endsAtDeath = false, open = true }: TestGuarantee) => ({
  __typename: "Guarantee",
  asked: termsAnswer(asked),
  agreed: agreed && termsAnswer(agreed),
  endsAtDeath,
  open,
});

/** The case of somebody who guarantees another's rent. */
export const guarantorsApplication: OwnApplication = {
  uuid: "applicant-1",
  application: "application-1",
  role: "guarantor",
  home: "14 Alder Row, Leeds LS6 2QB",
  firstName: "Margaret",
  open: true,
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
  brand: given.brand ?? null,
  applications: typed(
    "OwnApplication",
    given.applications ?? (given.guarantee ? [guarantorsApplication] : []),
  ),
  consents: { __typename: "MarketingConsent", marketing: false },
  konfirEnabled: false,
  openBankingEnabled: true,
  taxLinkEnabled: false,
  guarantor: guarantorAnswer(ngozi),
  guarantorStatus: given.guarantorStatus ?? null,
  guarantee: given.guarantee ? guaranteeAnswer(given.guarantee) : null,
  income: incomeAnswer({
    incomeSources: [sourceAnswer(bakery, [])],
    employmentStatus: "EMPLOYED",
    someoneElsePays: given.someoneElsePays ?? false,
    meetsAffordability: false,
    konfirCompleted: false,
    sharePence: 103_500,
  }),
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
