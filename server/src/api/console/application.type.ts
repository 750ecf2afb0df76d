import { rentPeriods } from "@latchkey/domain/applications/rent-period.ts";
import { shownTermMonths } from "@latchkey/domain/compliance/agreement-rules.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { decisionStages } from "@latchkey/domain/parties/queue-place.ts";
import {
  type SectionProgress,
  sectionProgress,
  sectionProgresses,
} from "@latchkey/domain/parties/section-progress.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { HomeCourse, ToldCourse } from "@latchkey/domain/review/home-course.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type SectionName, sectionNames, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import {
  type ApplicationRow,
  assessPeople,
  type InvitationRow,
  isProvisional,
  type PersonRow,
  statusOfPerson,
} from "../../applications/read-application.ts";
import { readKeptShares } from "../../applications/shares.ts";
import { readDeposit } from "../../compliance/holding-deposits.ts";
import { type HomeStanding, type RecordedCourse, readHomeStanding } from "../../decisions/home-course.ts";
import { listReports } from "../../reports/read-reports.ts";
import { listReportLinks } from "../../reports/report-links.ts";
import { readOtherAdults } from "../../right-to-rent/other-adults.ts";
import { readExemptions } from "../../right-to-rent/read-exemptions.ts";
import { readSigning } from "../../right-to-rent/signing.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { affordability } from "./affordability.type.ts";
import { builder } from "./console-builder.ts";
import { exemption } from "./exemption.type.ts";
import { holdingDeposit } from "./holding-deposit.type.ts";
import { report, reportLink } from "./report.type.ts";
import { homeSigning, otherAdults } from "./right-to-rent.type.ts";

export const homeCountry = builder.enumType("HomeCountry", { values: homeCountries });
export const rentPeriod = builder.enumType("RentPeriod", { values: rentPeriods });
export const language = builder.enumType("Language", { values: languages });
export const partyRole = builder.enumType("PartyRole", { values: partyRoles });
export const sectionName = builder.enumType("SectionName", { values: sectionNames });
const sectionProgressType = builder.enumType("SectionProgress", { values: sectionProgresses });
export const partyStatus = builder.enumType("PartyStatus", {
  values: {
    INVITED: { value: "invited" },
    COLLECTING: { value: "collecting" },
    SUBMITTED: { value: "submitted" },
    IN_REVIEW: { value: "in_review" },
    RETURNED: { value: "returned" },
    DECIDED: { value: "decided" },
    WITHDRAWN: { value: "withdrawn" },
    EXPIRED: { value: "expired" },
  } as const satisfies Record<string, { readonly value: PartyStatus }>,
});

export const decisionStage = builder.enumType("DecisionStage", {
  values: enumValues(decisionStages),
});

export interface SectionState {
  readonly name: SectionName;
  readonly progress: SectionProgress;
}

export const sectionState = builder.objectRef<SectionState>("SectionState").implement({
  fields: (t) => ({
    name: t.expose("name", { type: sectionName }),
    progress: t.expose("progress", { type: sectionProgressType }),
  }),
});

export const colleague = builder
  .objectRef<{ readonly id: string; readonly name: string }>("Colleague")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }) });

const invitation = builder.objectRef<InvitationRow>("Invitation").implement({
  fields: (t) => ({
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ sentAt }) => sentAt }),
    signedInAt: t.field({ type: "DateTime", nullable: true, resolve: ({ signedInAt }) => signedInAt }),
    bouncedBecause: t.exposeString("bouncedBecause", { nullable: true }),
  }),
});

export const sectionsOf = ({
  standing: { sections, progress, remedialSections },
}: PersonRow): SectionState[] =>
  sections.map(sectionOfVariant).map((name) => ({
    name,
    progress: sectionProgress(name, progress, remedialSections),
  }));

export const party = builder.objectRef<PersonRow>("Party").implement({
  fields: (t) => ({
    id: t.id({ resolve: (person) => person.standing.uuid }),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    role: t.field({ type: partyRole, resolve: (person) => person.standing.role }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    email: t.exposeString("email"),
    shareMinor: t.exposeFloat("shareMinor"),
    guarantorId: t.id({ nullable: true, resolve: ({ guarantorId }) => guarantorId }),
    status: t.field({ type: partyStatus, resolve: statusOfPerson }),
    since: t.expose("since", { type: "DateTime" }),
    submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }),
    isAnswer: t.exposeBoolean("isAnswer"),
    stage: t.expose("stage", { type: decisionStage, description: "The stage of its decision." }),
    sections: t.field({ type: [sectionState], resolve: sectionsOf }),
    someoneElsePays: t.boolean({ resolve: ({ income }) => income.someoneElsePays }),
    reviewer: t.field({ type: colleague, nullable: true, resolve: ({ reviewer }) => reviewer }),
    invitation: t.field({ type: invitation, resolve: (person) => person.invitation }),
  }),
});

const courses = {
  REPLACE: { value: "replace" },
  CHANGE_SHARES: { value: "change_shares" },
  END: { value: "end" },
} as const satisfies Record<string, { readonly value: HomeCourse }>;

export const homeCourse = builder.enumType("HomeCourse", { values: courses });

const toldCourse = builder.enumType("ToldCourse", {
  values: { OPEN: { value: "open" }, ...courses } as const satisfies Record<
    string,
    { readonly value: ToldCourse }
  >,
});

const recordedCourse = builder.objectRef<RecordedCourse>("RecordedCourse").implement({
  fields: (t) => ({
    course: t.expose("course", { type: homeCourse }),
    note: t.exposeString("note", { nullable: true }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const homeStanding = builder.objectRef<HomeStanding>("HomeStanding").implement({
  fields: (t) => ({
    told: t.expose("told", { type: toldCourse, description: "OPEN: a reviewer has to say it." }),
    declined: t.exposeInt("declined"),
    recorded: t.expose("recorded", { type: recordedCourse, nullable: true }),
  }),
});

export const application = builder.objectRef<ApplicationRow>("Application").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    home: t.exposeString("home"),
    country: t.expose("country", { type: homeCountry }),
    rentMinor: t.exposeFloat("rentMinor", { description: "A month." }),
    advertisedRentMinor: t.exposeFloat("advertisedRentMinor", { nullable: true, description: "A month." }),
    keptShareMinor: t.float({
      description: "A month: the rent that accepted people pay, whose shares stay as they were decided.",
      resolve: ({ id }, _args, { operation, services }) =>
        readKeptShares(operation?.work.tx ?? services.db, id),
    }),
    rentPeriod: t.expose("rentPeriod", { type: rentPeriod, description: "How often it is due." }),
    currency: t.exposeString("currency"),
    start: t.expose("start", { type: "Date" }),
    termMonths: t.int({
      nullable: true,
      description: "null: no fixed term, as the law of the home says, or as agreed.",
      resolve: (row, _args, { services }) => shownTermMonths(row, services.today()),
    }),
    agency: t.exposeString("agency"),
    branch: t.exposeString("branch", { nullable: true, description: "Of the agency." }),
    reference: t.exposeString("reference"),
    policy: t.exposeString("policy"),
    policyVersion: t.exposeInt("policyVersion"),
    policyTitle: t.exposeString("policyTitle"),
    language: t.expose("language", { type: language }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    people: t.field({ type: [party], resolve: ({ people }) => [...people] }),
    isProvisional: t.boolean({
      description: "A person has not submitted everything yet, so no result is final.",
      resolve: isProvisional,
    }),
    standing: t.field({
      type: homeStanding,
      nullable: true,
      description: "How the home goes on; null unless some are accepted and some are declined.",
      resolve: ({ id }, _args, { operation, services }) =>
        readHomeStanding(operation?.work.tx ?? services.db, id),
    }),
    affordability: t.field({ type: affordability, resolve: assessPeople }),
  }),
});

builder.objectFields(application, (t) => ({
  signing: t.field({
    type: homeSigning,
    nullable: true,
    description: "Null outside England.",
    resolve: async ({ id }, _args, { operation, services }) =>
      (await readSigning(operation?.work.tx ?? services.db, id, services.today())) ?? null,
  }),
  otherAdults: t.field({
    type: otherAdults,
    nullable: true,
    description: "Null outside England.",
    resolve: async ({ id }, _args, { operation, services }) =>
      (await readOtherAdults(operation?.work.tx ?? services.db, id)) ?? null,
  }),
  exemptions: t.field({
    type: [exemption],
    description: "Of the right-to-rent scheme, the newest first; empty outside England.",
    resolve: async ({ id }, _args, { operation, services }) => [
      ...(await readExemptions(operation?.work.tx ?? services.db, id, services.today())),
    ],
  }),
  reports: t.field({
    type: [report],
    description: "Of the home and of each decided person, the newest first.",
    resolve: async ({ id }, _args, { operation, services }) => [
      ...(await listReports(operation?.work.tx ?? services.db, id)),
    ],
  }),
  reportLinks: t.field({
    type: [reportLink],
    description: "Of landlords, the newest first.",
    resolve: async ({ id }, _args, { operation, services }) => [
      ...(await listReportLinks(operation?.work.tx ?? services.db, id)),
    ],
  }),
  deposit: t.field({
    type: holdingDeposit,
    nullable: true,
    description: "null where the law of the home knows no holding deposit.",
    resolve: (row, _args, { operation, services }) =>
      readDeposit(operation?.work.tx ?? services.db, row, services.today()),
  }),
}));
