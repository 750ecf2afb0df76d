import type { AddressInfo } from "node:net";
import fastify, { type FastifyError } from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { readForms } from "../html/practice-web.ts";
import { PAGES_PREFIX } from "./candidate-pages.ts";
import { routeCandidatePages } from "./candidate-routes.ts";
import { openMessages, type Pace } from "./messages.ts";
import { type EmploymentClient, refuse, routeVerifications } from "./verification-routes.ts";
import { openVerifications } from "./verifications.ts";

export interface FakeEmploymentOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
  readonly client: EmploymentClient;
  readonly pace?: Pace | undefined;
}

/**
 * A plan for `konfir` concerns calls of the server, one for `konfir-dialog` the pages, one for `konfir-webhook` the
 * messages.
 */
const providerOf = (url: string): string => (url.startsWith(`${PAGES_PREFIX}/`) ? "konfir-dialog" : "konfir");

/** Konfir: verifications of employment that a candidate decides on a page, and messages about them. */
export const startFakeEmployment = async (options: FakeEmploymentOptions) => {
  const { host, port, control, client, pace } = options;
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, allowUnionTypes: true } },
  });
  obey(app, { control, provider: providerOf });
  readForms(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, "not_found"));
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    (error.statusCode ?? 500) < 500
      ? refuse(reply, "invalid_request")
      : reply.code(500).send({ error: "internal_error" }),
  );
  const verifications = openVerifications(control.now);
  const messages = openMessages(control, pace);
  routeCandidatePages(app, { verifications, messages });
  await app.register(async (api) => routeVerifications(api, { client, verifications }), { prefix: "/v1" });
  await app.listen({ host, port });
  return {
    port: (app.server.address() as AddressInfo).port,
    close: async () => {
      await messages.close();
      await app.close();
    },
    /** Ends with a slash. */
    url: `http://${host}:${(app.server.address() as AddressInfo).port}/`,
  };
};
