import { emailIssue, maskedEmail } from "@latchkey/domain/rules/email.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { canonicalAddress } from "../../../accounts/canonical-address.ts";
import { consumeLink, hashOf, newToken, recordRequest } from "../../../accounts/links.ts";
import { sendMemberLink } from "../../../members/member-emails.jobs.ts";
import { findMemberByEmail } from "../../../members/members.ts";
import { startPendingSignIn } from "../../../members/pending-sign-ins.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import { addJob } from "../../../platform/jobs/job.ts";
import { inTransaction } from "../../../platform/work/work.ts";
import { type SessionCookies, sessionCookies } from "../cookies.ts";
import { type GivenLink, readGivenLink } from "../given-link.ts";
import { mayAskForLink } from "../link-limits.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import type { MemberAuth } from "./pending-step.ts";
import { issuePendingToken } from "./pending-token.ts";

const requestBody = z.object({
  email: z.string().max(320),
  returnTo: z.string().optional(),
});

/** The response is the same for known and unknown addresses. */
const requestLink =
  ({ services, audience, pages }: MemberAuth, cookies: SessionCookies) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { data } = requestBody.safeParse(request.body);
    if (!data || emailIssue(data.email)) return reply.code(400).send({ code: "INVALID_EMAIL" });
    const browser = cookies.readBrowser(request) ?? newToken();
    cookies.writeBrowser(reply, browser);
    const actor = visitorOf(request);
    if (!(await mayAskForLink(services, actor))) return reply.send({});
    await inTransaction(services, actor, async (work) => {
      const requestId = await recordRequest(work.tx, {
        audience,
        email: canonicalAddress(data.email),
        browserHash: hashOf(browser),
        returnPath: pages.safePath(data.returnTo) ?? pages.home,
        language: staffLanguage,
      });
      await addJob(work.tx, sendMemberLink, { requestId });
      await audit(work, { action: "sign-in-link-asked", outcome: "done", subject: requestId });
    });
    return reply.send({});
  };

/**
 * @returns the id of the pending sign-in; undefined if the link was used meanwhile, or its owner may not sign
 * in
 */
const beginSignIn = (
  { services, audience }: MemberAuth,
  request: FastifyRequest,
  { token, link }: GivenLink,
): Promise<string | undefined> =>
  inTransaction(services, visitorOf(request), async (work) => {
    if (!(await consumeLink(work.tx, audience, token))) return undefined;
    const member = await findMemberByEmail(work.tx, audience, link.email);
    if (!member || member.blockedAt !== null) return undefined;
    return startPendingSignIn(work.tx, { memberId: member.id, returnPath: link.returnPath });
  });

const lookAtLink =
  ({ services, audience }: MemberAuth, browser: SessionCookies) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(services, audience, { request, cookies: browser });
    if (!given) return reply.code(410).send({ code: "LINK_SPENT" });
    return { email: maskedEmail(given.link.email), sameBrowser: given.isSameBrowser };
  };

const confirmLink =
  (auth: MemberAuth, browser: SessionCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { services, audience, cookies } = auth;
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(services, audience, { request, cookies: browser });
    if (given && !given.isSameBrowser && !given.otherBrowser) {
      return reply.code(409).send({ code: "OTHER_BROWSER" });
    }
    const pending = given && (await beginSignIn(auth, request, given));
    if (pending === undefined) {
      const by = { tx: services.db, actor: visitorOf(request) };
      await audit(by, { action: "sign-in-refused", outcome: "refused" });
      return reply.code(410).send({ code: "LINK_SPENT" });
    }
    cookies.writePending(reply, issuePendingToken(services.keyring, pending));
    return {};
  };

export const memberLinkRoutes = (app: FastifyInstance, auth: MemberAuth): void => {
  const { publicUrl, session } = auth.services.config;
  const browser = sessionCookies(publicUrl, session.hours);
  const options = { onRequest: noStore };
  app.post(auth.pages.auth.link, options, requestLink(auth, browser));
  app.post(auth.pages.auth.lookAtLink, options, lookAtLink(auth, browser));
  app.post(auth.pages.auth.confirmLink, options, confirmLink(auth, browser));
};
