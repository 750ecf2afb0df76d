import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../http/network.ts";
import { hmac, type Keyring } from "../keys/keyring.ts";

/**
 * Where the request that is being answered came from. Every entry of the audit trail says so without its being handed
 * through all calls; what a job does came from nowhere.
 */
const origins = new AsyncLocalStorage<string>();

const ORIGIN_BYTES = 16;

export const currentOrigin = (): string | null => origins.getStore() ?? null;

/** After the body was read: its events would lose what was said before them. */
export const auditOrigins = (app: FastifyInstance, { keyring }: { readonly keyring: Keyring }): void => {
  app.addHook("preHandler", (request, _reply, done) => {
    const hash = hmac(keyring.current("audit-origin").key, networkOf(request.ip));
    origins.run(hash.subarray(0, ORIGIN_BYTES).toString("base64url"), done);
  });
};
