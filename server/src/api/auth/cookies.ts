import type {} from "@fastify/cookie";
import { SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { KNOWN_BROWSER_DAYS } from "../../accounts/known-browsers.ts";
import { cookieSecurity } from "../../platform/http/cookie-security.ts";

interface CookieNames {
  readonly refresh: string;
  readonly browser: string;
  readonly known: string;
  readonly secure: boolean;
}

export const cookieNames = (publicUrl: URL): CookieNames => {
  const { secure, hostPrefix: prefix } = cookieSecurity(publicUrl);
  return {
    refresh: `${prefix}latchkey_refresh`,
    browser: `${prefix}latchkey_browser`,
    known: `${prefix}latchkey_known`,
    secure,
  };
};

export interface SessionCookies {
  readonly readRefresh: (request: FastifyRequest) => string | undefined;
  readonly writeRefresh: (reply: FastifyReply, token: string) => void;
  readonly clearSession: (reply: FastifyReply) => void;
  readonly readBrowser: (request: FastifyRequest) => string | undefined;
  readonly writeBrowser: (reply: FastifyReply, token: string) => void;
  readonly readKnown: (request: FastifyRequest) => string | undefined;
  readonly writeKnown: (reply: FastifyReply, token: string) => void;
}

const A_DAY = 86_400;

export const sessionCookies = (publicUrl: URL, sessionHours: number): SessionCookies => {
  const { refresh, browser, known, secure } = cookieNames(publicUrl);
  const strict = { path: "/", secure, sameSite: "strict" } as const;
  const lasting = { ...strict, maxAge: sessionHours * 3600 };
  return {
    readRefresh: (request) => request.cookies[refresh],
    writeRefresh: (reply, token) => {
      reply.setCookie(refresh, token, { ...lasting, httpOnly: true });
      // Outlives the session, so that a returning visitor can be told that they were signed out.
      reply.setCookie(SESSION_MARK, "1", { ...strict, maxAge: 30 * A_DAY, sameSite: "lax" });
    },
    clearSession: (reply) => {
      reply.clearCookie(refresh, { ...strict, httpOnly: true });
      reply.clearCookie(SESSION_MARK, { ...strict, sameSite: "lax" });
    },
    readBrowser: (request) => request.cookies[browser],
    readKnown: (request) => request.cookies[known],
    // Stays after signing out, so that the next sign-in with this browser sends no e-mail.
    writeKnown: (reply, token) => {
      reply.setCookie(known, token, { ...strict, httpOnly: true, maxAge: KNOWN_BROWSER_DAYS * A_DAY });
    },
    // Lax: the link is followed from a mail client, and the browser has to be recognised.
    writeBrowser: (reply, token) => {
      reply.setCookie(browser, token, { path: "/", secure, sameSite: "lax", httpOnly: true, maxAge: A_DAY });
    },
  };
};
