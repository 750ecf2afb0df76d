import { reportFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findReport } from "../../reports/read-reports.ts";
import { assertMaySee } from "../../review/own-party.ts";
import { refuseFile } from "../agencies/file-requests.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { askedReportFile, sendReportFile } from "../reports/report-files.ts";
import { requireRole } from "./console-context.ts";

/** The files of a report, for reviewers. */

type FileRequest = FastifyRequest<{
  Params: { readonly reportId: string; readonly edition: string; readonly type: string };
}>;

const send = async (services: AppServices, request: FileRequest, reply: FastifyReply) => {
  const actor = await staffCaller(request, services);
  requireRole(actor, "REVIEWER");
  const asked = askedReportFile(request.params);
  const report = await findReport(services.db, request.params.reportId);
  if (!report) throw notFound();
  await inTransaction(services, actor, (work) => assertMaySee(work, report.applicationId));
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  return sendReportFile(services, reply, { ...asked, report, reader: actor });
};

export const reportFilesRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    reportFilePath(":reportId", ":edition", ":type"),
    { exposeHeadRoute: false },
    async (request: FileRequest, reply) =>
      send(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
  );
};
