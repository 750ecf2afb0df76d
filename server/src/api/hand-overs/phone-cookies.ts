import type {} from "@fastify/cookie";
import {
  PHONE_AUTH,
  PHONE_PATH,
  PHONE_SESSION_MARK,
  PHONE_SESSION_MINUTES,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieSecurity } from "../../platform/http/cookie-security.ts";

/**
 * Separate cookies, because the phone's owner may be signed in there too. A cheap phone discards a page while
 * its camera is open; the cookie restores the session.
 */
export interface PhoneCookies {
  readonly read: (request: FastifyRequest) => string | undefined;
  readonly write: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export const phoneCookies = (publicUrl: URL): PhoneCookies => {
  const { secure, pathPrefix } = cookieSecurity(publicUrl);
  const name = `${pathPrefix}latchkey_phone_refresh`;
  const hidden = { path: PHONE_AUTH, secure, sameSite: "strict", httpOnly: true } as const;
  const readable = { path: PHONE_PATH, secure, sameSite: "lax" } as const;
  const maxAge = PHONE_SESSION_MINUTES * 60;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => {
      reply.setCookie(name, token, { ...hidden, maxAge });
      reply.setCookie(PHONE_SESSION_MARK, "1", { ...readable, maxAge });
    },
    clear: (reply) => {
      reply.clearCookie(name, hidden);
      reply.clearCookie(PHONE_SESSION_MARK, readable);
    },
  };
};
