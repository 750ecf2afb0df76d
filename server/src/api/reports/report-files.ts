import type { ReportFileType } from "@latchkey/domain/reports/report-wire.ts";

export const FILE_TYPES: Readonly<Record<ReportFileType, string>> = {
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
};
