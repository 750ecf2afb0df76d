import { createHmac, timingSafeEqual } from "node:crypto";
import type { TelemetryClient } from "./client.ts";

/** Checks the token that identifies a person to the messenger, as Zendesk does. */

const read = (part: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** The claims of a token, or its fault. */
export type ReadToken = { readonly claims: Readonly<Record<string, unknown>> } | { readonly wrong: string };

export const readMessengerToken = (
  token: string,
  { signingKeyId, signingSecret }: TelemetryClient,
  now: Date,
): ReadToken => {
  const [header = "", body = "", signature = "", ...rest] = token.split(".");
  const { alg, kid } = read(header);
  if (rest.length > 0 || alg !== "HS256") return { wrong: "The token is not signed with HS256" };
  if (kid !== signingKeyId) return { wrong: "No such signing key" };
  const own = createHmac("sha256", signingSecret).update(`${header}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== own.length || !timingSafeEqual(given, own)) return { wrong: "The signature is wrong" };
  const claims = read(body);
  if (claims.scope !== "user") return { wrong: "The scope is not user" };
  if (typeof claims.external_id !== "string" || claims.external_id === "")
    return { wrong: "Nobody is named" };
  if (typeof claims.exp !== "number" || claims.exp * 1000 <= now.getTime())
    return { wrong: "The token has expired" };
  return { claims };
};
