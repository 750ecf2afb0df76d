import type { FastifyRequest } from "fastify";
import { readStaffToken } from "../../accounts/access-token.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { findStaffActor, type StaffActor } from "../../staff/staff-sessions.ts";
import { bearerTokenOf } from "../auth/bearer.ts";

/** Who asks, with their roles of this moment. @throws UNAUTHENTICATED */
export const staffCaller = async (
  request: FastifyRequest,
  { db, keyring, nowSeconds }: Services,
): Promise<StaffActor> => {
  const token = bearerTokenOf(request);
  const bearer = token === undefined ? undefined : readStaffToken(keyring, token, nowSeconds());
  const actor = bearer && (await findStaffActor(db, bearer));
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  return actor;
};
