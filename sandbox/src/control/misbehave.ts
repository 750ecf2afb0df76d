import type { FastifyInstance, FastifyReply } from "fastify";
import type { Control, Scenario } from "./control.ts";

const HUGE_BYTES = 20_000_000;

const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

/** The answer that a scenario gives; undefined: the right one, after all. */
const misbehave = async (scenario: Scenario, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  switch (scenario) {
    case "timeout":
      return reply.hijack();
    case "drop_connection":
      reply.raw.destroy();
      return reply.hijack();
    case "500":
      return reply.code(500).type("text/plain").send("Internal server error");
    case "429":
      return reply.code(429).header("retry-after", "30").type("text/plain").send("Too many requests");
    case "malformed_json":
      return reply.type("application/json").send('[{"id":"1","type":');
    case "wrong_content_type":
      return reply.type("text/html").send("<!doctype html><title>Sign in to the network</title>");
    case "huge":
      return reply.type("application/json").send(`[${" ".repeat(HUGE_BYTES)}]`);
    default:
      await pass(Number(scenario.slice("slow:".length)));
      return undefined;
  }
};

/** Every request to a fake is noted, and goes wrong if a test has planned so. */
export const obey = (app: FastifyInstance, provider: string, control: Control): void => {
  app.addHook("onRequest", async ({ method, url }, reply) => {
    const scenario = control.receive({ provider, method, url });
    return scenario && misbehave(scenario, reply);
  });
};
