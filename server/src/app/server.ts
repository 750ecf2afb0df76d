import { join } from "node:path";
import cookie from "@fastify/cookie";
import statics from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { graphqlRoute } from "../api/applicant/route.ts";
import { memberAuthRoutes } from "../api/auth/members/member-auth.routes.ts";
import { signInRoutes } from "../api/auth/routes.ts";
import { mailCallbackRoute } from "../api/callbacks/mail.route.ts";
import { agencyFilesRoutes } from "../api/console/agency-files.route.ts";
import { agencyLogoRoutes } from "../api/console/agency-logo.route.ts";
import { consoleRoute } from "../api/console/console.route.ts";
import { documentPagesRoutes } from "../api/console/document-pages.route.ts";
import { reportFilesRoute } from "../api/console/report-files.route.ts";
import { rightToRentPackRoute } from "../api/console/right-to-rent-pack.route.ts";
import { downloadRoute } from "../api/files/download.route.ts";
import { ownFileRoutes } from "../api/files/own-file.routes.ts";
import { receiverRoute } from "../api/files/receiver.route.ts";
import { signedUrlRoute } from "../api/files/signed-url.route.ts";
import { verificationRoutesOn } from "../api/files/verification.routes.ts";
import { handOverRoutes } from "../api/hand-overs/hand-over.routes.ts";
import { phoneSessionRoutes } from "../api/hand-overs/phone-session.routes.ts";
import { phoneStepRoutes } from "../api/hand-overs/phone-step.routes.ts";
import { health } from "../api/health/health.ts";
import { forPrograms } from "../api/pages/for-programs.routes.ts";
import { pages } from "../api/pages/pages.ts";
import { securityHeaders } from "../api/pages/security-headers.ts";
import { bankRoutes } from "../api/partners/bank.routes.ts";
import { taxRoutes } from "../api/partners/tax.routes.ts";
import { verificationRoutes } from "../api/partners/verification.routes.ts";
import { portalRoute } from "../api/portal/portal.route.ts";
import { portalReportFilesRoute } from "../api/portal/report-files.route.ts";
import { portalPackRoute } from "../api/portal/right-to-rent-pack.route.ts";
import { exchangeRoute } from "../api/reference/exchange.route.ts";
import { linkAgainRoute } from "../api/reference/link-again.route.ts";
import { reviewRoutes } from "../api/reference/review.routes.ts";
import { landlordsPageRoutes } from "../api/reports/landlords-page.routes.ts";
import { reportCheckRoutes } from "../api/reports/report-check.routes.ts";
import { telemetryRoutes } from "../api/telemetry/telemetry.routes.ts";
import { apiV1 } from "../api/v1/api-v1.ts";
import { auditOrigins } from "../platform/audit/origin.ts";
import { compression } from "../platform/http/compression.ts";
import { CLIENT_CLOSED_REQUEST, requestLog } from "../platform/http/request-log.ts";
import { POLICY_SECONDS } from "../platform/storage/upload-policy.ts";
import type { AppContext } from "./context.ts";

const HEAD_TIMEOUT_MS = 60_000;
/** An upload on a slow connection may take as long as its form is valid. */
const REQUEST_TIMEOUT_MS = POLICY_SECONDS * 1000 + HEAD_TIMEOUT_MS;
const BODY_BYTES = 16_384;

/**
 * An internal error reveals nothing; the log has it. An unavailable database is reported as such, so that
 * clients retry.
 */
const answerFaults = (app: FastifyInstance, { log }: AppContext): void => {
  app.setErrorHandler((cause: Error & { readonly statusCode?: number }, request, reply) => {
    const status = cause.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: "INVALID_REQUEST" });
    if (request.raw.socket.destroyed) return reply.code(CLIENT_CLOSED_REQUEST).send();
    log.error({ err: cause, method: request.method, route: request.routeOptions.url }, "A request failed");
    return reply.code(503).header("retry-after", "5").send({ code: "UNAVAILABLE" });
  });
};

/** Keep-alive connections delay the shutdown, so the last response on each closes its connection. */
const closeConnectionsOnEnd = (app: FastifyInstance): void => {
  let isEnding = false;
  app.addHook("preClose", async () => {
    isEnding = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isEnding) reply.header("connection", "close");
  });
};

/** Hashed names: the content under a name never changes. */
const builtFiles = async (app: FastifyInstance, { config }: AppContext): Promise<void> => {
  await app.register(statics, {
    root: join(config.assets, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    index: false,
    decorateReply: false,
  });
};

type FurtherRoutes = (app: FastifyInstance, context: AppContext) => void;

const routes: readonly ((app: FastifyInstance, context: AppContext) => void | Promise<void>)[] = [
  health,
  signInRoutes,
  memberAuthRoutes,
  bankRoutes,
  taxRoutes,
  verificationRoutes,
  signedUrlRoute,
  receiverRoute,
  downloadRoute,
  verificationRoutesOn,
  handOverRoutes,
  phoneSessionRoutes,
  phoneStepRoutes,
  ownFileRoutes,
  mailCallbackRoute,
  exchangeRoute,
  linkAgainRoute,
  reviewRoutes,
  graphqlRoute,
  consoleRoute,
  portalRoute,
  portalReportFilesRoute,
  portalPackRoute,
  documentPagesRoutes,
  rightToRentPackRoute,
  reportFilesRoute,
  agencyFilesRoutes,
  agencyLogoRoutes,
  telemetryRoutes,
  reportCheckRoutes,
  landlordsPageRoutes,
  apiV1,
  forPrograms,
];

export const buildServer = async (context: AppContext, further?: FurtherRoutes): Promise<FastifyInstance> => {
  const app = fastify({
    trustProxy: context.config.trustProxy,
    bodyLimit: BODY_BYTES,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Finish running requests; close idle connections at once.
    forceCloseConnections: "idle",
    logger: false,
  });
  // Bodies are JSON or an upload form, so that a simple cross-site request is rejected.
  app.removeContentTypeParser("text/plain");
  requestLog(app, context.log);
  securityHeaders(app, context.config);
  answerFaults(app, context);
  closeConnectionsOnEnd(app);
  auditOrigins(app, context);
  await app.register(cookie);
  await compression(app);
  await builtFiles(app, context);
  for (const register of routes) await register(app, context);
  further?.(app, context);
  pages(app, context);
  return app;
};
