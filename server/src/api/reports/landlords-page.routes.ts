import {
  REPORT_LINK_PATH,
  type ReportFileType,
  reportFileName,
} from "@latchkey/domain/reports/report-wire.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { newestReport, readReportFile } from "../../reports/read-reports.ts";
import { noteReportView, type OpenedReportLink, openReportLink } from "../../reports/report-links.ts";
import { contentIn } from "../../reports/signed-content.ts";
import type { AppServices } from "../app-services.ts";
import { visitorOf } from "../auth/visitor.ts";
import { pageSender } from "../pages/send-page.ts";
import { landlordsPage, overPage } from "./landlords-page.ts";
import { FILE_TYPES } from "./report-files.ts";

/** The landlord's edition, by an expiring link. Each view is kept. */

interface Asked {
  readonly Params: { readonly token: string };
}

export const landlordsPageRoutes = (app: FastifyInstance, services: AppServices): void => {
  const sendPage = pageSender(services.config);
  const plain = { document: "notice", file: "plain.en.html", language: "en" } as const;

  const over = (reply: FastifyReply) => sendPage(reply.code(404), { ...plain, ...overPage });

  const read = ({ report }: OpenedReportLink, type: ReportFileType): Promise<Buffer> =>
    readReportFile(services, { reportId: report.id, edition: "landlord", type });

  app.get<Asked>(`${REPORT_LINK_PATH}/:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const { token } = request.params;
    const opened = await openReportLink(services, token);
    if (!opened) return over(reply);
    const content = contentIn("landlord", await read(opened, "json"));
    const newest = await newestReport(services.db, opened.report);
    await noteReportView(services.db, { linkId: opened.linkId, what: "page" });
    const isNewest = newest?.id === opened.report.id;
    return sendPage(reply, { ...plain, ...landlordsPage(content, { token, isNewest }) });
  });

  for (const type of ["pdf", "json"] as const) {
    const path = `${REPORT_LINK_PATH}/:token/report.${type}`;
    app.get<Asked>(path, { exposeHeadRoute: false }, async (request, reply) => {
      const taken = await services.limiter.take("link-tries", visitorOf(request));
      if (!taken.allowed) return tooManyRequests(reply, taken);
      const opened = await openReportLink(services, request.params.token);
      if (!opened) return over(reply);
      const file = await read(opened, type);
      await noteReportView(services.db, { linkId: opened.linkId, what: type });
      return reply
        .type(FILE_TYPES[type])
        .header(
          "content-disposition",
          attachment(reportFileName({ ...opened.report, edition: "landlord" }, type)),
        )
        .send(file);
    });
  }
};
