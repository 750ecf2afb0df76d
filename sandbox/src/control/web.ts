import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { type Control, isScenario } from "./control.ts";

interface PlanBody {
  readonly provider: string;
  readonly scenario: string;
  readonly times?: number;
}

const planSchema = {
  type: "object",
  required: ["provider", "scenario"],
  properties: {
    provider: { type: "string" },
    scenario: { type: "string" },
    times: { type: "integer", minimum: 1, maximum: 1_000 },
  },
} as const;

interface LastingBody {
  readonly provider: string;
  readonly scenario: string | null;
}

const lastingSchema = {
  type: "object",
  required: ["provider", "scenario"],
  properties: {
    provider: { type: "string", maxLength: 40 },
    scenario: { type: "string", nullable: true },
  },
} as const;

const visitorSchema = {
  type: "object",
  required: ["userName"],
  properties: { userName: { type: "string", maxLength: 60, nullable: true } },
} as const;

const clockSchema = {
  type: "object",
  required: ["now"],
  properties: { now: { type: "string", maxLength: 40 } },
} as const;

export const startControlPage = async (host: "127.0.0.1", port: number, control: Control) => {
  const app = fastify({ forceCloseConnections: true });
  app.post<{ Body: PlanBody }>("/__control/scenario", {
    schema: { body: planSchema },
    handler: async ({ body: { provider, scenario, times = 1 } }, reply) => {
      if (!isScenario(scenario)) return reply.code(400).send({ error: `No scenario is named ${scenario}.` });
      control.plan(provider, scenario, times);
      return reply.code(204).send();
    },
  });
  app.post<{ Body: LastingBody }>("/__control/lasting", {
    schema: { body: lastingSchema },
    handler: async ({ body: { provider, scenario } }, reply) => {
      if (scenario !== null && !isScenario(scenario)) {
        return reply.code(400).send({ error: `No scenario is named ${scenario}.` });
      }
      control.keep(provider, scenario ?? undefined);
      return reply.code(204).send();
    },
  });
  app.get("/__control/lasting", async () => control.kept());
  app.post<{ Body: { readonly userName: string | null } }>("/__control/visitor", {
    schema: { body: visitorSchema },
    handler: async ({ body: { userName } }, reply) => {
      control.setVisitor(userName ?? undefined);
      return reply.code(204).send();
    },
  });
  app.post<{ Body: { readonly now: string } }>("/__control/clock", {
    schema: { body: clockSchema },
    handler: async ({ body }, reply) => {
      const now = new Date(body.now);
      if (Number.isNaN(now.getTime())) return reply.code(400).send({ error: `${body.now} is not a time.` });
      control.setNow(now);
      return reply.code(204).send();
    },
  });
  app.get("/__control/requests", async () => control.requests());
  app.post("/__control/reset", async (_request, reply) => {
    control.reset();
    return reply.code(204).send();
  });
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
