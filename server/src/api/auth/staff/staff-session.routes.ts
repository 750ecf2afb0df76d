import { STAFF_SIGN_IN_PATH, staffAuthPaths } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { issueAccessToken } from "../../../accounts/access-token.ts";
import { issueRefreshToken, type RefreshToken, readRefreshToken } from "../../../accounts/refresh-token.ts";
import { refreshSession, revokeSession } from "../../../accounts/sessions.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { noteSeen } from "../../../staff/staff-sessions.ts";
import { isCrossSite, isFromElsewhere } from "../cross-site.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import type { StaffAuth } from "./pending-step.ts";

const refreshTokenOf = (
  { services, cookies }: StaffAuth,
  request: FastifyRequest,
): RefreshToken | undefined => {
  const text = cookies.readRefresh(request);
  return text === undefined ? undefined : readRefreshToken(services.keyring, text);
};

const refresh = (auth: StaffAuth) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, keyring, config, nowSeconds } = auth.services;
  const token = isCrossSite(request) ? undefined : refreshTokenOf(auth, request);
  const refreshed =
    token &&
    (await db.transaction().execute(async (tx) => {
      const session = await refreshSession(tx, { audience: "staff", ...token }, config.session);
      if (session) await noteSeen(tx, session.session.ownerId);
      return session;
    }));
  if (!refreshed) return reply.code(401).send({ code: "UNAUTHENTICATED" });
  auth.cookies.writeRefresh(reply, issueRefreshToken(keyring, refreshed.successor));
  const { ownerId: staffId, sessionId } = refreshed.session;
  return issueAccessToken(keyring, { staffId, sessionId }, nowSeconds());
};

const endSession = async ({ services }: StaffAuth, request: FastifyRequest, familyId: string) => {
  await services.db.transaction().execute(async (tx) => {
    const staffId = await revokeSession(tx, "staff", familyId);
    const actor = staffId ? ({ kind: "staff", staffId, roles: [] } as const) : visitorOf(request);
    await audit({ tx, actor }, { action: "signed-out", outcome: "done", subject: familyId });
  });
};

const logout = (auth: StaffAuth) => async (request: FastifyRequest, reply: FastifyReply) => {
  const address = `${STAFF_SIGN_IN_PATH}?out`;
  if (isFromElsewhere(request)) return reply.redirect(address, 303);
  const token = refreshTokenOf(auth, request);
  if (token) await endSession(auth, request, token.familyId);
  auth.cookies.clear(reply);
  return reply.redirect(address, 303);
};

export const staffSessionRoutes = (app: FastifyInstance, auth: StaffAuth): void => {
  const options = { onRequest: noStore, exposeHeadRoute: false };
  app.get(staffAuthPaths.refresh, options, refresh(auth));
  app.get(staffAuthPaths.endSession, options, logout(auth));
};
