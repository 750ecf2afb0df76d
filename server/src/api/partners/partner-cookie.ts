import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieNames } from "../auth/cookies.ts";

/** Recognises the browser that went to a partner when it comes back. Lax: the way back is a navigation from elsewhere. */

const HOUR_S = 3_600;

const nameOf = (publicUrl: URL): string =>
  cookieNames(publicUrl).refresh.replace("latchkey_refresh", "latchkey_partner");

export const readPartnerCookie = (request: FastifyRequest, publicUrl: URL): string | undefined =>
  request.cookies[nameOf(publicUrl)];

export const writePartnerCookie = (reply: FastifyReply, publicUrl: URL, value: string): void => {
  const { secure } = cookieNames(publicUrl);
  reply.setCookie(nameOf(publicUrl), value, {
    path: "/",
    secure,
    sameSite: "lax",
    httpOnly: true,
    maxAge: HOUR_S,
  });
};
