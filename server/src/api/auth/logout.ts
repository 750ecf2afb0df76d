import { signInAddress } from "@latchkey/domain/vocabulary/sign-in-address.ts";
import { EVERYWHERE_QUERY, SIGN_OUT_EVERYWHERE_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readRefreshToken } from "../../accounts/refresh-token.ts";
import { revokeAllSessions, revokeSession } from "../../accounts/sessions.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Services } from "../../platform/work/services.ts";
import { applicantOf } from "./bearer.ts";
import type { SessionCookies } from "./cookies.ts";
import { isFromElsewhere } from "./cross-site.ts";
import { visitorOf } from "./visitor.ts";

const endSession = async (
  context: Services,
  request: FastifyRequest,
  { familyId, everywhere }: { readonly familyId: string; readonly everywhere: boolean },
): Promise<boolean> =>
  context.db.transaction().execute(async (tx) => {
    const accountId = await revokeSession(tx, "applicant", familyId);
    const actor = accountId ? applicantOf({ accountId, sessionId: familyId }) : visitorOf(request);
    if (accountId && everywhere) await revokeAllSessions(tx, { audience: "applicant", ownerId: accountId });
    const action = accountId && everywhere ? "signed-out-everywhere" : "signed-out";
    await audit({ tx, actor }, { action, outcome: "done", subject: familyId });
    return accountId !== undefined;
  });

export interface LogoutAsked {
  readonly Querystring: Readonly<Record<string, unknown>>;
}

export const logout =
  (context: Services, cookies: SessionCookies) =>
  async (request: FastifyRequest<LogoutAsked>, reply: FastifyReply) => {
    if (isFromElsewhere(request)) return reply.redirect(signInAddress("out"), 303);
    const everywhere = EVERYWHERE_QUERY in request.query;
    const text = cookies.readRefresh(request);
    const token = text === undefined ? undefined : readRefreshToken(context.keyring, text);
    const hasEnded = token
      ? await endSession(context, request, { familyId: token.familyId, everywhere })
      : false;
    cookies.clearSession(reply);
    reply.header("clear-site-data", '"cache", "storage"');
    const isLeftUndone = everywhere && !hasEnded;
    const address = isLeftUndone ? signInAddress("expired", SIGN_OUT_EVERYWHERE_PATH) : signInAddress("out");
    return reply.redirect(address, 303);
  };
