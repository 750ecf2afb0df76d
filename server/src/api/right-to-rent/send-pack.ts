import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor/actor.ts";
import { type AuditEntry, audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { notFound, Refusal } from "../../platform/refusals/refusals.ts";
import { type OpenedPack, openPack } from "../../right-to-rent/open-pack.ts";
import { type AskedPack, findPack } from "../../right-to-rent/packs.ts";
import type { AppServices } from "../app-services.ts";

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

export const refusePack = (reply: FastifyReply, cause: unknown): FastifyReply => {
  const status = cause instanceof Refusal ? STATUS[cause.code] : undefined;
  if (!(cause instanceof Refusal) || status === undefined) throw cause;
  return reply.code(status).send({ code: cause.code });
};

export type PackRequest = FastifyRequest<{
  Params: { readonly partyId: string; readonly packId: string };
}>;

export interface PackReader {
  readonly actor: Actor;
  /** The id of the member. */
  readonly id: string;
  /** Throws unless the reader may see the evidence. */
  readonly assertMayRead: (pack: AskedPack | undefined) => Promise<void>;
}

/** @throws NOT_FOUND for another reader, or too late; what `assertMayRead` throws */
const readable = async (
  { nowSeconds }: AppServices,
  { id, assertMayRead }: PackReader,
  pack: AskedPack | undefined,
): Promise<AskedPack> => {
  await assertMayRead(pack);
  if (!pack || pack.byId !== id || nowSeconds() > pack.servedUntil) throw notFound();
  return pack;
};

const sendOpened = (reply: FastifyReply, { fileName, content }: OpenedPack): FastifyReply =>
  reply
    .headers({
      "content-type": "application/zip",
      "content-disposition": attachment(fileName),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    })
    .send(content());

const noteOf =
  ({ db }: AppServices, { actor }: PackReader, found: AskedPack | undefined) =>
  async (outcome: AuditEntry["outcome"]): Promise<void> => {
    if (!found) return;
    const { party, checkId } = found;
    const entry = { action: "right-to-rent-pack-read", outcome, party, subject: String(checkId) } as const;
    await audit({ tx: db, actor }, entry);
  };

/** The download is in the audit trail before its first byte. */
export const sendPack = async (
  services: AppServices,
  { request, reply }: { readonly request: PackRequest; readonly reply: FastifyReply },
  reader: PackReader,
): Promise<FastifyReply> => {
  const { partyId, packId } = request.params;
  const found = isUuid(partyId) && isUuid(packId) ? await findPack(services.db, request.params) : undefined;
  const note = noteOf(services, reader, found);
  let opened: OpenedPack;
  try {
    const { party, checkId } = await readable(services, reader, found);
    const taken = await services.limiter.take("document-views", reader.actor);
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
  return sendOpened(reply, opened);
};
