import { correctedName, hasEnding } from "@latchkey/domain/documents/corrected-name.ts";
import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import { kindOfMime, namedKindOf, storedTypeOf } from "@latchkey/domain/documents/file-kind.ts";
import { type FileType, fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { takesSeveral } from "@latchkey/domain/documents/limits.ts";
import { additionalFilePaths } from "@latchkey/domain/documents/paths.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import type { HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { SIGNED_FORM_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { storageUrl } from "../../documents/paths.ts";
import { countUnbound, recordUpload } from "../../documents/uploads.ts";
import { lockParty } from "../../parties/parties.ts";
import type { Config } from "../../platform/config/config.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { POLICY_SECONDS, signUpload } from "../../platform/storage/upload-policy.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findSender } from "./file-sender.ts";

const LONGEST_NAME = 120;

const query = z.object({
  filename: z.string().min(1).max(LONGEST_NAME),
  filetype: z.string(),
  additionalFilePath: z.enum(additionalFilePaths).optional(),
});

/** The displayed name: no control or direction characters, no path separators. */
const displayName = (name: string): string => name.replace(/[\p{C}\\/:]/gu, "_").slice(0, LONGEST_NAME);

interface AskedFile {
  readonly fileName: string;
  readonly extension: FileType;
  readonly contentType: string;
  /** Differs from the stored type where the file is converted before it is stored. */
  readonly sentAs: string;
}

const fileAsked = (
  { filename, filetype }: z.infer<typeof query>,
  { takesHeic }: Config["uploads"],
): AskedFile | undefined => {
  const kind = kindOfMime(filetype);
  if (!kind || (kind === "heic" && !takesHeic)) return undefined;
  if (hasEnding(filename) && namedKindOf(filename) !== kind) return undefined;
  const stored = storedTypeOf(kind);
  const fileName = displayName(correctedName(filename, stored));
  const extension = fileTypeOf(fileName) ?? stored;
  return { fileName, extension, contentType: mimeTypeOf(extension), sentAs: filetype };
};

/** A phone sends only for its step, and its files bear that step's name (spec 1 §4). */
const isOfStep = (
  { section, docType, side }: HandedStep,
  { additionalFilePath }: z.infer<typeof query>,
  { fileName, extension }: AskedFile,
): boolean => {
  const definition = definitionOf(docType);
  const name = storedFileName({ definition, side, extension });
  const plain = takesSeveral(definition, side) ? fileName.replace(/^[0-9a-f]{8}_/, "") : fileName;
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
  const file = asked.success ? fileAsked(asked.data, config.uploads) : undefined;
  if (!asked.success || !file) return reply.code(400).send({ code: "WRONG_FILE_FORMAT" });
  if (step && !isOfStep(step, asked.data, file)) return reply.code(403).send({ code: "FORBIDDEN" });
  const { sentAs, ...recorded } = file;
  const { maxFileBytes, mostWaiting } = config.uploads;
  const key = await inTransaction(services, actor, async ({ tx }) => {
    await lockParty(tx, party);
    if ((await countUnbound(tx, party)) >= mostWaiting) return undefined;
    return recordUpload(tx, { party, ...recorded, maxBytes: maxFileBytes, sessionId });
  });
  if (key === undefined) return tooManyRequests(reply, { ...taken, limit: mostWaiting, remaining: 0 });
  const now = services.nowSeconds();
  const url = storageUrl(config.uploads.storageOrigin);
  const policy = { url, key, contentType: sentAs, maxBytes: maxFileBytes, expiresAt: now + POLICY_SECONDS };
  return signUpload(keyring, policy, now);
};

/** The signed upload URL of the contract (spec 1 §7). */
export const signedUrlRoute = (app: FastifyInstance, services: Services): void => {
  app.get(SIGNED_FORM_PATH, { exposeHeadRoute: false }, signedUrl(services));
};
