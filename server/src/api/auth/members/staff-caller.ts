import type { FastifyRequest } from "fastify";
import { readStaffToken } from "../../../accounts/access-token.ts";
import { Refusal } from "../../../platform/refusals/refusals.ts";
import type { Services } from "../../../platform/work/services.ts";
import { findStaffActor, type SignedInStaff } from "../../../staff/staff-sessions.ts";
import { bearerTokenOf } from "../bearer.ts";

/** Reads the roles anew for each request. */
export const findStaffCaller = async (
  request: FastifyRequest,
  { db, keyring, nowSeconds }: Services,
): Promise<SignedInStaff | undefined> => {
  const token = bearerTokenOf(request);
  const bearer = token === undefined ? undefined : readStaffToken(keyring, token, nowSeconds());
  return bearer && (await findStaffActor(db, bearer));
};

export const staffCaller = async (request: FastifyRequest, services: Services): Promise<SignedInStaff> => {
  const actor = await findStaffCaller(request, services);
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  return actor;
};
