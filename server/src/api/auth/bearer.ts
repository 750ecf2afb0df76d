import type { FastifyRequest } from "fastify";
import { type Bearer, readAccessToken } from "../../accounts/access-token.ts";
import type { AppContext } from "../../app/context.ts";

const BEARER = /^Bearer ([A-Za-z0-9._-]{1,2000})$/;

/** Who the request's token speaks for; whether the session still lives is asked of the database. */
export const bearerOf = (
  { headers }: FastifyRequest,
  { keyring, nowSeconds }: Pick<AppContext, "keyring" | "nowSeconds">,
): Bearer | undefined => {
  const token = BEARER.exec(headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : readAccessToken(keyring, token, nowSeconds());
};
