import { CONSOLE_PATH, safeConsolePath, staffAuthPaths } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import { inTransaction } from "../../../platform/work/work.ts";
import { startPendingSignIn } from "../../../staff/pending-sign-ins.ts";
import { findStaff } from "../../../staff/staff-members.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import type { StaffAuth } from "./pending-step.ts";
import { issuePendingToken } from "./pending-token.ts";
import { findStaffCaller } from "./staff-caller.ts";

const proofBody = z.strictObject({
  addsFactor: z.boolean().default(false),
  returnTo: z.string().max(500).optional(),
});

/**
 * Begins a second step without a link from a live session: the steps are those of a sign-in, and a new
 * session replaces the old one.
 */
export const proofRoute = (app: FastifyInstance, { services, cookies }: StaffAuth): void => {
  const { db, keyring, limiter } = services;
  app.post(staffAuthPaths.proof, { onRequest: noStore }, async (request, reply) => {
    const taken = await limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const actor = await findStaffCaller(request, services);
    const member = actor && (await findStaff(db, actor.staffId));
    if (!actor || !member) return reply.code(401).send({ code: "UNAUTHENTICATED" });
    const { data } = proofBody.safeParse(request.body);
    if (!data) return reply.code(400).send({ code: "INVALID_REQUEST" });
    if (!member.isEnrolled) return reply.code(409).send({ code: "NOT_ENROLLED" });
    const pending = await inTransaction(services, actor, ({ tx }) =>
      startPendingSignIn(tx, {
        staffId: actor.staffId,
        returnPath: safeConsolePath(data.returnTo) ?? CONSOLE_PATH,
        renewsSession: actor.sessionId,
        addsFactor: data.addsFactor,
      }),
    );
    cookies.writePending(reply, issuePendingToken(keyring, pending));
    return {};
  });
};
