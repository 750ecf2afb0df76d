import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import {
  CONFIRM_LINK_PATH,
  END_SESSION_PATH,
  LOOK_AT_LINK_PATH,
  REFRESH_PATH,
} from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Bearer, issueAccessToken } from "../../accounts/access-token.ts";
import { findAccount, findOrCreateAccount, rememberLanguage } from "../../accounts/accounts.ts";
import { rememberBrowser } from "../../accounts/known-browsers.ts";
import { consumeLink, type LiveLink, newToken } from "../../accounts/links.ts";
import { sendNewBrowserEmail } from "../../accounts/new-browser-email.job.ts";
import { issueRefreshToken, type RefreshToken, readRefreshToken } from "../../accounts/refresh-token.ts";
import { refreshSession, startSession } from "../../accounts/sessions.ts";
import { openSampleApplication } from "../../applications/sample-application.ts";
import { noteSignedIn } from "../../parties/parties.ts";
import { audit } from "../../platform/audit/audit.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { addJob } from "../../platform/jobs/job.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { applicantOf } from "./bearer.ts";
import { type SessionCookies, sessionCookies } from "./cookies.ts";
import { isCrossSite } from "./cross-site.ts";
import { readGivenLink } from "./given-link.ts";
import { type LogoutAsked, logout } from "./logout.ts";
import { noStore } from "./no-store.ts";
import { requestLinkRoute } from "./request-link.route.ts";
import { visitorOf } from "./visitor.ts";

interface SignedIn {
  readonly bearer: Bearer;
  readonly refresh: RefreshToken;
}

/**
 * With self sign-up (the demo), a new address gets an account with a sample application that can be submitted.
 * undefined: unknown, and there is no self sign-up.
 */
const accountFor = async (work: Work, { email, language }: LiveLink): Promise<string | undefined> => {
  const known = await findAccount(work.tx, email);
  if (known || !work.services.config.selfSignUp) return known;
  const { accountId, isNew } = await findOrCreateAccount(work.tx, { email, language });
  if (isNew) await openSampleApplication(work, { accountId, language });
  return accountId;
};

const tellOfNewBrowser = async (
  work: Work,
  { accountId, sessionId }: Bearer,
  browser: string,
): Promise<void> => {
  if (!(await rememberBrowser(work.tx, accountId, browser))) return;
  await addJob(work.tx, sendNewBrowserEmail, { sessionId });
  const by = { tx: work.tx, actor: applicantOf({ accountId, sessionId }) };
  await audit(by, { action: "new-browser-told", outcome: "done", subject: sessionId });
};

const signInWith = async (work: Work, link: LiveLink, browser: string): Promise<SignedIn | undefined> => {
  const accountId = await accountFor(work, link);
  if (!accountId) return undefined;
  await rememberLanguage(work.tx, accountId, link.language);
  const owner = { audience: "applicant", ownerId: accountId } as const;
  const refresh = await startSession(work.tx, owner, work.services.config.session);
  const bearer = { accountId, sessionId: refresh.familyId };
  const by = { tx: work.tx, actor: applicantOf(bearer) };
  await audit(by, { action: "signed-in", outcome: "done", subject: refresh.familyId });
  await noteSignedIn(work.tx, accountId);
  await tellOfNewBrowser(work, bearer, browser);
  return { bearer, refresh };
};

const lookAtLink =
  (context: Services, cookies: SessionCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await context.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(context, "applicant", { request, cookies });
    if (!given) return reply.code(410).send({ code: "LINK_SPENT" });
    return { email: maskedEmail(given.link.email), sameBrowser: given.isSameBrowser };
  };

const confirmLink =
  (context: Services, cookies: SessionCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await context.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(context, "applicant", { request, cookies });
    const spent = async () => {
      const by = { tx: context.db, actor: visitorOf(request) };
      await audit(by, { action: "sign-in-refused", outcome: "refused" });
      return reply.code(410).send({ code: "LINK_SPENT" });
    };
    if (!given) return spent();
    if (!given.isSameBrowser && !given.otherBrowser) return reply.code(409).send({ code: "OTHER_BROWSER" });
    const browser = cookies.readKnown(request) ?? newToken();
    const token = await inTransaction(context, visitorOf(request), async (work) => {
      if (!(await consumeLink(work.tx, "applicant", given.token))) return undefined;
      return signInWith(work, given.link, browser);
    });
    if (!token) return spent();
    const { bearer } = token;
    cookies.writeRefresh(reply, issueRefreshToken(context.keyring, token.refresh));
    cookies.writeKnown(reply, browser);
    return {
      ...issueAccessToken(context.keyring, bearer, context.nowSeconds()),
      returnTo: given.link.returnPath,
    };
  };

const refresh =
  (context: Services, cookies: SessionCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const refused = () => reply.code(401).send({ code: "UNAUTHENTICATED" });
    if (isCrossSite(request)) return refused();
    const text = cookies.readRefresh(request);
    const token = text === undefined ? undefined : readRefreshToken(context.keyring, text);
    if (!token) return refused();
    const refreshed = await context.db
      .transaction()
      .execute((tx) => refreshSession(tx, { audience: "applicant", ...token }, context.config.session));
    if (!refreshed) return refused();
    cookies.writeRefresh(reply, issueRefreshToken(context.keyring, refreshed.successor));
    const { ownerId: accountId, sessionId } = refreshed.session;
    return issueAccessToken(context.keyring, { accountId, sessionId }, context.nowSeconds());
  };

/** Nothing is consumed by GET, HEAD or by loading a page. */
export const signInRoutes = (app: FastifyInstance, context: Services): void => {
  const cookies = sessionCookies(context.config.publicUrl, context.config.session.hours);
  const options = { onRequest: noStore };
  requestLinkRoute(app, context, cookies);
  app.post(LOOK_AT_LINK_PATH, options, lookAtLink(context, cookies));
  app.post(CONFIRM_LINK_PATH, options, confirmLink(context, cookies));
  app.get(REFRESH_PATH, { ...options, exposeHeadRoute: false }, refresh(context, cookies));
  app.get<LogoutAsked>(END_SESSION_PATH, { ...options, exposeHeadRoute: false }, logout(context, cookies));
};
