import { z } from "zod";
import type { Keyring } from "../platform/keys/keyring.ts";
import { isCurrent, readSignedToken, signToken } from "../platform/keys/signed-token.ts";
import type { ReferenceLink } from "./reference-link.ts";

/** A bearer token for one reference, kept in one page's memory. */
const REFERENCE_SESSION_SECONDS = 1800;

const AUDIENCE = "referee";

const claims = z.object({
  sub: z.uuid(),
  gen: z.number().int(),
  aud: z.literal(AUDIENCE),
  exp: z.number(),
});

export const issueReferenceToken = (keyring: Keyring, link: ReferenceLink, nowSeconds: number) => {
  const exp = Math.floor(nowSeconds) + REFERENCE_SESSION_SECONDS;
  const claimed = { sub: link.reviewId, gen: link.generation, aud: AUDIENCE, exp };
  return { access: signToken(keyring.current("reference-session").key, claimed), access_exp_time: exp };
};

export const readReferenceToken = (
  keyring: Keyring,
  token: string,
  nowSeconds: number,
): ReferenceLink | undefined => {
  const parsed = claims.safeParse(readSignedToken(keyring.all("reference-session"), token));
  if (!parsed.success || !isCurrent(parsed.data.exp, nowSeconds, REFERENCE_SESSION_SECONDS)) return undefined;
  return { reviewId: parsed.data.sub, generation: parsed.data.gen };
};
