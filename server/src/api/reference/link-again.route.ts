import { REFERENCE_LINK_AGAIN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { sendLinkAgain } from "../../references/send-link-again.ts";
import { noStore } from "../auth/no-store.ts";
import { visitorOf } from "../auth/visitor.ts";
import { refereeOf } from "./reference-bearer.ts";

const body = z.strictObject({ uuid: z.uuid().toLowerCase() });

/** The response is the same for a reference that does not exist. The e-mail goes to the referee alone. */
const linkAgain = (services: Services) => async (request: FastifyRequest, reply: FastifyReply) => {
  const visitor = visitorOf(request);
  const own = await services.limiter.take("links-per-address", visitor);
  if (!own.allowed) return tooManyRequests(reply, own);
  const { data } = body.safeParse(request.body);
  if (!data) return reply.code(400).send({ code: "INVALID_REQUEST" });
  const ofReview = await services.limiter.take("reference-links", refereeOf({ reviewId: data.uuid }));
  if (!ofReview.allowed) return tooManyRequests(reply, ofReview);
  await inTransaction(services, visitor, (work) => sendLinkAgain(work, data.uuid));
  return reply.code(204).send();
};

/** For a referee whose link was cut off: its address still names the reference. */
export const linkAgainRoute = (app: FastifyInstance, services: Services): void => {
  app.post(REFERENCE_LINK_AGAIN_PATH, { onRequest: noStore }, linkAgain(services));
};
