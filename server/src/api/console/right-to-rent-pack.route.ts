import { rightToRentPackPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { assertMaySee } from "../../review/own-party.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { type PackReader, type PackRequest, refusePack, sendPack } from "../right-to-rent/send-pack.ts";
import { requireRole } from "./console-context.ts";

/** A reader throws FORBIDDEN; OWN_CASE; SECOND_REVIEW_OPEN */
const readerOf = (services: AppServices, actor: StaffActor): PackReader => ({
  actor,
  id: actor.staffId,
  assertMayRead: async (pack) => {
    requireRole(actor, "REVIEWER");
    if (!pack) throw notFound();
    await inTransaction(services, actor, (work) => assertMaySee(work, pack.party.applicationId));
  },
});

export const rightToRentPackRoute = (app: FastifyInstance, services: AppServices): void => {
  app.get(
    rightToRentPackPath(":partyId", ":packId"),
    { exposeHeadRoute: false },
    async (request: PackRequest, reply) =>
      staffCaller(request, services)
        .then((actor) => sendPack(services, { request, reply }, readerOf(services, actor)))
        .catch((cause: unknown) => refusePack(reply, cause)),
  );
};
