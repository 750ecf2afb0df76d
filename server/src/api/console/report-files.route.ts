import { type ReportEdition, reportEditions } from "@latchkey/domain/reports/report-facts.ts";
import {
  type ReportFileType,
  reportFileName,
  reportFileTypes,
} from "@latchkey/domain/reports/report-wire.ts";
import { reportFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findReport, readReportFile } from "../../reports/read-reports.ts";
import { assertMaySee } from "../../review/own-party.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { FILE_TYPES } from "../reports/report-files.ts";
import { refuseFile } from "./agency-file-requests.ts";
import { requireRole } from "./console-context.ts";

/** The files of a report, for reviewers. */

type FileRequest = FastifyRequest<{
  Params: { readonly reportId: string; readonly edition: string; readonly type: string };
}>;

const askedFile = ({ params }: FileRequest): { edition: ReportEdition; type: ReportFileType } => {
  const edition = reportEditions.find((one) => one === params.edition);
  const type = reportFileTypes.find((one) => one === params.type);
  if (!edition || !type) throw notFound();
  return { edition, type };
};

const send = async (services: AppServices, request: FileRequest, reply: FastifyReply) => {
  const actor = await staffCaller(request, services);
  requireRole(actor, "REVIEWER");
  const { edition, type } = askedFile(request);
  const report = await findReport(services.db, request.params.reportId);
  if (!report) throw notFound();
  const { applicationId, id } = report;
  await inTransaction(services, actor, (work) => assertMaySee(work, applicationId));
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const file = await readReportFile(services, { reportId: id, edition, type });
  await audit(
    { tx: services.db, actor },
    { action: "report-read", outcome: "done", applicationId, subject: id },
  );
  return reply
    .type(FILE_TYPES[type])
    .header("content-disposition", attachment(reportFileName({ ...report, edition }, type)))
    .send(file);
};

export const reportFilesRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    reportFilePath(":reportId", ":edition", ":type"),
    { exposeHeadRoute: false },
    async (request: FileRequest, reply) =>
      send(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
  );
};
