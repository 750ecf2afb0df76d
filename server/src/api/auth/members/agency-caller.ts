import type { FastifyRequest } from "fastify";
import { readAgencyToken } from "../../../accounts/access-token.ts";
import { findAgencyActor, type SignedInAgencyUser } from "../../../agency-users/agency-sessions.ts";
import { Refusal } from "../../../platform/refusals/refusals.ts";
import type { Services } from "../../../platform/work/services.ts";
import { bearerTokenOf } from "../bearer.ts";

/** Reads the roles anew for each request, so that a leaver's access ends at once. */
export const findAgencyCaller = async (
  request: FastifyRequest,
  services: Services,
): Promise<SignedInAgencyUser | undefined> => {
  const token = bearerTokenOf(request);
  const bearer =
    token === undefined ? undefined : readAgencyToken(services.keyring, token, services.nowSeconds());
  return bearer && (await findAgencyActor(services, bearer));
};

/** @throws UNAUTHENTICATED */
export const agencyCaller = async (
  request: FastifyRequest,
  services: Services,
): Promise<SignedInAgencyUser> => {
  const actor = await findAgencyCaller(request, services);
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  return actor;
};
