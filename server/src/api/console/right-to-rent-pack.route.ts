import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { rightToRentPackPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AuditEntry, audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound, Refusal } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { assertMaySee } from "../../review/own-party.ts";
import { type OpenedPack, openPack } from "../../right-to-rent/open-pack.ts";
import { type AskedPack, findPack } from "../../right-to-rent/packs.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { requireRole } from "./console-context.ts";

/** The evidence of a right-to-rent record as one archive, with the files as they were sent. */

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  OWN_CASE: 403,
  KNOWN_PERSON: 403,
  SECOND_REVIEW_OPEN: 403,
  NOT_FOUND: 404,
  EVIDENCE_NOT_SCANNED: 409,
  EVIDENCE_INFECTED: 409,
  EVIDENCE_DELETED: 410,
};

const refuse = (reply: FastifyReply, cause: unknown): FastifyReply => {
  const status = cause instanceof Refusal ? STATUS[cause.code] : undefined;
  if (!(cause instanceof Refusal) || status === undefined) throw cause;
  return reply.code(status).send({ code: cause.code });
};

type PackRequest = FastifyRequest<{
  Params: { readonly partyId: string; readonly packId: string };
}>;

/** @throws FORBIDDEN; OWN_CASE; SECOND_REVIEW_OPEN; NOT_FOUND for another reader, or too late */
const assertMayRead = async (
  services: AppServices,
  actor: StaffActor,
  pack: AskedPack | undefined,
): Promise<AskedPack> => {
  requireRole(actor, "REVIEWER");
  if (!pack) throw notFound();
  await inTransaction(services, actor, (work) => assertMaySee(work, pack.party.applicationId));
  if (pack.staffId !== actor.staffId || services.nowSeconds() > pack.servedUntil) throw notFound();
  return pack;
};

const send = async (
  services: AppServices,
  request: PackRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const actor = await staffCaller(request, services);
  const { partyId, packId } = request.params;
  const found = isUuid(partyId) && isUuid(packId) ? await findPack(services.db, request.params) : undefined;
  const note = async (outcome: AuditEntry["outcome"]): Promise<void> => {
    if (!found) return;
    const { party, checkId } = found;
    const entry = { action: "right-to-rent-pack-read", outcome, party, subject: String(checkId) } as const;
    await audit({ tx: services.db, actor }, entry);
  };
  let opened: OpenedPack;
  try {
    const { party, checkId } = await assertMayRead(services, actor, found);
    const taken = await services.limiter.take("document-views", actor);
    if (!taken.allowed) {
      await note("refused");
      return tooManyRequests(reply, taken);
    }
    opened = await openPack(services, party, checkId);
  } catch (cause) {
    await note(cause instanceof Refusal ? "refused" : "failed");
    throw cause;
  }
  await note("done");
  return reply
    .headers({
      "content-type": "application/zip",
      "content-disposition": attachment(opened.fileName),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    })
    .send(opened.content());
};

export const rightToRentPackRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    rightToRentPackPath(":partyId", ":packId"),
    { exposeHeadRoute: false },
    async (request: PackRequest, reply) =>
      send(services, request, reply).catch((cause: unknown) => refuse(reply, cause)),
  );
};
