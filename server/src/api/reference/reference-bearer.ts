import type { FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";
import { type ClosedReview, findBySession, type OpenReview } from "../../references/answer-review.ts";
import { readReferenceToken } from "../../references/reference-session.ts";
import { bearerTokenOf } from "../auth/bearer.ts";

export interface OfReview {
  readonly Params: { readonly uuid: string };
}

/** Without a token, with an applicant's, or with that of another reference, the reference does not exist. */
export const reviewOfRequest = async (
  request: FastifyRequest<OfReview>,
  services: Services,
): Promise<OpenReview | ClosedReview | undefined> => {
  const token = bearerTokenOf(request);
  const session =
    token === undefined ? undefined : readReferenceToken(services.keyring, token, services.nowSeconds());
  return session?.reviewId === request.params.uuid ? findBySession(services.db, session) : undefined;
};

export const refereeOf = ({ reviewId }: Pick<OpenReview, "reviewId">): Actor => ({
  kind: "referee",
  reviewId,
});
