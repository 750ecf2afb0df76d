import type { AddressInfo } from "node:net";
import fastify, { type FastifyRequest } from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { readForms } from "../html/practice-web.ts";
import type { OAuthClient } from "../oauth/client.ts";
import { openDialogs } from "../oauth/dialogs.ts";
import type { AuthRequest } from "./auth-request.ts";
import { openConnections } from "./connections.ts";
import { refuseData } from "./data-errors.ts";
import { routeDataCalls } from "./data-routes.ts";
import type { SignedIn } from "./dialog.ts";
import { AUTH_PREFIX } from "./dialog-pages.ts";
import { routeDialogPages } from "./dialog-routes.ts";
import { routeTokenCalls } from "./token-routes.ts";

const API_PREFIX = "/truelayer-api";

export interface FakeBankOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
  readonly client: OAuthClient;
  readonly slowMs?: number;
}

const SLOW_MS = 3_000;

/** Calls of the product's server are below these. All other paths of the auth host are pages. */
const CALLS: readonly string[] = [`${AUTH_PREFIX}/connect/`, `${AUTH_PREFIX}/api/`, `${API_PREFIX}/`];

/**
 * A plan for `truelayer` concerns calls of the server, one for `truelayer-dialog` the pages: a test with a failing
 * token call cannot know how many pages a browser opens before.
 */
const providerOf = (url: string): string =>
  CALLS.some((prefix) => url.startsWith(prefix)) ? "truelayer" : "truelayer-dialog";

const authUrlFor = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}${AUTH_PREFIX}`;

/** TrueLayer's bank connection, with invented banks: its auth dialog, its token endpoint and its data. */
export const startFakeBank = async ({ host, port, control, client, slowMs = SLOW_MS }: FakeBankOptions) => {
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  });
  obey(app, { control, provider: providerOf });
  app.removeAllContentTypeParsers();
  readForms(app);
  app.setNotFoundHandler((_request, reply) => refuseData(reply, "not_found", "There is no such endpoint."));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: "invalid_request" }));
  const { now } = control;
  const connections = openConnections(now, client.clientId);
  const dialogs = openDialogs<AuthRequest, SignedIn>(now);
  await app.register(
    async (auth) => {
      routeDialogPages(auth, { client, dialogs, connections, visitor: control.visitor });
      routeTokenCalls(auth, { client, connections, authUrlFor });
    },
    { prefix: AUTH_PREFIX },
  );
  await app.register(async (api) => routeDataCalls(api, { connections, now, authUrlFor, slowMs }), {
    prefix: API_PREFIX,
  });
  await app.listen({ host, port });
  const address = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  return {
    port: (app.server.address() as AddressInfo).port,
    close: () => app.close(),
    /** Each ends with a slash. */
    authUrl: `${address}${AUTH_PREFIX}/`,
    apiUrl: `${address}${API_PREFIX}/`,
  };
};
