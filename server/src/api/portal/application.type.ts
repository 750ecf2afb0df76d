import { agencysTasks, agencysTurns } from "@latchkey/domain/applications/agencys-turn.ts";
import {
  agencyOutcomes,
  agencyReasons,
  type WaitingFor,
  waitedFor,
} from "@latchkey/domain/applications/agencys-view.ts";
import { rentPeriods } from "@latchkey/domain/applications/rent-period.ts";
import { signingBlocks } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import { sectionProgresses } from "@latchkey/domain/parties/section-progress.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import { outcomeOfDecidedHome } from "@latchkey/domain/reports/home-outcome.ts";
import { decisionConditions } from "@latchkey/domain/review/decision.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import { sectionNames } from "@latchkey/domain/vocabulary/sections.ts";
import type { AgencyMessage } from "../../agency-messages/agency-messages.ts";
import type { HistoryRow } from "../../agency-users/agency-history.ts";
import type { AgencysStanding } from "../../applications/list-for-agency.ts";
import type { AgencysReport } from "../../applications/read-for-agency.ts";
import type { MissingThing, PersonsWork } from "../../applications/work-for-agency.ts";
import type { ListedReportLink } from "../../reports/report-links.ts";
import type { AgencysCheck } from "../../right-to-rent/signing-for-agency.ts";
import type { ToldApplication, ToldPerson } from "../agencies/told-application.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder } from "./portal-builder.ts";

export const homeCountry = builder.enumType("HomeCountry", { values: homeCountries });
export const rentPeriod = builder.enumType("RentPeriod", { values: rentPeriods });
export const language = builder.enumType("Language", { values: languages });
export const partyRole = builder.enumType("PartyRole", { values: partyRoles });
const sectionName = builder.enumType("SectionName", { values: sectionNames });
const sectionProgress = builder.enumType("SectionProgress", { values: sectionProgresses });
const documentType = builder.enumType("DocumentType", { values: documentTypes });
export const outcome = builder.enumType("AgencyOutcome", { values: agencyOutcomes });
const reason = builder.enumType("AgencyReason", { values: agencyReasons });
const condition = builder.enumType("DecisionCondition", { values: decisionConditions });
export const signingBlock = builder.enumType("SigningBlock", { values: signingBlocks });
const waited = builder.enumType("WaitedFor", { values: enumValues(waitedFor) });
export const agencysTurn = builder.enumType("AgencysTurn", { values: agencysTurns });
export const agencysTask = builder.enumType("AgencysTask", { values: agencysTasks });
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

const waiting = builder.objectRef<WaitingFor>("WaitingFor").implement({
  fields: (t) => ({
    who: t.expose("who", { type: waited }),
    since: t.expose("since", { type: "DateTime" }),
  }),
});

const section = builder.objectRef<PersonsWork["sections"][number]>("SectionState").implement({
  fields: (t) => ({
    name: t.expose("name", { type: sectionName }),
    progress: t.expose("progress", { type: sectionProgress }),
  }),
});

const missing = builder.objectRef<MissingThing>("MissingThing").implement({
  fields: (t) => ({
    section: t.expose("section", { type: sectionName }),
    document: t.expose("document", {
      type: documentType,
      nullable: true,
      description: "Never of income: it may tell the kind of a benefit.",
    }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    dueOn: t.expose("dueOn", { type: "Date", nullable: true }),
  }),
});

const reportMark = builder.objectRef<AgencysReport>("ReportMark").implement({
  description: "The newest version.",
  fields: (t) => ({
    id: t.exposeID("id"),
    version: t.exposeInt("version"),
    madeAt: t.expose("madeAt", { type: "DateTime" }),
    validUntil: t.expose("validUntil", { type: "Date", nullable: true }),
  }),
});

const rightToRent = builder.objectRef<AgencysCheck>("RightToRentState").implement({
  fields: (t) => ({
    block: t.expose("block", {
      type: signingBlock,
      nullable: true,
      description: "null: nothing stands in the way of the signature.",
    }),
    recordedOn: t.expose("recordedOn", { type: "Date", nullable: true }),
    followUpOn: t.expose("followUpOn", { type: "Date", nullable: true }),
  }),
});

const decision = builder.objectRef<NonNullable<ToldPerson["decision"]>>("PersonDecision").implement({
  fields: (t) => ({
    decidedOn: t.expose("decidedOn", { type: "Date" }),
    reasons: t.field({ type: [reason], resolve: ({ reasons }) => reasons }),
    conditions: t.field({ type: [condition], resolve: ({ conditions }) => conditions }),
    conditionsMetBy: t.expose("conditionsMetBy", { type: "Date", nullable: true }),
  }),
});

interface ShownPerson {
  readonly told: ToldPerson;
  readonly work: PersonsWork;
  readonly check: AgencysCheck | undefined;
}

const invitation = builder.objectRef<ToldPerson["invitation"]>("Invitation").implement({
  fields: (t) => ({
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    signedInAt: t.expose("signedInAt", { type: "DateTime", nullable: true }),
    bouncedBecause: t.exposeString("bouncedBecause", { nullable: true }),
  }),
});

const person = builder.objectRef<ShownPerson>("Person").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ told }) => told.id }),
    number: t.string({ resolve: ({ told }) => told.number }),
    role: t.field({ type: partyRole, resolve: ({ told }) => told.role }),
    firstName: t.string({ resolve: ({ told }) => told.firstName }),
    lastName: t.string({ resolve: ({ told }) => told.lastName }),
    email: t.string({ resolve: ({ told }) => told.email }),
    shareMinor: t.float({ resolve: ({ told }) => told.shareMinor }),
    guarantorId: t.id({ nullable: true, resolve: ({ told }) => told.guarantorId }),
    status: t.field({ type: partyStatus, resolve: ({ told }) => told.status }),
    since: t.field({ type: "DateTime", resolve: ({ told }) => told.since }),
    submittedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ told }) => told.submittedAt }),
    outcome: t.field({ type: outcome, nullable: true, resolve: ({ told }) => told.outcome }),
    decision: t.field({ type: decision, nullable: true, resolve: ({ told }) => told.decision }),
    report: t.field({ type: reportMark, nullable: true, resolve: ({ told }) => told.report }),
    invitation: t.field({ type: invitation, resolve: ({ told }) => told.invitation }),
    waitingFor: t.field({ type: [waiting], resolve: ({ told }) => told.waitingFor }),
    sections: t.field({ type: [section], resolve: ({ work }) => [...work.sections] }),
    missing: t.field({ type: [missing], resolve: ({ work }) => [...work.missing] }),
    rightToRent: t.field({ type: rightToRent, nullable: true, resolve: ({ check }) => check ?? null }),
  }),
});

const message = builder.objectRef<AgencyMessage>("AgencyMessage").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    text: t.exposeString("text"),
    at: t.expose("at", { type: "DateTime" }),
    isByAgency: t.exposeBoolean("isByAgency"),
    author: t.string({
      nullable: true,
      description: "A user of the agency; members of staff are not named.",
      resolve: ({ userName }) => userName,
    }),
    needsAnswer: t.exposeBoolean("needsAnswer"),
  }),
});

const history = builder.objectRef<HistoryRow>("HistoryRow").implement({
  description: "A thing that happened, or that a user of the agency did.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    at: t.expose("at", { type: "DateTime" }),
    person: t.exposeString("person", { nullable: true }),
    user: t.exposeString("user", { nullable: true, description: "The user of the agency who did it." }),
    outcome: t.expose("outcome", {
      type: outcome,
      nullable: true,
      description: "null: it tells no decision.",
    }),
  }),
});

export interface ShownApplication {
  readonly told: ToldApplication;
  readonly standing: AgencysStanding;
  readonly policyTitle: string;
  readonly work: ReadonlyMap<string, PersonsWork>;
  readonly messages: readonly AgencyMessage[];
  readonly history: readonly HistoryRow[];
  readonly reportLinks: readonly ListedReportLink[];
  readonly keptShareMinor: number;
}

const NO_WORK: PersonsWork = { sections: [], missing: [] };

const tenancy = builder.objectRef<NonNullable<ToldApplication["tenancy"]>>("Tenancy").implement({
  fields: (t) => ({
    signedOn: t.expose("signedOn", { type: "Date" }),
    endedOn: t.expose("endedOn", { type: "Date", nullable: true }),
  }),
});

export const application = builder.objectRef<ShownApplication>("Application").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ told }) => told.id }),
    home: t.string({ resolve: ({ told }) => told.home }),
    country: t.field({ type: homeCountry, resolve: ({ told }) => told.country }),
    rentMinor: t.float({ resolve: ({ told }) => told.rentMinor }),
    advertisedRentMinor: t.float({ nullable: true, resolve: ({ told }) => told.advertisedRentMinor }),
    keptShareMinor: t.float({
      description: "A month: the rent that accepted people pay, whose shares stay as they were decided.",
      resolve: ({ keptShareMinor }) => keptShareMinor,
    }),
    rentPeriod: t.field({ type: rentPeriod, resolve: ({ told }) => told.rentPeriod }),
    currency: t.string({ resolve: ({ told }) => told.currency }),
    start: t.field({ type: "Date", resolve: ({ told }) => told.start }),
    termMonths: t.int({ nullable: true, resolve: ({ told }) => told.termMonths }),
    branch: t.string({ nullable: true, resolve: ({ told }) => told.branch }),
    reference: t.string({ resolve: ({ told }) => told.reference }),
    policy: t.string({ resolve: ({ told }) => told.policy }),
    policyTitle: t.exposeString("policyTitle"),
    policyVersion: t.int({ resolve: ({ told }) => told.policyVersion }),
    createdAt: t.field({ type: "DateTime", resolve: ({ told }) => told.createdAt }),
    isProvisional: t.boolean({ resolve: ({ told }) => told.isProvisional }),
    readyToSign: t.boolean({
      nullable: true,
      description: "null: the home is not in England.",
      resolve: ({ told }) => told.readyToSign,
    }),
    report: t.field({ type: reportMark, nullable: true, resolve: ({ told }) => told.report }),
    tenancy: t.field({ type: tenancy, nullable: true, resolve: ({ told }) => told.tenancy }),
    people: t.field({
      type: [person],
      resolve: ({ told, work }) =>
        told.people.map((one) => ({
          told: one,
          work: work.get(one.id) ?? NO_WORK,
          check: told.rightToRent?.checks.find(({ personId }) => personId === one.id),
        })),
    }),
    messages: t.field({ type: [message], resolve: ({ messages }) => [...messages] }),
    history: t.field({ type: [history], resolve: ({ history: rows }) => [...rows] }),
  }),
});

builder.objectFields(application, (t) => ({
  turn: t.field({
    type: agencysTurn,
    nullable: true,
    description: "null: it is over.",
    resolve: ({ standing }) => standing.turn,
  }),
  tasks: t.field({ type: [agencysTask], resolve: ({ standing }) => [...standing.tasks] }),
  promisedFor: t.field({
    type: "Date",
    nullable: true,
    resolve: ({ standing }) => standing.promisedFor,
  }),
  isPaused: t.boolean({
    description: "Another than the provider is to act.",
    resolve: ({ standing }) => standing.isPaused,
  }),
  isLate: t.boolean({ resolve: ({ standing }) => standing.isLate }),
  outcome: t.field({
    type: outcome,
    nullable: true,
    description: "Of the home, once each person is decided or has left.",
    resolve: ({ told }) => outcomeOfDecidedHome(told.people) ?? null,
  }),
}));
