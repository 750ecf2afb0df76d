import { z } from "zod";
import type { ErrorReportsConfig } from "../platform/config/telemetry-config.ts";
import type { ErrorService, ErrorUser } from "./error-service.ts";
import { callPartner } from "./partner-call.ts";

/** Sentry's envelopes; GlitchTip and Bugsink accept the same. */

const GIVES_UP_MS = 15_000;
const CLIENT = "latchkey/1";

const userOf = ({ id, contact }: ErrorUser) =>
  id === undefined ? {} : { user: { id, ...(contact && { email: contact.email }) } };

export const sentry = ({ envelopeUrl, publicKey }: ErrorReportsConfig): ErrorService => ({
  send: async (user, { eventId, content, kind }, sentAt) => {
    const event = JSON.stringify({ event_id: eventId, ...content, ...userOf(user) });
    const lines = [
      JSON.stringify({ event_id: eventId, sent_at: sentAt }),
      JSON.stringify({ type: kind, length: Buffer.byteLength(event) }),
      event,
    ];
    await callPartner({
      url: new URL(envelopeUrl),
      method: "POST",
      headers: {
        "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${publicKey}, sentry_client=${CLIENT}`,
      },
      text: { type: "application/x-sentry-envelope", body: `${lines.join("\n")}\n` },
      shape: z.unknown(),
      timeoutMs: GIVES_UP_MS,
    });
  },
});
