import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AgencyFileFault } from "../../agencies/agency-files.ts";
import { ScannerUnavailable } from "../../partners/clamd.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { ObjectGone, StoreFailed } from "../../platform/storage/store.ts";

const STATUS: Readonly<Partial<Record<RefusalCode | AgencyFileFault, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  OWN_CASE: 403,
  KNOWN_PERSON: 403,
  SECOND_REVIEW_OPEN: 403,
  NOT_FOUND: 404,
  EMPTY: 400,
  WRONG_FILE_FORMAT: 400,
  INFECTED: 400,
};

export const refuseFile = (reply: FastifyReply, cause: unknown): FastifyReply => {
  if (cause instanceof ScannerUnavailable || cause instanceof StoreFailed)
    return reply.code(503).send({ code: "UNAVAILABLE" });
  if (cause instanceof ObjectGone) return reply.code(410).send({ code: "FILE_GONE" });
  const status = cause instanceof Refusal ? STATUS[cause.code] : undefined;
  if (!(cause instanceof Refusal) || status === undefined) throw cause;
  return reply.code(status).send({ code: cause.code });
};

/** A body is the file itself. */
export const takeFileBodies = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
};
