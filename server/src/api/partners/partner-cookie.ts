import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieNames } from "../auth/cookies.ts";

/** Recognises the browser when it returns from a partner. Lax: the return is a cross-site navigation. */

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
