import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import { type FileType, fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { additionalFilePaths } from "@latchkey/domain/documents/paths.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import type { HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { SIGNED_FORM_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { lockParty } from "../../cases/parties.ts";
import { storageUrl } from "../../documents/paths.ts";
import { countUnbound, recordUpload } from "../../documents/uploads.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { POLICY_SECONDS, signUpload } from "../../platform/storage/upload-policy.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findSender } from "./file-sender.ts";

const LONGEST_NAME = 120;

const query = z.object({
  filename: z.string().min(1).max(LONGEST_NAME),
  filetype: z.string(),
  additionalFilePath: z.enum(additionalFilePaths),
});

/** The displayed name: no control or direction characters, no path separators. */
const displayName = (name: string): string => name.replace(/[\p{C}\\/:]/gu, "_").slice(0, LONGEST_NAME);

/** A phone sends for the step that it was given, and its files bear that step's name (spec 1 §4). */
const isOfStep = (
  { section, docType, side, capacity }: HandedStep,
  { filename, additionalFilePath }: z.infer<typeof query>,
  extension: FileType,
): boolean => {
  const definition = definitionOf(docType);
  const name = storedFileName({ definition, side, extension });
  const plain = capacity > 1 ? filename.replace(/^[0-9a-f]{8}_/, "") : filename;
  return additionalFilePath === section && plain === name && definition.acceptedFileTypes.includes(extension);
};

const signedUrl = (services: Services) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { config, keyring, limiter } = services;
  const sender = await findSender(request, services);
  if ("refused" in sender) return reply.code(sender.status).send({ code: sender.refused });
  const { actor, party, sessionId, step } = sender;
  const taken = await limiter.take("uploads", sender.applicant);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const asked = query.safeParse(request.query);
  const extension = asked.success ? fileTypeOf(asked.data.filename) : undefined;
  if (!asked.success || !extension || mimeTypeOf(extension) !== asked.data.filetype) {
    return reply.code(400).send({ code: "WRONG_FILE_FORMAT" });
  }
  if (step && !isOfStep(step, asked.data, extension)) return reply.code(403).send({ code: "FORBIDDEN" });
  const contentType = mimeTypeOf(extension);
  const { maxFileBytes, mostWaiting } = config.uploads;
  const fileName = displayName(asked.data.filename);
  const key = await inTransaction(services, actor, async ({ tx }) => {
    await lockParty(tx, party);
    if ((await countUnbound(tx, party)) >= mostWaiting) return undefined;
    return recordUpload(tx, { party, fileName, contentType, extension, maxBytes: maxFileBytes, sessionId });
  });
  if (key === undefined) return tooManyRequests(reply, { ...taken, limit: mostWaiting, remaining: 0 });
  const now = services.nowSeconds();
  const policy = { key, contentType, maxBytes: maxFileBytes, expiresAt: now + POLICY_SECONDS };
  return signUpload(keyring, storageUrl(config.uploads.storageOrigin), policy, now);
};

/** The signed upload URL of the contract (spec 1 §7). */
export const signedUrlRoute = (app: FastifyInstance, services: Services): void => {
  app.get(SIGNED_FORM_PATH, { exposeHeadRoute: false }, signedUrl(services));
};
