import type { FastifyInstance, FastifyReply } from "fastify";
import type { Arrivals } from "./arrivals.ts";
import type { TelemetryClient } from "./client.ts";

/** Segment's `/v1/batch`: Basic auth, limits, and each message once. */

const MOST_MESSAGE_BYTES = 32_000;
const MOST_BATCH_BYTES = 500_000;
const MOST_REMEMBERED = 10_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TYPES = ["identify", "page", "track"];

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isMessage = (message: unknown): message is Readonly<Record<string, unknown>> => {
  if (!isObject(message) || Buffer.byteLength(JSON.stringify(message)) > MOST_MESSAGE_BYTES) return false;
  const { type, userId, anonymousId, event, messageId } = message;
  if (!isText(type) || !TYPES.includes(type) || !isText(messageId)) return false;
  return (isText(userId) || isText(anonymousId)) && (type !== "track" || isText(event));
};

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ success: false, message });

export const routeSegment = (
  app: FastifyInstance,
  { client, arrivals }: { readonly client: TelemetryClient; readonly arrivals: Arrivals },
): void => {
  const authorization = `Basic ${Buffer.from(`${client.writeKey}:`).toString("base64")}`;
  const seen = new Set<string>();
  const isNew = (id: string): boolean => {
    if (seen.has(id)) return false;
    if (seen.size >= MOST_REMEMBERED) seen.clear();
    seen.add(id);
    return true;
  };
  app.post("/v1/batch", { bodyLimit: MOST_BATCH_BYTES }, async ({ headers, body }, reply) => {
    if (headers.authorization !== authorization) return refuse(reply, 401, "Unknown write key");
    const batch = isObject(body) ? body.batch : undefined;
    if (!Array.isArray(batch)) return refuse(reply, 400, "There is no batch");
    const wrong = batch.find((message) => !isMessage(message));
    if (wrong !== undefined) return refuse(reply, 400, "A message is malformed or too large");
    for (const message of batch.filter(isMessage)) {
      if (!isNew(String(message.messageId))) continue;
      arrivals.add({ service: "analytics", kind: String(message.type), content: message });
    }
    return reply.send({ success: true });
  });
};
