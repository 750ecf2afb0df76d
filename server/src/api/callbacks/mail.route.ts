import { createHash } from "node:crypto";
import { MAIL_CALLBACK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isSameSecret } from "../../platform/keys/signed-token.ts";
import { causeFrom } from "../../platform/mail/cause.ts";
import type { Services } from "../../platform/work/services.ts";

/** A mail service reports an e-mail: the value of its header `X-Latchkey-Email`, and a status of RFC 3463. */
const reportBody = z.object({
  email: z.string().max(200),
  status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/),
});

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Hashing gives both the same length, so that the comparison takes constant time. */
const isSame = (given: string, secret: string): boolean => isSameSecret(digest(given), digest(secret));

const bearerOf = (header: string | undefined): string => /^Bearer (\S+)$/.exec(header ?? "")?.[1] ?? "";

/**
 * Only a permanent failure is stored; anything else is acknowledged. Without a secret in the settings every
 * report gets the response for a wrong secret.
 */
export const mailCallbackRoute = (app: FastifyInstance, { config, keyring, emailFailed }: Services): void => {
  app.post(MAIL_CALLBACK_PATH, async (request, reply) => {
    const { hookSecret } = config.mail;
    if (hookSecret === undefined || !isSame(bearerOf(request.headers.authorization), hookSecret)) {
      return reply.code(401).send({ code: "UNAUTHENTICATED" });
    }
    const body = reportBody.safeParse(request.body);
    const cause = body.success ? causeFrom(keyring, body.data.email) : undefined;
    if (!body.success || !cause) return reply.code(400).send({ code: "INVALID_REQUEST" });
    if (body.data.status.startsWith("5.")) await emailFailed({ ...cause, reason: body.data.status });
    return reply.code(204).send();
  });
};
