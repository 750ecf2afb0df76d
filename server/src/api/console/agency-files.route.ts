import {
  agencyFilePath,
  agencyFilesPath,
  FILE_NAME_HEADER,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { agencyFileFault, findAgencyFile, keepAgencyFile } from "../../agencies/agency-files.ts";
import { openUpload } from "../../documents/read-upload.ts";
import { audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { refuseFile, takeFileBodies } from "../agencies/file-requests.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";

/** Written agreements and other files of an agency, for any member of staff. They are no documents of applicants. */

const nameIn = ({ headers }: FastifyRequest): string => {
  const given = headers[FILE_NAME_HEADER];
  try {
    return typeof given === "string" ? decodeURIComponent(given) : "";
  } catch {
    return "";
  }
};

type AgencyRequest = FastifyRequest<{ Params: { readonly agencyId: string; readonly fileId: string } }>;

const keep = async (services: AppServices, request: AgencyRequest, reply: FastifyReply) => {
  const actor = await staffCaller(request, services);
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const fault = await agencyFileFault(content, services.scanner);
  if (fault) return reply.code(400).send({ code: fault });
  const { agencyId } = request.params;
  const sent = { agencyId, staffId: actor.staffId, name: nameIn(request), content };
  const id = await inTransaction(services, actor, (work) => keepAgencyFile(work, sent));
  return reply.code(201).send({ id });
};

const send = async (services: AppServices, request: AgencyRequest, reply: FastifyReply) => {
  const actor = await staffCaller(request, services);
  const { agencyId, fileId } = request.params;
  const file = await findAgencyFile(services.db, agencyId, fileId);
  if (!file) throw notFound();
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const content = await openUpload(services, file);
  await audit({ tx: services.db, actor }, { action: "agency-file-read", outcome: "done", subject: file.id });
  return reply
    .headers({
      "content-type": file.contentType,
      "content-disposition": attachment(file.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    })
    .send(content);
};

export const agencyFilesRoutes = (app: FastifyInstance, services: AppServices): void => {
  const bodyLimit = services.config.uploads.maxFileBytes;
  app.register(async (scope) => {
    takeFileBodies(scope, bodyLimit);
    scope.post(agencyFilesPath(":agencyId"), { bodyLimit }, async (request: AgencyRequest, reply) =>
      keep(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
    );
    scope.get(
      agencyFilePath(":agencyId", ":fileId"),
      { exposeHeadRoute: false },
      async (request: AgencyRequest, reply) =>
        send(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
    );
  });
};
