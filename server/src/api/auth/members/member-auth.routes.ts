import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { FastifyInstance } from "fastify";
import { findOtherAgencyAdministrator } from "../../../agency-users/agency-users.ts";
import type { Services } from "../../../platform/work/services.ts";
import { findOtherAdministrator } from "../../../staff/staff-members.ts";
import { findAgencyCaller } from "./agency-caller.ts";
import { enrolmentRoutes } from "./enrolment.routes.ts";
import { memberCookies } from "./member-cookies.ts";
import { memberLinkRoutes } from "./member-link.routes.ts";
import { memberSessionRoutes } from "./member-session.routes.ts";
import type { MemberAuth } from "./pending-step.ts";
import { proofRoute } from "./proof.route.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";
import { findStaffCaller } from "./staff-caller.ts";

const staffAuth = (services: Services): MemberAuth => {
  const { publicUrl, session } = services.config;
  return {
    services,
    audience: "staff",
    pages: staffPages,
    cookies: memberCookies(staffPages, publicUrl, session.hours),
    findCaller: async (request) => {
      const actor = await findStaffCaller(request, services);
      return actor && { actor, ownerId: actor.staffId, sessionId: actor.sessionId };
    },
    findAdministrator: (memberId) => findOtherAdministrator(services.db, memberId),
  };
};

const agencyAuth = (services: Services): MemberAuth => {
  const { publicUrl, session } = services.config;
  return {
    services,
    audience: "agency",
    pages: portalPages,
    cookies: memberCookies(portalPages, publicUrl, session.hours),
    findCaller: async (request) => {
      const actor = await findAgencyCaller(request, services);
      return actor && { actor, ownerId: actor.agencyUserId, sessionId: actor.sessionId };
    },
    findAdministrator: (memberId) => findOtherAgencyAdministrator(services.db, memberId),
  };
};

/** Members sign in with a link to their mailbox and a second factor (decisions 0040, 0096). */
export const memberAuthRoutes = (app: FastifyInstance, services: Services): void => {
  for (const auth of [staffAuth(services), agencyAuth(services)]) {
    memberLinkRoutes(app, auth);
    secondFactorRoutes(app, auth);
    enrolmentRoutes(app, auth);
    proofRoute(app, auth);
    memberSessionRoutes(app, auth);
  }
};
