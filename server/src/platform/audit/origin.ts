import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../http/network.ts";
import { hmac, type Keyring } from "../keys/keyring.ts";

/**
 * The origin of the current request, so that audit entries have it without passing it through every call;
 * jobs have none.
 */
const origins = new AsyncLocalStorage<string>();

const ORIGIN_BYTES = 16;

export const currentOrigin = (): string | null => origins.getStore() ?? null;

/** Runs after the body was read: its events would lose the async context. */
export const auditOrigins = (app: FastifyInstance, { keyring }: { readonly keyring: Keyring }): void => {
  app.addHook("preHandler", (request, _reply, done) => {
    const hash = hmac(keyring.current("audit-origin").key, networkOf(request.ip));
    origins.run(hash.subarray(0, ORIGIN_BYTES).toString("base64url"), done);
  });
};
