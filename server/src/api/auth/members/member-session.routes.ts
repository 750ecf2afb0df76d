import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { issueAccessToken } from "../../../accounts/access-token.ts";
import { issueRefreshToken, type RefreshToken, readRefreshToken } from "../../../accounts/refresh-token.ts";
import { refreshSession, revokeSession, sessionActor } from "../../../accounts/sessions.ts";
import { noteSeen } from "../../../members/member-sessions.ts";
import { audit } from "../../../platform/audit/audit.ts";

import { isCrossSite, isFromElsewhere } from "../cross-site.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import { type MemberAuth, memberBearer } from "./pending-step.ts";

const refreshTokenOf = (
  { services, cookies }: MemberAuth,
  request: FastifyRequest,
): RefreshToken | undefined => {
  const text = cookies.readRefresh(request);
  return text === undefined ? undefined : readRefreshToken(services.keyring, text);
};

const refresh = (auth: MemberAuth) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, keyring, config, nowSeconds } = auth.services;
  const token = isCrossSite(request) ? undefined : refreshTokenOf(auth, request);
  const refreshed =
    token &&
    (await db.transaction().execute(async (tx) => {
      const session = await refreshSession(tx, { audience: auth.audience, ...token }, config.session);
      if (session) await noteSeen(tx, session.session.ownerId);
      return session;
    }));
  if (!refreshed) return reply.code(401).send({ code: "UNAUTHENTICATED" });
  auth.cookies.writeRefresh(reply, issueRefreshToken(keyring, refreshed.successor));
  return issueAccessToken(keyring, memberBearer(auth, refreshed.session), nowSeconds());
};

const endSession = async ({ services, audience }: MemberAuth, request: FastifyRequest, familyId: string) => {
  await services.db.transaction().execute(async (tx) => {
    const ownerId = await revokeSession(tx, audience, familyId);
    const actor = ownerId ? sessionActor({ audience, ownerId }, familyId) : visitorOf(request);
    await audit({ tx, actor }, { action: "signed-out", outcome: "done", subject: familyId });
  });
};

const logout = (auth: MemberAuth) => async (request: FastifyRequest, reply: FastifyReply) => {
  const address = auth.pages.signInAddress("out");
  if (isFromElsewhere(request)) return reply.redirect(address, 303);
  const token = refreshTokenOf(auth, request);
  if (token) await endSession(auth, request, token.familyId);
  auth.cookies.clear(reply);
  return reply.redirect(address, 303);
};

export const memberSessionRoutes = (app: FastifyInstance, auth: MemberAuth): void => {
  const options = { onRequest: noStore, exposeHeadRoute: false };
  const pages = auth.pages.auth;
  app.get(pages.refresh, options, refresh(auth));
  app.get(pages.endSession, options, logout(auth));
};
