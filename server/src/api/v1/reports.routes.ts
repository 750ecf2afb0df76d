import type { ReportEdition } from "@latchkey/domain/reports/report-facts.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { assertOwnApplication, changeForAgency, readAsAgency } from "../../agencies/agency-rights.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { type KeptReport, newestReport, readReportFile } from "../../reports/read-reports.ts";
import { endReportLink, listReportLinks, makeReportLink, reportLinkUrl } from "../../reports/report-links.ts";
import { contentIn } from "../../reports/signed-content.ts";
import { sendReportFile } from "../reports/report-files.ts";
import { type ApiActor, callerOf, requireKey } from "./api-caller.ts";
import { ofApplications, refusals } from "./described.ts";
import { linkParams, reportLinkBody, reportLinksReply, reportQuery, reportReply } from "./report-schemas.ts";
import { idParams, personParams } from "./schemas.ts";

const READ = {
  ...ofApplications,
  querystring: reportQuery,
  response: { 200: reportReply, ...refusals(404) },
};

const PDF = {
  description: "The file.",
  content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
};

const READ_PDF = {
  ...ofApplications,
  querystring: reportQuery,
  response: { 200: PDF, ...refusals(404) },
};

const OF_HOME = {
  operationId: "readReport",
  summary: "Read the report of an application",
  description: "The newest version. There is one once each person is decided, or no longer applies.",
  ...READ,
  params: idParams,
};

const OF_PERSON = {
  operationId: "readPersonsReport",
  summary: "Read the report of a person",
  description: "The newest version. There is one once the person is decided.",
  ...READ,
  params: personParams,
};

const PDF_OF_HOME = {
  operationId: "readReportPdf",
  summary: "Download the report of an application",
  description: "The PDF (application/pdf) whose sum the signed JSON names.",
  ...READ_PDF,
  params: idParams,
};

const PDF_OF_PERSON = {
  operationId: "readPersonsReportPdf",
  summary: "Download the report of a person",
  description: "The PDF (application/pdf) whose sum the signed JSON names.",
  ...READ_PDF,
  params: personParams,
};

const ofLinks = { ...ofApplications, response: { 200: reportLinksReply, ...refusals(404, 415, 422) } };

const LIST_LINKS = {
  operationId: "listReportLinks",
  summary: "List the landlord's links",
  description: "Each with its views, the newest first.",
  ...ofLinks,
  params: idParams,
};

const MAKE_LINK = {
  operationId: "makeReportLink",
  summary: "Make a link for the landlord",
  description:
    "It opens the landlord's edition of the newest version without an account, until it ends. Its views are kept.",
  ...ofLinks,
  params: idParams,
  body: reportLinkBody,
};

const END_LINK = {
  operationId: "endReportLink",
  summary: "End a link for the landlord",
  description: "It opens nothing from then on.",
  ...ofLinks,
  params: linkParams,
};

interface Asked {
  readonly id: string;
  readonly personId?: string | undefined;
}

/** Read with the rights of the agency. @throws NOT_FOUND for another agency's, as for none */
const findOwn = async (services: Services, actor: ApiActor, { id, personId }: Asked): Promise<KeptReport> => {
  if (!isUuid(id) || (personId !== undefined && !isUuid(personId))) throw notFound();
  const subject = { applicationId: id, partyId: personId ?? null };
  const report = await readAsAgency(services, actor, (tx) => newestReport(tx, subject));
  if (!report) throw notFound();
  return report;
};

const noteRead = ({ db }: Services, actor: ApiActor, { applicationId, id }: KeptReport): Promise<void> =>
  audit({ tx: db, actor }, { action: "report-read", outcome: "done", applicationId, subject: id });

type Reply = z.infer<typeof reportReply>;

const readContent = async (
  services: Services,
  actor: ApiActor,
  { edition, ...asked }: Asked & { readonly edition: ReportEdition },
): Promise<Reply> => {
  const report = await findOwn(services, actor, asked);
  const json = await readReportFile(services, { reportId: report.id, edition, type: "json" });
  const content = contentIn(edition, json);
  await noteRead(services, actor, report);
  return {
    id: report.id,
    version: report.version,
    edition,
    outcome: report.outcome,
    label: content.report.label,
    validUntil: report.validUntil,
    madeAt: content.madeAt,
    pdfSha256: content.pdf.sha256,
    content: { ...content.report },
    signed: JSON.parse(json.toString("utf8")),
  };
};

export const reportRoutes = (scope: FastifyInstance, services: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const reads = requireKey(services, "applications:read");

  const sendPdf = async (
    reply: FastifyReply,
    actor: ApiActor,
    { edition, ...asked }: Asked & { readonly edition: ReportEdition },
  ) => {
    const report = await findOwn(services, actor, asked);
    return sendReportFile(services, reply, { report, reader: actor, edition, type: "pdf" });
  };

  app.get("/applications/:id/report", { onRequest: reads, schema: OF_HOME }, (request) =>
    readContent(services, callerOf(request), { ...request.params, ...request.query }),
  );
  app.get("/applications/:id/report.pdf", { onRequest: reads, schema: PDF_OF_HOME }, (request, reply) =>
    sendPdf(reply, callerOf(request), { ...request.params, ...request.query }),
  );
  app.get("/applications/:id/people/:personId/report", { onRequest: reads, schema: OF_PERSON }, (request) =>
    readContent(services, callerOf(request), { ...request.params, ...request.query }),
  );
  app.get(
    "/applications/:id/people/:personId/report.pdf",
    { onRequest: reads, schema: PDF_OF_PERSON },
    (request, reply) => sendPdf(reply, callerOf(request), { ...request.params, ...request.query }),
  );
};

export const reportLinkRoutes = (scope: FastifyInstance, services: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const reads = requireKey(services, "applications:read");
  const writes = requireKey(services, "applications:write");

  const linksOf = async (db: Parameters<typeof listReportLinks>[0], id: string) => ({
    links: (await listReportLinks(db, id)).map((link) => ({
      ...link,
      views: [...link.views],
      url: reportLinkUrl(services, link.id),
    })),
  });

  app.get("/applications/:id/report-links", { onRequest: reads, schema: LIST_LINKS }, (request) =>
    changeForAgency(services, callerOf(request), async (work) => {
      const { id } = request.params;
      await assertOwnApplication(work, work.actor, id);
      return linksOf(work.tx, id);
    }),
  );
  app.post("/applications/:id/report-links", { onRequest: writes, schema: MAKE_LINK }, async (request) => {
    const actor = callerOf(request);
    const { id } = request.params;
    const { personId, handedTo, days } = request.body;
    const report = await findOwn(services, actor, { id, personId });
    return changeForAgency(services, actor, async (work) => {
      await makeReportLink(work, { report, handedTo, days });
      return linksOf(work.tx, id);
    });
  });
  app.delete("/applications/:id/report-links/:linkId", { onRequest: writes, schema: END_LINK }, (request) =>
    changeForAgency(services, callerOf(request), async (work) => {
      const { id, linkId } = request.params;
      await assertOwnApplication(work, work.actor, id);
      await endReportLink(work, id, linkId);
      return linksOf(work.tx, id);
    }),
  );
};
