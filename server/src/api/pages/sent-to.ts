import type {} from "@fastify/cookie";
import { SIGN_IN_PATH, safeReturnPath } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "../../platform/config/config.ts";
import { cookieSecurity } from "../../platform/http/cookie-security.ts";

/** Where a link was sent to, from a form posted without a script to the page after it: in no URL, and in no log. */
export interface SentTo {
  readonly email: string;
  readonly returnPath: string | undefined;
}

const written = z.object({ email: z.string().max(320), returnPath: z.string().optional() });

const place = ({ publicUrl }: Pick<Config, "publicUrl">) => {
  const { secure, pathPrefix } = cookieSecurity(publicUrl);
  return {
    name: `${pathPrefix}latchkey_sent`,
    options: { path: SIGN_IN_PATH, secure, sameSite: "strict", httpOnly: true },
  } as const;
};

export const writeSentTo = (
  reply: FastifyReply,
  sentTo: SentTo,
  config: Pick<Config, "publicUrl" | "links">,
): void => {
  const { name, options } = place(config);
  const value = Buffer.from(JSON.stringify(sentTo)).toString("base64url");
  reply.setCookie(name, value, { ...options, maxAge: config.links.minutes * 60 });
};

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(Buffer.from(value, "base64url").toString());
  } catch {
    return undefined;
  }
};

export const readSentTo = (
  { cookies }: FastifyRequest,
  config: Pick<Config, "publicUrl">,
): SentTo | undefined => {
  const { success, data } = written.safeParse(parsed(cookies[place(config).name] ?? ""));
  return success ? { email: data.email, returnPath: safeReturnPath(data.returnPath) } : undefined;
};
