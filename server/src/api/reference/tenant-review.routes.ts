import type { ParsedBody } from "@latchkey/domain/references/body.ts";
import { parseDecline } from "@latchkey/domain/references/decline.ts";
import { parseRentalReply } from "@latchkey/domain/references/rental.ts";
import { TENANT_REVIEW_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import {
  type ClosedReview,
  declineReview,
  type OpenReview,
  submitReply,
} from "../../references/answer-review.ts";
import { sessionCookies } from "../auth/cookies.ts";
import { noStore } from "../auth/no-store.ts";
import { refereeOf, reviewOfRequest } from "./reference-bearer.ts";
import { sendClosed, sendIssues, sendNotFound } from "./responses.ts";

const BODY_BYTES = 102_400;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What all routes of a reference have in common: it is open, and its session's own. */
const onReview =
  (
    services: Services,
    handle: (review: OpenReview, ...to: Parameters<Handler>) => Promise<unknown>,
  ): Handler =>
  async (request, reply) => {
    const review = await reviewOfRequest(request, services);
    if (!review) return sendNotFound(reply);
    if (typeof review === "string") return sendClosed(reply, review);
    if (await services.limiter.consumeLeased("requests", refereeOf(review)))
      return handle(review, request, reply);
    return reply
      .code(429)
      .header("retry-after", String(services.config.limits.requests.seconds))
      .send({ code: "TOO_MANY_REQUESTS" });
  };

const nameOf = ({ shown }: OpenReview) => ({ first_name: shown.firstName, last_name: shown.lastName });

/** The fields of spec 1 §3, and no others: who asks for the reference and why is in the e-mail. */
const readReview = async (review: OpenReview) => {
  const { address, start, end } = review.shown;
  return { ...nameOf(review), address, tenancy_start: start, tenancy_end: end };
};

interface Answering<Body> {
  readonly parse: (body: unknown) => ParsedBody<Body>;
  readonly take: (
    work: Work,
    review: OpenReview,
    given: { readonly body: Body; readonly browser: string | undefined },
  ) => Promise<ClosedReview | undefined>;
}

/** What a referee sends is parsed strictly and taken once. */
const answer = <Body>(services: Services, { parse, take }: Answering<Body>): Handler => {
  const { publicUrl, session } = services.config;
  const cookies = sessionCookies(publicUrl, session.hours);
  return onReview(services, async (review, request, reply) => {
    const { parsed: body, issues } = parse(request.body);
    if (issues) return sendIssues(reply, issues);
    const browser = cookies.readKnown(request);
    const closed = await inTransaction(services, refereeOf(review), (work) =>
      take(work, review, { body, browser }),
    );
    return closed ? sendClosed(reply, closed) : nameOf(review);
  });
};

/** A former landlord's or agent's own reference: what it is about, the reply, and "I do not answer". */
export const tenantReviewRoutes = (app: FastifyInstance, services: Services): void => {
  const path = `${TENANT_REVIEW_PATH}/:uuid/`;
  const options = { onRequest: noStore, bodyLimit: BODY_BYTES };
  app.get(path, { onRequest: noStore, exposeHeadRoute: false }, onReview(services, readReview));
  app.put(
    path,
    options,
    answer(services, {
      parse: parseRentalReply,
      take: (work, review, { body, browser }) => submitReply(work, review, { reply: body, browser }),
    }),
  );
  app.put(
    `${path}decline/`,
    options,
    answer(services, {
      parse: parseDecline,
      take: (work, review, { body, browser }) => declineReview(work, review, { decline: body, browser }),
    }),
  );
};
