import { type ReportEdition, reportEditions } from "@latchkey/domain/reports/report-facts.ts";
import {
  type ReportFileType,
  reportFileName,
  reportFileTypes,
} from "@latchkey/domain/reports/report-wire.ts";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { type KeptReport, readReportFile } from "../../reports/read-reports.ts";

export const FILE_TYPES: Readonly<Record<ReportFileType, string>> = {
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
};

interface AskedFile {
  readonly edition: ReportEdition;
  readonly type: ReportFileType;
}

/** @throws NOT_FOUND for an edition or a type that does not exist */
export const askedReportFile = (given: { readonly edition: string; readonly type: string }): AskedFile => {
  const edition = reportEditions.find((one) => one === given.edition);
  const type = reportFileTypes.find((one) => one === given.type);
  if (!edition || !type) throw notFound();
  return { edition, type };
};

export interface ReadReport extends AskedFile {
  /** The reader may see it. */
  readonly report: KeptReport;
  readonly reader: Actor;
}

/** Sends a file to a reader who is signed in, and keeps that it was read. */
export const sendReportFile = async (
  services: Services,
  reply: FastifyReply,
  { report, reader, edition, type }: ReadReport,
): Promise<FastifyReply> => {
  const { applicationId, id } = report;
  const file = await readReportFile(services, { reportId: id, edition, type });
  const entry = { action: "report-read", outcome: "done", applicationId, subject: id } as const;
  await audit({ tx: services.db, actor: reader }, entry);
  return reply
    .type(FILE_TYPES[type])
    .header("content-disposition", attachment(reportFileName({ ...report, edition }, type)))
    .send(file);
};
