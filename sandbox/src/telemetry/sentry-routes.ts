import type { FastifyInstance } from "fastify";
import type { Arrivals } from "./arrivals.ts";
import type { TelemetryClient } from "./client.ts";

/** Sentry's envelope endpoint: lines of JSON, the first about the envelope, then two for each item. */

const MOST_BYTES = 1_000_000;
const EVENT_ID = /^[0-9a-f]{32}$/;

const jsonOf = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const keyIn = (header: unknown, query: unknown): string | undefined => {
  if (typeof header === "string") return /\bsentry_key=([^,\s]+)/.exec(header)?.[1];
  return typeof query === "string" ? query : undefined;
};

interface Item {
  readonly type: string;
  readonly content: unknown;
}

const itemsOf = (lines: readonly string[]): readonly Item[] | undefined => {
  const items: Item[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const type = jsonOf(lines[index] ?? "")?.type;
    const content = jsonOf(lines[index + 1] ?? "");
    if (typeof type !== "string" || !content) return undefined;
    items.push({ type, content });
  }
  return items;
};

export const routeSentry = (
  app: FastifyInstance,
  { client, arrivals }: { readonly client: TelemetryClient; readonly arrivals: Arrivals },
): void => {
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: MOST_BYTES },
    async (_request: unknown, body: string) => body,
  );
  app.post<{ Params: { project: string }; Querystring: { sentry_key?: string } }>(
    "/api/:project/envelope/",
    async ({ params, headers, query, body }, reply) => {
      const key = keyIn(headers["x-sentry-auth"], query.sentry_key);
      if (key !== client.sentryKey || params.project !== client.sentryProject) {
        return reply.code(403).send({ detail: "bad sentry DSN public key" });
      }
      const [first = "", ...lines] = String(body)
        .split("\n")
        .filter((line) => line !== "");
      const id = jsonOf(first)?.event_id;
      const items = itemsOf(lines);
      if (typeof id !== "string" || !EVENT_ID.test(id) || !items) {
        return reply.code(400).send({ detail: "invalid envelope" });
      }
      for (const { type, content } of items) arrivals.add({ service: "errors", kind: type, content });
      return reply.send({ id });
    },
  );
};
