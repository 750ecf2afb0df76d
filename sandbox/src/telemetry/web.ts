import type { AddressInfo } from "node:net";
import fastify from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { guardHost } from "../html/guard-host.ts";
import { sendPage } from "../html/practice-web.ts";
import { openArrivals } from "./arrivals.ts";
import type { TelemetryClient } from "./client.ts";
import { routeMessenger } from "./messenger-routes.ts";
import { arrivalsPage, arrivalsStyle } from "./page.ts";
import { routeSegment } from "./segment-routes.ts";
import { routeSentry } from "./sentry-routes.ts";

export interface FakeTelemetryOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
  readonly client: TelemetryClient;
}

const providerOf = (url: string): string => {
  if (url.startsWith("/segment/")) return "segment";
  if (url.startsWith("/sentry/")) return "sentry";
  return /^\/(?:ekr|messenger)\//.test(url) ? "zendesk" : "telemetry-page";
};

export const startFakeTelemetry = async ({ host, port, control, client }: FakeTelemetryOptions) => {
  const app = fastify({ forceCloseConnections: true });
  guardHost(app, "This service");
  obey(app, { control, provider: providerOf, throttled: { detail: "Too many requests" } });
  const arrivals = openArrivals(control.now);
  await app.register(async (scope) => routeSegment(scope, { client, arrivals }), { prefix: "/segment" });
  await app.register(async (scope) => routeSentry(scope, { client, arrivals }), { prefix: "/sentry" });
  await app.register(async (scope) => routeMessenger(scope, { client, arrivals, now: control.now }));
  app.get("/", async (_request, reply) => sendPage(reply, arrivalsPage(arrivals.list())));
  app.get("/telemetry.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(arrivalsStyle));
  app.get("/api/arrivals", async () => arrivals.list());
  app.delete("/api/arrivals", async (_request, reply) => {
    arrivals.clear();
    return reply.code(204).send();
  });
  await app.listen({ host, port });
  const { port: own } = app.server.address() as AddressInfo;
  return { port: own, close: () => app.close(), url: `http://${host}:${own}` };
};
