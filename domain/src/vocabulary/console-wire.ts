/**
 * Names that the pages of the console and the server share. All paths are below one, so that cookies can be bound to
 * it.
 */

export const CONSOLE_PATH = "/console";
export const STAFF_SIGN_IN_PATH = "/console/sign-in";
export const SECOND_FACTOR_PATH = "/console/second-factor";
export const ENROLMENT_PATH = "/console/second-factor/set-up";
export const OWN_ACCOUNT_PATH = "/console/account";
export const CONSOLE_WEBHOOKS_PATH = "/console/webhooks";
export const STAFF_SIGN_OUT_PATH = "/console/sign-out";

/** The page of a person's right-to-rent checks. */
export const rightToRentPagePath = (partyId: string): string =>
  `${CONSOLE_PATH}/cases/${partyId}/right-to-rent`;

export const CONSOLE_GRAPHQL_PATH = "/console/graphql";
export const STAFF_AUTH = "/console/auth";

export const CONSOLE_DOCUMENTS = "/console/documents";

/** The file of a document: the views below are of it. */
export const documentFilePath = (partyId: string, documentId: string): string =>
  `${CONSOLE_DOCUMENTS}/${partyId}/${documentId}`;

/** The file of an outside result. */
export const outsideFilePath = (partyId: string, resultId: string): string =>
  `${CONSOLE_DOCUMENTS}/${partyId}/outside-results/${resultId}`;

/** A file that shows a right-to-rent check. */
export const rightToRentFilePath = (partyId: string, uploadId: string): string =>
  `${CONSOLE_DOCUMENTS}/${partyId}/right-to-rent/${uploadId}`;

/** A pack that a reviewer has asked for. */
export const rightToRentPackPath = (partyId: string, packId: string): string =>
  `${CONSOLE_DOCUMENTS}/${partyId}/right-to-rent-packs/${packId}`;

/** A file of a report: an edition, and `pdf` or `json`. */
export const reportFilePath = (reportId: string, edition: string, type: string): string =>
  `${CONSOLE_DOCUMENTS}/reports/${reportId}/${edition}/${type}`;

/** The file of the written agreement on another day. */
export const depositFilePath = (partyId: string, depositId: string): string =>
  `${CONSOLE_DOCUMENTS}/${partyId}/holding-deposits/${depositId}`;

/** Files of an agency; one is sent as the body of a request, with its name in a header. */
export const agencyFilesPath = (agencyId: string): string => `/console/agency-files/${agencyId}`;

export const agencyFilePath = (agencyId: string, fileId: string): string =>
  `${agencyFilesPath(agencyId)}/${fileId}`;

export const agencyLogoUploadPath = (agencyId: string): string => `/console/agency-logos/${agencyId}`;

/** Encoded like a part of an address, because a header holds ASCII alone. */
export const FILE_NAME_HEADER = "latchkey-file-name";

export const filePagePath = (file: string, page: number | string): string => `${file}/pages/${page}`;

export const fileTextPath = (file: string): string => `${file}/text`;

/** All pages in one PDF with a watermark that names the staff member. */
export const fileDownloadPath = (file: string): string => `${file}/download`;

export const DOCUMENT_PAGES_HEADER = "latchkey-pages";

export const staffAuthPaths = {
  link: `${STAFF_AUTH}/one-time-link`,
  lookAtLink: `${STAFF_AUTH}/one-time-link/look`,
  confirmLink: `${STAFF_AUTH}/one-time-link/confirm`,
  pending: `${STAFF_AUTH}/second-factor`,
  app: `${STAFF_AUTH}/second-factor/app`,
  recovery: `${STAFF_AUTH}/second-factor/recovery`,
  passkeyOptions: `${STAFF_AUTH}/second-factor/passkey/options`,
  passkey: `${STAFF_AUTH}/second-factor/passkey`,
  enrolApp: `${STAFF_AUTH}/enrolment/app`,
  confirmApp: `${STAFF_AUTH}/enrolment/app/confirm`,
  enrolPasskeyOptions: `${STAFF_AUTH}/enrolment/passkey/options`,
  enrolPasskey: `${STAFF_AUTH}/enrolment/passkey`,
  finishEnrolment: `${STAFF_AUTH}/enrolment/finish`,
  /** Starts the second step anew in a session: before a sensitive act, or to add a factor. */
  proof: `${STAFF_AUTH}/proof`,
  refresh: `${STAFF_AUTH}/token/refresh`,
  endSession: `${STAFF_AUTH}/token/logout`,
} as const;

/** The readable cookie next to the session cookie of staff: without it, no request is made. */
export const STAFF_SESSION_MARK = "latchkey_staff";

const LONGEST = 500;
const PLAIN = /^[\x21-\x7e]*$/;
const DOTTED = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const OF_THE_CONSOLE = /^\/console(?:\/[^/]+)*\/?$/;
const NOT_RETURNED_TO =
  /^\/console\/(?:agency-files|auth|documents|graphql|sign-in|sign-out|second-factor)(?:\/|$)/i;

/**
 * A page of the console to return to after signing in: only a path of our own. Anything doubtful, however it is
 * spelled, is rejected.
 */
export const safeConsolePath = (path: string | null | undefined): string | undefined => {
  if (!path || path.length > LONGEST || !PLAIN.test(path) || path.includes("\\")) return undefined;
  const address = path.split("#", 1).join("");
  const pathname = address.split("?", 1).join("");
  if (!OF_THE_CONSOLE.test(pathname) || DOTTED.test(pathname)) return undefined;
  return NOT_RETURNED_TO.test(pathname) ? undefined : address;
};

type StaffSignInReason = "expired" | "out" | undefined;

export const staffSignInAddress = (reason: StaffSignInReason, returnPath?: string): string => {
  const target = safeConsolePath(returnPath);
  const back = target && target !== CONSOLE_PATH ? `return=${encodeURIComponent(target)}` : "";
  const query = [reason, back].filter(Boolean).join("&");
  return query ? `${STAFF_SIGN_IN_PATH}?${query}` : STAFF_SIGN_IN_PATH;
};
