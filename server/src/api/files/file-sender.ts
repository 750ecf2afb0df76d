import type { HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { FastifyRequest } from "fastify";
import { readPhoneToken } from "../../accounts/access-token.ts";
import { findPhone, type Phone } from "../../hand-overs/phone-session.ts";
import type { Actor, Applicant, PartyKey } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";
import { bearerTokenOf } from "../auth/bearer.ts";
import { findSignedIn, type NotSignedIn } from "../auth/signed-in.ts";

export interface FileSender {
  readonly actor: Actor;
  readonly party: PartyKey;
  readonly sessionId: string;
  readonly applicant: Applicant;
  /** The only step that a phone may send files for; undefined for the applicant's own page. */
  readonly step: HandedStep | undefined;
}

export const phoneOf = async (request: FastifyRequest, services: Services): Promise<Phone | undefined> => {
  const token = bearerTokenOf(request);
  const bearer =
    token === undefined ? undefined : readPhoneToken(services.keyring, token, services.nowSeconds());
  return bearer && findPhone(services.db, bearer);
};

export const phoneActor = ({ handOverId }: Phone): Actor => ({ kind: "phone", handOverId });

/** The session that handed over: the phone's requests count towards its limits. */
export const applicantBehind = ({ accountId, parentSessionId, party }: Phone): Applicant => ({
  kind: "applicant",
  accountId,
  sessionId: parentSessionId,
  party,
});

export const findSender = async (
  request: FastifyRequest,
  services: Services,
): Promise<FileSender | NotSignedIn> => {
  const phone = await phoneOf(request, services);
  if (phone) {
    const { party, sessionId, step } = phone;
    return { actor: phoneActor(phone), party, sessionId, applicant: applicantBehind(phone), step };
  }
  const signedIn = await findSignedIn(request, services);
  if ("refused" in signedIn) return signedIn;
  const { actor, party } = signedIn;
  return { actor, party, sessionId: actor.sessionId, applicant: actor, step: undefined };
};
