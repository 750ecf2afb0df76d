import { portalReportPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readAsAgency } from "../../agencies/agency-rights.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { findReport } from "../../reports/read-reports.ts";
import { refuseFile } from "../agencies/file-requests.ts";
import type { AppServices } from "../app-services.ts";
import { agencyCaller } from "../auth/members/agency-caller.ts";
import { askedReportFile, sendReportFile } from "../reports/report-files.ts";
import { requireRight } from "./portal-context.ts";

type FileRequest = FastifyRequest<{
  Params: { readonly reportId: string; readonly edition: string; readonly type: string };
}>;

const send = async (services: AppServices, request: FileRequest, reply: FastifyReply) => {
  const actor = await agencyCaller(request, services);
  requireRight(actor, "letting");
  const asked = askedReportFile(request.params);
  const report = await readAsAgency(services, actor, (tx) => findReport(tx, request.params.reportId));
  if (!report) throw notFound();
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  return sendReportFile(services, reply, { ...asked, report, reader: actor });
};

/** The files of an agency's own reports. */
export const portalReportFilesRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    portalReportPath(":reportId", ":edition", ":type"),
    { exposeHeadRoute: false },
    async (request: FileRequest, reply) =>
      send(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
  );
};
