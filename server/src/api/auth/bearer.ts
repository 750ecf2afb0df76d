import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyRequest } from "fastify";
import { type Bearer, readAccessToken } from "../../accounts/access-token.ts";
import type { Applicant } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";

const BEARER = /^Bearer ([A-Za-z0-9._-]{1,2000})$/;

export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? "")?.[1];

/** Verifies the token only; the database knows whether the session is live. */
export const bearerOf = (
  request: FastifyRequest,
  { keyring, nowSeconds }: Pick<Services, "keyring" | "nowSeconds">,
): Bearer | undefined => {
  const token = bearerTokenOf(request);
  return token === undefined ? undefined : readAccessToken(keyring, token, nowSeconds());
};

export const applicantOf = (bearer: Bearer): Applicant => ({ kind: "applicant", ...bearer });

/** The party that the page claims to have pinned; the database knows whether it belongs to the account. */
export const pinnedParty = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers[PARTY_HEADER];
  return typeof header === "string" ? header : undefined;
};
