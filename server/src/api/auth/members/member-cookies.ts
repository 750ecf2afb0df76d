import type {} from "@fastify/cookie";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { KNOWN_BROWSER_DAYS } from "../../../accounts/known-browsers.ts";
import { cookieSecurity } from "../../../platform/http/cookie-security.ts";

/**
 * One browser may hold an applicant's and a member's session at once. Members' cookies are sent below their pages
 * only, so `__Secure-` is the strictest possible prefix.
 */
export interface MemberCookies {
  readonly readPending: (request: FastifyRequest) => string | undefined;
  readonly writePending: (reply: FastifyReply, token: string) => void;
  readonly readRefresh: (request: FastifyRequest) => string | undefined;
  readonly writeRefresh: (reply: FastifyReply, token: string) => void;
  readonly readKnown: (request: FastifyRequest) => string | undefined;
  readonly writeKnown: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

const PENDING_SECONDS = 600;
const A_DAY = 86_400;

export const memberCookies = (
  { home: path, sessionMark }: MemberPages,
  publicUrl: URL,
  sessionHours: number,
): MemberCookies => {
  const { secure, pathPrefix } = cookieSecurity(publicUrl);
  const prefix = `${pathPrefix}${sessionMark}`;
  const [pending, refresh, known] = [`${prefix}_pending`, `${prefix}_refresh`, `${prefix}_known`];
  const hidden = { path, secure, sameSite: "strict", httpOnly: true } as const;
  const readable = { path, secure, sameSite: "lax" } as const;
  return {
    readPending: (request) => request.cookies[pending],
    writePending: (reply, token) => {
      reply.setCookie(pending, token, { ...hidden, maxAge: PENDING_SECONDS });
    },
    readRefresh: (request) => request.cookies[refresh],
    writeRefresh: (reply, token) => {
      reply.clearCookie(pending, hidden);
      reply.setCookie(refresh, token, { ...hidden, maxAge: sessionHours * 3600 });
      reply.setCookie(sessionMark, "1", { ...readable, maxAge: 30 * A_DAY });
    },
    readKnown: (request) => request.cookies[known],
    writeKnown: (reply, token) => {
      reply.setCookie(known, token, { ...hidden, maxAge: KNOWN_BROWSER_DAYS * A_DAY });
    },
    clear: (reply) => {
      reply.clearCookie(pending, hidden);
      reply.clearCookie(refresh, hidden);
      reply.clearCookie(sessionMark, readable);
    },
  };
};
