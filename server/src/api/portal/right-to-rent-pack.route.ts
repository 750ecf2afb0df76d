import { portalPackPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { FastifyInstance } from "fastify";
import { assertOwnApplication, changeForAgency } from "../../agencies/agency-rights.ts";
import type { SignedInAgencyUser } from "../../agency-users/agency-sessions.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { AppServices } from "../app-services.ts";
import { agencyCaller } from "../auth/members/agency-caller.ts";
import { type PackReader, type PackRequest, refusePack, sendPack } from "../right-to-rent/send-pack.ts";
import { requireRight } from "./portal-context.ts";

/** A reader throws FORBIDDEN; NOT_FOUND for another agency's person */
const readerOf = (services: AppServices, actor: SignedInAgencyUser): PackReader => ({
  actor,
  id: actor.agencyUserId,
  assertMayRead: async (pack) => {
    requireRight(actor, "checks");
    if (!pack) throw notFound();
    await changeForAgency(services, actor, (work) =>
      assertOwnApplication(work, actor, pack.party.applicationId),
    );
  },
});

/** The packs of people of the agency. */
export const portalPackRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    portalPackPath(":partyId", ":packId"),
    { exposeHeadRoute: false },
    async (request: PackRequest, reply) =>
      agencyCaller(request, services)
        .then((actor) => sendPack(services, { request, reply }, readerOf(services, actor)))
        .catch((cause: unknown) => refusePack(reply, cause)),
  );
};
