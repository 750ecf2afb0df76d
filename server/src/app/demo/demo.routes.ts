import { CONSOLE_PATH, staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { DEMO_PATH } from "@latchkey/domain/vocabulary/demo-path.ts";
import {
  asLanguage,
  type Language,
  languageCookie,
  languageQuery,
} from "@latchkey/domain/vocabulary/languages.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../../accounts/links.ts";
import { issueRefreshToken } from "../../accounts/refresh-token.ts";
import type { AppServices } from "../../api/app-services.ts";
import { sessionCookies } from "../../api/auth/cookies.ts";
import { isForeignForm, readForms } from "../../api/auth/forms.ts";
import { memberCookies } from "../../api/auth/members/member-cookies.ts";
import { noStore } from "../../api/auth/no-store.ts";
import { visitorOf } from "../../api/auth/visitor.ts";
import { languageOf } from "../../api/pages/documents.ts";
import { hasSession, pageRequest } from "../../api/pages/pages.ts";
import { pageSender } from "../../api/pages/send-page.ts";
import { isLoopback } from "../../platform/config/loopback.ts";
import { isLoopbackPeer } from "../../platform/http/loopback-peer.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { agentsOfDemo } from "../seeds/agents.ts";
import { staffOfDemo } from "../seeds/staff.ts";
import { becomePersona, forgetPersonas, knownPersonas, openQuestionnaire } from "./become.ts";
import { becomeAgent } from "./become-agent.ts";
import { becomeStaff } from "./become-staff.ts";
import { demoMain, demoTitle } from "./demo-page.ts";
import { AGENTS_PATH, PEOPLE_PATH, REFEREES_PATH, SCENARIOS_PATH, STAFF_PATH } from "./paths.ts";
import { personas, refereesOfDemo } from "./personas.ts";
import { partners, sandboxControl, scenarioNames } from "./sandbox-control.ts";
import { startSamplePeopleAgain } from "./start-again.ts";

const A_YEAR_S = 31_536_000;

const languageFor = (request: FastifyRequest): Language => {
  const { [languageQuery]: asked } = request.query as Readonly<Record<string, unknown>>;
  return (
    asLanguage(typeof asked === "string" ? asked : undefined) ?? languageOf(pageRequest(request, DEMO_PATH))
  );
};

const keepLanguage = (request: FastifyRequest, reply: FastifyReply, language: Language): void => {
  if (languageQuery in (request.query as object)) {
    reply.setCookie(languageCookie, language, { path: "/", sameSite: "lax", maxAge: A_YEAR_S });
  }
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const demoOf = (context: AppServices) => {
  const { publicUrl, session, demo } = context.config;
  return {
    context,
    control: sandboxControl(demo.controlUrl),
    cookies: sessionCookies(publicUrl, session.hours),
    staff: memberCookies(staffPages, publicUrl, session.hours),
    agents: memberCookies(portalPages, publicUrl, session.hours),
    hasStaff: (request: FastifyRequest): boolean => isLoopback(publicUrl) && isLoopbackPeer(request),
  };
};
type Demo = ReturnType<typeof demoOf>;

const chosenFrom = <One extends { readonly id: string }>(
  { params }: FastifyRequest,
  all: readonly One[],
): One | undefined => {
  const { id } = params as { readonly id: string };
  return all.find((one) => one.id === id);
};

const show = ({ context, control, hasStaff }: Demo): Handler => {
  const { config, db } = context;
  const sendPage = pageSender(config);
  return async (request, reply) => {
    const language = languageFor(request);
    keepLanguage(request, reply, language);
    const known = await knownPersonas(db);
    const scenarios = await control.read();
    return sendPage(reply, {
      document: "notice",
      file: `plain.${language}.html`,
      language,
      title: demoTitle(language),
      main: demoMain({ language, known, scenarios, ...config.demo, hasStaff: hasStaff(request) }),
    });
  };
};

const become =
  ({ context, control, cookies }: Demo, isFresh: boolean): Handler =>
  async (request, reply) => {
    const persona = chosenFrom(request, personas);
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
    const referee = chosenFrom(request, refereesOfDemo);
    if (!referee) return reply.redirect(DEMO_PATH, 303);
    const language = languageFor(request);
    const url = await inTransaction(context, visitorOf(request), (work) =>
      openQuestionnaire(work, referee, language),
    );
    return reply.redirect(url, 303);
  };

const workAs =
  ({ context, staff, hasStaff }: Demo): Handler =>
  async (request, reply) => {
    const chosen = hasStaff(request) ? chosenFrom(request, staffOfDemo) : undefined;
    if (!chosen) return reply.redirect(DEMO_PATH, 303);
    const session = await inTransaction(context, visitorOf(request), (work) => becomeStaff(work, chosen));
    staff.writeRefresh(reply, issueRefreshToken(context.keyring, session));
    return reply.redirect(CONSOLE_PATH, 303);
  };

const workForAgency =
  ({ context, agents, hasStaff }: Demo): Handler =>
  async (request, reply) => {
    const chosen = hasStaff(request) ? chosenFrom(request, agentsOfDemo) : undefined;
    if (!chosen) return reply.redirect(DEMO_PATH, 303);
    const session = await inTransaction(context, visitorOf(request), (work) => becomeAgent(work, chosen));
    agents.writeRefresh(reply, issueRefreshToken(context.keyring, session));
    return reply.redirect(portalPages.home, 303);
  };

const startAnew =
  ({ context, hasStaff }: Demo): Handler =>
  async (request, reply) => {
    await forgetPersonas(context.db);
    // They are shared by all visitors, so only the owner of the machine resets them.
    if (hasStaff(request)) await inTransaction(context, visitorOf(request), startSamplePeopleAgain);
    return reply.redirect(DEMO_PATH, 303);
  };

const misbehave =
  ({ control }: Demo): Handler =>
  async (request, reply) => {
    const chosen = request.body as Readonly<Record<string, string>>;
    for (const partner of partners) {
      const scenario = scenarioNames.find((name) => name === chosen[partner]);
      await control.keep(partner, scenario);
    }
    return reply.redirect(DEMO_PATH, 303);
  };

/** Only a demo has these routes, and only the part of the bundle that a demo loads contains them. */
export const demoRoutes = (app: FastifyInstance, context: AppServices): void => {
  const demo = demoOf(context);
  app.get("/", { onRequest: noStore }, async (request, reply) => {
    const path = hasSession(request) ? DASHBOARD_PATH : DEMO_PATH;
    const search = request.url.slice(1);
    return reply.redirect(`${path}${search}`, 303);
  });
  app.get(DEMO_PATH, { onRequest: noStore }, show(demo));
  app.register(async (scope) => {
    readForms(scope);
    const post = (path: string, handle: Handler) =>
      scope.post(path, { onRequest: noStore }, (request, reply) =>
        isForeignForm(request, context)
          ? reply.code(403).send({ code: "INVALID_REQUEST" })
          : handle(request, reply),
      );
    post(`${PEOPLE_PATH}/:id`, become(demo, false));
    post(`${PEOPLE_PATH}/:id/anew`, become(demo, true));
    post(`${PEOPLE_PATH}/anew`, startAnew(demo));
    post(`${REFEREES_PATH}/:id`, answer(demo));
    post(`${AGENTS_PATH}/:id`, workForAgency(demo));
    post(`${STAFF_PATH}/:id`, workAs(demo));
    post(SCENARIOS_PATH, misbehave(demo));
  });
};
