import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findLiveKey, noteUsed } from "../../api-keys/api-keys.ts";
import type { Actor } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";
import { problems } from "./problem-list.ts";
import { sendProblem } from "./problems.ts";

export type ApiActor = Extract<Actor, { readonly kind: "api-key" }>;

const BEARER = /^Bearer (lk_live_[a-z0-9]{1,100})$/;

const callers = new WeakMap<FastifyRequest, ApiActor>();

/** Only in a route that `requireKey` guards. */
export const callerOf = (request: FastifyRequest): ApiActor => {
  const caller = callers.get(request);
  if (!caller) throw new Error("A route of the API is not guarded.");
  return caller;
};

/** Runs before the request is read. Every key has a limit of its own. */
export const requireKey =
  (services: Services, scope: ApiScope) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const text = BEARER.exec(request.headers.authorization ?? "")?.[1];
    const key = text === undefined ? undefined : await findLiveKey(services, text);
    if (!key) return sendProblem(reply.header("www-authenticate", "Bearer"), problems.unauthenticated);
    const actor: ApiActor = { kind: "api-key", keyId: key.id, agencyId: key.agencyId };
    if (!(await services.limiter.consumeLeased("api-requests", actor))) {
      const { seconds } = services.config.limits["api-requests"];
      return sendProblem(reply.header("retry-after", String(seconds)), problems.tooMany);
    }
    if (!key.scopes.includes(scope)) return sendProblem(reply, problems.forbidden);
    await noteUsed(services, key.id);
    callers.set(request, actor);
    return undefined;
  };
