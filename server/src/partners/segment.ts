import { z } from "zod";
import type { AnalyticsConfig } from "../platform/config/telemetry-config.ts";
import type { AnalyticsMessage, AnalyticsService, AnalyticsUser } from "./analytics-service.ts";
import { callPartner } from "./partner-call.ts";

/** Segment's HTTP API; RudderStack has the same. */

const GIVES_UP_MS = 15_000;

/** The service rejects larger messages and batches as a whole. */
const MOST_MESSAGE_BYTES = 32_000;
const MOST_BATCH_BYTES = 500_000;

const SIGNED_OUT = "signed-out";

const whoIs = ({ id }: AnalyticsUser) => (id === undefined ? { anonymousId: SIGNED_OUT } : { userId: id });

const traitsOf = ({ contact }: AnalyticsUser) =>
  contact && { email: contact.email, firstName: contact.firstName, lastName: contact.lastName };

const contentOf = ({ kind, name }: AnalyticsMessage, user: AnalyticsUser) => {
  if (kind === "identify") return { traits: traitsOf(user) ?? {} };
  return kind === "track" ? { event: name, properties: {} } : { name, properties: { path: name } };
};

const messageOf = (user: AnalyticsUser, message: AnalyticsMessage): string =>
  JSON.stringify({
    type: message.kind,
    ...whoIs(user),
    ...contentOf(message, user),
    messageId: message.messageId,
    timestamp: message.at,
    // Without an address the service would take this server's for the person's.
    context: { ip: "0.0.0.0", library: { name: "latchkey" } },
  });

export const batchesOf = (messages: readonly string[]): readonly (readonly string[])[] => {
  const batches: string[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(message);
    if (bytes > MOST_MESSAGE_BYTES) continue;
    if (bytes > room) {
      batches.push([]);
      room = MOST_BATCH_BYTES - '{"batch":[]}'.length;
    }
    batches.at(-1)?.push(message);
    room -= bytes + ",".length;
  }
  return batches;
};

export const segment = ({ url, writeKey }: AnalyticsConfig): AnalyticsService => ({
  send: async (user, messages) => {
    const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString("base64")}`;
    for (const batch of batchesOf(messages.map((message) => messageOf(user, message)))) {
      await callPartner({
        url: new URL("v1/batch", url),
        method: "POST",
        headers: { authorization },
        text: { type: "application/json", body: `{"batch":[${batch.join()}]}` },
        shape: z.unknown(),
        timeoutMs: GIVES_UP_MS,
      });
    }
  },
});
