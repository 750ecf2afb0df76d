import type { KeptReport, ReportFileType } from "../../reports/read-reports.ts";

export const FILE_TYPES: Readonly<Record<ReportFileType, string>> = {
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
};

/** Both files of a report have the same name, so that a reader finds the other. */
export const reportFileName = (
  { id, version }: Pick<KeptReport, "id" | "version">,
  type: ReportFileType,
): string => `report-${id.slice(0, id.indexOf("-"))}-version-${version}.${type}`;
