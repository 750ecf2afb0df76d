import { randomUUID } from "node:crypto";

/**
 * Who may do what: one row per operation of the API. A new operation without a row fails `npm run check`, and every id
 * argument is tried with somebody else's id.
 */

export interface RouteRow {
  readonly route: string;
  /** `public`: open to all; `bearer`: 401 without a token; `cookie`: acts only on the cookie's session; `form`: needs a form or link signed by us. */
  readonly access: "public" | "bearer" | "cookie" | "form";
  readonly why: string;
}

export const routeRows: readonly RouteRow[] = [
  { route: "GET /health/live", access: "public", why: "tells whether the process runs" },
  { route: "GET /health/ready", access: "public", why: "tells whether it can work" },
  { route: "GET /assets/*", access: "public", why: "the built scripts and styles" },
  { route: "POST /auth/one-time-link", access: "public", why: "signing in begins here" },
  { route: "POST /auth/one-time-link/look", access: "public", why: "the token of the link is the key" },
  { route: "POST /auth/one-time-link/confirm", access: "public", why: "the token of the link is the key" },
  { route: "GET /auth/token/refresh", access: "cookie", why: "the refresh cookie is the key" },
  { route: "GET /auth/token/logout", access: "cookie", why: "ends the session of the cookie, if any" },
  {
    route: "GET /wizard/api/signedurl/post/user/docs",
    access: "bearer",
    why: "signs a form for the applicant",
  },
  {
    route: "POST /wizard/storage",
    access: "form",
    why: "takes a file for the applicant named in the signed form",
  },
  {
    route: "GET /wizard/storage/:owner/:name",
    access: "form",
    why: "a link signed by us, good for a minute",
  },
  {
    route: "POST /wizard/api/verification/document",
    access: "bearer",
    why: "looks at the applicant's own file",
  },
  {
    route: "POST /wizard/api/verification/photo",
    access: "bearer",
    why: "looks at the applicant's own live photo",
  },
  { route: "POST /graphql", access: "bearer", why: "everything else" },
];

/** Ids that belong to another applicant. */
export interface Foreign {
  readonly progressId: number;
  readonly documentId: string;
  readonly path: string;
  readonly remedialUuid: string;
  readonly incomeSourceUuid: string;
}

export const someoneElses = (): Foreign => ({
  progressId: 1_900_000_000 + Math.floor(Math.random() * 1_000_000),
  documentId: randomUUID(),
  path: `http://localhost:8080/wizard/storage/${randomUUID()}/${randomUUID()}.png`,
  remedialUuid: randomUUID(),
  incomeSourceUuid: randomUUID(),
});

export interface OperationRow {
  /** Arguments that take an id, each with a request that tries it. */
  readonly ids: Readonly<
    Record<
      string,
      (foreign: Foreign) => { readonly query: string; readonly variables: Record<string, unknown> }
    >
  >;
}

const progress = (declaration: string, argument: string) =>
  `mutation MutateProgress(${declaration}) { updateWizardProgress(name: IDENTITY, completedSteps: ["name"], completed: false, ${argument}) { wizardProgress { id completedSteps } } }`;

const me = (declaration: string, argument: string) =>
  `mutation MutateMe(${declaration}) { updateMe(${argument}) { me { identityDocuments { id type path } } } }`;

export const operationRows: Readonly<Record<string, OperationRow>> = {
  "Query.me": { ids: {} },
  "Mutation.submitValidation": { ids: {} },
  "Mutation.carryOver": {
    ids: {
      documents: ({ documentId }) => ({
        query: "mutation CarryOver($id: ID!) { carryOver(facts: [], documents: [$id]) { me { uuid } } }",
        variables: { id: documentId },
      }),
    },
  },
  "Mutation.updateConsents": { ids: {} },
  "Mutation.updateWizardProgress": {
    ids: {
      id: ({ progressId }) => ({ query: progress("$id: Int", "id: $id"), variables: { id: progressId } }),
      relatedObjectUuid: ({ incomeSourceUuid }) => ({
        query: progress("$id: ID", "relatedObjectUuid: $id"),
        variables: { id: incomeSourceUuid },
      }),
      remedialSectionUuid: ({ remedialUuid }) => ({
        query: progress("$id: ID", "remedialSectionUuid: $id"),
        variables: { id: remedialUuid },
      }),
    },
  },
  "Mutation.updateMe": {
    ids: {
      "identityDocuments.path": ({ path }) => ({
        query: me("$path: String!", 'identityDocuments: [{ type: "PASSPORT", path: $path }]'),
        variables: { path },
      }),
      withdrawnDocuments: ({ documentId }) => ({
        query: me("$id: ID!", "withdrawnDocuments: [$id]"),
        variables: { id: documentId },
      }),
      remedialSectionUuid: ({ remedialUuid }) => ({
        query: me("$id: ID", 'firstName: "Amara", remedialSectionUuid: $id'),
        variables: { id: remedialUuid },
      }),
    },
  },
};
