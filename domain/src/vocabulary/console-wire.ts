import { memberPages } from "./member-wire.ts";

/**
 * Names that the pages of the console and the server share. All paths are below one, so that cookies can be bound to
 * it.
 */

export const staffPages = memberPages({
  home: "/console",
  sessionMark: "latchkey_staff",
  noPages: ["agency-files", "documents"],
});

export const CONSOLE_PATH = "/console";
export const CONSOLE_WEBHOOKS_PATH = "/console/webhooks";

/** The page of a person's right-to-rent checks. */
export const rightToRentPagePath = (partyId: string): string =>
  `${CONSOLE_PATH}/cases/${partyId}/right-to-rent`;

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
