import { CONSOLE_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import {
  asLanguage,
  type Language,
  languageCookie,
  languageQuery,
} from "@latchkey/domain/vocabulary/languages.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../../accounts/links.ts";
import { issueRefreshToken } from "../../accounts/refresh-token.ts";
import type { AppServices } from "../../api/app-services.ts";
import { sessionCookies } from "../../api/auth/cookies.ts";
import { isForeignForm, readForms } from "../../api/auth/forms.ts";
import { noStore } from "../../api/auth/no-store.ts";
import { staffCookies } from "../../api/auth/staff/staff-cookies.ts";
import { visitorOf } from "../../api/auth/visitor.ts";
import { languageOf } from "../../api/pages/documents.ts";
import { hasSession, pageRequest } from "../../api/pages/pages.ts";
import { pageSender, type SendPage } from "../../api/pages/send-page.ts";
import { isLoopback } from "../../platform/config/loopback.ts";
import { isLoopbackPeer } from "../../platform/http/loopback-peer.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { staffOfDemo } from "../seeds/staff.ts";
import { becomePersona, forgetPersonas, knownPersonas, openQuestionnaire } from "./become.ts";
import { becomeStaff } from "./become-staff.ts";
import { demoMain, demoTitle } from "./demo-page.ts";
import { DEMO_PATH, PEOPLE_PATH, REFEREES_PATH, SCENARIOS_PATH, STAFF_PATH } from "./paths.ts";
import { personas } from "./personas.ts";
import { refereesOfDemo } from "./referees-of-demo.ts";
import { partners, sandboxControl, scenarioNames } from "./sandbox-control.ts";

const A_YEAR_S = 31_536_000;

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
  readonly Body: Readonly<Record<string, string>>;
}

const languageFor = (request: FastifyRequest<Asked>): Language => {
  const { [languageQuery]: asked } = request.query;
  return (
    asLanguage(typeof asked === "string" ? asked : undefined) ?? languageOf(pageRequest(request, DEMO_PATH))
  );
};

const keepLanguage = (request: FastifyRequest<Asked>, reply: FastifyReply, language: Language): void => {
  if (languageQuery in request.query) {
    reply.setCookie(languageCookie, language, { path: "/", sameSite: "lax", maxAge: A_YEAR_S });
  }
};

type Handler = (request: FastifyRequest<Asked>, reply: FastifyReply) => Promise<unknown>;

interface Demo {
  readonly context: AppServices;
  readonly control: ReturnType<typeof sandboxControl>;
  readonly sendPage: SendPage;
}

const cookiesOf = ({ config: { publicUrl, session } }: AppServices) =>
  sessionCookies(publicUrl, session.hours);

const hasStaff = ({ config }: AppServices, request: FastifyRequest): boolean =>
  isLoopback(config.publicUrl) && isLoopbackPeer(request);

const show =
  ({ context, control, sendPage }: Demo): Handler =>
  async (request, reply) => {
    const language = languageFor(request);
    keepLanguage(request, reply, language);
    const known = await knownPersonas(context.db);
    const scenarios = await control.read();
    return sendPage(reply, {
      document: "notice",
      file: `plain.${language}.html`,
      language,
      title: demoTitle(language),
      main: demoMain({
        language,
        known,
        scenarios,
        ...context.config.demo,
        hasStaff: hasStaff(context, request),
      }),
    });
  };

const become =
  ({ context, control }: Demo, isFresh: boolean): Handler =>
  async (request, reply) => {
    const cookies = cookiesOf(context);
    const persona = personas.find((one) => one.id === request.params.id);
    if (!persona) return reply.redirect(DEMO_PATH, 303);
    const how = { isFresh, language: languageFor(request), before: cookies.readRefresh(request) };
    const session = await inTransaction(context, visitorOf(request), (work) =>
      becomePersona(work, persona, how),
    );
    await control.welcome(persona.userName);
    cookies.writeRefresh(reply, issueRefreshToken(context.keyring, session));
    cookies.writeKnown(reply, cookies.readKnown(request) ?? newToken());
    return reply.redirect(DASHBOARD_PATH, 303);
  };

const answer =
  ({ context }: Demo): Handler =>
  async (request, reply) => {
    const referee = refereesOfDemo.find((one) => one.id === request.params.id);
    if (!referee) return reply.redirect(DEMO_PATH, 303);
    const language = languageFor(request);
    const url = await inTransaction(context, visitorOf(request), (work) =>
      openQuestionnaire(work, referee, language),
    );
    return reply.redirect(url, 303);
  };

const work =
  ({ context }: Demo): Handler =>
  async (request, reply) => {
    const chosen = hasStaff(context, request)
      ? staffOfDemo.find((one) => one.id === request.params.id)
      : undefined;
    if (!chosen) return reply.redirect(DEMO_PATH, 303);
    const session = await inTransaction(context, visitorOf(request), (unit) => becomeStaff(unit, chosen));
    const token = issueRefreshToken(context.keyring, session);
    staffCookies(context.config.publicUrl, context.config.session.hours).writeRefresh(reply, token);
    return reply.redirect(CONSOLE_PATH, 303);
  };

const startAnew =
  ({ context }: Demo): Handler =>
  async (_request, reply) => {
    await forgetPersonas(context.db);
    return reply.redirect(DEMO_PATH, 303);
  };

const misbehave =
  ({ control }: Demo): Handler =>
  async (request, reply) => {
    for (const partner of partners) {
      await control.keep(
        partner,
        scenarioNames.find((name) => name === request.body[partner]),
      );
    }
    return reply.redirect(DEMO_PATH, 303);
  };

/** Only a demo has these routes, and only the part of the bundle that a demo loads contains them. */
export const demoRoutes = (app: FastifyInstance, context: AppServices): void => {
  const { config } = context;
  const demo = { context, control: sandboxControl(config.demo.controlUrl), sendPage: pageSender(config) };
  app.get("/", { onRequest: noStore }, async (request, reply) => {
    const path = hasSession(request) ? DASHBOARD_PATH : DEMO_PATH;
    return reply.redirect(`${path}${request.url.slice(1)}`, 303);
  });
  app.get<Asked>(DEMO_PATH, { onRequest: noStore }, show(demo));
  app.register(async (scope) => {
    readForms(scope);
    const post = (path: string, handle: Handler) =>
      scope.post<Asked>(path, { onRequest: noStore }, (request, reply) =>
        isForeignForm(request, context)
          ? reply.code(403).send({ code: "INVALID_REQUEST" })
          : handle(request, reply),
      );
    post(`${PEOPLE_PATH}/:id`, become(demo, false));
    post(`${PEOPLE_PATH}/:id/anew`, become(demo, true));
    post(`${PEOPLE_PATH}/anew`, startAnew(demo));
    post(`${REFEREES_PATH}/:id`, answer(demo));
    post(`${STAFF_PATH}/:id`, work(demo));
    post(SCENARIOS_PATH, misbehave(demo));
  });
};
