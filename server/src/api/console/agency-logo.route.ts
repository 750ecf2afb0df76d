import { headKindOf } from "@latchkey/domain/documents/head-kind.ts";
import { agencyLogoPath } from "@latchkey/domain/vocabulary/agency-logo-path.ts";
import { agencyLogoUploadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { assertAgency } from "../../agencies/agencies.ts";
import { agencyFileFault } from "../../agencies/agency-files.ts";
import { findLogo, keepLogo } from "../../agencies/brand.ts";
import { openUpload } from "../../documents/read-upload.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { refuseFile, takeFileBodies } from "../agencies/file-requests.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { requireRole } from "./console-context.ts";

/** Twice the size at which it is shown, for fine screens. */
const LOGO = { width: 320, height: 96 } as const;
const FOR_EVER = "public, max-age=31536000, immutable";

const TYPES = { png: "png", jpg: "jpeg" } as const;

type LogoRequest = FastifyRequest<{ Params: { readonly agencyId: string } }>;

/** Only what the child process has drawn is kept, never the bytes that were sent. */
const keep = async (services: AppServices, request: LogoRequest, reply: FastifyReply) => {
  const actor = await staffCaller(request, services);
  requireRole(actor, "ADMINISTRATOR");
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const { agencyId } = request.params;
  await assertAgency(services.db, agencyId);
  const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const fault = await agencyFileFault(sent, services.scanner);
  if (fault) return reply.code(400).send({ code: fault });
  const kind = headKindOf(sent);
  if (kind !== "png" && kind !== "jpg") return reply.code(400).send({ code: "WRONG_FILE_FORMAT" });
  const file = { content: sent, type: TYPES[kind], owner: `agency ${agencyId}`, isForDesk: true };
  const drawn = await services.checks.drawLogo(file, LOGO);
  if (drawn.outcome !== "ok") return reply.code(400).send({ code: "UNREADABLE" });
  const logo = { agencyId, staffId: actor.staffId, content: drawn.content };
  await inTransaction(services, actor, (work) => keepLogo(work, logo));
  return reply.code(201).send({ id: agencyId });
};

const send = async (services: AppServices, sum: string, reply: FastifyReply) => {
  const logo = await findLogo(services.db, sum);
  if (!logo) throw notFound();
  const content = await openUpload(services, logo);
  return reply
    .headers({
      "content-type": "image/png",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": FOR_EVER,
    })
    .send(content);
};

export const agencyLogoRoutes = (app: FastifyInstance, services: AppServices): void => {
  const bodyLimit = services.config.uploads.maxFileBytes;
  app.register(async (scope) => {
    takeFileBodies(scope, bodyLimit);
    scope.post(agencyLogoUploadPath(":agencyId"), { bodyLimit }, async (request: LogoRequest, reply) =>
      keep(services, request, reply).catch((cause: unknown) => refuseFile(reply, cause)),
    );
  });
  app.get(
    agencyLogoPath(":sum"),
    { exposeHeadRoute: false },
    async (request: FastifyRequest<{ Params: { readonly sum: string } }>, reply) =>
      send(services, request.params.sum, reply).catch((cause: unknown) => refuseFile(reply, cause)),
  );
};
