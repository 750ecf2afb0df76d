import { emailIssue, maskedEmail } from "@latchkey/domain/rules/email.ts";
import { CONSOLE_PATH, safeConsolePath, staffAuthPaths } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { canonicalAddress } from "../../../accounts/canonical-address.ts";
import { consumeLink, hashOf, newToken, recordRequest } from "../../../accounts/links.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import { addJob } from "../../../platform/jobs/job.ts";
import type { Services } from "../../../platform/work/services.ts";
import { inTransaction } from "../../../platform/work/work.ts";
import { startPendingSignIn } from "../../../staff/pending-sign-ins.ts";
import { sendStaffLink } from "../../../staff/staff-emails.jobs.ts";
import { findStaffByEmail } from "../../../staff/staff-members.ts";
import { type SessionCookies, sessionCookies } from "../cookies.ts";
import { type GivenLink, readGivenLink } from "../given-link.ts";
import { mayAskForLink } from "../link-limits.ts";
import { noStore } from "../no-store.ts";
import { visitorOf } from "../visitor.ts";
import type { StaffAuth } from "./pending-step.ts";
import { issuePendingToken } from "./pending-token.ts";

const requestBody = z.object({
  email: z.string().max(320),
  returnTo: z.string().optional(),
});

/** The response is the same for known and unknown addresses. */
const requestLink =
  (services: Services, cookies: SessionCookies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { data } = requestBody.safeParse(request.body);
    if (!data || emailIssue(data.email)) return reply.code(400).send({ code: "INVALID_EMAIL" });
    const browser = cookies.readBrowser(request) ?? newToken();
    cookies.writeBrowser(reply, browser);
    const actor = visitorOf(request);
    if (!(await mayAskForLink(services, actor))) return reply.send({});
    await inTransaction(services, actor, async (work) => {
      const requestId = await recordRequest(work.tx, {
        audience: "staff",
        email: canonicalAddress(data.email),
        browserHash: hashOf(browser),
        returnPath: safeConsolePath(data.returnTo) ?? CONSOLE_PATH,
        language: staffLanguage,
      });
      await addJob(work.tx, sendStaffLink, { requestId });
      await audit(work, { action: "sign-in-link-asked", outcome: "done", subject: requestId });
    });
    return reply.send({});
  };

/**
 * @returns the id of the pending sign-in; undefined if the link was used meanwhile, or its owner may not sign
 * in
 */
const beginSignIn = (
  services: Services,
  request: FastifyRequest,
  { token, link }: GivenLink,
): Promise<string | undefined> =>
  inTransaction(services, visitorOf(request), async (work) => {
    if (!(await consumeLink(work.tx, "staff", token))) return undefined;
    const member = await findStaffByEmail(work.tx, link.email);
    if (!member || member.blockedAt !== null) return undefined;
    return startPendingSignIn(work.tx, { staffId: member.id, returnPath: link.returnPath });
  });

const lookAtLink =
  ({ services }: StaffAuth, browser: SessionCookies) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(services, "staff", { request, cookies: browser });
    if (!given) return reply.code(410).send({ code: "LINK_SPENT" });
    return { email: maskedEmail(given.link.email), sameBrowser: given.isSameBrowser };
  };

const confirmLink =
  ({ services, cookies }: StaffAuth, browser: SessionCookies) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const given = await readGivenLink(services, "staff", { request, cookies: browser });
    if (given && !given.isSameBrowser && !given.otherBrowser) {
      return reply.code(409).send({ code: "OTHER_BROWSER" });
    }
    const pending = given && (await beginSignIn(services, request, given));
    if (pending === undefined) {
      const by = { tx: services.db, actor: visitorOf(request) };
      await audit(by, { action: "sign-in-refused", outcome: "refused" });
      return reply.code(410).send({ code: "LINK_SPENT" });
    }
    cookies.writePending(reply, issuePendingToken(services.keyring, pending));
    return {};
  };

export const staffLinkRoutes = (app: FastifyInstance, auth: StaffAuth): void => {
  const { publicUrl, session } = auth.services.config;
  const browser = sessionCookies(publicUrl, session.hours);
  const options = { onRequest: noStore };
  app.post(staffAuthPaths.link, options, requestLink(auth.services, browser));
  app.post(staffAuthPaths.lookAtLink, options, lookAtLink(auth, browser));
  app.post(staffAuthPaths.confirmLink, options, confirmLink(auth, browser));
};
