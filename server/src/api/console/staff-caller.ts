import type { StaffRole } from "@latchkey/domain/staff/roles.ts";
import type { FastifyRequest } from "fastify";
import { readStaffToken } from "../../accounts/access-token.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { findStaffActor, type StaffActor } from "../../staff/staff-sessions.ts";
import { bearerTokenOf } from "../auth/bearer.ts";
import { requireRole } from "./console-context.ts";

/** Who asks, with their roles of this moment. @throws UNAUTHENTICATED; FORBIDDEN without the role */
export const staffCaller = async (
  request: FastifyRequest,
  { db, keyring, nowSeconds }: Services,
  role: StaffRole,
): Promise<StaffActor> => {
  const token = bearerTokenOf(request);
  const bearer = token === undefined ? undefined : readStaffToken(keyring, token, nowSeconds());
  const actor = bearer && (await findStaffActor(db, bearer));
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  requireRole(actor, role);
  return actor;
};
