import {
  PHONE_EXCHANGE_PATH,
  PHONE_LOOK_PATH,
  PHONE_REFRESH_PATH,
  PHONE_SESSION_MINUTES,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { issueAccessToken } from "../../accounts/access-token.ts";
import { issueRefreshToken, readRefreshToken } from "../../accounts/refresh-token.ts";
import { refreshSession } from "../../accounts/sessions.ts";
import { lookAtHandOver, openOnPhone } from "../../hand-overs/phone-session.ts";
import { audit } from "../../platform/audit/audit.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { isCrossSite } from "../auth/cross-site.ts";
import { noStore } from "../auth/no-store.ts";
import { visitorOf } from "../auth/visitor.ts";
import { type PhoneCookies, phoneCookies } from "./phone-cookies.ts";

/** Loading the page consumes nothing: only a click does. */

const tokenBody = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

const IDLE = { idleMinutes: PHONE_SESSION_MINUTES, hours: 1 };

type Handle = (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const withToken =
  (services: Services, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const { data } = tokenBody.safeParse(request.body);
    return data && services.config.handOver ? handle(data.token, request, reply) : spent(reply);
  };

const spent = (reply: FastifyReply): FastifyReply => reply.code(410).send({ code: "LINK_SPENT" });

const look =
  ({ db }: Services): Handle =>
  async (token, _request, reply) => {
    const step = await lookAtHandOver(db, token);
    return step ? { docType: step.docType, side: step.side } : spent(reply);
  };

const exchange =
  (services: Services, cookies: PhoneCookies): Handle =>
  async (token, request, reply) => {
    const visitor = visitorOf(request);
    const opened = await inTransaction(services, visitor, (work) => openOnPhone(work, token));
    if (!opened) {
      await audit({ tx: services.db, actor: visitor }, { action: "opened-on-phone", outcome: "refused" });
      return spent(reply);
    }
    cookies.write(reply, issueRefreshToken(services.keyring, opened.refresh));
    return issueAccessToken(services.keyring, opened.bearer, services.nowSeconds());
  };

const refresh =
  (services: Services, cookies: PhoneCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const refused = () => {
      cookies.clear(reply);
      return reply.code(401).send({ code: "UNAUTHENTICATED" });
    };
    if (isCrossSite(request)) return reply.code(401).send({ code: "UNAUTHENTICATED" });
    const text = cookies.read(request);
    const token = text === undefined ? undefined : readRefreshToken(services.keyring, text);
    if (!token) return refused();
    const refreshed = await services.db
      .transaction()
      .execute((tx) => refreshSession(tx, { audience: "phone", ...token }, IDLE));
    if (!refreshed) return refused();
    cookies.write(reply, issueRefreshToken(services.keyring, refreshed.successor));
    const { ownerId: handOverId, sessionId } = refreshed.session;
    return issueAccessToken(services.keyring, { handOverId, sessionId }, services.nowSeconds());
  };

export const phoneSessionRoutes = (app: FastifyInstance, services: Services): void => {
  const cookies = phoneCookies(services.config.publicUrl);
  const options = { onRequest: noStore };
  app.post(PHONE_LOOK_PATH, options, withToken(services, look(services)));
  app.post(PHONE_EXCHANGE_PATH, options, withToken(services, exchange(services, cookies)));
  app.get(PHONE_REFRESH_PATH, { ...options, exposeHeadRoute: false }, refresh(services, cookies));
};
