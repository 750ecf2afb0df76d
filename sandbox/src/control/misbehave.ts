import type { FastifyInstance, FastifyReply } from "fastify";
import { type Control, isArrival, type Scenario } from "./control.ts";

const HUGE_BYTES = 20_000_000;

const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

type Throttled = Readonly<Record<string, string>>;

const throttle = (reply: FastifyReply, throttled: Throttled | undefined): FastifyReply => {
  reply.code(429).header("retry-after", "30");
  return throttled ? reply.send(throttled) : reply.type("text/plain").send("Too many requests");
};

const misbehave = async (
  scenario: Scenario,
  reply: FastifyReply,
  throttled: Throttled | undefined,
): Promise<FastifyReply | undefined> => {
  // An arrival is about a message, not about a response.
  if (isArrival(scenario)) return undefined;
  switch (scenario) {
    case "timeout":
      return reply.hijack();
    case "drop_connection":
      reply.raw.destroy();
      return reply.hijack();
    case "500":
      return reply.code(500).type("text/plain").send("Internal server error");
    case "429":
      return throttle(reply, throttled);
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

interface Fake {
  readonly control: Control;
  /** The name that plans use; for a fake with several faces it depends on the URL. */
  readonly provider: string | ((url: string) => string);
  readonly throttled?: Throttled;
}

/** Records every request to a fake, and applies planned faults. */
export const obey = (app: FastifyInstance, { control, provider, throttled }: Fake): void => {
  const nameFor = typeof provider === "string" ? () => provider : provider;
  app.addHook("onRequest", async ({ method, url }, reply) => {
    const scenario = control.receive({ provider: nameFor(url), method, url });
    return scenario && misbehave(scenario, reply, throttled);
  });
};
