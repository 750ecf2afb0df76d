import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { additionalFilePaths } from "@latchkey/domain/documents/paths.ts";
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
import { findSignedIn } from "../auth/signed-in.ts";

const LONGEST_NAME = 120;

const query = z.object({
  filename: z.string().min(1).max(LONGEST_NAME),
  filetype: z.string(),
  additionalFilePath: z.enum(additionalFilePaths),
});

/** The displayed name: no control or direction characters, no path separators. */
const displayName = (name: string): string => name.replace(/[\p{C}\\/:]/gu, "_").slice(0, LONGEST_NAME);

const signedUrl = (services: Services) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { config, keyring, limiter } = services;
  const signedIn = await findSignedIn(request, services);
  if ("refused" in signedIn) return reply.code(signedIn.status).send({ code: signedIn.refused });
  const { actor, party } = signedIn;
  const taken = await limiter.take("uploads", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const asked = query.safeParse(request.query);
  const extension = asked.success ? fileTypeOf(asked.data.filename) : undefined;
  if (!asked.success || !extension || mimeTypeOf(extension) !== asked.data.filetype) {
    return reply.code(400).send({ code: "WRONG_FILE_FORMAT" });
  }
  const contentType = mimeTypeOf(extension);
  const { maxFileBytes, mostWaiting } = config.uploads;
  const fileName = displayName(asked.data.filename);
  const key = await inTransaction(services, actor, async ({ tx }) => {
    await lockParty(tx, party);
    if ((await countUnbound(tx, party)) >= mostWaiting) return undefined;
    const { sessionId } = actor;
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
