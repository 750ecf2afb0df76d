import { ENVELOPE_TYPE, ERRORS_PATH, EVENTS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor/actor.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { readEnvelope } from "../../telemetry/read-envelope.ts";
import { sentEvents, takeEvents } from "../../telemetry/take-events.ts";
import { takeReports } from "../../telemetry/take-reports.ts";
import type { AppServices } from "../app-services.ts";
import { bearerTokenOf } from "../auth/bearer.ts";
import { findSignedIn } from "../auth/signed-in.ts";
import { visitorOf } from "../auth/visitor.ts";

/** An envelope with fifty breadcrumbs and fifty frames is far smaller. */
const ENVELOPE_BYTES = 65_536;

interface Sender {
  readonly actor: Actor;
  /** undefined: not signed in, or the party is unknown. */
  readonly partyId: string | undefined;
}

const senderOf = async (request: FastifyRequest, services: AppServices): Promise<Sender> => {
  const visitor = { actor: visitorOf(request), partyId: undefined };
  if (bearerTokenOf(request) === undefined) return visitor;
  const signedIn = await findSignedIn(request, services);
  return "refused" in signedIn ? visitor : { actor: signedIn.actor, partyId: signedIn.party.partyId };
};

const refuse = (reply: FastifyReply) => reply.code(400).send({ code: "INVALID_REQUEST" });

const receiveEvents = (services: AppServices) => async (request: FastifyRequest, reply: FastifyReply) => {
  const sender = await senderOf(request, services);
  const taken = await services.limiter.take("events", sender.actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const sent = sentEvents.safeParse(request.body);
  if (!sent.success) return refuse(reply);
  const now = new Date(services.nowSeconds() * 1000);
  await takeEvents(services.db, { ...sent.data, partyId: sender.partyId, now });
  return reply.code(204).send();
};

const receiveErrors = (services: AppServices) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { actor, partyId } = await senderOf(request, services);
  const taken = await services.limiter.take("error-reports", actor);
  if (!taken.allowed) return tooManyRequests(reply, taken);
  const items = typeof request.body === "string" ? readEnvelope(request.body) : undefined;
  if (!items) return refuse(reply);
  await takeReports(services.db, { items, partyId, now: services.nowSeconds() });
  return reply.code(204).send();
};

const absent = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ code: "NOT_FOUND" });

/**
 * Pages send telemetry to this server and not to the services, so that a page connects to no other host, and
 * the server decides what is forwarded.
 */
export const telemetryRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { analytics, errorReports } = services.config.telemetry;
  app.post(EVENTS_PATH, analytics ? receiveEvents(services) : absent);
  app.register(async (scope) => {
    const options = { parseAs: "string", bodyLimit: ENVELOPE_BYTES } as const;
    scope.addContentTypeParser(ENVELOPE_TYPE, options, (_request, body, done) => done(null, body));
    scope.post(ERRORS_PATH, errorReports ? receiveErrors(services) : absent);
  });
};
