import type { FastifyRequest } from "fastify";
import type { Grant, Grants } from "./grants.ts";
import { Refused } from "./refusals.ts";
import type { Taxpayer } from "./taxpayers.ts";

const grantOf = ({ headers: { authorization } }: FastifyRequest, grants: Grants): Grant => {
  if (authorization === undefined) throw new Refused("UNAUTHORIZED");
  const grant = grants.find(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "");
  if (!grant) throw new Refused("INVALID_CREDENTIALS");
  return grant;
};

/** The version is only in the header. */
export const checkVersion = ({ headers: { accept } }: FastifyRequest, version: string): void => {
  if (accept !== `application/vnd.hmrc.${version}+json`) throw new Refused("ACCEPT_HEADER_INVALID");
};

export const personFor = (request: FastifyRequest, grants: Grants, scope: string): Taxpayer => {
  const { taxpayer, scopes } = grantOf(request, grants);
  if (!taxpayer || !scopes.includes(scope)) throw new Refused("INVALID_SCOPE");
  return taxpayer;
};

export const checkClient = (request: FastifyRequest, grants: Grants): void => {
  if (grantOf(request, grants).taxpayer) throw new Refused("INVALID_CREDENTIALS");
};
