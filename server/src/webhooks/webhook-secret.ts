import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Keyring } from "../platform/keys/keyring.ts";
import { openWithKeyring, resealWithKeyring, sealWithKeyring } from "../platform/keys/keyring-seal.ts";

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

const contextOf = (endpointId: string): string => `webhook/${endpointId}`;

export const sealWebhookSecret = (keyring: Keyring, endpointId: string, secret: string): Buffer =>
  sealWithKeyring(keyring, "webhook-secrets", { plain: Buffer.from(secret), context: contextOf(endpointId) });

export const openWebhookSecret = (keyring: Keyring, endpointId: string, sealed: Buffer): string =>
  openWithKeyring(keyring, "webhook-secrets", { sealed, context: contextOf(endpointId) }).toString();

export const resealWebhookSecret = (
  keyring: Keyring,
  sealed: Buffer,
  endpointId: string,
): Buffer | undefined =>
  resealWithKeyring(keyring, "webhook-secrets", { sealed, context: contextOf(endpointId) });

interface Message {
  readonly id: string;
  /** epoch seconds */
  readonly seconds: number;
  readonly body: string;
}

/** The headers of Standard Webhooks, with a signature by each secret. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, seconds, body }: Message,
): Readonly<Record<string, string>> => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(seconds)),
  "webhook-signature": secrets
    .map((secret) => new Webhook(secret).sign(id, new Date(seconds * 1000), body))
    .join(" "),
});
