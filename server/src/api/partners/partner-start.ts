import type { FastifyReply, FastifyRequest } from "fastify";
import type { PartnerStart } from "../../income/partner-source.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { AppServices } from "../app-services.ts";
import { findSignedIn, type SignedIn } from "../auth/signed-in.ts";
import type { Exchange } from "../exchange.ts";
import { readPartnerCookie, writePartnerCookie } from "./partner-cookie.ts";

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, INVALID_INPUT: 400 };

const refuse = (reply: FastifyReply, { code, details }: Refusal): FastifyReply =>
  reply.code(STATUSES[code] ?? 409).send({ code, ...details });

interface Leaving extends Exchange {
  readonly signedIn: SignedIn;
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | undefined;
}

export interface Way {
  /** The partner's response is bound to this browser; undefined: it is not sent there. */
  readonly browser: string | undefined;
}

/**
 * Responds 502 if the partner does not.
 *
 * @param begin stores the flow; the caller chooses the other values that it returns
 */
export const leaveFor = async <Started extends Way>(
  services: AppServices,
  { signedIn: { actor, party }, request, reply, ...asked }: Leaving,
  begin: (start: PartnerStart) => Promise<Started>,
): Promise<Started | undefined> => {
  const { publicUrl } = services.config;
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  const taken = await services.limiter.take("partner-starts", actor);
  if (!taken.allowed) {
    await tooManyRequests(reply, taken);
    return undefined;
  }
  try {
    const browser = readPartnerCookie(request, publicUrl);
    const started = await begin({ ...asked, party, applicant: actor, browser });
    if (started.browser !== undefined) writePartnerCookie(reply, publicUrl, started.browser);
    return started;
  } catch (cause) {
    if (cause instanceof Refusal) refuse(reply, cause);
    else if (cause instanceof PartnerFailed) reply.code(502).send({ code: "PARTNER_FAILED" });
    else throw cause;
    return undefined;
  }
};

export const signedInBy = async (
  services: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | undefined> => {
  const signedIn = await findSignedIn(request, services);
  if (!("refused" in signedIn)) return signedIn;
  reply.code(signedIn.status).send({ code: signedIn.refused });
  return undefined;
};
