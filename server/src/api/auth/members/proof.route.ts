import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { findMember } from "../../../members/members.ts";
import { startPendingSignIn } from "../../../members/pending-sign-ins.ts";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import { inTransaction } from "../../../platform/work/work.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import type { MemberAuth } from "./pending-step.ts";
import { issuePendingToken } from "./pending-token.ts";

const proofBody = z.strictObject({
  addsFactor: z.boolean().default(false),
  returnTo: z.string().max(500).optional(),
});

/**
 * Begins a second step without a link from a live session: the steps are those of a sign-in, and a new
 * session replaces the old one.
 */
export const proofRoute = (
  app: FastifyInstance,
  { services, cookies, pages, findCaller }: MemberAuth,
): void => {
  const { db, keyring, limiter } = services;
  app.post(pages.auth.proof, { onRequest: noStore }, async (request, reply) => {
    const taken = await limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const caller = await findCaller(request);
    const member = caller && (await findMember(db, caller.ownerId));
    if (!caller || !member) return reply.code(401).send({ code: "UNAUTHENTICATED" });
    const { data } = proofBody.safeParse(request.body);
    if (!data) return reply.code(400).send({ code: "INVALID_REQUEST" });
    if (!member.isEnrolled) return reply.code(409).send({ code: "NOT_ENROLLED" });
    const pending = await inTransaction(services, caller.actor, ({ tx }) =>
      startPendingSignIn(tx, {
        memberId: member.id,
        returnPath: pages.safePath(data.returnTo) ?? pages.home,
        renewsSession: caller.sessionId,
        addsFactor: data.addsFactor,
      }),
    );
    cookies.writePending(reply, issuePendingToken(keyring, pending));
    return {};
  });
};
