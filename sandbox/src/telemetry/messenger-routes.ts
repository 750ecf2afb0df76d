import type { FastifyInstance } from "fastify";
import type { Arrivals } from "./arrivals.ts";
import type { TelemetryClient } from "./client.ts";
import { messengerScript } from "./messenger-script.ts";
import { readMessengerToken } from "./messenger-token.ts";

interface Deps {
  readonly client: TelemetryClient;
  readonly arrivals: Arrivals;
  readonly now: () => Date;
}

/** Zendesk's messenger: the script of its address, and its calls. It runs in pages of another origin. */
export const routeMessenger = (app: FastifyInstance, { client, arrivals, now }: Deps): void => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
  });
  app.get<{ Querystring: { key?: string } }>("/ekr/snippet.js", async ({ query, host }, reply) => {
    if (query.key !== client.messengerKey) return reply.code(404).send({ error: "No such key" });
    return reply.type("text/javascript; charset=utf-8").send(messengerScript(`http://${host}`));
  });
  app.options("/messenger/*", async (_request, reply) =>
    reply
      .headers({ "access-control-allow-headers": "*", "access-control-allow-methods": "POST" })
      .code(204)
      .send(),
  );
  app.post<{ Body: string }>("/messenger/login", async ({ body }, reply) => {
    const read = readMessengerToken(String(body ?? ""), client, now());
    if ("wrong" in read) {
      arrivals.add({ service: "messenger", kind: "refused", content: { error: read.wrong } });
      return reply.code(401).send({ error: read.wrong });
    }
    arrivals.add({ service: "messenger", kind: "login", content: read.claims });
    const { external_id, name, email } = read.claims;
    return reply.send({ external_id, name, email });
  });
  app.post("/messenger/logout", async (_request, reply) => {
    arrivals.add({ service: "messenger", kind: "logout", content: {} });
    return reply.code(204).send();
  });
};
