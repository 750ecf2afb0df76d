import type { FastifyInstance } from "fastify";
import type { Services } from "../../../platform/work/services.ts";
import { enrolmentRoutes } from "./enrolment.routes.ts";
import { proofRoute } from "./proof.route.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";
import { staffCookies } from "./staff-cookies.ts";
import { staffLinkRoutes } from "./staff-link.routes.ts";
import { staffSessionRoutes } from "./staff-session.routes.ts";

/** Staff sign in with a link to their mailbox and a second factor (decision 0040). */
export const staffAuthRoutes = (app: FastifyInstance, services: Services): void => {
  const { publicUrl, session } = services.config;
  const auth = { services, cookies: staffCookies(publicUrl, session.hours) };
  staffLinkRoutes(app, auth);
  secondFactorRoutes(app, auth);
  enrolmentRoutes(app, auth);
  proofRoute(app, auth);
  staffSessionRoutes(app, auth);
};
