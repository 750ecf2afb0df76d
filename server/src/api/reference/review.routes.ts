import { parseAccountantReply, untouchedAccountant } from "@latchkey/domain/references/accountant.ts";
import type { ParsedBody } from "@latchkey/domain/references/body.ts";
import { parseDecline } from "@latchkey/domain/references/decline.ts";
import { parseEmploymentReply, untouchedEmployment } from "@latchkey/domain/references/employment.ts";
import { type ReferenceKind, reviewAliases, reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { parseRentalReply, untouchedAnswers } from "@latchkey/domain/references/rental.ts";
import { draftBody, parseReplyDraft } from "@latchkey/domain/references/reply-draft.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageBrand } from "../../agencies/brand.ts";
import { windowUsedUp } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import {
  type ClosedReview,
  declineReview,
  type OpenBusiness,
  type OpenEmployment,
  type OpenReview,
  type OpenTenancy,
  type Reply,
  submitReply,
} from "../../references/answer-review.ts";
import { accountantReply, employmentReply, rentalReply } from "../../references/replies.ts";
import { keepDraft, readDraft } from "../../references/reply-drafts.ts";
import { sessionCookies } from "../auth/cookies.ts";
import { noStore } from "../auth/no-store.ts";
import { type OfReview, refereeOf, reviewOfRequest } from "./reference-bearer.ts";
import { sendClosed, sendIssues, sendNotFound } from "./responses.ts";

const BODY_BYTES = 102_400;

type Handler = (request: FastifyRequest<OfReview>, reply: FastifyReply) => Promise<unknown>;

interface Questionnaire<Review extends OpenReview, Body> {
  readonly kind: ReferenceKind;
  readonly untouched: object;
  readonly isOf: (review: OpenReview) => review is Review;
  readonly shown: (review: Review) => object;
  readonly parse: (body: unknown, today: CivilDate) => ParsedBody<Body>;
  readonly replyOf: (work: Work, review: Review, body: Body) => Reply | Promise<Reply>;
}

const onReview =
  <Review extends OpenReview>(
    services: Services,
    isOf: (review: OpenReview) => review is Review,
    handle: (review: Review, ...to: Parameters<Handler>) => Promise<unknown>,
  ): Handler =>
  async (request, reply) => {
    const review = await reviewOfRequest(request, services);
    if (!review) return sendNotFound(reply);
    if (typeof review === "string") return sendClosed(reply, review);
    if (!isOf(review)) return sendNotFound(reply);
    if (await services.limiter.consumeLeased("requests", refereeOf(review)))
      return handle(review, request, reply);
    return windowUsedUp(reply, services.config.limits.requests);
  };

const nameOf = ({ shown }: OpenReview) => ({ first_name: shown.firstName, last_name: shown.lastName });

interface Answering<Review extends OpenReview, Body> {
  readonly isOf: (review: OpenReview) => review is Review;
  readonly parse: (body: unknown) => ParsedBody<Body>;
  readonly take: (
    work: Work,
    review: Review,
    given: { readonly body: Body; readonly browser: string | undefined },
  ) => Promise<ClosedReview | undefined>;
}

const answer = <Review extends OpenReview, Body>(
  services: Services,
  { isOf, parse, take }: Answering<Review, Body>,
): Handler => {
  const { publicUrl, session } = services.config;
  const cookies = sessionCookies(publicUrl, session.hours);
  return onReview(services, isOf, async (review, request, reply) => {
    const { parsed: body, issues } = parse(request.body);
    if (issues) return sendIssues(reply, issues);
    const browser = cookies.readKnown(request);
    const closed = await inTransaction(services, refereeOf(review), (work) =>
      take(work, review, { body, browser }),
    );
    return closed ? sendClosed(reply, closed) : nameOf(review);
  });
};

const routesOf = <Review extends OpenReview, Body>(
  app: FastifyInstance,
  services: Services,
  { kind, untouched, isOf, shown, parse, replyOf }: Questionnaire<Review, Body>,
): void => {
  const options = { onRequest: noStore, bodyLimit: BODY_BYTES };
  const read = onReview(services, isOf, async (review) => {
    const draft = parseReplyDraft(untouched, await readDraft(services.db, review));
    const brand = await pageBrand(services.db, review.party.applicationId);
    const further = { ...(brand && { brand }), ...(draft && { draft: draftBody(draft) }) };
    return { ...nameOf(review), ...shown(review), ...further };
  });
  const keep = onReview(services, isOf, async (review, request, reply) => {
    const draft = parseReplyDraft(untouched, request.body);
    if (!draft) return reply.code(400).send({ code: "INVALID_INPUT" });
    await keepDraft(services.db, review, JSON.stringify(draftBody(draft)));
    return {};
  });
  const reply = answer(services, {
    isOf,
    parse: (body) => parse(body, services.today()),
    take: async (work, review, { body, browser }) =>
      submitReply(work, review, { reply: await replyOf(work, review, body), browser }),
  });
  const decline = answer(services, {
    isOf,
    parse: parseDecline,
    take: (work, review, { body, browser }) => declineReview(work, review, { decline: body, browser }),
  });
  for (const base of [reviewPaths[kind], reviewAliases[kind]]) {
    const path = `${base}/:uuid/`;
    app.get<OfReview>(path, { onRequest: noStore, exposeHeadRoute: false }, read);
    app.put<OfReview>(path, options, reply);
    app.put<OfReview>(`${path}draft/`, options, keep);
    app.put<OfReview>(`${path}decline/`, options, decline);
  }
};

/** The fields of spec 1 §3, and no others: the e-mail says who asks for the reference and why. */
const ofTenancy: Questionnaire<OpenTenancy, Parameters<typeof rentalReply>[0]> = {
  kind: "rental",
  untouched: untouchedAnswers,
  isOf: (review) => review.kind === "rental",
  shown: ({ shown: { address, start, end } }) => ({ address, tenancy_start: start, tenancy_end: end }),
  parse: parseRentalReply,
  replyOf: (_work, _review, body) => rentalReply(body),
};

const ofEmployment: Questionnaire<OpenEmployment, Parameters<typeof employmentReply>[2]> = {
  kind: "employment",
  untouched: untouchedEmployment,
  isOf: (review) => review.kind === "employment",
  shown: ({ shown: { company, role, start, currency } }) => ({ company, role, start, currency }),
  parse: parseEmploymentReply,
  replyOf: employmentReply,
};

const ofBusiness: Questionnaire<OpenBusiness, Parameters<typeof accountantReply>[2]> = {
  kind: "accountant",
  untouched: untouchedAccountant,
  isOf: (review) => review.kind === "accountant",
  shown: ({ shown: { company, start, currency } }) => ({ company, start, currency }),
  parse: parseAccountantReply,
  replyOf: accountantReply,
};

export const reviewRoutes = (app: FastifyInstance, services: Services): void => {
  routesOf(app, services, ofTenancy);
  routesOf(app, services, ofEmployment);
  routesOf(app, services, ofBusiness);
};
