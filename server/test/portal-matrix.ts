import { randomUUID } from "node:crypto";
import {
  type AgencyRight,
  type AgencyUserRole,
  agencyUserMay,
} from "@latchkey/domain/agencies/agency-users.ts";
import { newApplication } from "./new-applications.ts";

/**
 * Who may do what in the portal: one row per operation. A new operation without a row fails the database tests, and every row
 * is tried by everybody.
 */
interface PortalRow {
  /** undefined: every user of an agency. */
  readonly right: AgencyRight | undefined;
  /** The refusal of a request that is allowed and asks for nothing. */
  readonly refusal?: string;
  /** One that is of the right shape; its ids are nobody's. */
  readonly request: () => { readonly query: string; readonly variables?: Record<string, unknown> };
}

export const mayAsk = ({ right }: PortalRow, role: AgencyUserRole): boolean =>
  right === undefined || agencyUserMay([role], right);

const row = (right: AgencyRight | undefined, query: string): PortalRow => ({
  right,
  request: () => ({ query }),
});

const onUser = (name: string): PortalRow => ({
  right: "users",
  request: () => ({ query: `mutation { ${name}(id: "${randomUUID()}") { id } }` }),
});

/** @param given arguments beside those of the application and the person */
const onPerson = (name: string, given = ""): PortalRow => ({
  right: "letting",
  request: () => ({
    query: `mutation { ${name}(id: "${randomUUID()}", personId: "${randomUUID()}" ${given}) { id } }`,
  }),
});

const onApplication = (right: AgencyRight, name: string, given: string): PortalRow => ({
  right,
  request: () => ({ query: `mutation { ${name}(id: "${randomUUID()}", ${given}) { id } }` }),
});

const aNewOne = (): Record<string, unknown> => {
  const { agency: _agency, ...application } = newApplication();
  return { ...application, reference: "" };
};

const NEW_USER = `name: "Jo Park", roles: [NEGOTIATOR]`;
const NO_LINES = "lines: [], choices: {}";

export const portalRows: Readonly<Record<string, PortalRow>> = {
  "Query.me": row(undefined, "{ me { provider } }"),
  "Query.ownAccount": row(undefined, "{ ownAccount { hasApp } }"),
  "Query.users": row("users", "{ users { id } }"),
  "Query.usage": row("users", "{ usage { month } }"),
  "Query.offer": row("letting", "{ offer { standard } }"),
  "Query.applications": row("letting", "{ applications(view: ALL) { next } }"),
  "Query.applicationCounts": row("letting", "{ applicationCounts { open } }"),
  "Query.application": {
    right: "letting",
    request: () => ({ query: `{ application(id: "${randomUUID()}") { id } }` }),
  },
  "Query.sentBefore": row("letting", `{ sentBefore(home: "", reference: "", emails: []) { kind } }`),
  "Query.checks": row("checks", "{ checks { next } }"),
  "Query.checkedPerson": {
    right: "checks",
    request: () => ({ query: `{ checkedPerson(personId: "${randomUUID()}") { id } }` }),
  },
  "Mutation.prepareCheckFile": {
    right: "checks",
    request: () => ({
      query: `mutation { prepareCheckFile(personId: "${randomUUID()}", fileType: "application/pdf") { url } }`,
    }),
  },
  "Mutation.recordCheck": {
    right: "checks",
    request: () => ({
      query: `mutation { recordCheck(personId: "${randomUUID()}", input: { route: "MANUAL_A1", values: [], documents: [] }) { id } }`,
    }),
  },
  "Mutation.askForPack": {
    right: "checks",
    request: () => ({
      query: `mutation { askForPack(personId: "${randomUUID()}", checkId: "1", handedTo: "R. Calvert") }`,
    }),
  },
  "Query.checkLines": row("letting", `{ checkLines(${NO_LINES}) { state } }`),
  "Mutation.makeReportLink": onApplication(
    "letting",
    "makeReportLink",
    `reportId: "${randomUUID()}", handedTo: "Ms Lund", days: 7`,
  ),
  "Mutation.endReportLink": onApplication("letting", "endReportLink", `linkId: "${randomUUID()}"`),
  "Mutation.changeOwnSettings": row(
    undefined,
    "mutation { changeOwnSettings(wantsEvents: true, wantsDigest: false) { provider } }",
  ),
  "Mutation.endSession": {
    right: undefined,
    request: () => ({ query: `mutation { endSession(id: "${randomUUID()}") { hasApp } }` }),
  },
  "Mutation.endOtherSessions": row(undefined, "mutation { endOtherSessions { hasApp } }"),
  "Mutation.removeFactor": {
    right: undefined,
    request: () => ({ query: `mutation { removeFactor(passkeyId: "${randomUUID()}") { hasApp } }` }),
  },
  "Mutation.renewRecoveryCodes": row(undefined, "mutation { renewRecoveryCodes }"),
  "Mutation.inviteUser": {
    right: "users",
    request: () => ({
      query: `mutation { inviteUser(email: "${randomUUID()}@agency.example", ${NEW_USER}) { id } }`,
    }),
  },
  "Mutation.changeUser": {
    right: "users",
    request: () => ({ query: `mutation { changeUser(id: "${randomUUID()}", ${NEW_USER}) { id } }` }),
  },
  "Mutation.inviteUserAgain": onUser("inviteUserAgain"),
  "Mutation.endAccess": onUser("endAccess"),
  "Mutation.restoreAccess": onUser("restoreAccess"),
  "Mutation.resetSecondFactor": onUser("resetSecondFactor"),
  "Mutation.createApplication": {
    right: "letting",
    request: () => ({
      query: "mutation ($new: NewApplicationInput!) { createApplication(application: $new) { id } }",
      variables: { new: aNewOne() },
    }),
  },
  "Mutation.sendLines": {
    ...row("letting", `mutation { sendLines(${NO_LINES}) { people } }`),
    refusal: "NOTHING_TO_SEND",
  },
  "Mutation.nudgePerson": onPerson("nudgePerson"),
  "Mutation.resendInvitation": onPerson("resendInvitation"),
  "Mutation.withdrawPerson": onPerson("withdrawPerson"),
  "Mutation.correctEmail": onPerson("correctEmail", `, email: "amara@example.com"`),
  "Mutation.withdrawApplications": {
    right: "people",
    request: () => ({
      query: `mutation { withdrawApplications(ids: ["${randomUUID()}", "${randomUUID()}"]) { id } }`,
    }),
  },
  "Mutation.changePeople": onApplication("people", "changePeople", "added: [], shares: [], withdrawn: []"),
  "Mutation.nameGuarantor": onApplication(
    "people",
    "nameGuarantor",
    `tenantIds: ["${randomUUID()}"], guarantor: { firstName: "Rosa", lastName: "Vance", email: "rosa@example.com" }`,
  ),
  "Mutation.changeTerms": onApplication(
    "people",
    "changeTerms",
    `rentMinor: 95000, shares: [], start: "2026-12-01"`,
  ),
  "Mutation.endTenancy": onApplication("people", "endTenancy", `endedOn: "2026-12-01"`),
  "Mutation.writeMessage": onApplication("letting", "writeMessage", `text: "Hello", needsAnswer: false`),
};
