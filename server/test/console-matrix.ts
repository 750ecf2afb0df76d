import { randomUUID } from "node:crypto";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { newApplication } from "./new-applications.ts";

/**
 * Who may do what in the console: one row per operation. A new operation without a row fails `npm run check`, and every row is
 * tried by everybody.
 */
export interface ConsoleRow {
  /** Either role is enough; empty: both are needed, those of a lead. */
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
/** Neither role alone is enough. */
const LEADS: readonly StaffRole[] = [];

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

const ofSecondReview = (mutation: string): ConsoleRow => ({
  roles: REVIEWERS,
  request: () => ({
    query: `mutation ($id: ID!) { ${mutation} { id } }`,
    variables: { id: randomUUID() },
  }),
});

/** Both roles together. */

const reading = (query: string): ConsoleRow => ({ roles: REVIEWERS, request: () => ({ query }) });

const administering = (mutation: string): ConsoleRow => ({
  roles: ADMINISTRATORS,
  request: () => ({ query: `mutation { ${mutation} }` }),
});

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
  "Query.usage": { roles: ADMINISTRATORS, request: () => ({ query: "{ usage { month } }" }) },
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
  "Query.webhookEndpoints": {
    roles: ADMINISTRATORS,
    request: () => ({ query: "{ webhookEndpoints { id } }" }),
  },
  "Query.webhookEndpoint": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `{ webhookEndpoint(id: "nobodys") { id } }` }),
  },
  "Query.webhookDeliveries": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `{ webhookDeliveries(endpointId: "nobodys") { next } }` }),
  },
  "Mutation.addWebhookEndpoint": administering(
    `addWebhookEndpoint(agencyId: "nobodys", url: "https://hooks.example/", events: [APPLICATION_STATUS]) { secret }`,
  ),
  "Mutation.changeWebhookEndpoint": administering(
    `changeWebhookEndpoint(id: "nobodys", url: "https://hooks.example/", events: [APPLICATION_STATUS]) { id }`,
  ),
  "Mutation.rotateWebhookSecret": administering(`rotateWebhookSecret(id: "nobodys") { secret }`),
  "Mutation.removeWebhookEndpoint": administering(`removeWebhookEndpoint(id: "nobodys") { id }`),
  "Mutation.pauseWebhookEndpoint": ofMember("pauseWebhookEndpoint"),
  "Mutation.resumeWebhookEndpoint": ofMember("resumeWebhookEndpoint"),
  "Mutation.testWebhookEndpoint": ofMember("testWebhookEndpoint"),
  "Mutation.sendWebhookAgain": ofMember("sendWebhookAgain"),
  "Query.policies": reading("{ policies { name } }"),
  "Query.policyOverviews": {
    roles: ADMINISTRATORS,
    request: () => ({ query: "{ policyOverviews { name } }" }),
  },
  "Query.policyOverview": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `{ policyOverview(name: "no-such-policy") { name } }` }),
  },
  "Query.policyReplay": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `{ policyReplay(name: "no-such-policy") { id } }` }),
  },
  "Query.figures": {
    roles: ADMINISTRATORS,
    request: () => ({ query: "{ figures(period: three_months) { from } }" }),
  },
  "Query.lawLifts": { roles: ADMINISTRATORS, request: () => ({ query: "{ lawLifts { id } }" }) },
  "Mutation.createPolicy": administering(`createPolicy(title: "Ours", copyOf: "no-such-policy") { name }`),
  "Mutation.startPolicyDraft": administering(`startPolicyDraft(name: "no-such-policy") { name }`),
  "Mutation.savePolicyDraft": administering(
    `savePolicyDraft(name: "no-such-policy", revision: 1, content: "{}") { name }`,
  ),
  "Mutation.proposePolicyDraft": administering(
    `proposePolicyDraft(name: "no-such-policy", revision: 1, from: "2026-12-01") { name }`,
  ),
  "Mutation.publishPolicyDraft": administering(
    `publishPolicyDraft(name: "no-such-policy", revision: 1) { name }`,
  ),
  "Mutation.returnPolicyDraft": administering(
    `returnPolicyDraft(name: "no-such-policy", revision: 1) { name }`,
  ),
  "Mutation.replayPolicyDraft": administering(
    `replayPolicyDraft(name: "no-such-policy", revision: 1) { id }`,
  ),
  "Mutation.discardPolicyDraft": administering(`discardPolicyDraft(name: "no-such-policy", revision: 1)`),
  "Mutation.retirePolicy": administering(`retirePolicy(name: "no-such-policy", isRetired: true) { name }`),
  "Mutation.proposeLawLift": administering(
    `proposeLawLift(rule: "text-children", reason: "x", source: "x", sourceDay: "2026-11-01") { id }`,
  ),
  "Mutation.agreeToLawLift": administering(`agreeToLawLift(id: "nothing") { id }`),
  "Mutation.endLawLift": administering(`endLawLift(id: "nothing") { id }`),
  "Query.applications": reading("{ applications { next } }"),
  "Query.application": readingOf("application(id: $id) { id }"),
  "Query.dossier": readingOf("dossier(partyId: $id) { id }"),
  "Query.requestChoices": readingOf("requestChoices(partyId: $id) { language }"),
  "Query.document": readingOf("document(partyId: $id, documentId: $id) { id }"),
  "Query.homeSearchAvailable": reading("{ homeSearchAvailable }"),
  "Query.findHomes": reading(`{ findHomes(query: "14") { failed } }`),
  "Query.home": readingOf(`home(id: $id, query: "14 alder")`),
  "Query.queue": reading(`{ queue(filter: OPEN, search: "") { next } }`),
  "Query.filterChoices": reading("{ filterChoices { agencies { id } } }"),
  "Query.searchPlaces": reading(`{ searchPlaces(search: "amara") { count } }`),
  "Query.knownPeople": { roles: ADMINISTRATORS, request: () => ({ query: "{ knownPeople { id } }" }) },
  "Mutation.declareKnownPerson": ofParty("declareKnownPerson", ""),
  "Mutation.liftKnownPerson": administering(`liftKnownPerson(id: "0", reason: "A namesake")`),
  "Query.absences": { roles: ADMINISTRATORS, request: () => ({ query: "{ absences { id } }" }) },
  "Query.ownAbsences": { roles: EVERYBODY, request: () => ({ query: "{ ownAbsences { id } }" }) },
  "Mutation.enterAbsence": {
    roles: LEADS,
    request: () => ({
      query: `mutation ($id: ID!) { enterAbsence(staffId: $id, input: { from: "2030-01-01", until: "2030-01-02" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endAbsence": {
    roles: LEADS,
    request: () => ({ query: `mutation { endAbsence(id: "0") { id } }` }),
  },
  "Mutation.enterOwnAbsence": {
    roles: EVERYBODY,
    request: () => ({
      query: `mutation { enterOwnAbsence(input: { from: "2030-01-01", until: "2030-01-02" }) { id } }`,
    }),
  },
  "Mutation.endOwnAbsence": {
    roles: EVERYBODY,
    request: () => ({ query: `mutation { endOwnAbsence(id: "0") { id } }` }),
  },
  "Query.ownNotices": { roles: EVERYBODY, request: () => ({ query: "{ ownNotices { wantsAnswers } }" }) },
  "Mutation.changeOwnNotices": {
    roles: EVERYBODY,
    request: () => ({
      query: "mutation { changeOwnNotices(wantsAnswers: true, wantsWarnings: true) { wantsAnswers } }",
    }),
  },
  "Query.workload": {
    roles: LEADS,
    request: () => ({ query: "{ workload { ageing { turn } } }" }),
  },
  "Query.allReviewers": reading("{ allReviewers { id } }"),
  "Query.reviewers": reading("{ reviewers { id } }"),
  "Mutation.assignCases": {
    roles: LEADS,
    request: () => ({
      query: `mutation ($ids: [ID!]!) { assignCases(partyIds: $ids, note: "") { partyId } }`,
      variables: { ids: [randomUUID()] },
    }),
  },
  "Mutation.handOverCase": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { handOverCase(partyId: $id, reviewerId: $id, note: "x") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.holdCase": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { holdCase(partyId: $id, input: { until: "2026-12-01", reason: "OTHER", note: "" }) }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endCaseHold": ofParty("endCaseHold", ""),
  "Query.savedViews": reading("{ savedViews(list: QUEUE) { id } }"),
  "Mutation.saveView": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($name: String!) { saveView(list: QUEUE, name: $name, query: "") { id } }`,
      variables: { name: randomUUID() },
    }),
  },
  "Mutation.renameView": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { renameView(id: $id, name: "Harbour") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.removeView": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { removeView(id: $id) }",
      variables: { id: randomUUID() },
    }),
  },
  "Query.queueCounts": reading("{ queueCounts { waiting } }"),
  "Mutation.createApplication": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($input: NewApplicationInput!) { createApplication(input: $input) { id } }",
      variables: { input: newApplication() },
    }),
  },
  "Mutation.prepareOutsideFile": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { prepareOutsideFile(partyId: $id, fileType: "application/pdf") { uploadId } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.outsideResult": {
    roles: REVIEWERS,
    request: () => ({
      query: `query ($id: ID!) { outsideResult(partyId: $id, resultId: "1") { heldByYou } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordOutsideResult": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordOutsideResult(partyId: $id, input: { kind: "CREDIT_FILE", title: "", provider: "Experian",
        madeOn: "2026-11-03", uploadId: "", ccjs: 0, insolvency: "none", verdict: "nothing_against", reason: "" }) }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.prepareDepositFile": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { prepareDepositFile(applicationId: $id, fileType: "application/pdf") { uploadId } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordHoldingDeposit": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordHoldingDeposit(applicationId: $id, input: { receivedOn: "2026-11-03", agreedOn: "", uploadId: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.makeReportLink": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { makeReportLink(applicationId: $id, reportId: $id, handedTo: "Mr Shah", days: 7) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endReportLink": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { endReportLink(applicationId: $id, linkId: $id) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordOtherAdults": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { recordOtherAdults(applicationId: $id, livesThere: false) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.prepareExemptionFile": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { prepareExemptionFile(applicationId: $id, fileType: "application/pdf") { uploadId } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.proposeExemption": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { proposeExemption(applicationId: $id,
        input: { ground: "", words: "", confirmedBy: "", confirmedOn: "", uploadId: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.answerExemption": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { answerExemption(applicationId: $id, exemptionId: 1, agrees: true, reason: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endExemption": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { endExemption(applicationId: $id, exemptionId: 1, reason: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordDepositStatement": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { recordDepositStatement(applicationId: $id, grounds: []) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordDueDiligence": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordDueDiligence(partyId: $id, sourceOfFunds: "Salary") }`,
      variables: { id: randomUUID() },
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
  "Query.secondReviews": {
    roles: EVERYBODY,
    request: () => ({ query: "{ secondReviews { counts { given } } }" }),
  },
  "Query.secondReview": readingOf("secondReview(id: $id) { id }"),
  "Mutation.openSecondReview": ofSecondReview("openSecondReview(id: $id)"),
  "Mutation.giveSecondReview": ofSecondReview(
    `giveSecondReview(id: $id, outcome: ACCEPTED, reasons: [], note: "")`,
  ),
  "Mutation.settleSecondReview": ofSecondReview(`settleSecondReview(id: $id, note: "x")`),
  "Query.reference": readingOf("reference(referenceId: $id) { id }"),
  "Query.references": reading(`{ references(search: "") { next } }`),
  "Query.followUps": reading("{ followUps(group: OPEN) { next } }"),
  "Query.followUpCounts": reading("{ followUpCounts { late } }"),
  "Query.followUpsDue": reading("{ followUpsDue }"),
  "Query.askedTenancies": reading("{ askedTenancies { next } }"),
  "Mutation.confirmStillLet": {
    roles: REVIEWERS,
    request: () => ({
      query: "mutation ($id: ID!) { confirmStillLet(applicationId: $id) }",
      variables: { id: randomUUID() },
    }),
  },
  "Query.givenShareCode": readingOf("givenShareCode(partyId: $id) { code }"),
  "Query.rightToRent": readingOf("rightToRent(partyId: $id) { ruleSet }"),
  "Mutation.prepareRightToRentFile": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { prepareRightToRentFile(partyId: $id, fileType: "application/pdf") { url } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordRightToRent": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) {
        recordRightToRent(partyId: $id, input: { route: "ONLINE", values: [], documents: [] }) }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.answerRightToRent": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { answerRightToRent(partyId: $id, checkId: "1", agrees: true, reason: "") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.askForRightToRentPack": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { askForRightToRentPack(partyId: $id, checkId: "1", handedTo: "R. Calvert") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordLetting": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordLetting(applicationId: $id, input: { landlord: "R. Calvert",
        agreementOn: "2026-12-10", startsOn: "2026-12-14", signedOn: "", endedOn: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.setAgencyContacts": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { setAgencyContacts(id: $id, email: "", complianceEmail: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.policyNames": { roles: ADMINISTRATORS, request: () => ({ query: "{ policyNames { name } }" }) },
  "Query.agencyOffers": { roles: REVIEWERS, request: () => ({ query: "{ agencyOffers { id } }" }) },
  "Mutation.addAgency": {
    roles: ADMINISTRATORS,
    request: () => ({ query: `mutation { addAgency(name: "${randomUUID()}") { id } }` }),
  },
  "Mutation.setAgencyDetails": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { setAgencyDetails(id: $id, input: { name: "Harbour", registeredName: "", phone: "", website: "", replyEmail: "", language: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.setAgencyPolicies": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { setAgencyPolicies(id: $id, input: { allowed: [] }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.writeToAgency": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { writeToAgency(applicationId: $id, text: "x", needsAnswer: true) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.agencyUsers": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: "query ($id: ID!) { agencyUsers(agencyId: $id) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.inviteAgencyUser": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) {
        inviteAgencyUser(agencyId: $id, email: "a@example.com", name: "Marcus Ibe", roles: [NEGOTIATOR]) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  ...Object.fromEntries(
    ["inviteAgencyUserAgain", "endAgencyAccess", "restoreAgencyAccess", "resetAgencyUserFactor"].map(
      (name) => [
        `Mutation.${name}`,
        {
          roles: ADMINISTRATORS,
          request: () => ({
            query: `mutation ($agencyId: ID!, $id: ID!) { ${name}(agencyId: $agencyId, id: $id) { id } }`,
            variables: { agencyId: randomUUID(), id: randomUUID() },
          }),
        },
      ],
    ),
  ),
  "Mutation.addAgencyBranch": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { addAgencyBranch(agencyId: $id, input: { name: "Leeds", address: "Leeds", phone: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.changeAgencyBranch": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { changeAgencyBranch(id: $id, input: { name: "Leeds", address: "Leeds", phone: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.stopAgency": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { stopAgency(id: $id, reason: "Unpaid") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.startAgencyAgain": ofMember("startAgencyAgain"),
  "Mutation.endAgencyBranch": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { endAgencyBranch(id: $id) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.writeDataAgreement": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { writeDataAgreement(agencyId: $id, role: "processor", agreedOn: "2026-10-05", fileId: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.acceptAgencyTerms": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { acceptAgencyTerms(agencyId: $id, version: "1", acceptedOn: "2026-10-05", acceptedBy: "Jo") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.setAgencyAccent": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { setAgencyAccent(id: $id, accent: "") { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.setOutcomeLabels": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { setOutcomeLabels(id: $id, labels: { ACCEPTED: "", ACCEPTED_CONDITIONS: "",
        ACCEPTED_GUARANTOR: "", NOT_ACCEPTED_CRITERIA: "", NOT_COMPLETED: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.removeAgencyLogo": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { removeAgencyLogo(id: $id) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.agency": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: "query ($id: ID!) { agency(id: $id) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.writeResponsibility": {
    roles: EVERYBODY,
    request: () => ({
      query: `mutation ($id: ID!) { writeResponsibility(agencyId: $id,
        input: { isOfAgency: true, landlord: "", acceptedOn: "2026-10-05", fileId: "" }) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.endResponsibility": {
    roles: EVERYBODY,
    request: () => ({ query: `mutation { endResponsibility(id: "0", endedOn: "") { id } }` }),
  },
  "Query.sanctionsDesk": readingOf("sanctionsDesk(partyId: $id) { id }"),
  "Query.sanctionsToJudge": { roles: REVIEWERS, request: () => ({ query: "{ sanctionsToJudge { id } }" }) },
  "Query.sanctionsLists": { roles: ADMINISTRATORS, request: () => ({ query: "{ sanctionsLists { id } }" }) },
  "Mutation.judgeSanctionsCandidate": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { judgeSanctionsCandidate(partyId: $id, candidateId: $id, verdict: unsure,
        reason: "The names are alike, the rest is not known.", seenOn: []) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.rightToRentRuleSets": {
    roles: ADMINISTRATORS,
    request: () => ({ query: "{ rightToRentRuleSets { id } }" }),
  },
  "Mutation.confirmRightToRentRules": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation { confirmRightToRentRules(id: "none", adviser: "x") { id } }`,
    }),
  },
  "Query.registeredProviders": {
    roles: ADMINISTRATORS,
    request: () => ({ query: "{ registeredProviders { lookAgainDays } }" }),
  },
  "Mutation.addRegisteredProvider": administering(
    `addRegisteredProvider(entry: { name: "x", registerId: "y", registerUrl: "" },
      look: { services: [right_to_rent], validUntil: "", lookedOn: "2026-01-01" }) { lookAgainDays }`,
  ),
  "Mutation.changeRegisteredProvider": administering(
    `changeRegisteredProvider(id: "none", entry: { name: "x", registerId: "y", registerUrl: "" }) { lookAgainDays }`,
  ),
  "Mutation.lookAtRegisteredProvider": administering(
    `lookAtRegisteredProvider(id: "none", look: { services: [], validUntil: "", lookedOn: "" }) { lookAgainDays }`,
  ),
  "Mutation.setRegisteredProviderUse": administering(
    `setRegisteredProviderUse(id: "none", isInUse: false) { lookAgainDays }`,
  ),
  "Query.caseBundles": { roles: EVERYBODY, request: () => ({ query: "{ caseBundles { id } }" }) },
  "Query.caseBundle": {
    roles: EVERYBODY,
    request: () => ({
      query: "query ($id: ID!) { caseBundle(id: $id) { content } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.askForCaseBundle": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { askForCaseBundle(partyId: $id, name: "TPO-1", recipient: "The ombudsman") }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.releaseCaseBundle": administering(`releaseCaseBundle(id: "nobodys")`),
  "Mutation.returnCaseBundle": administering(`returnCaseBundle(id: "nobodys", note: "x")`),
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
  "Mutation.recordReferenceCall": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordReferenceCall(partyId: $id, referenceId: $id, input: { channel: "PHONE",
        calledAt: "", contact: "", source: "", sourceNote: "", spokeTo: "", said: "" }) }`,
      variables: { id: randomUUID() },
    }),
  },
  "Query.cannedTexts": { roles: ADMINISTRATORS, request: () => ({ query: "{ cannedTexts { id } }" }) },
  "Query.offeredCannedTexts": reading("{ offeredCannedTexts(use: REQUEST) { id } }"),
  "Query.cannedOfRequest": readingOf(
    'cannedOfRequest(partyId: $id, request: { section: IDENTITY, start: "upload", end: "upload", reasons: [] }) { versionId }',
  ),
  "Query.cannedOfDecision": readingOf("cannedOfDecision(partyId: $id, canned: []) { versionId }"),
  "Mutation.saveCannedText": administering(
    `saveCannedText(input: { name: "Rent owed", use: "decision", reason: "RENT_ARREARS",
      de: "Offene Miete.", en: "Rent is owed.", es: "Renta.", fr: "Loyer.", it: "Canone.", pt: "Renda." }) { id }`,
  ),
  "Mutation.retireCannedText": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: "mutation ($id: ID!) { retireCannedText(id: $id, isRetired: true) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.recordApplicantCall": {
    roles: REVIEWERS,
    request: () => ({
      query: `mutation ($id: ID!) { recordApplicantCall(partyId: $id,
        input: { way: "PHONE", direction: "IN", calledAt: "", spokeTo: "", said: "" }) }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.reopenCase": {
    roles: LEADS,
    request: () => ({
      query:
        'mutation ($id: ID!) { reopenCase(partyId: $id, reason: "MISTAKE", sentence: "x", language: en) { id } }',
      variables: { id: randomUUID() },
    }),
  },
  "Query.freezes": { roles: ADMINISTRATORS, request: () => ({ query: "{ freezes { id } }" }) },
  "Query.freezableRuleSets": { roles: ADMINISTRATORS, request: () => ({ query: "{ freezableRuleSets }" }) },
  "Query.frozenCases": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: 'query ($id: ID!) { frozenCases(id: $id, since: "2026-01-01") { freeze { id } } }',
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.freezeDecisions": administering(
    'freezeDecisions(policy: "no-such", policyVersion: 1, reason: "OTHER", sentence: "x")',
  ),
  "Mutation.liftFreeze": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: 'mutation ($id: ID!) { liftFreeze(id: $id, note: "x") }',
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
  "Mutation.setSkills": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: "mutation ($id: ID!) { setSkills(id: $id, skills: [LANGUAGE_DE]) { id } }",
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.blockStaff": ofMember("blockStaff"),
  "Mutation.unblockStaff": ofMember("unblockStaff"),
  "Mutation.resetSecondFactor": ofMember("resetSecondFactor"),
};
