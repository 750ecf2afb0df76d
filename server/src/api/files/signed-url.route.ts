import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { additionalFilePaths } from "@latchkey/domain/documents/paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isSessionAlive } from "../../accounts/sessions.ts";
import type { AppContext } from "../../app/context.ts";
import { storageUrl } from "../../documents/paths.ts";
import { countWaiting, recordUpload } from "../../documents/uploads.ts";
import { refuseForNow, take } from "../../platform/limits/rate-limit.ts";
import { POLICY_SECONDS, signUpload } from "../../platform/storage/upload-policy.ts";
import { bearerOf } from "../auth/bearer.ts";

const LONGEST_NAME = 120;

const query = z.object({
  filename: z.string().min(1).max(LONGEST_NAME),
  filetype: z.string(),
  additionalFilePath: z.enum(additionalFilePaths),
});

/** Kept to be shown: no control or direction signs, no separators of paths. */
const displayName = (name: string): string => name.replace(/[\p{C}\\/:]/gu, "_").slice(0, LONGEST_NAME);

const signedUrl = (context: AppContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { config, db, keyring } = context;
  const bearer = bearerOf(request, context);
  if (!bearer || !(await isSessionAlive(db, bearer)))
    return reply.code(401).send({ code: "UNAUTHENTICATED" });
  const taken = await take(context, "uploads", bearer.applicantId);
  if (!taken.allowed) return refuseForNow(reply, taken);
  const asked = query.safeParse(request.query);
  const extension = asked.success ? fileTypeOf(asked.data.filename) : undefined;
  if (!asked.success || !extension || mimeTypeOf(extension) !== asked.data.filetype) {
    return reply.code(400).send({ code: "WRONG_FILE_FORMAT" });
  }
  const contentType = mimeTypeOf(extension);
  const { maxFileBytes, mostWaiting } = config.uploads;
  const { applicantId } = bearer;
  const fileName = displayName(asked.data.filename);
  const key = await db.transaction().execute(async (tx) => {
    if ((await countWaiting(tx, applicantId)) >= mostWaiting) return undefined;
    return recordUpload(tx, { applicantId, fileName, contentType, extension, maxBytes: maxFileBytes });
  });
  if (key === undefined) return refuseForNow(reply, { ...taken, limit: mostWaiting, remaining: 0 });
  const now = context.nowSeconds();
  const policy = { key, contentType, maxBytes: maxFileBytes, expiresAt: now + POLICY_SECONDS };
  return signUpload(keyring, storageUrl(config.uploads.storageOrigin), policy, now);
};

/** The signed upload URL of the contract (spec 1 §7). */
export const signedUrlRoute = (app: FastifyInstance, context: AppContext): void => {
  app.get("/wizard/api/signedurl/post/user/docs", { exposeHeadRoute: false }, signedUrl(context));
};
