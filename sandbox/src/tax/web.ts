import type { AddressInfo } from "node:net";
import fastify, { type FastifyError } from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { readForms } from "../html/practice-web.ts";
import type { OAuthClient } from "../oauth/client.ts";
import { openDialogs } from "../oauth/dialogs.ts";
import { routeEmployments } from "./employment-routes.ts";
import { openGrants } from "./grants.ts";
import { type RefusalCode, Refused, refuse, THROTTLED } from "./refusals.ts";
import { openScenarios } from "./scenarios.ts";
import { PAGES_PREFIX } from "./sign-in-pages.ts";
import type { SignInRequest } from "./sign-in-request.ts";
import { routeSignInPages } from "./sign-in-routes.ts";
import { routeSummaries } from "./summary-routes.ts";
import type { Taxpayer } from "./taxpayers.ts";
import { routeTestSupport } from "./test-support-routes.ts";
import { openTestUsers } from "./test-users.ts";
import { routeTokenCalls } from "./token-routes.ts";

export interface FakeTaxOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
  readonly client: OAuthClient;
}

/** A plan for `hmrc` concerns calls of the server, one for `hmrc-dialog` the pages. */
const providerOf = (url: string): string =>
  url.startsWith(`${PAGES_PREFIX}/`) && !url.startsWith("/oauth/token") ? "hmrc-dialog" : "hmrc";

const codeOf = (error: FastifyError): RefusalCode => {
  if (error instanceof Refused) return error.code;
  return (error.statusCode ?? 500) < 500 ? "INVALID_REQUEST" : "INTERNAL_SERVER_ERROR";
};

/** HMRC, with invented taxpayers: its sign-in, its token endpoint, and the employers' reports. */
export const startFakeTax = async ({ host, port, control, client }: FakeTaxOptions) => {
  const app = fastify({ forceCloseConnections: true });
  obey(app, { control, provider: providerOf, throttled: THROTTLED });
  readForms(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, "NOT_FOUND"));
  app.setErrorHandler<FastifyError>((error, _request, reply) => refuse(reply, codeOf(error)));
  const { now } = control;
  const grants = openGrants(now);
  const users = openTestUsers();
  const scenarios = openScenarios();
  routeSignInPages(app, {
    client,
    grants,
    users,
    visitor: control.visitor,
    dialogs: openDialogs<SignInRequest, Taxpayer>(now),
  });
  routeTokenCalls(app, { client, grants });
  routeEmployments(app, { grants, now });
  routeSummaries(app, { grants, scenarios, now });
  routeTestSupport(app, { grants, users, scenarios });
  await app.listen({ host, port });
  const address = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  return {
    port: (app.server.address() as AddressInfo).port,
    close: () => app.close(),
    authorizeUrl: `${address}${PAGES_PREFIX}/authorize`,
    /** Ends with a slash. */
    apiUrl: `${address}/`,
  };
};
