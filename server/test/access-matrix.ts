import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import type { ActorKind } from "../src/platform/actor/actor.ts";

/**
 * Who may do what: one row per operation of the API. A new operation without a row fails `npm run check`, and every id
 * argument is tried with somebody else's id.
 */

export interface RouteRow {
  readonly route: string;
  /** Who may call it. Nobody else is let in, whatever they bring. */
  readonly actors: readonly ActorKind[];
  /** What proves it: `none` for everybody; `bearer`: 401 without a token; `cookie`: acts only on the cookie's session; `signature`: a form or link signed by us; `secret`: one that the settings share with a partner; `reference`: 404 without the token of this very reference. */
  readonly proof: "none" | "bearer" | "cookie" | "signature" | "secret" | "reference";
  readonly why: string;
}

export const routeRows: readonly RouteRow[] = [
  { route: "GET /health/live", actors: ["visitor"], proof: "none", why: "tells whether the process runs" },
  { route: "GET /health/ready", actors: ["visitor"], proof: "none", why: "tells whether it can work" },
  { route: "GET /assets/*", actors: ["visitor"], proof: "none", why: "the built scripts and styles" },
  {
    route: "GET /*",
    actors: ["visitor"],
    proof: "none",
    why: "the pages; what they show is asked for elsewhere",
  },
  { route: "POST /auth/one-time-link", actors: ["visitor"], proof: "none", why: "signing in begins here" },
  {
    route: "POST /auth/one-time-link/look",
    actors: ["visitor"],
    proof: "none",
    why: "the token of the link is the key",
  },
  {
    route: "POST /auth/one-time-link/confirm",
    actors: ["visitor"],
    proof: "none",
    why: "the token of the link is the key",
  },
  {
    route: "GET /auth/token/refresh",
    actors: ["applicant"],
    proof: "cookie",
    why: "the refresh cookie is the key",
  },
  {
    route: "GET /auth/token/logout",
    actors: ["applicant"],
    proof: "cookie",
    why: "ends the session of the cookie, if any",
  },
  {
    route: "GET /wizard/api/signedurl/post/user/docs",
    actors: ["applicant"],
    proof: "bearer",
    why: "signs a form for the applicant",
  },
  {
    route: "POST /wizard/storage",
    actors: ["link"],
    proof: "signature",
    why: "takes a file for the applicant named in the signed form",
  },
  {
    route: "GET /wizard/storage/:owner/:name",
    actors: ["link"],
    proof: "signature",
    why: "a link signed by us for the session of a check, good for a minute, and not in a browser",
  },
  {
    route: "POST /wizard/api/verification/document",
    actors: ["applicant"],
    proof: "bearer",
    why: "looks at the applicant's own file",
  },
  {
    route: "POST /wizard/api/verification/photo",
    actors: ["applicant"],
    proof: "bearer",
    why: "looks at the applicant's own live photo",
  },
  {
    route: "POST /callbacks/mail",
    actors: ["link"],
    proof: "secret",
    why: "a mail service reports an e-mail that did not arrive; the settings name its secret",
  },
  {
    route: "POST /auth/reference/exchange",
    actors: ["visitor"],
    proof: "none",
    why: "the secret of the link is the key",
  },
  {
    route: "GET /tenant-review/:uuid/",
    actors: ["referee"],
    proof: "reference",
    why: "shows whom the reference is about",
  },
  {
    route: "PUT /tenant-review/:uuid/",
    actors: ["referee"],
    proof: "reference",
    why: "takes the reply, once",
  },
  {
    route: "PUT /tenant-review/:uuid/decline/",
    actors: ["referee"],
    proof: "reference",
    why: "takes that nobody replies",
  },
  { route: "POST /graphql", actors: ["applicant"], proof: "bearer", why: "everything else" },
];

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
  path: `http://localhost:8080/wizard/storage/${randomUUID()}/${randomUUID()}.png`,
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

export interface IdRow {
  readonly request: (foreign: Foreign) => {
    readonly query: string;
    readonly variables: Record<string, unknown>;
  };
  /** What a request with an id that nothing of one's own has gets: a refusal, or success without an effect. */
  readonly unknown: "NOT_FOUND" | "without effect";
}

type Request = IdRow["request"];

const refused = (request: Request): IdRow => ({ request, unknown: "NOT_FOUND" });
const withoutEffect = (request: Request): IdRow => ({ request, unknown: "without effect" });

const progress = (declaration: string, argument: string) =>
  `mutation MutateProgress(${declaration}) { updateWizardProgress(name: IDENTITY, completedSteps: ["name"], completed: false, ${argument}) { wizardProgress { id completedSteps } } }`;

const me = (declaration: string, argument: string) =>
  `mutation MutateMe(${declaration}) { updateMe(${argument}) { me { identityDocuments { id type path } } } }`;

/** The case of whoever tries has no residence section, and homes have ids per case: nobody finds another's. */
const home = (residence: object, remedialSectionUuid?: string) => ({
  query: `mutation UpdateDefaultResidence($residence: ResidenceInput!, $remedialSectionUuid: ID) {
    updateDefaultResidence(residence: $residence, remedialSectionUuid: $remedialSectionUuid) { me { uuid } } }`,
  variables: { residence: { uuid: randomUUID(), ...residence }, remedialSectionUuid },
});

const historyItem = (uuid: string, remedialSectionUuid?: string, placeId = "") => ({
  query: `mutation UpdateResidentialHistoryItems($residence: ResidentialHistoryItemInput!, $remedialSectionUuid: ID) {
    updateResidentialHistoryItems(residence: $residence, remedialSectionUuid: $remedialSectionUuid) { me { uuid } } }`,
  variables: {
    residence: { uuid, draft: true, isCurrent: true, address: { ...emptyAddress, placeId } },
    remedialSectionUuid,
  },
});

const removal = (uuid: string, remedialSectionUuid?: string) => ({
  query: `mutation DeleteResidentialHistoryItems($uuid: ID!, $remedialSectionUuid: ID) {
    deleteResidentialHistoryItems(uuid: $uuid, remedialSectionUuid: $remedialSectionUuid) { success uuid } }`,
  variables: { uuid, remedialSectionUuid },
});

/** The case of whoever tries has no income section either; with one, a source is found among the party's own. */
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
  "Mutation.updateWizardProgress": {
    actors: ["applicant"],
    ids: {
      id: refused(({ progressId }) => ({
        query: progress("$id: Int", "id: $id"),
        variables: { id: progressId },
      })),
      relatedObjectUuid: refused(({ incomeSourceUuid }) => ({
        query: progress("$id: ID", "relatedObjectUuid: $id"),
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
      "residence.uuid": refused(({ residenceUuid }) => historyItem(residenceUuid)),
      // The address service's, not ours.
      "residence.address.placeId": refused(({ documentId }) =>
        historyItem(randomUUID(), undefined, documentId),
      ),
      remedialSectionUuid: refused(({ remedialUuid }) => historyItem(randomUUID(), remedialUuid)),
    },
  },
  "Mutation.deleteResidentialHistoryItems": {
    actors: ["applicant"],
    ids: {
      uuid: refused(({ residenceUuid }) => removal(residenceUuid)),
      remedialSectionUuid: refused(({ remedialUuid }) => removal(randomUUID(), remedialUuid)),
    },
  },
  "Mutation.updateDefaultResidence": {
    actors: ["applicant"],
    ids: {
      "residence.uuid": refused(({ residenceUuid }) => home({ uuid: residenceUuid })),
      "residence.documents.path": refused(({ path }) =>
        home({ documents: [{ type: "UTILITY_BILL", path }] }),
      ),
      "residence.withdrawnDocuments": refused(({ documentId }) => home({ withdrawnDocuments: [documentId] })),
      remedialSectionUuid: refused(({ remedialUuid }) => home({}, remedialUuid)),
    },
  },
  "Mutation.updateIncome": {
    actors: ["applicant"],
    ids: {
      uuid: refused(({ incomeSourceUuid }) =>
        income("$id: ID", 'uuid: $id, companyName: "X"', { id: incomeSourceUuid }),
      ),
      "accountDocuments.path": refused(({ path }) =>
        income("$path: String!", 'accountDocuments: [{ type: "PAYSLIP", path: $path }]', { path }),
      ),
      withdrawnDocuments: refused(({ documentId }) =>
        income("$id: ID!", "withdrawnDocuments: [$id]", { id: documentId }),
      ),
      remedialSectionUuid: refused(({ remedialUuid }) =>
        income("$id: ID", "incomeType: T_PENSION, remedialSectionUuid: $id", { id: remedialUuid }),
      ),
    },
  },
  "Mutation.deleteIncomeSource": {
    actors: ["applicant"],
    ids: {
      uuid: refused(({ incomeSourceUuid }) => ({
        query: "mutation DeleteIncomeSource($id: ID!) { deleteIncomeSource(uuid: $id) { success } }",
        variables: { id: incomeSourceUuid },
      })),
    },
  },
  "Mutation.deleteGuarantor": { actors: ["applicant"], ids: {} },
};
