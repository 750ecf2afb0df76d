import type { FastifyReply, FastifyRequest } from "fastify";
import type { PartnerStart } from "../../income/partner-source.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { AppServices } from "../app-services.ts";
import { findSignedIn, type SignedIn } from "../auth/signed-in.ts";
import { readPartnerCookie, writePartnerCookie } from "./partner-cookie.ts";

/** The beginning of every way to a partner: who asks, how often, and what a refusal looks like. */

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, INVALID_INPUT: 400 };

const refuse = (reply: FastifyReply, { code, details }: Refusal): FastifyReply =>
  reply.code(STATUSES[code] ?? 409).send({ code, ...details });

interface Asked {
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | undefined;
}

export interface Way {
  /** What the partner answers goes to this browser; undefined: nobody is sent there. */
  readonly browser: string | undefined;
}

/**
 * Has somebody leave for a partner. A partner that does not answer is 502.
 * @param begin stores the way; what it returns besides the browser is up to the caller
 */
export const leaveFor = async <Started extends Way>(
  services: AppServices,
  { actor, party }: SignedIn,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  asked: Asked,
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

/** With the bearer token of a page. */
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
