import { randomUUID } from "node:crypto";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { newApplication } from "./new-applications.ts";

/**
 * Who may do what in the console: one row per operation. A new operation without a row fails `npm run check`, and every row is
 * tried by everybody.
 */
export interface ConsoleRow {
  /** Either role is enough. */
  readonly roles: readonly StaffRole[];
  /** One that is of the right shape; its ids are nobody's. */
  readonly request: () => { readonly query: string; readonly variables?: Record<string, unknown> };
}

const EVERYBODY: readonly StaffRole[] = ["REVIEWER", "ADMINISTRATOR"];
const ADMINISTRATORS: readonly StaffRole[] = ["ADMINISTRATOR"];

const ofMember = (name: string): ConsoleRow => ({
  roles: ADMINISTRATORS,
  request: () => ({
    query: `mutation ($id: ID!) { ${name}(id: $id) { id } }`,
    variables: { id: randomUUID() },
  }),
});

const REVIEWERS: readonly StaffRole[] = ["REVIEWER"];

const ofParty = (name: string, selection = "{ id }"): ConsoleRow => ({
  roles: REVIEWERS,
  request: () => ({
    query: `mutation ($id: ID!) { ${name}(partyId: $id) ${selection} }`,
    variables: { id: randomUUID() },
  }),
});

const ofDecision = (name: string): ConsoleRow => ({
  roles: REVIEWERS,
  request: () => ({
    query: `mutation ($id: ID!) { ${name}(decisionId: $id, note: "x", language: en) { id } }`,
    variables: { id: randomUUID() },
  }),
});

const reading = (query: string): ConsoleRow => ({ roles: REVIEWERS, request: () => ({ query }) });

const readingOf = (query: string): ConsoleRow => ({
  roles: REVIEWERS,
  request: () => ({ query: `query ($id: ID!) { ${query} }`, variables: { id: randomUUID() } }),
});

export const consoleRows: Readonly<Record<string, ConsoleRow>> = {
  "Query.staff": { roles: EVERYBODY, request: () => ({ query: "{ staff { id } }" }) },
  "Query.ownAccount": { roles: EVERYBODY, request: () => ({ query: "{ ownAccount { hasApp } }" }) },
  "Mutation.endSession": {
    roles: EVERYBODY,
    request: () => ({
      query: "mutation ($id: ID!) { endSession(id: $id) { hasApp } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endOtherSessions": {
    roles: EVERYBODY,
    request: () => ({ query: "mutation { endOtherSessions { hasApp } }" }),
  },
  "Mutation.removeFactor": {
    roles: EVERYBODY,
    request: () => ({ query: `mutation { removeFactor(passkeyId: "nobodys") { hasApp } }` }),
  },
  "Mutation.renewRecoveryCodes": {
    roles: EVERYBODY,
    request: () => ({ query: "mutation { renewRecoveryCodes }" }),
  },
  "Query.team": { roles: ADMINISTRATORS, request: () => ({ query: "{ team { id } }" }) },
  "Mutation.inviteStaff": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($email: String!) { inviteStaff(email: $email, name: "Mei Tan", roles: [REVIEWER]) { id } }`,
      variables: { email: `${randomUUID()}@quillfield.example` },
    }),
  },
  "Mutation.changeStaff": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { changeStaff(id: $id, name: "Mei Tan", roles: [REVIEWER]) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.unreadReports": { roles: ADMINISTRATORS, request: () => ({ query: "{ unreadReports }" }) },
  "Query.agencies": { roles: ADMINISTRATORS, request: () => ({ query: "{ agencies { id } }" }) },
  "Query.apiKeys": { roles: ADMINISTRATORS, request: () => ({ query: "{ apiKeys { id } }" }) },
  "Mutation.createApiKey": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation { createApiKey(agency: "Quillfield", name: "Quillfield", scopes: [APPLICATIONS_READ]) { text } }`,
    }),
  },
  "Mutation.revokeApiKey": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `mutation { revokeApiKey(id: "nobodys") { id } }` }),
  },
  "Query.policies": reading("{ policies { name } }"),
  "Query.applications": reading("{ applications { next } }"),
  "Query.application": readingOf("application(id: $id) { id }"),
  "Query.dossier": readingOf("dossier(partyId: $id) { id }"),
  "Query.requestChoices": readingOf("requestChoices(partyId: $id) { language }"),
  "Query.document": readingOf("document(partyId: $id, documentId: $id) { id }"),
  "Query.homeSearchAvailable": reading("{ homeSearchAvailable }"),
  "Query.findHomes": reading(`{ findHomes(query: "14") { failed } }`),
  "Query.home": readingOf(`home(id: $id, query: "14 alder")`),
  "Query.queue": reading(`{ queue(filter: OPEN, search: "") { next } }`),
  "Query.queueCounts": reading("{ queueCounts { waiting } }"),
  "Mutation.createApplication": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($input: NewApplicationInput!) { createApplication(input: $input) { id } }",
      variables: { input: newApplication() },
    }),
  },
  "Mutation.changePeople": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { changePeople(applicationId: $id, shares: [], added: []) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.correctAddress": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { correctAddress(partyId: $id, email: "sam@example.com") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.writeNote": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { writeNote(partyId: $id, text: "x") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.judgeDocument": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { judgeDocument(partyId: $id, documentId: $id, verdict: ACCEPT, reasons: [], note: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.revealDocumentNumber": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { revealDocumentNumber(partyId: $id, documentId: $id) }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.revealAnswer": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { revealAnswer(partyId: $id, section: IDENTITY, step: "shareCode") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.decisionDesk": readingOf("decisionDesk(partyId: $id, language: en) { id }"),
  "Mutation.proposeDecision": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { proposeDecision(partyId: $id, language: en, input: { outcome: ACCEPTED, reasons: [],
        conditions: [], metBy: "", words: "", note: "", basis: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.agreeToDecision": ofDecision("agreeToDecision"),
  "Mutation.refuseDecision": ofDecision("refuseDecision"),
  "Mutation.takeBackDecision": ofDecision("takeBackDecision"),
  "Mutation.recordConditions": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordConditions(decisionId: $id, outcome: MET, note: "", language: en) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordHomeCourse": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordHomeCourse(applicationId: $id, course: END, note: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.resendInvitation": ofParty("resendInvitation"),
  "Mutation.withdrawParty": ofParty("withdrawParty"),
  "Mutation.askRefereeAgain": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { askRefereeAgain(partyId: $id, referenceId: $id, email: "ada@example.com") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.waiveReference": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { waiveReference(partyId: $id, referenceId: $id, reason: NOT_REACHABLE, note: "") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.askForMore": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { askForMore(partyId: $id, requests: []) }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.takeNext": reading("mutation { takeNext }"),
  "Mutation.takeParty": ofParty("takeParty", ""),
  "Mutation.releaseParty": ofParty("releaseParty", ""),
  "Mutation.keepHolding": ofParty("keepHolding", ""),
  "Mutation.resendStaffInvitation": ofMember("resendStaffInvitation"),
  "Mutation.blockStaff": ofMember("blockStaff"),
  "Mutation.unblockStaff": ofMember("unblockStaff"),
  "Mutation.resetSecondFactor": ofMember("resetSecondFactor"),
};
