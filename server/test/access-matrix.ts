import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import type { ActorKind } from "../src/platform/actor/actor.ts";

/**
 * Who may do what: one row per operation of the API. A new operation without a row fails `npm run check`, and every id
 * argument is tried with somebody else's id.
 */

/** Ids that belong to another applicant. */
export interface Foreign {
  readonly progressId: number;
  readonly documentId: string;
  readonly path: string;
  readonly remedialUuid: string;
  readonly incomeSourceUuid: string;
  readonly residenceUuid: string;
}

export const someoneElses = (): Foreign => ({
  progressId: 1_900_000_000 + Math.floor(Math.random() * 1_000_000),
  documentId: randomUUID(),
  path: `http://localhost:8080/wizard/storage/${randomUUID()}/${randomUUID()}.pdf`,
  remedialUuid: randomUUID(),
  incomeSourceUuid: randomUUID(),
  residenceUuid: randomUUID(),
});

export interface OperationRow {
  /** Who may call it. */
  readonly actors: readonly ActorKind[];
  /** Arguments that take an id, each with a request that tries it. */
  readonly ids: Readonly<Record<string, IdRow>>;
}

/** What whoever tries has, so that the id that is tried is the only one that is not theirs. */
export interface Own {
  readonly incomeSourceUuid: string;
  readonly residenceUuid: string;
}

export interface IdRow {
  readonly request: (
    foreign: Foreign,
    own: Own,
  ) => {
    readonly query: string;
    readonly variables: Record<string, unknown>;
  };
  /** What a request with an id that nothing of one's own has gets: a refusal, success without an effect, or a thing of one's own. */
  readonly unknown: "NOT_FOUND" | "without effect" | "one's own";
}

type Request = IdRow["request"];

const refused = (request: Request): IdRow => ({ request, unknown: "NOT_FOUND" });
const withoutEffect = (request: Request): IdRow => ({ request, unknown: "without effect" });
const ownThing = (request: Request): IdRow => ({ request, unknown: "one's own" });

const progress = (declaration: string, argument: string, section = "IDENTITY", step = "name") =>
  `mutation MutateProgress(${declaration}) { updateWizardProgress(name: ${section}, completedSteps: ["${step}"], completed: false, ${argument}) { wizardProgress { id completedSteps } } }`;

const me = (declaration: string, argument: string) =>
  `mutation MutateMe(${declaration}) { updateMe(${argument}) { me { identityDocuments { id type path } } } }`;

const home = (residence: object, remedialSectionUuid?: string) => ({
  query: `mutation UpdateDefaultResidence($residence: ResidenceInput!, $remedialSectionUuid: ID) {
    updateDefaultResidence(residence: $residence, remedialSectionUuid: $remedialSectionUuid) { me { uuid } } }`,
  variables: { residence, remedialSectionUuid },
});

const history = (residence: object, remedialSectionUuid?: string) => ({
  query: `mutation UpdateResidentialHistoryItems($residence: ResidenceInput!, $remedialSectionUuid: ID) {
    updateResidentialHistoryItems(residence: $residence, remedialSectionUuid: $remedialSectionUuid) { me { uuid } } }`,
  variables: { residence, remedialSectionUuid },
});

const historyItem = (uuid: string, remedialSectionUuid?: string, placeId = "") =>
  history({ uuid, draft: true, isCurrent: true, address: { ...emptyAddress, placeId } }, remedialSectionUuid);

/** A stored document is named by either name of its id. */
const entries = (type: string, { documentId, path }: Foreign) => ({
  id: [{ type, path, id: documentId }],
  uuid: [{ type, path, uuid: documentId }],
});

const residenceDocuments = (save: typeof home): Readonly<Record<string, IdRow>> => ({
  "residence.documents.path": refused(({ path }, { residenceUuid: uuid }) =>
    save({ uuid, documents: [{ type: "UTILITY_BILL", path }] }),
  ),
  "residence.documents.id": refused((foreign, { residenceUuid: uuid }) =>
    save({ uuid, documents: entries("UTILITY_BILL", foreign).id }),
  ),
  "residence.documents.uuid": refused((foreign, { residenceUuid: uuid }) =>
    save({ uuid, documents: entries("UTILITY_BILL", foreign).uuid }),
  ),
  "residence.withdrawnDocuments": withoutEffect(({ documentId }, { residenceUuid: uuid }) =>
    save({ uuid, withdrawnDocuments: [documentId] }),
  ),
});

const removal = (uuid: string, remedialSectionUuid?: string) => ({
  query: `mutation DeleteResidentialHistoryItems($uuid: ID!, $remedialSectionUuid: ID) {
    deleteResidentialHistoryItems(uuid: $uuid, remedialSectionUuid: $remedialSectionUuid) { success uuid } }`,
  variables: { uuid, remedialSectionUuid },
});

const income = (declaration: string, args: string, variables: Record<string, unknown>) => ({
  query: `mutation UpdateIncome(${declaration}) { updateIncome(${args}) { me { uuid } } }`,
  variables,
});

export const operationRows: Readonly<Record<string, OperationRow>> = {
  "Query.me": { actors: ["applicant"], ids: {} },
  "Query.addressSearchAvailable": { actors: ["applicant"], ids: {} },
  "Query.findAddresses": { actors: ["applicant"], ids: {} },
  "Query.retrieveAddress": {
    actors: ["applicant"],
    ids: {
      // Of the address service: nobody's own.
      id: withoutEffect(({ documentId }) => ({
        query:
          'query Retrieve($id: ID!) { retrieveAddress(country: "GB", id: $id, query: "elm row") { address { street } } }',
        variables: { id: documentId },
      })),
    },
  },
  "Mutation.askForSecondLook": { actors: ["applicant"], ids: {} },
  "Mutation.renewShareCode": { actors: ["applicant"], ids: {} },
  "Mutation.replyToReference": {
    actors: ["applicant"],
    ids: {
      referenceId: refused(({ documentId }) => ({
        query: `mutation ReplyToReference($id: ID!) { replyToReference(referenceId: $id, text: "x") { validation { uuid } } }`,
        variables: { id: documentId },
      })),
    },
  },
  "Mutation.sayOtherAdults": { actors: ["applicant"], ids: {} },
  "Mutation.stopReminders": { actors: ["applicant"], ids: {} },
  "Mutation.leaveApplication": { actors: ["applicant"], ids: {} },
  "Mutation.submitValidation": { actors: ["applicant"], ids: {} },
  "Mutation.carryOver": {
    actors: ["applicant"],
    ids: {
      documents: refused(({ documentId }) => ({
        query: "mutation CarryOver($id: ID!) { carryOver(facts: [], documents: [$id]) { me { uuid } } }",
        variables: { id: documentId },
      })),
    },
  },
  "Mutation.updateConsents": { actors: ["applicant"], ids: {} },
  // What was read is compared with the own case; it names nothing by an id.
  "Mutation.agreeToGuarantee": { actors: ["applicant"], ids: {} },
  "Mutation.updateWizardProgress": {
    actors: ["applicant"],
    ids: {
      id: refused(({ progressId }) => ({
        query: progress("$id: Int", "id: $id"),
        variables: { id: progressId },
      })),
      relatedObjectUuid: refused(({ incomeSourceUuid }) => ({
        query: progress("$id: ID", "relatedObjectUuid: $id", "INCOME", "incomeType"),
        variables: { id: incomeSourceUuid },
      })),
      remedialSectionUuid: refused(({ remedialUuid }) => ({
        query: progress("$id: ID", "remedialSectionUuid: $id"),
        variables: { id: remedialUuid },
      })),
    },
  },
  "Mutation.updateMe": {
    actors: ["applicant"],
    ids: {
      "identityDocuments.path": refused(({ path }) => ({
        query: me("$path: String!", 'identityDocuments: [{ type: "PASSPORT", path: $path }]'),
        variables: { path },
      })),
      "identityDocuments.id": refused((foreign) => ({
        query: me("$documents: [IdentityDocumentInput!]", "identityDocuments: $documents"),
        variables: { documents: entries("PASSPORT", foreign).id },
      })),
      "identityDocuments.uuid": refused((foreign) => ({
        query: me("$documents: [IdentityDocumentInput!]", "identityDocuments: $documents"),
        variables: { documents: entries("PASSPORT", foreign).uuid },
      })),
      withdrawnDocuments: withoutEffect(({ documentId }) => ({
        query: me("$id: ID!", "withdrawnDocuments: [$id]"),
        variables: { id: documentId },
      })),
      remedialSectionUuid: refused(({ remedialUuid }) => ({
        query: me("$id: ID", 'firstName: "Amara", remedialSectionUuid: $id'),
        variables: { id: remedialUuid },
      })),
    },
  },
  "Mutation.updateResidentialHistoryItems": {
    actors: ["applicant"],
    ids: {
      // Homes have ids per case: somebody else's is a home of one's own.
      "residence.uuid": ownThing(({ residenceUuid }) => historyItem(residenceUuid)),
      // The address service's, not ours.
      "residence.address.placeId": ownThing(({ documentId }, { residenceUuid }) =>
        historyItem(residenceUuid, undefined, documentId),
      ),
      ...residenceDocuments(history),
      remedialSectionUuid: refused(({ remedialUuid }, { residenceUuid }) =>
        historyItem(residenceUuid, remedialUuid),
      ),
    },
  },
  "Mutation.deleteResidentialHistoryItems": {
    actors: ["applicant"],
    ids: {
      uuid: refused(({ residenceUuid }) => removal(residenceUuid)),
      remedialSectionUuid: refused(({ remedialUuid }, { residenceUuid }) =>
        removal(residenceUuid, remedialUuid),
      ),
    },
  },
  "Mutation.updateDefaultResidence": {
    actors: ["applicant"],
    ids: {
      "residence.uuid": refused(({ residenceUuid }) => home({ uuid: residenceUuid })),
      "residence.address.placeId": withoutEffect((_foreign, { residenceUuid: uuid }) => home({ uuid })),
      ...residenceDocuments(home),
      remedialSectionUuid: refused(({ remedialUuid }, { residenceUuid: uuid }) =>
        home({ uuid }, remedialUuid),
      ),
    },
  },
  "Mutation.updateIncome": {
    actors: ["applicant"],
    ids: {
      uuid: refused(({ incomeSourceUuid }) =>
        income("$id: ID", 'uuid: $id, companyName: "X"', { id: incomeSourceUuid }),
      ),
      "accountDocuments.path": refused(({ path }, { incomeSourceUuid: own }) =>
        income(
          "$own: ID, $path: String!",
          'uuid: $own, accountDocuments: [{ type: "PAYSLIP", path: $path }]',
          {
            own,
            path,
          },
        ),
      ),
      "accountDocuments.id": refused((foreign, { incomeSourceUuid: own }) =>
        income("$own: ID, $documents: [AccountDocumentInput!]", "uuid: $own, accountDocuments: $documents", {
          own,
          documents: entries("PAYSLIP", foreign).id,
        }),
      ),
      "accountDocuments.uuid": refused((foreign, { incomeSourceUuid: own }) =>
        income("$own: ID, $documents: [AccountDocumentInput!]", "uuid: $own, accountDocuments: $documents", {
          own,
          documents: entries("PAYSLIP", foreign).uuid,
        }),
      ),
      withdrawnDocuments: withoutEffect(({ documentId }, { incomeSourceUuid: own }) =>
        income("$own: ID, $id: ID!", "uuid: $own, withdrawnDocuments: [$id]", { own, id: documentId }),
      ),
      remedialSectionUuid: refused(({ remedialUuid }) =>
        income("$id: ID", "incomeType: T_PENSION, remedialSectionUuid: $id", { id: remedialUuid }),
      ),
    },
  },
  "Mutation.deleteIncomeSource": {
    actors: ["applicant"],
    ids: {
      uuid: withoutEffect(({ incomeSourceUuid }) => ({
        query: "mutation DeleteIncomeSource($id: ID!) { deleteIncomeSource(uuid: $id) { success } }",
        variables: { id: incomeSourceUuid },
      })),
    },
  },
  "Mutation.deleteGuarantor": {
    actors: ["applicant"],
    ids: {
      remedialSectionUuid: refused(({ remedialUuid }) => ({
        query: "mutation DeleteGuarantor($id: ID) { deleteGuarantor(remedialSectionUuid: $id) { success } }",
        variables: { id: remedialUuid },
      })),
    },
  },
};
