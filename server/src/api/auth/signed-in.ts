import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyRequest } from "fastify";
import { isSessionAlive } from "../../accounts/sessions.ts";
import { resolveParty } from "../../parties/parties.ts";
import type { Applicant, PartyKey } from "../../platform/actor/actor.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { applicantOf, bearerOf, pinnedParty } from "./bearer.ts";

export interface SignedIn {
  readonly actor: Applicant;
  readonly party: PartyKey;
}

export interface NotSignedIn {
  readonly status: 401 | 404 | 409;
  readonly refused: RefusalCode;
}

export const findSignedIn = async (
  request: FastifyRequest,
  services: Services,
): Promise<SignedIn | NotSignedIn> => {
  const bearer = bearerOf(request, services);
  if (!bearer || !(await isSessionAlive(services.db, bearer))) {
    return { status: 401, refused: "UNAUTHENTICATED" };
  }
  try {
    const party = await resolveParty(services.db, bearer.accountId, pinnedParty(request));
    return { actor: { ...applicantOf(bearer), party }, party };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { status: cause.code === "CASE_NOT_NAMED" ? 409 : 404, refused: cause.code };
  }
};
