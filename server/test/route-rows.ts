import { reviewAliases, reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { agencyLogoPath } from "@latchkey/domain/vocabulary/agency-logo-path.ts";
import {
  agencyFilePath,
  agencyFilesPath,
  agencyLogoUploadPath,
  depositFilePath,
  documentFilePath,
  fileDownloadPath,
  filePagePath,
  fileTextPath,
  outsideFilePath,
  reportFilePath,
  rightToRentFilePath,
  rightToRentPackPath,
  staffPages,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { portalPackPath, portalPages, portalReportPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { ERRORS_PATH, EVENTS_PATH, ownFilePath, requestFilesPath } from "@latchkey/domain/vocabulary/wire.ts";
import type { ActorKind } from "../src/platform/actor/actor.ts";

/** Who may call which route: the part of the access matrix that is not GraphQL. A route without a row fails the tests. */

export interface RouteRow {
  readonly route: string;
  /** Who may call it. Nobody else is let in, whatever they bring. */
  readonly actors: readonly ActorKind[];
  /** What proves it: `none` for everybody; `bearer`: 401 without a token; `cookie`: acts only on the cookie's session; `pending`: acts only on the sign-in of staff that the cookie names, after its link and before its second factor; `signature`: a form or link signed by us; `secret`: one that the settings share with a partner; `reference`: 404 without the token of this very reference; `state`: acts only on a state that we gave to a partner, together with the cookie of the browser that was sent there. */
  readonly proof: "none" | "bearer" | "cookie" | "pending" | "signature" | "secret" | "reference" | "state";
  readonly why: string;
}

/** Signing in to the pages of members. */
const memberRows = ({ auth }: MemberPages, actor: ActorKind): readonly RouteRow[] => [
  ...[auth.link, auth.lookAtLink, auth.confirmLink].map(
    (path): RouteRow => ({
      route: `POST ${path}`,
      actors: ["visitor"],
      proof: "none",
      why: "the first factor of a member; the token of the link is the key",
    }),
  ),
  {
    route: `GET ${auth.pending}`,
    actors: [actor],
    proof: "pending",
    why: "says who is signing in",
  },
  ...[auth.app, auth.recovery, auth.passkeyOptions, auth.passkey].map(
    (path): RouteRow => ({
      route: `POST ${path}`,
      actors: [actor],
      proof: "pending",
      why: "the second factor",
    }),
  ),
  ...[auth.enrolApp, auth.confirmApp, auth.enrolPasskeyOptions, auth.enrolPasskey, auth.finishEnrolment].map(
    (path): RouteRow => ({
      route: `POST ${path}`,
      actors: [actor],
      proof: "pending",
      why: "sets up a second factor for whoever has none, or used a recovery code",
    }),
  ),
  {
    route: `POST ${auth.proof}`,
    actors: [actor],
    proof: "bearer",
    why: "begins the second step anew for the session that asks",
  },
  {
    route: `GET ${auth.refresh}`,
    actors: [actor],
    proof: "cookie",
    why: "the refresh cookie is the key",
  },
  {
    route: `GET ${auth.endSession}`,
    actors: [actor],
    proof: "cookie",
    why: "ends the session of the cookie, if any",
  },
];

export const routeRows: readonly RouteRow[] = [
  { route: "GET /health/live", actors: ["visitor"], proof: "none", why: "tells whether the process runs" },
  { route: "GET /health/ready", actors: ["visitor"], proof: "none", why: "tells whether it can work" },
  {
    route: "GET /.well-known/security.txt",
    actors: ["visitor"],
    proof: "none",
    why: "says where to report a weakness",
  },
  {
    route: "GET /.well-known/latchkey-keys.json",
    actors: ["visitor"],
    proof: "none",
    why: "the public keys of reports",
  },
  {
    route: "GET /report-check",
    actors: ["visitor"],
    proof: "none",
    why: "checks a report in the browser; nothing is sent",
  },
  { route: "GET /report/:token", actors: ["link"], proof: "signature", why: "the landlord's link" },
  {
    route: "GET /report/:token/report.pdf",
    actors: ["link"],
    proof: "signature",
    why: "the landlord's link",
  },
  {
    route: "GET /report/:token/report.json",
    actors: ["link"],
    proof: "signature",
    why: "the landlord's link",
  },
  { route: "GET /robots.txt", actors: ["visitor"], proof: "none", why: "lets search engines list nothing" },
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
    actors: ["applicant", "phone"],
    proof: "bearer",
    why: "signs a form for the applicant, or for the step that they handed to a phone",
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
    actors: ["applicant", "phone"],
    proof: "bearer",
    why: "looks at the applicant's own file; a phone's at what it has sent itself",
  },
  {
    route: "POST /wizard/api/verification/photo",
    actors: ["applicant", "phone"],
    proof: "bearer",
    why: "looks at the applicant's own live photo; a phone's at what it has sent itself",
  },
  {
    route: "POST /wizard/api/hand-overs",
    actors: ["applicant"],
    proof: "bearer",
    why: "hands a step of the applicant's case over to a phone",
  },
  {
    route: "GET /wizard/api/hand-overs/:id",
    actors: ["applicant"],
    proof: "bearer",
    why: "what the phone has sent, for the session that handed over",
  },
  {
    route: "POST /wizard/api/hand-overs/:id/end",
    actors: ["applicant"],
    proof: "bearer",
    why: "ends the phone's session, by the session that handed over, and says what has come",
  },
  {
    route: "POST /auth/phone/look",
    actors: ["visitor"],
    proof: "none",
    why: "the token of the code is the key",
  },
  {
    route: "POST /auth/phone/exchange",
    actors: ["visitor"],
    proof: "none",
    why: "the token of the code is the key, once",
  },
  {
    route: "GET /auth/phone/refresh",
    actors: ["phone"],
    proof: "cookie",
    why: "the phone's cookie is the key",
  },
  {
    route: "GET /wizard/api/phone",
    actors: ["phone"],
    proof: "bearer",
    why: "the step that the phone was given",
  },
  {
    route: "POST /wizard/api/phone/files",
    actors: ["phone"],
    proof: "bearer",
    why: "adds a file that this phone has sent to its step",
  },
  {
    route: "POST /wizard/api/phone/end",
    actors: ["phone"],
    proof: "bearer",
    why: "ends the phone's own session",
  },
  {
    route: `GET ${ownFilePath(":owner/:name", "picture")}`,
    actors: ["applicant"],
    proof: "bearer",
    why: "shows a small picture of the applicant's own file",
  },
  {
    route: `GET ${ownFilePath(":owner/:name", "notices")}`,
    actors: ["applicant"],
    proof: "bearer",
    why: "says what the applicant's own file looks like",
  },
  {
    route: `GET ${requestFilesPath(":uuid")}`,
    actors: ["applicant"],
    proof: "bearer",
    why: "names the applicant's own files that a request of theirs is about",
  },
  {
    route: "GET /wizard/api/truelayer/auth_url/",
    actors: ["applicant"],
    proof: "bearer",
    why: "sends the applicant to a bank, to prove a source of their own",
  },
  {
    route: "GET /truelayer/callback",
    actors: ["applicant"],
    proof: "state",
    why: "the way back from the bank, where no token can come along",
  },
  {
    route: "POST /wizard/api/hmrc/auth_url/",
    actors: ["applicant"],
    proof: "bearer",
    why: "sends the applicant to the tax authority, to prove a source of their own",
  },
  {
    route: "GET /wizard/api/hmrc/auth_url/",
    actors: ["applicant"],
    proof: "cookie",
    why: "the contract's link, a navigation, which carries no token",
  },
  {
    route: "GET /hmrc/callback",
    actors: ["applicant"],
    proof: "state",
    why: "the way back from the tax authority, where no token can come along",
  },
  {
    route: "GET /wizard/api/konfir/verification_url/",
    actors: ["applicant"],
    proof: "bearer",
    why: "sends the applicant to the verifier of employment, about a source of their own",
  },
  {
    route: "GET /konfir/return",
    actors: ["applicant"],
    proof: "state",
    why: "the way back from the verifier, where no token can come along",
  },
  {
    route: "POST /hooks/konfir/:token",
    actors: ["link"],
    proof: "secret",
    why: "a hint from the verifier; the address carries a secret that only it was given, for this verification",
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
    route: "POST /auth/reference/link-again",
    actors: ["visitor"],
    proof: "none",
    why: "the e-mail goes to the referee alone, at most three times an hour",
  },
  ...[...Object.values(reviewPaths), ...Object.values(reviewAliases)].flatMap((path): readonly RouteRow[] => [
    {
      route: `GET ${path}/:uuid/`,
      actors: ["referee"],
      proof: "reference",
      why: "shows whom the reference is about",
    },
    { route: `PUT ${path}/:uuid/`, actors: ["referee"], proof: "reference", why: "takes the reply, once" },
    {
      route: `PUT ${path}/:uuid/draft/`,
      actors: ["referee"],
      proof: "reference",
      why: "keeps what was answered so far",
    },
    {
      route: `PUT ${path}/:uuid/decline/`,
      actors: ["referee"],
      proof: "reference",
      why: "takes that nobody replies",
    },
  ]),
  { route: "POST /graphql", actors: ["applicant"], proof: "bearer", why: "everything else" },
  ...memberRows(staffPages, "staff"),
  ...memberRows(portalPages, "agency-user"),
  {
    route: "POST /api/v1/applications",
    actors: ["api-key"],
    proof: "bearer",
    why: "an agency's program creates an application",
  },
  {
    route: "GET /api/v1/agency",
    actors: ["api-key"],
    proof: "bearer",
    why: "what its applications may choose from",
  },
  { route: "GET /api/v1/applications", actors: ["api-key"], proof: "bearer", why: "it follows them" },
  { route: "GET /api/v1/applications/:id", actors: ["api-key"], proof: "bearer", why: "it follows one" },
  {
    route: "GET /api/v1/applications/:id/report",
    actors: ["api-key"],
    proof: "bearer",
    why: "it reads the report of the home",
  },
  {
    route: "GET /api/v1/applications/:id/report.pdf",
    actors: ["api-key"],
    proof: "bearer",
    why: "it downloads the same",
  },
  {
    route: "GET /api/v1/applications/:id/people/:personId/report",
    actors: ["api-key"],
    proof: "bearer",
    why: "it reads the report of a person",
  },
  {
    route: "GET /api/v1/applications/:id/people/:personId/report.pdf",
    actors: ["api-key"],
    proof: "bearer",
    why: "it downloads the same",
  },
  {
    route: "GET /api/v1/applications/:id/report-links",
    actors: ["api-key"],
    proof: "bearer",
    why: "it sees the landlord's links and their views",
  },
  {
    route: "POST /api/v1/applications/:id/report-links",
    actors: ["api-key"],
    proof: "bearer",
    why: "it makes a link for the landlord",
  },
  {
    route: "DELETE /api/v1/applications/:id/report-links/:linkId",
    actors: ["api-key"],
    proof: "bearer",
    why: "it ends a link",
  },
  {
    route: "GET /api/v1/events",
    actors: ["api-key"],
    proof: "bearer",
    why: "it reads what its agency is told of",
  },
  { route: "GET /api/v1/usage", actors: ["api-key"], proof: "bearer", why: "it reads what its agency used" },
  {
    route: "PUT /api/v1/applications/:id/people",
    actors: ["api-key"],
    proof: "bearer",
    why: "it replaces a person, or shares the rent anew",
  },
  {
    route: "PUT /api/v1/applications/:id/guarantor",
    actors: ["api-key"],
    proof: "bearer",
    why: "it names a guarantor of tenants",
  },
  {
    route: "PUT /api/v1/applications/:id/terms",
    actors: ["api-key"],
    proof: "bearer",
    why: "it changes the rent or the first day",
  },
  {
    route: "POST /api/v1/applications/:id/people/:personId/withdraw",
    actors: ["api-key"],
    proof: "bearer",
    why: "an agency's program withdraws a person",
  },
  {
    route: "POST /api/v1/applications/:id/people/:personId/resend",
    actors: ["api-key"],
    proof: "bearer",
    why: "it sends an invitation again",
  },
  {
    route: "PUT /api/v1/applications/:id/people/:personId/email",
    actors: ["api-key"],
    proof: "bearer",
    why: "it corrects an address",
  },
  {
    route: "POST /api/v1/applications/:id/tenancy-ended",
    actors: ["api-key"],
    proof: "bearer",
    why: "an agency's program tells the end of a tenancy",
  },
  { route: "GET /api/v1/openapi.json", actors: ["visitor"], proof: "none", why: "describes the API" },
  { route: "GET /api/v1", actors: ["visitor"], proof: "none", why: "the same for people" },
  { route: "GET /api/v1/*", actors: ["visitor"], proof: "none", why: "says that there is nothing" },
  {
    route: `GET ${filePagePath(documentFilePath(":partyId", ":documentId"), ":page")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer looks at a page of a document",
  },
  {
    route: `GET ${fileTextPath(documentFilePath(":partyId", ":documentId"))}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer reads the words of a document",
  },
  {
    route: `GET ${fileDownloadPath(documentFilePath(":partyId", ":documentId"))}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer takes a copy that says so on every page",
  },
  {
    route: `GET ${filePagePath(outsideFilePath(":partyId", ":documentId"), ":page")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer looks at a page of the file of an outside result",
  },
  {
    route: `GET ${fileDownloadPath(outsideFilePath(":partyId", ":documentId"))}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer takes such a copy of the file of an outside result",
  },
  {
    route: `GET ${filePagePath(rightToRentFilePath(":partyId", ":documentId"), ":page")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer looks at a page of a file that shows a right-to-rent check",
  },
  {
    route: `GET ${fileDownloadPath(rightToRentFilePath(":partyId", ":documentId"))}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer takes such a copy of a file that shows a right-to-rent check",
  },
  {
    route: `GET ${rightToRentPackPath(":partyId", ":packId")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer takes the evidence of a right-to-rent check, to hand it to the responsible party",
  },
  {
    route: `GET ${reportFilePath(":reportId", ":edition", ":type")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer reads a report as the agency or the landlord does",
  },
  {
    route: `GET ${portalReportPath(":reportId", ":edition", ":type")}`,
    actors: ["agency-user"],
    proof: "bearer",
    why: "a user of an agency reads a report of its applications",
  },
  {
    route: `GET ${portalPackPath(":partyId", ":packId")}`,
    actors: ["agency-user"],
    proof: "bearer",
    why: "a checker of an agency takes the evidence of a right-to-rent check",
  },
  {
    route: `POST ${agencyLogoUploadPath(":agencyId")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "an administrator gives an agency its logo",
  },
  {
    route: `GET ${agencyLogoPath(":sum")}`,
    actors: ["visitor"],
    proof: "none",
    why: "e-mails and pages show the logo of an agency",
  },
  {
    route: `POST ${agencyFilesPath(":agencyId")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a member of staff keeps a written agreement of an agency",
  },
  {
    route: `GET ${agencyFilePath(":agencyId", ":fileId")}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a member of staff reads a written agreement of an agency",
  },
  {
    route: `GET ${fileDownloadPath(depositFilePath(":partyId", ":documentId"))}`,
    actors: ["staff"],
    proof: "bearer",
    why: "a reviewer takes such a copy of the written agreement on another deadline",
  },
  {
    route: `POST ${EVENTS_PATH}`,
    actors: ["visitor", "applicant"],
    proof: "none",
    why: "pages say what was clicked; whose page it is, the session says",
  },
  {
    route: `POST ${ERRORS_PATH}`,
    actors: ["visitor", "applicant"],
    proof: "none",
    why: "pages report errors, before somebody is signed in as well",
  },
  { route: `POST ${staffPages.graphql}`, actors: ["staff"], proof: "bearer", why: "the console" },
  { route: `POST ${portalPages.graphql}`, actors: ["agency-user"], proof: "bearer", why: "the portal" },
];
