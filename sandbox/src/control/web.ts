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

/** How a test in another process reaches the fakes. On a port of its own, which only tests open. */
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
  app.get("/__control/requests", async () => control.requests());
  app.post("/__control/reset", async (_request, reply) => {
    control.reset();
    return reply.code(204).send();
  });
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
