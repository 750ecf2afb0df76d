import type { ReportEdition } from "./report-facts.ts";

/** The page that checks a report, also without the internet once it is kept. */
export const REPORT_CHECK_PATH = "/report-check";

/** The public keys of all reports that were ever signed (RFC 7517). */
export const REPORT_KEYS_PATH = "/.well-known/latchkey-keys.json";

/** The landlord's page; the token follows. */
export const REPORT_LINK_PATH = "/report";

export const reportFileTypes = ["pdf", "json"] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

interface NamedReport {
  readonly id: string;
  readonly version: number;
  readonly edition: ReportEdition;
}

/** The PDF and the JSON of one edition have the same name, so that a reader finds the other. */
export const reportFileName = ({ id, version, edition }: NamedReport, type: ReportFileType): string =>
  `report-${id.slice(0, id.indexOf("-"))}-version-${version}-${edition}.${type}`;
