import { emailIssue } from "@latchkey/domain/rules/email.ts";
import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languageQuery,
} from "@latchkey/domain/vocabulary/languages.ts";
import {
  DASHBOARD_PATH,
  ONE_TIME_LINK_PATH,
  SIGN_IN_PATH,
  safeReturnPath,
} from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { canonicalAddress } from "../../accounts/canonical-address.ts";
import { hashOf, newToken, recordRequest } from "../../accounts/links.ts";
import { sendSignInLink } from "../../accounts/send-link.job.ts";
import { audit } from "../../platform/audit/audit.ts";
import { addJob } from "../../platform/jobs/job.ts";
import type { Services } from "../../platform/work/services.ts";
import { languageOf } from "../pages/documents.ts";
import { pageRequest } from "../pages/pages.ts";
import { type FilledPage, pageSender, type SendPage } from "../pages/send-page.ts";
import { writeSentTo } from "../pages/sent-to.ts";
import type { SessionCookies } from "./cookies.ts";
import { FORM, isForeignForm, readForms } from "./forms.ts";
import { mayAskForLink } from "./link-limits.ts";
import { noStore } from "./no-store.ts";
import { visitorOf } from "./visitor.ts";

const requestBody = z.object({
  email: z.string().max(320),
  returnTo: z.string().optional(),
  language: z.string().optional(),
});
type LinkRequestBody = z.infer<typeof requestBody>;

/** The response is the same whether refused or not: it reveals nothing, and a victim's links stay valid. */
const takeRequest = async (
  context: Services,
  {
    request,
    browser,
    body,
  }: { readonly request: FastifyRequest; readonly browser: string; readonly body: LinkRequestBody },
): Promise<void> => {
  const actor = visitorOf(request);
  if (!(await mayAskForLink(context, actor))) return;
  await context.db.transaction().execute(async (tx) => {
    const requestId = await recordRequest(tx, {
      audience: "applicant",
      email: canonicalAddress(body.email),
      browserHash: hashOf(browser),
      returnPath: safeReturnPath(body.returnTo) ?? DASHBOARD_PATH,
      language: asLanguage(body.language) ?? fallbackLanguage,
    });
    await addJob(tx, sendSignInLink, { requestId });
    await audit({ tx, actor }, { action: "sign-in-link-asked", outcome: "done", subject: requestId });
  });
};

const markBrowser = (cookies: SessionCookies, request: FastifyRequest, reply: FastifyReply): string => {
  const browser = cookies.readBrowser(request) ?? newToken();
  cookies.writeBrowser(reply, browser);
  return browser;
};

/** Too long an address is accepted here, so that the form shows it again. */
const postedFields = z.object({
  email: z.string().catch(""),
  returnTo: z.string().optional(),
  language: z.string().optional(),
});
type PostedFields = z.infer<typeof postedFields>;

const formAgain = (
  view: "required" | "format" | "failed",
  fields: PostedFields,
  language: Language,
): FilledPage => ({
  document: "sign-in",
  file: `sign-in-${view}.${language}.html`,
  language,
  returnPath: safeReturnPath(fields.returnTo),
  email: fields.email,
});

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const answerForm =
  (context: Services, cookies: SessionCookies, sendPage: SendPage): Handler =>
  async (request, reply) => {
    if (isForeignForm(request, context)) return reply.code(403).send({ code: "INVALID_REQUEST" });
    const fields = postedFields.parse(request.body);
    const body = requestBody.safeParse(fields);
    const language = asLanguage(fields.language) ?? languageOf(pageRequest(request, SIGN_IN_PATH));
    const issue = emailIssue(fields.email);
    if (!body.success || issue) {
      const view = issue?.code === "validation.required" ? "required" : "format";
      return sendPage(reply.code(400), formAgain(view, fields, language));
    }
    try {
      const browser = markBrowser(cookies, request, reply);
      await takeRequest(context, { request, browser, body: { ...body.data, language } });
    } catch (cause) {
      context.log.error(
        { err: cause, method: request.method, route: request.routeOptions.url },
        "A request failed",
      );
      return sendPage(reply.code(503).header("retry-after", "5"), formAgain("failed", fields, language));
    }
    writeSentTo(
      reply,
      { email: body.data.email.trim(), returnPath: safeReturnPath(fields.returnTo) },
      context.config,
    );
    return reply.redirect(`${SIGN_IN_PATH}?sent&${languageQuery}=${language}`, 303);
  };

const answerJson =
  (context: Services, cookies: SessionCookies): Handler =>
  async (request, reply) => {
    const body = requestBody.safeParse(request.body);
    if (!body.success || emailIssue(body.data.email)) return reply.code(400).send({ code: "INVALID_EMAIL" });
    const browser = markBrowser(cookies, request, reply);
    await takeRequest(context, { request, browser, body: body.data });
    return reply.send({});
  };

const isForm = ({ headers }: FastifyRequest): boolean => headers["content-type"]?.startsWith(FORM) ?? false;

/** The page's script sends JSON; a browser without one posts the form. Only here are forms read. */
export const requestLinkRoute = (app: FastifyInstance, context: Services, cookies: SessionCookies): void => {
  const ofForm = answerForm(context, cookies, pageSender(context.config));
  const ofScript = answerJson(context, cookies);
  app.register(async (scope) => {
    readForms(scope);
    scope.post(ONE_TIME_LINK_PATH, { onRequest: noStore }, (request, reply) =>
      isForm(request) ? ofForm(request, reply) : ofScript(request, reply),
    );
  });
};
