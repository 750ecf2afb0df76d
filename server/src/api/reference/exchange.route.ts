import { REFERENCE_EXCHANGE_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { audit } from "../../platform/audit/audit.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findByLink, noteOpened } from "../../references/answer-review.ts";
import { issueReferenceToken } from "../../references/reference-session.ts";
import { noStore } from "../auth/no-store.ts";
import { visitorOf } from "../auth/visitor.ts";
import { refereeOf } from "./reference-bearer.ts";
import { sendClosed, sendNotFound } from "./responses.ts";

/** 256 bits in base64url. The id is normalised, so that attempts on one reference are counted together. */
const exchangeBody = z.strictObject({
  uuid: z.uuid().toLowerCase(),
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

const exchange = (services: Services) => async (request: FastifyRequest, reply: FastifyReply) => {
  const visitor = visitorOf(request);
  const own = await services.limiter.take("reference-tries", visitor);
  if (!own.allowed) return tooManyRequests(reply, own);
  const body = exchangeBody.safeParse(request.body);
  const refused = async () => {
    await audit({ tx: services.db, actor: visitor }, { action: "reference-refused", outcome: "refused" });
    return sendNotFound(reply);
  };
  if (!body.success) return refused();
  const { uuid: reviewId, secret } = body.data;
  // Limits attempts on one reference across all networks.
  const ofReview = await services.limiter.take("reference-tries", refereeOf({ reviewId }));
  if (!ofReview.allowed) return tooManyRequests(reply, ofReview);
  const found = await findByLink(services.db, services.keyring, { reviewId, secret });
  if (!found) return refused();
  if (typeof found === "string") return sendClosed(reply, found);
  await inTransaction(services, refereeOf(found), (work) => noteOpened(work, found));
  return issueReferenceToken(services.keyring, found, services.nowSeconds());
};

/**
 * Exchanges the secret of a link for a session of 30 minutes. Only the page's script does so: loading the
 * page opens nothing.
 */
export const exchangeRoute = (app: FastifyInstance, services: Services): void => {
  app.post(REFERENCE_EXCHANGE_PATH, { onRequest: noStore }, exchange(services));
};
