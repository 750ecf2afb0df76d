import { memberPages } from "./member-wire.ts";

/** The pages of an agency's users. All paths are below one, so that cookies can be bound to it. */
export const portalPages = memberPages({
  home: "/agency",
  sessionMark: "latchkey_agency",
  noPages: ["files"],
});

/** Below it lie files, never pages. */
export const PORTAL_FILES = `${portalPages.home}/files`;

/** The list of people to check; the page of a person lies below it. */
export const portalChecksPath = `${portalPages.home}/checks` as const;

/** A pack that a checker of the agency has asked for. */
export const portalPackPath = (partyId: string, packId: string): string =>
  `${PORTAL_FILES}/right-to-rent/${partyId}/${packId}`;

/** A file of a report: an edition, and `pdf` or `json`. */
export const portalReportPath = (reportId: string, edition: string, type: string): string =>
  `${PORTAL_FILES}/reports/${reportId}/${edition}/${type}`;
